import { describe, expect, it } from 'vitest';
import { CatalogueCalls } from '../../../src/adapters/http/CatalogueCalls.ts';
import { MessagesCalls } from '../../../src/adapters/http/MessagesCalls.ts';
import { OrderingCalls } from '../../../src/adapters/http/OrderingCalls.ts';
import { PayingCalls } from '../../../src/adapters/http/PayingCalls.ts';
import { ReadRetries } from '../../../src/adapters/http/ReadRetries.ts';
import type { Transport, WireResponse } from '../../../src/adapters/http/Transport.ts';
import { WaitingRoom } from '../../../src/adapters/http/WaitingRoom.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { CrowdWait } from '../../../src/ports/Interruptions.ts';
import { day } from '../../domain/builders.ts';

const good = { status: 200, headers: {}, body: '{"code":0,"data":[]}' };
const crowded = { status: 503, headers: { 'retry-after': '10' }, body: '' };
const expired = { status: 200, headers: {}, body: '{"code":1017,"data":["secret"]}' };

/** A page over a museum that answers everything in one way, until it is told another. */
function aPage(first: WireResponse) {
  const clock = new ManualClock(0);
  const told: (CrowdWait | null)[] = [];
  const judged: string[] = [];
  const sent: string[] = [];
  let answer = first;
  let isAway = false;
  const transport: Transport = {
    send: async ({ path }) => {
      sent.push(path);
      return answer;
    },
  };
  const room = new WaitingRoom({
    clock,
    visibility: new SwitchableVisibility(),
    chance: () => 0,
    tell: (wait) => told.push(wait),
  });
  const exchange = new WireExchange({
    transport,
    token: () => 'token-1',
    retries: new ReadRetries({ clock, random: () => 0.5, longestMs: 2_000 }),
    doorkeeper: async () => {
      if (isAway) throw new Error('offline');
      return {
        judge: async (refused, _response, { path }) => {
          judged.push(`${refused.failure.kind} ${path}`);
          return refused;
        },
        admit: (refused, ask) => room.admit(refused, ask),
      };
    },
  });
  return {
    clock,
    told,
    judged,
    sent,
    catalogue: new CatalogueCalls({ exchange, organisationId: () => '', apiPrefix: '' }),
    paying: new PayingCalls(exchange),
    ordering: new OrderingCalls(exchange),
    messages: new MessagesCalls(exchange),
    sendDoorkeeperAway: () => {
      isAway = true;
    },
    museum: (next: WireResponse) => {
      answer = next;
    },
  };
}

describe('a read that a crowd turns away', () => {
  it('[Q-RUSH-6] waits, is asked again by itself, and then answers as if nothing had been', async () => {
    const { clock, paying, museum, told, sent } = aPage(crowded);
    const ways = paying.payWays();
    await clock.advance(9_999);
    expect(told.map((wait) => wait?.until ?? null)).toEqual([10_000]);
    museum(good);
    await clock.advance(1);
    expect(await ways).toEqual({ ok: true, value: [] });
    expect(sent).toHaveLength(2);
    expect(told.at(-1)).toBeNull();
  });

  it('[Q-RUSH-6] one that meant to ask again unseen stands behind those who wait already', async () => {
    const { clock, paying, catalogue, told, sent, museum } = aPage({ ...crowded, headers: {} });
    // Of five calls one may be asked again, here after half a second; the others wait from the start.
    const all = Promise.all([
      paying.payWays(),
      catalogue.preSaleDays(),
      catalogue.purchaseLimit(),
      catalogue.slots(day('2026-10-01')),
      catalogue.isSaleStaggered(day('2026-10-01')),
    ]);
    await clock.advance(0);
    expect(told).not.toEqual([]);
    await clock.advance(2_499);
    expect(sent).toHaveLength(5);
    museum(good);
    await clock.advance(1);
    await all;
    expect(sent).toHaveLength(10);
    expect(told.at(-1)).toBeNull();
  });

  it('[Q-RUSH-1] a write is told at once, and never sent again', async () => {
    const { clock, ordering, told, sent } = aPage(crowded);
    const failure = { kind: 'busy', retryAfterMs: 10_000 };
    expect(await ordering.confirmOrder(orderNo('1'))).toEqual({ ok: false, failure });
    await clock.advance(300_000);
    expect(sent).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it('what is polled is told at once: it asks again in its own time', async () => {
    const { messages, told } = aPage(crowded);
    expect(await messages.maintenanceNotice()).toMatchObject({ ok: false });
    expect(told).toEqual([]);
  });

  it('other failures wait for nobody', async () => {
    const { paying, told } = aPage({ status: 500, headers: {}, body: '' });
    expect(await paying.payWays()).toEqual({ ok: false, failure: { kind: 'malformed' } });
    expect(told).toEqual([]);
  });
});

describe('a call that meets an expired login', () => {
  it('[API-01] [R9] is told of, whatever call it is, and its data reach nobody', async () => {
    const { paying, ordering, messages, judged } = aPage(expired);
    const nothing = { ok: false, failure: { kind: 'expired' } };
    expect(await paying.payWays()).toEqual(nothing);
    expect(await ordering.confirmOrder(orderNo('1'))).toEqual(nothing);
    expect(await messages.maintenanceNotice()).toEqual(nothing);
    expect(judged).toEqual([
      'expired /api/integration/pay-way/list',
      'expired /trip/order/confirm',
      'expired /bms/sys-config/system-maintenance-notice',
    ]);
  });

  it('what the museum says in its own words is judged by nobody', async () => {
    const { paying, judged, museum } = aPage(good);
    await paying.payWays();
    museum({ ...good, body: '{"code":5}' });
    await paying.payWays();
    expect(judged).toEqual([]);
  });

  it('an answer that nobody can be had to judge stays what it is', async () => {
    const { paying, museum, sendDoorkeeperAway, clock } = aPage(expired);
    sendDoorkeeperAway();
    expect(await paying.payWays()).toEqual({ ok: false, failure: { kind: 'expired' } });
    museum(crowded);
    const failure = { kind: 'busy', retryAfterMs: 10_000 };
    const ways = paying.payWays();
    await clock.advance(0);
    expect(await ways).toEqual({ ok: false, failure });
  });
});
