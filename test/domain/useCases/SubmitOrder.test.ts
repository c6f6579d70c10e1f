import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { orderNo, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { CheckCode } from '../../../src/domain/useCases/CheckCode.ts';
import { CheckOrder } from '../../../src/domain/useCases/CheckOrder.ts';
import { FindMadeOrders } from '../../../src/domain/useCases/FindMadeOrders.ts';
import { FindVisitorKind } from '../../../src/domain/useCases/FindVisitorKind.ts';
import { SubmitOrder, type SubmittedOrder } from '../../../src/domain/useCases/SubmitOrder.ts';
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
function aSubmission(
  answers: Partial<Museum> = {},
  {
    asksForCode = false,
    tabs = new MemoryTabs(),
  }: { asksForCode?: boolean; tabs?: MemoryTabs } = {},
) {
  const museum = new StubMuseum({ saveOrder: async () => saved(60), ...answers });
  const storage = new MemoryVisitStorage();
  const drafts = new MemoryDraftKeeper();
  const clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  const draft = aDraft();
  storage.keepSelection(draft.selection);
  drafts.keep(draft);
  const configuration = { timeZone: shanghai, asksForCode, requiresVisitorMobile: false };
  const submitOrder = new SubmitOrder({
    checkOrder: new CheckOrder({ museum, configuration }),
    checkCode: new CheckCode({ museum, configuration }),
    findVisitorKind: new FindVisitorKind({ museum }),
    findMadeOrders: new FindMadeOrders({ museum, configuration }),
    museum,
    storage,
    drafts,
    tabs,
    clock,
  });
  const submit = (given: OrderDraft = draft) => submitOrder.execute(given, 'English');
  const lookAgain = () => submitOrder.lookAgain(draft, 'English');
  const isKept = () => storage.selection() !== null && drafts.typed() !== null;
  const isGone = () => storage.selection() === null && drafts.typed() === null;
  return { museum, clock, drafts, submitOrder, submit, lookAgain, isKept, isGone };
}

const toPay = (changes: Partial<SubmittedOrder> = {}) => ({
  kind: 'toPay',
  orderNo: number,
  knownBy: 'answer',
  total: yuan(60),
  ...changes,
});

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
    expect(await submit()).toEqual(success(toPay()));
    expect(museum.asked).toEqual([
      ['checkContact', '13800000000'],
      ['checkBanRule', '110105199006150004'],
      ['saveOrder', aDraft(), new Map()],
    ]);
    expect(isGone()).toBe(true);
  });

  it('[CONF-12] confirms it at once when it costs nothing', async () => {
    const { museum, submit } = aSubmission({ saveOrder: async () => saved(0) });
    expect(await submit()).toEqual(
      success({ kind: 'reserved', orderNo: number, knownBy: 'answer' }),
    );
    expect(museum.asked.at(-1)).toEqual(['confirmOrder', number]);
  });

  it('[CONF-12] names the order when its confirmation is refused', async () => {
    const cause: Failure = { kind: 'business', code: '5020', text: 'Sold out' };
    const { submit, isGone } = aSubmission({
      saveOrder: async () => saved(0),
      confirmOrder: async () => failed(cause),
    });
    expect(await submit()).toEqual(
      success({ kind: 'notReserved', orderNo: number, knownBy: 'answer', cause }),
    );
    expect(isGone()).toBe(true);
  });

  it('O-072: an amount that nobody knows is not free', async () => {
    const { museum, submit } = aSubmission({ saveOrder: async () => saved(null) });
    expect(await submit()).toEqual(success({ ...toPay(), total: null }));
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

  const kindId = ticketKindId('senior');
  const senior = { ...ticket.offer, kindId, kindName: 'Senior', price: yuan(10) };
  const named = { ticketKindFor: async () => success(kindId) };

  it('[CONF-05] is saved with the kind that the museum names for an 18-character number, at its price', async () => {
    const { museum, submit } = aSubmission({
      ...named,
      tickets: async () => success([ticket.offer, senior]),
    });
    expect((await submit(draft)).ok).toBe(true);
    expect(museum.asked).toContainEqual([
      'ticketKindFor',
      ticket.offer.ticketId,
      '11010519900616000X',
    ]);
    expect(museum.asked.at(-1)).toEqual([
      'saveOrder',
      draft,
      new Map([[visitor.key, { kindId, name: 'Senior', price: yuan(10) }]]),
    ]);
  });

  it('[CONF-05] is not saved while its kind is unknown, and nothing typed is lost', async () => {
    const { museum, submit, isKept } = aSubmission({ ticketKindFor: async () => failed(lost) });
    expect(await submit(draft)).toEqual(failed({ kind: 'unchecked', cause: lost }));
    expect(museum.times('saveOrder')).toBe(0);
    expect(isKept()).toBe(true);
  });

  it('[CONF-05] [Q-BAD-2] is not saved at a price that nobody can tell, however often it is sent', async () => {
    const { museum, submit, isKept } = aSubmission({
      ...named,
      tickets: async () => success([ticket.offer]),
    });
    expect(await submit(draft)).toEqual(failed({ kind: 'unpriced' }));
    expect(await submit(draft)).toEqual(failed({ kind: 'unpriced' }));
    expect(museum.times('saveOrder')).toBe(0);
    expect(isKept()).toBe(true);
    museum.answers.tickets = async () => success([ticket.offer, senior]);
    expect(await submit(draft)).toMatchObject({ ok: true });
  });

  it('[CONF-05] a lost order of a price that nobody can tell any more is known by all the rest', async () => {
    const { submitOrder, drafts } = aSubmission({
      ...named,
      tickets: async () => success([ticket.offer]),
      orders: async () => success([listed({ total: yuan(70), lines: [anOrderLine()] })]),
    });
    drafts.note({ unansweredSince: Date.parse('2026-11-27T01:29:59Z') });
    expect(await submitOrder.lookAgain(draft, 'English')).toMatchObject({
      ok: true,
      value: { knownBy: 'list' },
    });
  });
});

