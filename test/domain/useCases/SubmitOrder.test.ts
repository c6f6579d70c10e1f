import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { orderNo, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { SubmitOrder } from '../../../src/domain/useCases/SubmitOrder.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import {
  aDraft,
  anOrder,
  anOrderLine,
  aSelection,
  aTicket,
  aVisitor,
  day,
  shanghai,
  yuan,
} from '../builders.ts';

const number = orderNo('20261127093000000001');
const saved = (total: number | null) =>
  success({ orderNo: number, total: total === null ? null : yuan(total) });
const lost: Failure = { kind: 'timeout' };

/** The visitor submits at half past nine; selection and draft lie in their stores, as after filling in the form. */
function aSubmission(answers: Partial<Museum> = {}) {
  const museum = new StubMuseum({ saveOrder: async () => saved(60), ...answers });
  const storage = new MemoryVisitStorage();
  const drafts = new MemoryDraftKeeper();
  const clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  const draft = aDraft();
  storage.keepSelection(draft.selection);
  drafts.keep(draft);
  const configuration = { timeZone: shanghai };
  const submitOrder = new SubmitOrder({ museum, storage, drafts, clock, configuration });
  const submit = (given: OrderDraft = draft) => submitOrder.execute(given, 'English');
  const isKept = () => storage.selection() !== null && drafts.typed() !== null;
  const isGone = () => storage.selection() === null && drafts.typed() === null;
  return { museum, clock, submit, isKept, isGone };
}

/** The order of the draft as the list would show it. */
const listed = (changes: Partial<OrderSummary> = {}): OrderSummary =>
  anOrder({
    orderNo: number,
    createdAt: '2026-11-27 09:30:02',
    status: 'toBePaid',
    total: yuan(60),
    lines: [anOrderLine({ quantity: 1 })],
    ...changes,
  });

describe('submitting an order', () => {
  it('[CONF-12] saves it and leads to paying', async () => {
    const { museum, submit, isGone } = aSubmission();
    expect(await submit()).toEqual(success({ kind: 'toPay', orderNo: number, total: yuan(60) }));
    expect(museum.asked).toEqual([['saveOrder', aDraft(), new Map()]]);
    expect(isGone()).toBe(true);
  });

  it('[CONF-12] confirms it at once when it costs nothing', async () => {
    const { museum, submit } = aSubmission({ saveOrder: async () => saved(0) });
    expect(await submit()).toEqual(success({ kind: 'reserved', orderNo: number }));
    expect(museum.asked.at(-1)).toEqual(['confirmOrder', number]);
  });

  it('[CONF-12] names the order when its confirmation is refused', async () => {
    const cause: Failure = { kind: 'business', code: '5020', text: 'Sold out' };
    const { submit, isGone } = aSubmission({
      saveOrder: async () => saved(0),
      confirmOrder: async () => failed(cause),
    });
    expect(await submit()).toEqual(success({ kind: 'notReserved', orderNo: number, cause }));
    expect(isGone()).toBe(true);
  });

  it('O-072: an amount that nobody knows is not free', async () => {
    const { museum, submit } = aSubmission({ saveOrder: async () => saved(null) });
    expect(await submit()).toEqual(success({ kind: 'toPay', orderNo: number, total: null }));
    expect(museum.times('confirmOrder')).toBe(0);
  });

  it('[CONF-08] sends nothing while the form has problems, and keeps what was typed', async () => {
    const { museum, submit, isKept } = aSubmission();
    const answer = await submit(aDraft({ visitors: [aVisitor({ name: '' })], contactMobile: '' }));
    if (answer.ok || answer.failure.kind !== 'problems') throw new Error('no problems');
    expect(answer.failure.problems.map(({ kind }) => kind)).toEqual([
      'nameMissing',
      'contactMissing',
    ]);
    expect(museum.asked).toEqual([]);
    expect(isKept()).toBe(true);
  });

  it('[CONF-08] lets a mended form go at once', async () => {
    const { submit } = aSubmission();
    await submit(aDraft({ contactMobile: '' }));
    expect((await submit()).ok).toBe(true);
  });

  it('[CONF-13] keeps what was typed when the museum refuses', async () => {
    const cause: Failure = { kind: 'business', code: '5010', text: 'Insufficient margin' };
    const { museum, submit, isKept } = aSubmission({ saveOrder: async () => failed(cause) });
    expect(await submit()).toEqual(failed({ kind: 'refused', cause }));
    expect(museum.times('orders')).toBe(0);
    expect(isKept()).toBe(true);
  });
});

