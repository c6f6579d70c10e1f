import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { museumTransport } from '../../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { opening, SavedSchema, savePath, TestedMuseum, today } from './aMuseum.ts';
import { aFamilyLine, aLine, anOrder, openSlot, type WireLine } from './anOrder.ts';

const hold = 15 * 60_000;
const soldOutSlot = slotId(today, 1);
const fewLeftSlot = slotId(today, 2);

interface Made {
  readonly orderNo: string;
  readonly itemTotal: number;
}

interface Step {
  readonly slot: number;
  readonly order: number;
  readonly adults: number;
  readonly ms: number;
}

type Act = (museum: TestedMuseum, step: Step, made: Made[]) => void;

const saving =
  (line: (step: Step, at: { staggeredReservationDailyId: string }) => WireLine): Act =>
  (museum, step, made) => {
    const at = { staggeredReservationDailyId: slotId(today, step.slot) };
    const answer = museum.call(savePath, anOrder(line(step, at)));
    if (answer.code === 0) made.push(v.parse(SavedSchema, answer.data));
  };

const paying =
  (after: (step: Step) => object): Act =>
  (museum, step, made) => {
    const order = made[step.order % Math.max(1, made.length)];
    if (order === undefined || order.itemTotal === 0) return;
    museum.museum.control('/_museum/pay', { orderNo: order.orderNo, ...after(step) });
  };

const acts = {
  saveAdults: saving(({ adults }, at) => aLine('adult', adults, at)),
  saveFree: saving((_step, at) => aLine('senior', 1, at)),
  saveFamily: saving((_step, at) => aFamilyLine(1, at)),
  pay: paying(() => ({})),
  payLater: paying(({ ms }) => ({ afterMs: ms })),
  confirm: (museum, step, made) => {
    const orderNo = made[step.order % Math.max(1, made.length)]?.orderNo ?? '';
    museum.call('/trip/order/confirm', { orderNo });
  },
  wait: (museum, { ms }) => museum.wait(ms),
  reload: (museum) => museum.reload(),
} satisfies Record<string, Act>;

const actNames = [
  'saveAdults',
  'saveFree',
  'saveFamily',
  'pay',
  'payLater',
  'confirm',
  'wait',
  'reload',
] as const satisfies readonly (keyof typeof acts)[];

describe('stock', () => {
  it('[Q-STK-1] sold + held + remaining is the capacity after every step of any history', () => {
    const step = fc.record({
      act: fc.constantFrom(...actNames),
      slot: fc.nat(7),
      order: fc.nat(20),
      adults: fc.integer({ min: 1, max: 3 }),
      ms: fc.integer({ min: 1, max: 1.2 * hold }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const museum = new TestedMuseum();
        museum.museum.control('/_museum/reset', { scenario: 'nearlySoldOut', now: opening });
        const soldBefore = totalsOf(museum).sold;
        const made: Made[] = [];
        for (const one of steps) {
          acts[one.act](museum, one, made);
          const after = totalsOf(museum);
          expect(after.sold + after.held + after.remaining).toBe(after.capacity);
          const issued = ticketsOf(museum, '已出票');
          expect(after.sold).toBe(soldBefore + issued);
          expect(after.held).toBe(ticketsOf(museum, '待支付'));
        }
      }),
      { numRuns: 60, seed: 20_261_201 },
    );
  });

  it('[Q-STK-1] 50 savers at one moment get exactly the places there are', async () => {
    const museum = new TestedMuseum();
    const transport = museumTransport(museum.museum, { after: () => () => {} });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        transport.send(
          {
            method: 'POST',
            path: savePath,
            headers: {},
            body: JSON.stringify(
              anOrder(aLine('adult', 1, { staggeredReservationDailyId: fewLeftSlot })),
            ),
          },
          1000,
        ),
      ),
    );
    const codes = answers.map(({ body }) => /"code":(\d+)/.exec(body)?.[1]);
    expect(codes.filter((code) => code === '0')).toHaveLength(3);
    expect(codes.filter((code) => code === '5010')).toHaveLength(47);
    expect(museum.slot(fewLeftSlot).ordinary).toEqual({
      capacity: 80,
      sold: 77,
      held: 3,
      remaining: 0,
    });
  });

  it('takes nothing at all when one line of an order is short', () => {
    const museum = new TestedMuseum();
    const order = anOrder(
      aLine('adult', 2),
      aLine('senior', 1, { staggeredReservationDailyId: soldOutSlot }),
    );
    const answer = museum.call(savePath, order);
    expect(answer.code).toBe(5010);
    expect(answer.error).toContain('2026-12-01 10:00-11:00');
    expect(museum.slot(openSlot).ordinary.held).toBe(0);
    expect(museum.state().orders).toEqual([]);
    expect(museum.effects()).toEqual([]);
  });

  it('adds up the lines that want the same pool', () => {
    const museum = new TestedMuseum();
    const inFew = { staggeredReservationDailyId: fewLeftSlot };
    const order = anOrder(aLine('adult', 2, inFew), aLine('byId', 2, inFew));
    expect(museum.call(savePath, order).code).toBe(5010);
    expect(museum.slot(fewLeftSlot).ordinary.remaining).toBe(3);
  });

  it('takes ordinary places for buyers and free ones for free tickets and carried children', () => {
    const museum = new TestedMuseum();
    museum.save(anOrder(aLine('adult', 2), aLine('senior'), aFamilyLine(2)));
    expect(museum.slot(openSlot).ordinary).toMatchObject({ held: 3, remaining: 59 });
    expect(museum.slot(openSlot).free).toMatchObject({ held: 3, remaining: 13 });
  });

  it('[Q-STK-4] five orders with the same document for the same slot: one is accepted', () => {
    const museum = new TestedMuseum();
    const order = anOrder(aLine('adult'));
    const codes = Array.from({ length: 5 }, () => museum.call(savePath, order).code);
    expect(codes).toEqual([0, 5021, 5021, 5021, 5021]);
  });

  it('[Q-STK-4] a document is free again once its order has closed', () => {
    const museum = new TestedMuseum();
    const order = anOrder(aLine('adult'));
    museum.save(order);
    museum.wait(hold);
    expect(museum.call(savePath, order).code).toBe(0);
  });
});

function totalsOf(museum: TestedMuseum) {
  const pools = museum.state().stock.flatMap(({ ordinary, free }) => [ordinary, free]);
  for (const { capacity, sold, held, remaining } of pools) {
    expect(sold + held + remaining).toBe(capacity);
    expect(Math.min(sold, held, remaining)).toBeGreaterThanOrEqual(0);
  }
  const sum = (of: 'capacity' | 'sold' | 'held' | 'remaining') =>
    pools.reduce((total, pool) => total + pool[of], 0);
  return {
    capacity: sum('capacity'),
    sold: sum('sold'),
    held: sum('held'),
    remaining: sum('remaining'),
  };
}

/** People with a place by orders of a status: a family of these tests brings one child. */
function ticketsOf(museum: TestedMuseum, status: string): number {
  return museum
    .state()
    .orders.filter((order) => order.status === status)
    .flatMap(({ tickets }) => tickets)
    .reduce((sum, { ticketId }) => sum + (ticketId === '100201' ? 2 : 1), 0);
}