describe('the checks before an order', () => {
  it('[CONF-10] what stands against it is the answer, and nothing is saved', async () => {
    const cause: Failure = { kind: 'business', code: '5031', text: 'On the blacklist' };
    const { museum, submit, isKept } = aSubmission({ checkContact: async () => failed(cause) });
    expect(await submit()).toEqual(failed({ kind: 'blacklisted', cause }));
    expect(museum.times('saveOrder')).toBe(0);
    expect(isKept()).toBe(true);
  });

  it('[CONF-07] the code is checked before the order is saved, and a wrong one stops it', async () => {
    const cause: Failure = { kind: 'business', code: '5040', text: 'Wrong code' };
    const { museum, submit } = aSubmission(
      { checkCode: async () => failed(cause) },
      { asksForCode: true },
    );
    expect(await submit(aDraft({ code: '000000' }))).toEqual(
      failed({ kind: 'codeRefused', cause }),
    );
    expect(museum.asked.at(-1)).toEqual(['checkCode', '13800000000', '000000']);
    museum.answers = {};
    expect((await submit(aDraft({ code: '123456' }))).ok).toBe(true);
  });

  it('[CONF-07] a code that was right is not asked about again: it is good once', async () => {
    const refusal: Failure = { kind: 'business', code: '5010', text: '' };
    const { museum, clock, submit } = aSubmission(
      { saveOrder: async () => failed(refusal) },
      { asksForCode: true },
    );
    await submit(aDraft({ code: '123456' }));
    await clock.advance(5_000);
    await submit(aDraft({ code: ' 123456' }));
    expect([museum.times('checkCode'), museum.times('saveOrder')]).toEqual([1, 2]);
  });

  it('[CONF-11] what is sent after a check is not throttled by it', async () => {
    const { submit } = aSubmission({ checkBanRule: async () => failed(lost) });
    expect(await submit()).toEqual(failed({ kind: 'unchecked', cause: lost }));
    expect(await submit()).toEqual(failed({ kind: 'unchecked', cause: lost }));
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
      expect(await submit()).toEqual(success(toPay({ knownBy: 'list' })));
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
      expect(await submit()).toMatchObject(failed({ kind: 'unconfirmed', wasRead: true }));
      expect(museum.times('saveOrder')).toBe(1);
      expect(isKept()).toBe(true);
    },
  );

  it('[PAY-10] stays unconfirmed where the list can’t be had either', async () => {
    const { submit } = aSubmission({
      saveOrder: async () => failed(lost),
      orders: async () => failed({ kind: 'network' }),
    });
    expect(await submit()).toEqual(failed({ kind: 'unconfirmed', candidates: [], wasRead: false }));
  });

  it('[PAY-10] is found by day on a day without slots', async () => {
    const { submit } = aLostSave([
      listed({ lines: [anOrderLine({ quantity: 1, begin: '', end: '' })] }),
    ]);
    const answer = await submit(aDraft({ selection: aSelection({ slot: null }) }));
    expect(answer.ok).toBe(true);
  });
});

