import { describe, expect, it } from 'vitest';
import { orderNo, slotId } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { SavedOrder } from '../../../src/ports/MuseumApi.ts';
import { anOffer, anOrder, anOrderLine, aSlot, yuan } from '../../domain/builders.ts';
import { later } from '../home/HomeVisit.ts';
import {
  adults,
  idNumber,
  OrderFormVisit,
  otherIdNumber,
  otherSlotsOf,
  theOrder,
  visitorsOf,
} from './OrderFormVisit.ts';

const no = (text: string) => failed({ kind: 'business' as const, code: '5', text });
const lost = failed({ kind: 'network' as const });
const nine = aSlot({ ordinaryLeft: 0 });
const ten = aSlot({ id: slotId('s-1000'), begin: '10:00', end: '11:00' });

const keyAt = (form: ReturnType<OrderFormVisit['opened']>, index: number) =>
  visitorsOf(form)[index]?.key ?? '';

describe('OrderFormModel: what the museum checks before an order', () => {
  it('[CONF-10] a blacklisted phone is an alert with the museum’s words, before anything else is said', async () => {
    const visit = new OrderFormVisit(adults(1), { checkContact: async () => no('Not this phone') });
    const form = visit.opened();
    form.edits.changeContact('13900000000');
    await form.submit();
    expect(form.refusal).toMatchObject({ kind: 'blacklisted' });
    expect(await visit.alert()).toBe('Not this phone');
    expect(form.problems).toEqual([]);
    expect(form.isSubmitting).toBe(false);
    form.closeRefusal();
    expect(form.focusAt({ name: 'contactMobile' })).toBeDefined();
  });

  it('[CONF-10] a banned region is an alert that names ticket and visitor, at the field until it changes', async () => {
    const visit = new OrderFormVisit(adults(2), {
      checkBanRule: async (number) => (number === otherIdNumber ? no('') : success('allowed')),
    });
    const form = visit.filledIn();
    await form.submit();
    expect(form.refusal).toMatchObject({ kind: 'banned', problem: { visitorNumber: 2 } });
    expect(await visit.alert()).toBe(
      'Adult · Standard, visitor 2: visitor ID region banned from ordering',
    );
    const field = { name: 'certificateNo', visitorKey: keyAt(form, 1) } as const;
    expect(form.problemAt(field)?.kind).toBe('regionBanned');
    form.closeRefusal();
    expect(form.focusAt(field)).toBeDefined();
    form.edits.changeVisitor(keyAt(form, 1), { certificateNo: '11010519900106000X' });
    expect(form.problemAt(field)).toBeUndefined();
    expect(visit.office.saved).toEqual([]);
  });

  it('[CONF-10] a check without an answer is told, and that nothing was ordered', async () => {
    const visit = new OrderFormVisit(adults(1), { checkBanRule: async () => lost });
    const form = visit.filledIn();
    await form.submit();
    expect(form.refusal).toMatchObject({ kind: 'unchecked' });
    expect(await visit.alert()).toContain('Nothing was ordered.');
    expect(visit.office.saved).toEqual([]);
    expect([form.otherSlots, visit.soldOutLoads]).toEqual([null, 0]);
  });
});

describe('OrderFormModel: sold out in between', () => {
  const visiting = (offers = [anOffer({ price: yuan(50) })]) =>
    new OrderFormVisit(adults(2), {
      saveOrder: async () => no('no stock'),
      slots: async () =>
        success([nine, ten, aSlot({ id: slotId('s-7'), begin: '07:00', end: '08:00' })]),
      tickets: async () => success(offers),
    });
  const refusedOn = async (visit: OrderFormVisit) => {
    const form = visit.filledIn();
    await form.submit();
    await visit.pass();
    return form;
  };

  it('[CONF-11] O-046: the refusal is told, everything stays, and other slots are offered on the spot', async () => {
    const visit = visiting();
    const form = await refusedOn(visit);
    expect(form.refusal).toMatchObject({ kind: 'refused' });
    expect(otherSlotsOf(form).slots).toEqual([ten]);
    expect(await visit.said()).toBe(
      'Your time slot is sold out. 1 other time slot of the day can take your party.',
    );
  });

  it('[CONF-11] another slot costs no retyping, and is what is ordered next', async () => {
    const visit = visiting();
    const form = await refusedOn(visit);
    const typed = form.draft?.visitors;
    await otherSlotsOf(form).choose(ten);
    expect(form.draft?.selection.slot).toEqual(ten);
    expect(form.draft?.visitors).toEqual(typed);
    expect(form.total).toBe(yuan(100));
    expect([form.refusal, otherSlotsOf(form).slots]).toEqual([null, null]);
    expect(await visit.toast()).toContain('10:00–11:00');
    expect(visit.storage.selection()?.slot).toEqual(ten);
    visit.office.answers = {};
    await visit.pass(5_000);
    await form.submit();
    expect(visit.office.saved.at(-1)).toMatchObject({
      selection: { slot: { id: 's-1000' } },
      visitors: [{ certificateNo: idNumber }, { certificateNo: otherIdNumber }],
    });
  });

  it('[CONF-11] a slot that doesn’t sell the ticket is said so, and changes nothing', async () => {
    const visit = visiting([]);
    const form = await refusedOn(visit);
    const before = form.draft;
    await otherSlotsOf(form).choose(ten);
    expect(form.draft).toBe(before);
    expect(otherSlotsOf(form).notOffered).toHaveLength(1);
    expect(await visit.toast()).toContain('This time slot does not sell: Adult · Standard');
    visit.office.answers = { ...visit.office.answers, tickets: async () => lost };
    await otherSlotsOf(form).choose(ten);
    expect(otherSlotsOf(form).failure).toEqual(lost.failure);
    expect(form.draft).toBe(before);
  });

  it('[CONF-11] none fits: that is said', async () => {
    const visit = visiting();
    visit.office.answers = { ...visit.office.answers, slots: async () => success([nine]) };
    const form = await refusedOn(visit);
    expect(otherSlotsOf(form).slots).toEqual([]);
    expect(await visit.said()).toContain('no other one of the day');
  });

  it('[CONF-11] nothing is offered where the slot was not the reason, or can’t be read', async () => {
    const visit = visiting();
    visit.office.answers = { ...visit.office.answers, slots: async () => success([aSlot()]) };
    expect(otherSlotsOf(await refusedOn(visit)).slots).toBeNull();
    const unread = visiting();
    unread.office.answers = { ...unread.office.answers, slots: async () => lost };
    expect(otherSlotsOf(await refusedOn(unread)).slots).toBeNull();
  });
});

