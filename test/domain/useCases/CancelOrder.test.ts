import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
import { failed } from '../../../src/domain/model/Result.ts';
import { CancelOrder } from '../../../src/domain/useCases/CancelOrder.ts';
import { CancelDesk } from '../../support/CancelDesk.ts';

const order = orderNo('7');
const network = failed({ kind: 'network' } as const);

function atDesk(desk: CancelDesk) {
  const clock = new ManualClock(0);
  const browser = new MemoryBrowser();
  const openTab = () => new CancelOrder({ museum: desk, tabs: new MemoryTabs(browser), clock });
  const through = async <T>(outcome: Promise<T>): Promise<T> => {
    await clock.advance(10_000);
    return outcome;
  };
  return { desk, clock, browser, openTab, through };
}

describe('cancelling an order', () => {
  it('[CANC-01] is one call, however often it is asked in one task', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    const cancel = openTab();
    const asked = Array.from({ length: 10 }, () => cancel.execute(order));
    const outcomes = await through(Promise.all(asked));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
      'cancelled',
      ...Array.from({ length: 9 }, () => 'notNow'),
    ]);
    expect([desk.calls, desk.reads]).toEqual([1, 0]);
  });

  it('[CANC-01] that the museum refuses tells why', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    desk.fates = [{ refusedWith: '订单处理中' }];
    expect(await through(openTab().execute(order))).toEqual({
      kind: 'refused',
      cause: { kind: 'business', code: '5201', text: '订单处理中' },
    });
  });

  it.each<readonly [OrderStatus, string]>([
    ['issued', 'paid'],
    ['paid', 'paid'],
    ['completed', 'paid'],
    ['cancelled', 'overAlready'],
    ['closed', 'overAlready'],
  ])('[CANC-01] of an order that is %s meanwhile tells the truth: %s', async (status, kind) => {
    const { desk, openTab, through } = atDesk(new CancelDesk(status));
    expect(await through(openTab().execute(order))).toEqual({ kind });
    expect(desk.status).toBe(status);
  });

  it('[CANC-01] an expired login is a refusal, without reading on', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    desk.fates = ['expired'];
    expect(await through(openTab().execute(order))).toEqual({
      kind: 'refused',
      cause: { kind: 'expired' },
    });
    expect(desk.reads).toBe(0);
  });
});

describe('a cancellation whose answer was lost', () => {
  it('[Q-PAY-3] is done where the order is cancelled', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    desk.fates = ['lostAfter'];
    expect(await through(openTab().execute(order))).toEqual({ kind: 'cancelled' });
    expect(desk.calls).toBe(1);
  });

  it('[Q-PAY-3] is not done after two readings, and may be tried again', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    desk.fates = ['lostBefore'];
    const cancel = openTab();
    expect(await through(cancel.execute(order))).toEqual({ kind: 'notCancelled' });
    expect([desk.calls, desk.reads]).toEqual([1, 2]);
    expect(await through(cancel.execute(order))).toEqual({ kind: 'cancelled' });
  });

  it('[Q-PAY-3] is unknown while nothing can be read, and found on looking again', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    desk.fates = ['lostAfter'];
    desk.readFailures = [network, network, network];
    const cancel = openTab();
    expect(await through(cancel.execute(order))).toEqual({ kind: 'unconfirmed' });
    expect(await through(cancel.lookAgain(order))).toEqual({ kind: 'cancelled' });
    expect(desk.calls).toBe(1);
  });

  it('[Q-PAY-3] is not called undone by one reading alone', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    desk.fates = ['lostBefore'];
    desk.readFailures = [network];
    expect(await through(openTab().execute(order))).toEqual({ kind: 'unconfirmed' });
  });

  it('[CANC-01] of an order that was paid meanwhile says that it is paid', async () => {
    const { desk, clock, openTab } = atDesk(new CancelDesk());
    desk.fates = ['lostBefore'];
    const outcome = openTab().execute(order);
    await clock.advance(1_000);
    desk.status = 'issued';
    await clock.advance(5_000);
    expect(await outcome).toEqual({ kind: 'paid' });
  });
});

describe('an order that another tab works on', () => {
  it('[Q-PAY-2] is not cancelled before its payment has ended, and then reads what came of it', async () => {
    const { desk, browser, openTab, through } = atDesk(new CancelDesk());
    const other = new MemoryTabs(browser);
    let end = () => {};
    const paying = other.inTurn(
      `pay:${order}`,
      () =>
        new Promise<void>((resolve) => {
          end = () => {
            desk.status = 'issued';
            resolve();
          };
        }),
    );
    const outcome = openTab().execute(order);
    await through(Promise.resolve());
    expect(desk.calls).toBe(0);
    end();
    await paying;
    expect(await through(outcome)).toEqual({ kind: 'paid' });
    expect(desk.calls).toBe(0);
  });

  it('[Q-PAY-2] cancelled in two tabs at once is one call', async () => {
    const { desk, openTab, through } = atDesk(new CancelDesk());
    const [first, second] = [openTab(), openTab()];
    const both = await through(Promise.all([first.execute(order), second.execute(order)]));
    expect(both).toEqual([{ kind: 'cancelled' }, { kind: 'overAlready' }]);
    expect(desk.calls).toBe(1);
  });
});
