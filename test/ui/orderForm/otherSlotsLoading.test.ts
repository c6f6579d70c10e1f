import { describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import type { SavedOrder } from '../../../src/ports/MuseumApi.ts';
import { aSlot } from '../../domain/builders.ts';
import { later } from '../home/HomeVisit.ts';
import { adults, OrderFormVisit, otherIdNumber, otherSlotsOf, theOrder } from './OrderFormVisit.ts';

const noStock = failed({ kind: 'business' as const, code: '5', text: 'no stock' });
const ten = aSlot({ id: slotId('s-1000'), begin: '10:00', end: '11:00' });
const soldOut = success([aSlot({ ordinaryLeft: 0 }), ten]);

/** A visitor whose orders are refused since their slot is sold out; counts how often the slots are read for that. */
function aRefusedVisit() {
  const read = { slots: 0 };
  const visit = new OrderFormVisit(adults(2), {
    saveOrder: async () => noStock,
    slots: async () => {
      read.slots += 1;
      return soldOut;
    },
  });
  return { visit, read };
}

/** Sends the form once more, after so long that it is no double tap. */
async function submitAnew(visit: OrderFormVisit, form: ReturnType<OrderFormVisit['opened']>) {
  form.closeRefusal();
  await visit.pass(5_000);
  void form.submit();
  await visit.pass();
}

describe('what offers other slots', () => {
  it('[CONF-11] is not loaded for a visitor whose order is not refused', async () => {
    const visit = new OrderFormVisit(adults(2), {
      checkBanRule: async (number) =>
        number === otherIdNumber
          ? failed({ kind: 'business', code: '5', text: '' })
          : success('allowed'),
    });
    await visit.opened().submit();
    const form = visit.filledIn();
    await form.submit();
    expect(form.refusal).toMatchObject({ kind: 'banned' });
    visit.office.answers = {};
    await submitAnew(visit, form);
    expect(visit.address.current()).toContain('/payWay');
    expect([form.otherSlots, visit.soldOutLoads]).toEqual([null, 0]);
  });

  it('[CONF-11] is loaded with the first refusal, and once', async () => {
    const { visit, read } = aRefusedVisit();
    const form = visit.filledIn();
    await form.submit();
    await visit.pass();
    const loaded = otherSlotsOf(form);
    await submitAnew(visit, form);
    expect(otherSlotsOf(form)).toBe(loaded);
    expect(loaded.slots).toEqual([ten]);
    expect([visit.soldOutLoads, read.slots]).toEqual([1, 2]);
  });

  it('[CONF-11] says nothing when it can’t be loaded, and is tried again with the next refusal', async () => {
    const { visit, read } = aRefusedVisit();
    const form = visit.filledIn();
    visit.soldOutComes = async () => Promise.reject(new Error('offline'));
    await form.submit();
    await visit.pass();
    expect(form.refusal).toMatchObject({ kind: 'refused' });
    expect([form.otherSlots, visit.soldOutLoads, read.slots]).toEqual([null, 1, 0]);
    expect(await visit.alert()).toBe('no stock');
    expect([await visit.said(), await visit.toast()]).toEqual([undefined, undefined]);
    visit.soldOutComes = async () => {};
    await submitAnew(visit, form);
    expect(otherSlotsOf(form).slots).toEqual([ten]);
    expect(visit.soldOutLoads).toBe(2);
  });

  it('[CONF-11] comes too late for a form that was left: nothing is asked or said', async () => {
    const { visit, read } = aRefusedVisit();
    const file = later<void>();
    visit.soldOutComes = () => file.promise;
    visit.filledIn();
    const form = visit.orderForm();
    const leave = form.start();
    await form.submit();
    leave();
    file.keep();
    await visit.pass();
    expect([form.otherSlots, visit.soldOutLoads, read.slots]).toEqual([null, 1, 0]);
    expect(await visit.said()).toContain('What you typed is kept.');
  });

  it('[CONF-11] comes too late for an order that was sent anew meanwhile', async () => {
    const { visit, read } = aRefusedVisit();
    const file = later<void>();
    visit.soldOutComes = () => file.promise;
    const form = visit.filledIn();
    await form.submit();
    const answer = later<Result<SavedOrder>>();
    visit.office.answers = { ...visit.office.answers, saveOrder: () => answer.promise };
    await submitAnew(visit, form);
    file.keep();
    await visit.pass();
    expect(form.isSubmitting).toBe(true);
    expect([form.otherSlots, read.slots]).toEqual([null, 0]);
    expect(await visit.said()).toBeUndefined();
    answer.keep(noStock);
    await visit.pass();
    expect(otherSlotsOf(form).slots).toEqual([ten]);
    expect([visit.soldOutLoads, read.slots]).toEqual([1, 1]);
  });

  it('[CONF-11] offers nothing late once the order sent anew is taken', async () => {
    const { visit, read } = aRefusedVisit();
    const file = later<void>();
    visit.soldOutComes = () => file.promise;
    const form = visit.filledIn();
    await form.submit();
    const { slots } = visit.office.answers;
    visit.office.answers = slots === undefined ? {} : { slots };
    await submitAnew(visit, form);
    expect(visit.address.current()).toContain(`/payWay?orderNo=${theOrder}`);
    file.keep();
    await visit.pass();
    expect([form.otherSlots, read.slots]).toEqual([null, 0]);
  });

  it('[CONF-11] reads the slots once where several refusals waited for it', async () => {
    const { visit, read } = aRefusedVisit();
    const file = later<void>();
    visit.soldOutComes = () => file.promise;
    const form = visit.filledIn();
    await form.submit();
    await submitAnew(visit, form);
    file.keep();
    await visit.pass();
    expect(otherSlotsOf(form).slots).toEqual([ten]);
    expect([visit.soldOutLoads, read.slots]).toEqual([1, 1]);
  });
});

describe('other slots that are read late', () => {
  /** A refused visitor whose slots are on their way; they come by calling `come`. */
  async function waiting() {
    const { visit } = aRefusedVisit();
    const slots = later<Result<readonly TimeSlot[]>>();
    visit.office.answers = { ...visit.office.answers, slots: () => slots.promise };
    visit.filledIn();
    const form = visit.orderForm();
    const leave = form.start();
    await form.submit();
    await visit.pass();
    const come = async () => {
      slots.keep(soldOut);
      await visit.pass();
    };
    return { visit, form, leave, come };
  }

  it('[CONF-11] are not offered on a form that was left, nor spoken of elsewhere', async () => {
    const { visit, form, leave, come } = await waiting();
    leave();
    await come();
    expect(otherSlotsOf(form).slots).toBeNull();
    expect(await visit.said()).toContain('What you typed is kept.');
  });

  it('[CONF-11] are not offered for an order that is being sent anew', async () => {
    const { visit, form, come } = await waiting();
    const answer = later<Result<SavedOrder>>();
    visit.office.answers = { ...visit.office.answers, saveOrder: () => answer.promise };
    await submitAnew(visit, form);
    await come();
    expect(form.isSubmitting).toBe(true);
    expect(otherSlotsOf(form).slots).toBeNull();
    expect(await visit.said()).toBeUndefined();
  });
});