describe('OrderFormModel: a lost answer', () => {
  const made = (changes: Partial<OrderSummary> = {}) =>
    anOrder({
      orderNo: theOrder,
      createdAt: '2026-11-28 08:00:01',
      status: 'toBePaid',
      total: yuan(60),
      lines: [anOrderLine({ quantity: 1 })],
      ...changes,
    });
  const losing = (orders: () => readonly OrderSummary[] = () => []) =>
    new OrderFormVisit(adults(1), {
      saveOrder: async () => lost,
      orders: async () => success(orders()),
    });

  it('[PAY-10] another try is offered only after two readings, and sends one order more', async () => {
    const visit = losing();
    const form = visit.filledIn();
    await form.submit();
    expect([form.lost.isOpen, form.lost.reads, form.lost.canTryAgain]).toEqual([true, 1, false]);
    await visit.pass(10_000);
    // Buy now reads again instead of sending.
    await form.submit();
    expect([form.lost.reads, form.lost.canTryAgain]).toEqual([2, true]);
    expect(await visit.alert()).toContain('You can order again');
    expect(visit.office.saved).toHaveLength(1);
    visit.office.answers = {};
    await form.submit();
    expect(visit.office.saved).toHaveLength(2);
    expect(visit.address.current()).toBe(`/payWay?orderNo=${theOrder}&amount=60.00`);
  });

  it('[PAY-10] a list that can’t be read is no reading', async () => {
    const visit = new OrderFormVisit(adults(1), { saveOrder: async () => lost });
    const form = visit.filledIn();
    await form.submit();
    await form.lost.checkAgain();
    await form.lost.checkAgain();
    expect([form.lost.reads, form.lost.canTryAgain]).toEqual([0, false]);
    expect(await visit.alert()).toContain('Your orders could not be read just now.');
  });

  it('[PAY-10] an order that shows up later is gone on with, and that is said', async () => {
    let orders: readonly OrderSummary[] = [];
    const visit = losing(() => orders);
    const form = visit.filledIn();
    await form.submit();
    await visit.pass(20_000);
    orders = [made()];
    await form.lost.checkAgain();
    expect(visit.address.current()).toBe(`/payWay?orderNo=${theOrder}&amount=60.00`);
    expect(await visit.toast()).toContain('your order was taken');
    expect(visit.office.saved).toHaveLength(1);
  });

  it('[PAY-10] of several that may be it the visitor chooses', async () => {
    const other = made({ orderNo: orderNo('20261128080000000002') });
    const visit = losing(() => [made(), other]);
    const form = visit.filledIn();
    await form.submit();
    expect(form.lost.candidates).toEqual([made(), other]);
    expect(await visit.alert()).toBe('2 orders may be this one. Please choose yours.');
    await form.lost.continueWith(other);
    expect(visit.address.current()).toBe(`/payWay?orderNo=${other.orderNo}&amount=60.00`);
  });

  it('[PAY-10] a form reloaded while its answer is missing looks for its order first', async () => {
    let orders: readonly OrderSummary[] = [];
    const visit = losing(() => orders);
    await visit.filledIn().submit();
    const reloaded = visit.opened();
    await visit.pass();
    expect([reloaded.lost.isOpen, reloaded.lost.reads]).toEqual([true, 1]);
    orders = [made()];
    visit.opened();
    await visit.pass();
    expect(visit.address.current()).toContain('/payWay');
    expect(visit.office.saved).toHaveLength(1);
  });

  it('[CONF-11] a form opened anew while the order is still on its way waits for that answer', async () => {
    const answer = later<Result<SavedOrder>>();
    const visit = new OrderFormVisit(adults(1), { saveOrder: () => answer.promise });
    visit.filledIn();
    const left = visit.orderForm();
    const leave = left.start();
    void left.submit();
    await visit.pass();
    leave();
    const anew = visit.opened();
    await visit.pass();
    expect(anew.lost.isLooking).toBe(true);
    answer.keep(success({ orderNo: theOrder, total: yuan(60) }));
    await visit.pass();
    expect(anew.lost.isOpen).toBe(false);
    expect(visit.address.current()).toBe('/index');
    expect(await visit.toast()).toContain('Your order has been taken');
  });
});
