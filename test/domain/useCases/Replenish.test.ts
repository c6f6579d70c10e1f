import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import type { ReplenishableTicket } from '../../../src/domain/model/Replenishment.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { FindMadeOrders } from '../../../src/domain/useCases/FindMadeOrders.ts';
import { Replenish } from '../../../src/domain/useCases/Replenish.ts';
import type { SavedOrder } from '../../../src/ports/MuseumApi.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import { StubTopUps, type TopUps } from '../../support/StubTopUps.ts';
import { shanghai, yuan } from '../builders.ts';
import { aReplenishable, aTopUpOrder, originalOrder, topUpOrder } from '../replenishable.ts';

const lost: Failure = { kind: 'network' };
const gone: Failure = { kind: 'business', code: '5304', text: '该票不能补差价' };
const losing = async () => failed(lost);
const listing = (...orders: readonly OrderSummary[]) => ({ orders: async () => success(orders) });
const other = orderNo('20261127093000000009');

/** The visitor tops up at half past nine. */
function aTopUp(answers: Partial<TopUps> = {}, tabs = new MemoryTabs()) {
  const tickets = [aReplenishable(1), aReplenishable(2)];
  const museum = new StubTopUps(tickets, answers);
  const clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  const findMadeOrders = new FindMadeOrders({ museum, configuration: { timeZone: shanghai } });
  const replenish = new Replenish({ museum, findMadeOrders, tabs, clock });
  const send = (chosen: readonly ReplenishableTicket[] = [aReplenishable()]) =>
    replenish.execute({ orderNo: originalOrder, tickets: chosen }, 'English');
  return { museum, clock, replenish, send };
}

describe('topping up', () => {
  it('[RPLN-02] saves an order with the numbers of the chosen tickets', async () => {
    const { museum, send } = aTopUp();
    const sent = await send([aReplenishable(1), aReplenishable(2)]);
    expect(sent).toEqual(success({ orderNo: topUpOrder, total: yuan(60), knownBy: 'answer' }));
    expect(museum.saved).toEqual([[aReplenishable(1).ticketNo, aReplenishable(2).ticketNo]]);
    expect(museum.times('orders')).toBe(0);
  });

  it.each([
    ['nothing', []],
    ['a ticket of unknown difference', [aReplenishable(1, { difference: null })]],
    [
      'a ticket that would cost less',
      [aReplenishable(), aReplenishable(2, { difference: yuan(-1) })],
    ],
  ])('[RPLN-01] sends %s never', async (_what, chosen) => {
    const { museum, send } = aTopUp();
    expect(await send(chosen)).toEqual(failed({ kind: 'notPossible' }));
    expect(museum.asked).toEqual([]);
  });

  it('[RPLN-02] [Q-PAY-2] ten presses in one task send it once', async () => {
    const answer = anOpenAnswer<Result<SavedOrder>>();
    const { museum, send } = aTopUp({ saveReplenishment: () => answer.promise });
    const presses = Array.from({ length: 10 }, () => send());
    answer.give(success({ orderNo: topUpOrder, total: yuan(30) }));
    const sent = await Promise.all(presses);
    expect(museum.times('saveReplenishment')).toBe(1);
    expect(sent.filter((each) => each.ok)).toHaveLength(1);
    expect(sent.at(-1)).toEqual(failed({ kind: 'underWay' }));
  });

  it('[RPLN-02] tells the museum’s reason when it is refused', async () => {
    const { museum, send, replenish } = aTopUp({ saveReplenishment: async () => failed(gone) });
    expect(await send()).toEqual(failed({ kind: 'refused', cause: gone }));
    expect(museum.times('orders')).toBe(0);
    expect(replenish.unanswered(originalOrder)).toBeNull();
  });

  it('[RPLN-02] O-072: an amount that nobody knows is not free', async () => {
    const saved = success({ orderNo: topUpOrder, total: null });
    const { send } = aTopUp({ saveReplenishment: async () => saved });
    expect(await send()).toEqual(success({ ...saved.value, knownBy: 'answer' }));
  });
});