describe('a ticket whose kind follows from the ID', () => {
  const ticket = aTicket({ choosesKindById: true });
  const visitor = aVisitor({ certificateNo: '11010519900616000x' });
  const draft = aDraft({
    selection: aSelection({ tickets: [{ ticket, quantity: 2 }] }),
    visitors: [visitor, aVisitor({ key: 'short', certificateNo: '110105900615000' })],
  });

  it('[CONF-05] is saved with the kind that the museum names for an 18-character number', async () => {
    const kind = ticketKindId('senior');
    const { museum, submit } = aSubmission({ ticketKindFor: async () => success(kind) });
    expect((await submit(draft)).ok).toBe(true);
    expect(museum.asked).toEqual([
      ['ticketKindFor', ticket.offer.ticketId, '11010519900616000X'],
      ['saveOrder', draft, new Map([[visitor.key, kind]])],
    ]);
  });

  it('[CONF-05] is not saved while its kind is unknown, and nothing typed is lost', async () => {
    const { museum, submit, isKept } = aSubmission({ ticketKindFor: async () => failed(lost) });
    expect(await submit(draft)).toEqual(failed({ kind: 'refused', cause: lost }));
    expect(museum.times('saveOrder')).toBe(0);
    expect(isKept()).toBe(true);
  });
});

describe('a storm of taps', () => {
  it('[CONF-11] saves one order, however long the answer takes', async () => {
    const answer = anOpenAnswer<ReturnType<typeof saved>>();
    const { museum, clock, submit } = aSubmission({ saveOrder: () => answer.promise });
    const first = submit();
    const others = await Promise.all(Array.from({ length: 9 }, () => submit()));
    await clock.advance(20_000);
    others.push(await submit());
    answer.give(saved(60));
    expect((await first).ok).toBe(true);
    expect(new Set(others.map((other) => JSON.stringify(other)))).toEqual(
      new Set([JSON.stringify(failed({ kind: 'alreadySubmitting' }))]),
    );
    expect(museum.times('saveOrder')).toBe(1);
  });

  it.each([
    [0, 1],
    [4_999, 1],
    [5_000, 2],
  ])('[CONF-11] is throttled: %i ms after a save, %i were sent', async (milliseconds, times) => {
    const refusal: Failure = { kind: 'business', code: '5010', text: '' };
    const { museum, clock, submit } = aSubmission({ saveOrder: async () => failed(refusal) });
    await submit();
    await clock.advance(milliseconds);
    await submit();
    expect(museum.times('saveOrder')).toBe(times);
  });

  it('[CONF-11] sends nothing afterwards by itself', async () => {
    const { museum, clock, submit } = aSubmission();
    await submit();
    await submit();
    await clock.advance(60_000);
    expect(museum.times('saveOrder')).toBe(1);
  });
});

describe('a save whose answer is lost', () => {
  const aLostSave = (orders: readonly OrderSummary[], cause: Failure = lost) =>
    aSubmission({ saveOrder: async () => failed(cause), orders: async () => success(orders) });

  it.each<Failure>([{ kind: 'timeout' }, { kind: 'network' }, { kind: 'malformed' }])(
    '[PAY-10] ($kind) is looked for in the list, and goes on from there',
    async (cause) => {
      const { museum, submit, isGone } = aLostSave([listed()], cause);
      expect(await submit()).toEqual(success({ kind: 'toPay', orderNo: number, total: yuan(60) }));
      expect(museum.asked.at(-1)).toEqual(['orders', '2026-11-26', '2026-11-27', 'all', 'English']);
      expect(museum.times('saveOrder')).toBe(1);
      expect(isGone()).toBe(true);
    },
  );

  it.each<[why: string, orders: readonly OrderSummary[]]>([
    ['none is there', []],
    ['two fit', [listed(), listed({ orderNo: orderNo('20261127093000000002') })]],
    ['it is older', [listed({ createdAt: '2026-11-27 09:24:59' })]],
    ['its age is unknown', [listed({ createdAt: 'just now' })]],
    ['it costs something else', [listed({ total: yuan(120) })]],
    ['it has more tickets', [listed({ lines: [anOrderLine({ quantity: 2 })] })]],
    [
      'it is for another day',
      [listed({ lines: [anOrderLine({ quantity: 1, day: day('2026-11-29') })] })],
    ],
    ['it is for another slot', [listed({ lines: [anOrderLine({ quantity: 1, begin: '10:00' })] })]],
    ['it is closed', [listed({ status: 'closed' })]],
    ['it is cancelled', [listed({ status: 'cancelled' })]],
  ])(
    '[PAY-10] stays unconfirmed where %s: nothing is guessed and nothing typed is lost',
    async (_, orders) => {
      const { museum, submit, isKept } = aLostSave(orders);
      expect(await submit()).toEqual(failed({ kind: 'unconfirmed', cause: lost }));
      expect(museum.times('saveOrder')).toBe(1);
      expect(isKept()).toBe(true);
    },
  );

  it('[PAY-10] stays unconfirmed where the list can’t be had either', async () => {
    const { submit } = aSubmission({
      saveOrder: async () => failed(lost),
      orders: async () => failed({ kind: 'network' }),
    });
    expect(await submit()).toEqual(failed({ kind: 'unconfirmed', cause: lost }));
  });

  it('[PAY-10] is found by day on a day without slots', async () => {
    const { submit } = aLostSave([
      listed({ lines: [anOrderLine({ quantity: 1, begin: '', end: '' })] }),
    ]);
    const answer = await submit(aDraft({ selection: aSelection({ slot: null }) }));
    expect(answer.ok).toBe(true);
  });
});