describe('an order that is looked for again', () => {
  const other = listed({ orderNo: orderNo('20261127093000000002') });
  const aLoss = () =>
    aSubmission({ saveOrder: async () => failed(lost), orders: async () => success([]) });

  it('[PAY-10] is gone on with as soon as it can be seen, and never sent again', async () => {
    const { museum, clock, submit, lookAgain, isGone } = aLoss();
    expect(await submit()).toMatchObject({ ok: false });
    await clock.advance(20_000);
    museum.answers.orders = async () => success([listed()]);
    expect(await lookAgain()).toEqual(success(toPay({ knownBy: 'list' })));
    expect(museum.times('saveOrder')).toBe(1);
    expect(isGone()).toBe(true);
  });

  it('[PAY-10] is looked for from the moment it was sent, however late', async () => {
    const { museum, clock, submit, lookAgain } = aLoss();
    await submit();
    await clock.advance(24 * 3_600_000);
    museum.answers.orders = async () => success([listed()]);
    expect((await lookAgain())?.ok).toBe(true);
    expect(museum.asked.at(-1)).toEqual(['orders', '2026-11-26', '2026-11-28', 'all', 'English']);
  });

  it('[PAY-10] is the visitor’s to choose where several may be it', async () => {
    const { museum, submit, submitOrder, isGone } = aLoss();
    museum.answers.orders = async () => success([listed(), other]);
    expect(await submit()).toEqual(
      failed({ kind: 'unconfirmed', candidates: [listed(), other], wasRead: true }),
    );
    expect(await submitOrder.continueWith(other)).toMatchObject({
      kind: 'toPay',
      orderNo: other.orderNo,
    });
    expect(isGone()).toBe(true);
  });

  it('[PAY-10] is confirmed where it costs nothing, unless it was', async () => {
    const { museum, submitOrder } = aLoss();
    const free = { total: yuan(0) };
    expect(await submitOrder.continueWith(listed(free))).toMatchObject({ kind: 'reserved' });
    expect(museum.times('confirmOrder')).toBe(1);
    const issued = listed({ ...free, status: 'issued' });
    expect(await submitOrder.continueWith(issued)).toMatchObject({ kind: 'reserved' });
    expect(museum.times('confirmOrder')).toBe(1);
  });

  it('[PAY-10] is remembered across a reload, until there is an answer', async () => {
    const answer = anOpenAnswer<ReturnType<typeof saved>>();
    const { clock, drafts, submit, lookAgain } = aSubmission({ saveOrder: () => answer.promise });
    const sentAt = clock.now();
    const submitted = submit();
    await clock.advance(0);
    expect(drafts.moments().unansweredSince).toBe(sentAt);
    const looked = lookAgain();
    answer.give(saved(60));
    expect((await submitted).ok).toBe(true);
    expect(drafts.moments().unansweredSince).toBeNull();
    expect(await looked).toBeNull();
  });

  it('[PAY-10] is not forgotten for a refusal: that order may be why the second was refused', async () => {
    const refusal: Failure = { kind: 'business', code: '5024', text: 'Booked already' };
    const { museum, clock, submit, drafts } = aLoss();
    await submit();
    await clock.advance(60_000);
    museum.answers = {
      saveOrder: async () => failed(refusal),
      orders: async () => success([listed()]),
    };
    expect(await submit()).toEqual(success(toPay({ knownBy: 'list' })));
    await clock.advance(60_000);
    drafts.note({ unansweredSince: clock.now() });
    museum.answers.orders = async () => success([]);
    expect(await submit()).toEqual(failed({ kind: 'refused', cause: refusal }));
    expect(drafts.moments().unansweredSince).toBeNull();
  });
});

