import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MuseumCore } from '../../../src/adapters/inMemory/museum/MuseumCore.ts';
import { museumTransport } from '../../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { Refusal } from '../../../src/adapters/inMemory/museum/Refusal.ts';
import { seed } from '../../../src/adapters/inMemory/museum/seed.ts';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { SaveOrderSchema } from '../../../src/adapters/inMemory/museum/wireRequests.ts';
import { opening, SavedSchema, savePath, TestedMuseum, today } from './aMuseum.ts';
import {
  aConcessionLine,
  aFamilyLine,
  aLine,
  anOrder,
  openSlot,
  type WireLine,
} from './anOrder.ts';
import { expectHonestBooks, soldOf } from './honestBooks.ts';

const hold = 15 * 60_000;
const tomorrow = '2026-12-02';
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

/** Something that somebody does to one of the orders made so far, whatever its state. */
const withOrder =
  (act: (museum: TestedMuseum, step: Step, orderNo: string) => void): Act =>
  (museum, step, made) => {
    const order = made[step.order % Math.max(1, made.length)];
    if (order !== undefined) act(museum, step, order.orderNo);
  };

/** So many of an order's tickets, by number. */
const numbersOf = (museum: TestedMuseum, orderNo: string, step: Step): string[] =>
  museum
    .tickets(orderNo)
    .map(({ ticketNo }) => ticketNo)
    .slice(0, step.adults);

const acts = {
  saveAdults: saving(({ adults }, at) => aLine('adult', adults, at)),
  buyConcession: (museum, step, made) => {
    const { length } = made;
    saving((_step, at) => aConcessionLine(1, at))(museum, step, made);
    const bought = made[length];
    if (bought !== undefined) museum.museum.control('/_museum/pay', { orderNo: bought.orderNo });
  },
  saveFree: saving((_step, at) => aLine('senior', 1, at)),
  saveFamily: saving((_step, at) => aFamilyLine(1, at)),
  pay: paying(() => ({})),
  payLater: paying(({ ms }) => ({ afterMs: ms })),
  confirm: withOrder((museum, _step, orderNo) => museum.call('/trip/order/confirm', { orderNo })),
  cancel: withOrder((museum, _step, orderNo) =>
    museum.call('/api/integration/trip/order/cancel', { orderNo }),
  ),
  refund: withOrder((museum, step, orderNo) =>
    museum.call('/api/integration/refund', {
      isNeedPoundage: 'T',
      isSpecialReturn: 'F',
      originalOrderNo: orderNo,
      // Few numbers, so that they come again for the same tickets and for others.
      outRefundOrderNo: String(step.slot % 2),
      refundTikcetDetails: numbersOf(museum, orderNo, step).map((ticketNo) => ({ ticketNo })),
    }),
  ),
  rebook: withOrder((museum, step, orderNo) => {
    const day = step.ms % 2 === 0 ? today : tomorrow;
    museum.call('/api/integration/wx-rebook', {
      orderNo,
      rebookTikcetDetails: numbersOf(museum, orderNo, step).map((ticketNo) => ({
        ticketNo,
        useStartDate: day,
        staggeredReservationDailyId: slotId(day, step.slot),
      })),
    });
  }),
  check: withOrder((museum, step, orderNo) => {
    const ticket = museum.tickets(orderNo)[step.slot % 2];
    const opens = ticket?.status === '待检票' && !ticket.isReplenished;
    if (opens) museum.museum.control('/_museum/check', { ticketNo: ticket.ticketNo });
  }),
  replenish: (museum, step, made) => {
    const orderNo = made[step.order % Math.max(1, made.length)]?.orderNo ?? '';
    const answer = museum.call('/api/integration/save-wx-replenish-order', {
      orderNo,
      replenishTicketList: numbersOf(museum, orderNo, step).map((ticketNo) => ({ ticketNo })),
    });
    if (answer.code !== 0) return;
    const { paymentTotal, ...saved } = v.parse(ReplenishedSchema, answer.data);
    made.push({ ...saved, itemTotal: paymentTotal });
  },
  wait: (museum, { ms }) => museum.wait(ms),
  reload: (museum) => museum.reload(),
} satisfies Record<string, Act>;