describe('a lost answer to a top-up', () => {
  it.each<Failure>([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'malformed' }])(
    '[RPLN-02] [Q-PAY-3] of the kind $kind leads on with the one order that it made',
    async (failure) => {
      const { museum, send, replenish } = aTopUp({
        saveReplenishment: async () => failed(failure),
        ...listing(aTopUpOrder()),
      });
      expect(await send()).toEqual(
        success({ orderNo: topUpOrder, total: yuan(30), knownBy: 'list' }),
      );
      expect(museum.asked).toEqual(['saveReplenishment', 'orders']);
      expect(replenish.unanswered(originalOrder)).toBeNull();
    },
  );

  it.each<[string, Partial<OrderSummary>]>([
    ['is no top-up', { isReplenishment: false }],
    ['tops up another order', { originalOrderNo: other }],
    ['was made before', { createdAt: '2026-11-27 09:24:59' }],
    ['was given up', { status: 'cancelled' }],
    ['was not paid in time', { status: 'closed' }],
  ])('[RPLN-02] [Q-PAY-3] is not an order that %s', async (_what, changes) => {
    const answers = { saveReplenishment: losing, ...listing(aTopUpOrder(changes)) };
    const { send, replenish } = aTopUp(answers);
    expect(await send()).toEqual(failed({ kind: 'unconfirmed', candidates: [], wasRead: true }));
    expect(replenish.unanswered(originalOrder)?.tickets).toEqual([aReplenishable()]);
  });

  it('[RPLN-02] [Q-PAY-3] may be an order that the museum’s clock made 5 minutes before', async () => {
    const order = aTopUpOrder({ createdAt: '2026-11-27 09:25:00' });
    const { send } = aTopUp({ saveReplenishment: losing, ...listing(order) });
    expect((await send()).ok).toBe(true);
  });

  it('[RPLN-02] [Q-PAY-3] guesses nothing where several fit, or one costs something else', async () => {
    const two = [aTopUpOrder(), aTopUpOrder({ orderNo: other })];
    const { museum, send, replenish } = aTopUp({ saveReplenishment: losing, ...listing(...two) });
    const several = failed({ kind: 'unconfirmed', candidates: two, wasRead: true });
    expect(await send()).toEqual(several);
    const [, second] = two;
    if (second === undefined) throw new Error('no second');
    expect(replenish.continueWith(originalOrder, second)).toEqual({
      orderNo: other,
      total: yuan(30),
      knownBy: 'list',
    });
    expect(await replenish.lookAgain(originalOrder)).toBeNull();

    const dear = [aTopUpOrder({ total: yuan(31) })];
    museum.answers = { saveReplenishment: losing, ...listing(...dear) };
    expect(await send()).toEqual(failed({ kind: 'unconfirmed', candidates: dear, wasRead: true }));
  });

  it('[RPLN-02] [Q-PAY-3] is never the order of an earlier top-up of the same cost', async () => {
    const { museum, send } = aTopUp();
    await send([aReplenishable(1)]);
    museum.answers = { saveReplenishment: losing, ...listing(aTopUpOrder()) };
    expect(await send([aReplenishable(2)])).toEqual(
      failed({ kind: 'unconfirmed', candidates: [], wasRead: true }),
    );
  });

  it('[RPLN-02] [Q-PAY-3] is looked for again, also for one that was taken late, and sent no more', async () => {
    const { museum, send, replenish } = aTopUp({ saveReplenishment: losing, orders: losing });
    expect(await send()).toEqual(failed({ kind: 'unconfirmed', candidates: [], wasRead: false }));
    museum.answers = listing();
    expect(await replenish.lookAgain(originalOrder)).toEqual(
      failed({ kind: 'unconfirmed', candidates: [], wasRead: true }),
    );
    museum.answers = listing(aTopUpOrder({ createdAt: '2026-11-27 09:30:20' }));
    expect(await replenish.lookAgain(originalOrder)).toMatchObject({ ok: true });
    expect(await replenish.lookAgain(originalOrder)).toBeNull();
    expect(museum.times('saveReplenishment')).toBe(1);
  });

  it('[RPLN-02] [Q-PAY-3] found taken when the visitor’s own second try is refused leads on with the first', async () => {
    const { museum, clock, send } = aTopUp({ saveReplenishment: losing });
    await send();
    await clock.advance(20 * 60_000);
    museum.answers = { saveReplenishment: async () => failed(gone), ...listing(aTopUpOrder()) };
    expect(await send()).toMatchObject(success({ orderNo: topUpOrder, knownBy: 'list' }));
  });
});

describe('topping up in two tabs', () => {
  const twoTabs = (answers: Partial<TopUps> = {}) => {
    const shared = new MemoryBrowser();
    const first = aTopUp(answers, new MemoryTabs(shared));
    const second = aTopUp(answers, new MemoryTabs(shared));
    return { first, second };
  };

  it('[RPLN-02] [Q-PAY-2] sends the same once: the other tab goes on with its order', async () => {
    const { first, second } = twoTabs(listing(aTopUpOrder()));
    const [here, there] = await Promise.all([first.send(), second.send()]);
    expect(here).toMatchObject(success({ orderNo: topUpOrder, knownBy: 'answer' }));
    expect(there).toMatchObject(success({ orderNo: topUpOrder, knownBy: 'otherTab' }));
    // And again, for a visitor who has gone back.
    expect(await second.send()).toMatchObject(success({ orderNo: topUpOrder }));
    expect([first, second].map(({ museum }) => museum.times('saveReplenishment'))).toEqual([1, 0]);
  });

  it('[RPLN-02] [Q-PAY-2] sends it anew once the other tab’s order was given up', async () => {
    const { first, second } = twoTabs(listing(aTopUpOrder({ status: 'cancelled' })));
    await first.send();
    expect(await second.send()).toMatchObject(success({ knownBy: 'answer' }));
  });

  it('[RPLN-02] [Q-PAY-2] sends what is another top-up, whatever it costs', async () => {
    const { first, second } = twoTabs(listing(aTopUpOrder()));
    await Promise.all([first.send([aReplenishable(1)]), second.send([aReplenishable(2)])]);
    expect(second.museum.saved).toEqual([[aReplenishable(2).ticketNo]]);
  });

  it('[RPLN-02] [Q-PAY-2] looks for itself where a browser tells tabs nothing', async () => {
    const shared = new MemoryBrowser();
    const [one, two] = [new MemoryTabs(shared), new MemoryTabs(shared)];
    one.tell = () => {};
    const answers = listing(aTopUpOrder());
    const first = aTopUp(answers, one);
    const second = aTopUp(answers, two);
    const sending = first.send();
    second.museum.tickets = [aReplenishable(2)];
    expect(await second.send()).toMatchObject(
      success({ orderNo: topUpOrder, knownBy: 'otherTab' }),
    );
    expect((await sending).ok).toBe(true);
    expect(second.museum.saved).toEqual([]);
  });

  it('[RPLN-02] [Q-PAY-3] sends nothing while the other tab’s answer is missing, unless the visitor says so', async () => {
    const { first, second } = twoTabs({ saveReplenishment: losing });
    await first.send();
    second.museum.answers = {};
    expect(await second.send()).toEqual(
      failed({ kind: 'unconfirmed', candidates: [], wasRead: true }),
    );
    expect(second.museum.saved).toEqual([]);
    expect(second.replenish.unanswered(originalOrder)).not.toBeNull();
    expect((await second.send()).ok).toBe(true);
  });
});