describe('two tabs of one browser', () => {
  /** Both filled in alike; what one has ordered, the other finds in the list. */
  const twoTabs = (answers: Partial<Museum> = {}) => {
    const browser = new MemoryBrowser();
    const orders: OrderSummary[] = [];
    const saveOrder = async () => {
      orders.push(listed());
      return saved(60);
    };
    const all = { saveOrder, orders: async () => success(orders), ...answers };
    const tab = () => aSubmission(all, { tabs: new MemoryTabs(browser) });
    return { one: tab(), other: tab(), orders };
  };
  const saves = (...tabs: ReturnType<typeof aSubmission>[]) =>
    tabs.reduce((sum, { museum }) => sum + museum.times('saveOrder'), 0);

  it('[CONF-11] that order the same at the same moment make one order, and both go on with it', async () => {
    const { one, other } = twoTabs();
    const taps = [one, other].flatMap((tab) => Array.from({ length: 10 }, () => tab.submit()));
    const taken = (await Promise.all(taps)).flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(taken).toEqual([toPay(), toPay({ knownBy: 'otherTab' })]);
    expect(saves(one, other)).toBe(1);
    expect([one.isGone(), other.isGone()]).toEqual([true, true]);
  });

  it('[CONF-11] that order one after the other do, too', async () => {
    const { one, other } = twoTabs();
    await one.submit();
    await other.clock.advance(60_000);
    expect(await other.submit()).toEqual(success(toPay({ knownBy: 'otherTab' })));
    expect(saves(one, other)).toBe(1);
  });

  it('[CONF-11] go on with it also while the list can’t be read', async () => {
    const { one, other } = twoTabs({ orders: async () => failed({ kind: 'network' }) });
    await one.submit();
    expect(await other.submit()).toEqual(
      success({ ...toPay({ knownBy: 'otherTab' }), total: null }),
    );
    expect(saves(one, other)).toBe(1);
  });

  it('[CONF-11] order anew what was given up since', async () => {
    const { one, other, orders } = twoTabs();
    await one.submit();
    orders.splice(0, 1, listed({ status: 'cancelled' }));
    expect(await other.submit()).toMatchObject({ ok: true, value: { knownBy: 'answer' } });
    expect(saves(one, other)).toBe(2);
  });

  it('[CONF-11] that order for other people make two orders', async () => {
    const { one, other } = twoTabs();
    await one.submit();
    const someone = aVisitor({ certificateNo: '310101200002290007' });
    expect((await other.submit(aDraft({ visitors: [someone] }))).ok).toBe(true);
    expect(saves(one, other)).toBe(2);
  });

  it('[PAY-10] of which one lost the answer: the other sends nothing either', async () => {
    const { one, other } = twoTabs({ saveOrder: async () => failed(lost) });
    expect(await one.submit()).toMatchObject(failed({ kind: 'unconfirmed' }));
    expect(await other.submit()).toMatchObject(failed({ kind: 'unconfirmed' }));
    expect(saves(one, other)).toBe(1);
  });

  it('[CONF-11] the code is used by the one that orders, and not missed by the other', async () => {
    const browser = new MemoryBrowser();
    const orders = async () => success([listed()]);
    const tab = () => aSubmission({ orders }, { asksForCode: true, tabs: new MemoryTabs(browser) });
    const [one, other] = [tab(), tab()];
    const draft = aDraft({ code: '123456' });
    const answers = await Promise.all([one.submit(draft), other.submit(draft)]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect([one.museum.times('checkCode'), other.museum.times('checkCode')]).toEqual([1, 0]);
  });
});