const ReplenishedSchema = v.object({ orderNo: v.string(), paymentTotal: v.number() });

const actNames = [
  'saveAdults',
  'buyConcession',
  'saveFree',
  'saveFamily',
  'pay',
  'payLater',
  'confirm',
  'cancel',
  'refund',
  'rebook',
  'check',
  'replenish',
  'wait',
  'reload',
] as const satisfies readonly (keyof typeof acts)[];

describe('stock', () => {
  it('[Q-STK-1] sold + held + remaining is the capacity after every step of any history', () => {
    const step = fc.record({
      act: fc.constantFrom(...actNames),
      slot: fc.nat(7),
      order: fc.nat(7),
      adults: fc.integer({ min: 1, max: 3 }),
      ms: fc.integer({ min: 1, max: 1.2 * hold }),
    });
    const happened = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), (steps) => {
        const museum = new TestedMuseum();
        museum.museum.control('/_museum/reset', { scenario: 'nearlySoldOut', now: opening });
        const soldBefore = soldOf(museum.state());
        const made: Made[] = [];
        for (const one of steps) {
          acts[one.act](museum, one, made);
          expectHonestBooks(museum.state(), soldBefore);
        }
        for (const effect of museum.effects()) happened.add(effect);
        if (museum.state().orders.some(isPaidTopUp)) happened.add('topped up');
      }),
      { numRuns: 40, seed: 20_261_201 },
    );
    // Histories in which nothing succeeds would prove nothing.
    expect([...happened]).toEqual(
      expect.arrayContaining([
        'issued',
        'order-closed',
        'order-cancelled',
        'tickets-refunded',
        'rebooked',
        'ticket-checked',
        'refunded',
        'topped up',
      ]),
    );
  }, 30_000);

  it.each([
    { unsafe: true, accepted: 50, remaining: -40 },
    { unsafe: false, accepted: 10, remaining: 0 },
  ])('[Q-STK-1] 50 savers and 10 places, unsafe: $unsafe: $accepted are accepted', async (run) => {
    const fills = { ...seed.fills, open: { ordinary: 10, free: 0 } };
    const core = new MuseumCore(
      { seed: { ...seed, fills }, now: () => opening, random: () => 0.5 },
      null,
    );
    const saveOne = async (): Promise<boolean> => {
      const order = v.parse(SaveOrderSchema, anOrder());
      try {
        const take = core.orders.checked(order, { token: '', now: opening });
        // The control: whoever lets others in between the check and the taking sells what is gone.
        if (run.unsafe) await Promise.resolve();
        take();
        return true;
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'stockShort') return false;
        throw error;
      }
    };
    const outcomes = await Promise.all(Array.from({ length: 50 }, saveOne));
    expect(outcomes.filter((accepted) => accepted)).toHaveLength(run.accepted);
    expect(core.stock.counts(openSlot, 'ordinary').remaining).toBe(run.remaining);
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

  it('[Q-STK-1] takes nothing at all when one line of an order is short', () => {
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

  it('[Q-STK-1] adds up the lines that want the same pool', () => {
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

  it('[Q-STK-4] [Q-SEC-13] [Q-SEC-14] five orders with the same document for the same slot: one is accepted', () => {
    const museum = new TestedMuseum();
    const order = anOrder(aLine('adult'));
    const codes = Array.from({ length: 5 }, () => museum.call(savePath, order).code);
    expect(codes).toEqual([0, 5021, 5021, 5021, 5021]);
  });

  it('[Q-STK-4] [Q-SEC-14] a document is free again once its order has closed', () => {
    const museum = new TestedMuseum();
    const order = anOrder(aLine('adult'));
    museum.save(order);
    museum.wait(hold);
    expect(museum.call(savePath, order).code).toBe(0);
  });
});

type State = ReturnType<TestedMuseum['state']>;

const isPaidTopUp = ({ originalOrderNo, status }: State['orders'][number]): boolean =>
  originalOrderNo !== '' && status === '已出票';
