import fc, { type Scheduler } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MuseumCore } from '../../../src/adapters/inMemory/museum/MuseumCore.ts';
import { Refusal } from '../../../src/adapters/inMemory/museum/Refusal.ts';
import { seed } from '../../../src/adapters/inMemory/museum/seed.ts';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { SaveOrderSchema } from '../../../src/adapters/inMemory/museum/wireRequests.ts';
import { opening, SavedSchema, savePath, TestedMuseum, today } from './aMuseum.ts';
import { aLine, anOrder, openSlot } from './anOrder.ts';
import { expectHonestBooks, soldOf } from './honestBooks.ts';

const hold = 15 * 60_000;
/** Three places are left here. */
const fewLeftSlot = slotId(today, 2);

/** Does one thing at the museum, when its turn has come. */
type Step = <T>(act: (museum: TestedMuseum) => T) => Promise<T>;

const saved = async (step: Step, slot = fewLeftSlot, adults = 1): Promise<string | null> => {
  const order = anOrder(aLine('adult', adults, { staggeredReservationDailyId: slot }));
  const { code, data } = await step((museum) => museum.call(savePath, order));
  if (code !== 0) expect(code).toBe(5010);
  return code === 0 ? v.parse(SavedSchema, data).orderNo : null;
};

const paid = (step: Step, orderNo: string, afterMs = 0) =>
  step((museum) => museum.museum.control('/_museum/pay', { orderNo, afterMs }));

const cancelled = (step: Step, orderNo: string) =>
  step((museum) => museum.call('/api/integration/trip/order/cancel', { orderNo }).code);

const refunded = (step: Step, orderNo: string) =>
  step((museum) => {
    const refundTikcetDetails = museum.tickets(orderNo).map(({ ticketNo }) => ({ ticketNo }));
    const body = { originalOrderNo: orderNo, outRefundOrderNo: `R${orderNo}`, refundTikcetDetails };
    const flags = { isNeedPoundage: 'T', isSpecialReturn: 'F' };
    return museum.call('/api/integration/refund', { ...flags, ...body }).code;
  });

const rebooked = (step: Step, orderNo: string, staggeredReservationDailyId = fewLeftSlot) =>
  step((museum) => {
    const rebookTikcetDetails = museum.tickets(orderNo).map(({ ticketNo }) => ({
      ticketNo,
      useStartDate: today,
      staggeredReservationDailyId,
    }));
    return museum.call('/api/integration/wx-rebook', { orderNo, rebookTikcetDetails }).code;
  });

/** What visitors do, each in one go as their phones do it, with others in between. */
const visitors = {
  buys: async (step) => {
    const orderNo = await saved(step);
    if (orderNo !== null) await paid(step, orderNo);
  },
  letsGo: async (step) => {
    await saved(step);
    await step((museum) => museum.wait(hold));
  },
  paysLate: async (step) => {
    const orderNo = await saved(step);
    if (orderNo === null) return;
    await step((museum) => museum.wait(hold - 1));
    await Promise.all([paid(step, orderNo), step((museum) => museum.wait(1))]);
  },
  cancelsTwice: async (step) => {
    const orderNo = await saved(step);
    if (orderNo === null) return;
    const codes = await Promise.all([cancelled(step, orderNo), cancelled(step, orderNo)]);
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
  },
  paysAndCancels: async (step) => {
    const orderNo = await saved(step);
    if (orderNo !== null) await Promise.all([paid(step, orderNo), cancelled(step, orderNo)]);
  },
  refundsTwice: async (step) => {
    const orderNo = await saved(step);
    if (orderNo === null) return;
    await paid(step, orderNo);
    await Promise.all([refunded(step, orderNo), refunded(step, orderNo)]);
  },
  rebooksTwice: async (step) => {
    const orderNo = await saved(step, openSlot, 2);
    if (orderNo === null) return;
    await paid(step, orderNo);
    const codes = await Promise.all([
      rebooked(step, orderNo),
      rebooked(step, orderNo, slotId(today, 4)),
    ]);
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
  },
  rebooksAndRefunds: async (step) => {
    const orderNo = await saved(step, openSlot, 2);
    if (orderNo === null) return;
    await paid(step, orderNo);
    await Promise.all([rebooked(step, orderNo), refunded(step, orderNo)]);
  },
} satisfies Record<string, (step: Step) => Promise<void>>;

const anyVisitor = fc.constantFrom(...Object.values(visitors));

/** A saver who lets others in between the check and the taking, or does not. */
async function savesIn(core: MuseumCore, between: () => Promise<void>): Promise<void> {
  try {
    const order = v.parse(SaveOrderSchema, anOrder());
    const take = core.orders.checked(order, { token: '', now: opening });
    await between();
    take();
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === 'stockShort')) throw error;
  }
}

/** A museum with so many places in the open slot. */
function aCore(ordinary: number): MuseumCore {
  const fills = { ...seed.fills, open: { ordinary, free: 0 } };
  return new MuseumCore({ seed: { ...seed, fills }, now: () => opening, random: () => 0.5 }, null);
}

describe('visitors whose requests come in any order', () => {
  it('[Q-STK-1] [Q-STK-2] [Q-STK-3] leave honest books after each of their steps', async () => {
    const happened = new Set<string>();
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyVisitor, { minLength: 4, maxLength: 8 }),
      async (scheduler: Scheduler, party) => {
        const museum = new TestedMuseum();
        const soldBefore = soldOf(museum.state());
        const step: Step = async (act) => {
          await scheduler.schedule(Promise.resolve());
          const done = act(museum);
          expectHonestBooks(museum.state(), soldBefore);
          return done;
        };
        await scheduler.waitFor(Promise.all(party.map((comes) => comes(step))));
        museum.wait(hold);
        expectHonestBooks(museum.state(), soldBefore);
        for (const effect of museum.effects()) happened.add(effect);
        for (const { state } of museum.state().payments) happened.add(`money ${state}`);
      },
    );
    await fc.assert(property, { numRuns: 60, seed: 20_261_201 });
    // Histories in which nothing succeeds would prove nothing.
    expect([...happened]).toEqual(
      expect.arrayContaining([
        'issued',
        'order-closed',
        'order-cancelled',
        'tickets-refunded',
        'rebooked',
        'money received',
        'money refunded',
      ]),
    );
  });

  it.each([
    { gap: 'a gap', oversells: true },
    { gap: 'no gap', oversells: false },
  ])('[Q-STK-1] with $gap between check and taking oversell: $oversells', async (run) => {
    const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const core = aCore(2);
      const turn = () => scheduler.schedule(Promise.resolve());
      const savers = Array.from({ length: 4 }, async () => {
        await turn();
        if (run.oversells) await savesIn(core, turn);
        else core.orders.save(v.parse(SaveOrderSchema, anOrder()), { token: '', now: opening });
      });
      await scheduler.waitFor(Promise.allSettled(savers));
      expect(core.stock.counts(openSlot, 'ordinary').remaining).toBeGreaterThanOrEqual(0);
    });
    const { failed } = await fc.check(property, { numRuns: 30, seed: 20_261_201 });
    expect(failed).toBe(run.oversells);
  });
});

describe('the last place', () => {
  const steps = {
    money: (museum: TestedMuseum, orderNo: string) =>
      museum.museum.control('/_museum/pay', { orderNo }),
    question: (museum: TestedMuseum, orderNo: string) => museum.status(orderNo),
    rival: (museum: TestedMuseum) =>
      museum.call(
        savePath,
        anOrder(aLine('adult', 3, { staggeredReservationDailyId: fewLeftSlot })),
      ),
  };
  const orders = [
    ['money', 'question', 'rival'],
    ['question', 'money', 'rival'],
    ['rival', 'money', 'question'],
  ] as const;
  const cases = [-1, 0, 1].flatMap((late) =>
    orders.map((order) => ({ late, order, events: order.join(', ') })),
  );

  it.each(cases)(
    '[Q-STK-2] $late ms after its hold, $events: is issued in time, else sold on and the money sent back',
    ({ late, order }) => {
      const museum = new TestedMuseum();
      const soldBefore = soldOf(museum.state());
      const { orderNo } = museum.save(
        anOrder(aLine('adult', 3, { staggeredReservationDailyId: fewLeftSlot })),
      );
      museum.wait(hold + late);
      for (const name of order) {
        steps[name](museum, orderNo);
        expectHonestBooks(museum.state(), soldBefore);
      }
      const inTime = late < 0;
      expect(museum.status(orderNo)).toBe(inTime ? '已出票' : '已关闭');
      expect(museum.state().payments).toMatchObject([{ state: inTime ? 'received' : 'refunded' }]);
      // Whoever comes after that has it, or finds it gone.
      expect(museum.state().orders).toHaveLength(inTime ? 1 : 2);
      const returned = museum.effects(orderNo).filter((effect) => effect === 'stock-returned');
      expect(returned).toHaveLength(inTime ? 0 : 1);
    },
  );
});
