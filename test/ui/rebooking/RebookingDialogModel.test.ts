import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { addDays } from '../../../src/domain/model/MuseumDay.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import type { RebookingDialogModel } from '../../../src/ui/rebooking/RebookingDialogModel.ts';
import { aSlot } from '../../domain/builders.ts';
import { everyText } from '../../support/everyText.ts';
import {
  aLateAnswer,
  RebookingDesk,
  theOrder,
  today,
  tomorrow,
} from '../../support/RebookingDesk.ts';
import { RebookingVisit } from './RebookingVisit.ts';

const { LL } = await everyText('English');
const slot = (begin: number, changes: Partial<TimeSlot> = {}) =>
  aSlot({ id: slotId(`s-${begin}`), begin: `${begin}:00`, end: `${begin + 1}:00`, ...changes });
const groups = slot(10, { openToVisitors: false });
const empty = slot(11, { ordinaryLeft: 0 });
const noon = slot(12, { ordinaryLeft: 2, freeLeft: 0 });
const one = slot(13);
const allSlots = [groups, empty, noon, one];
const refused: Failure = { kind: 'business', code: '5010', text: '余票不足' };
const lost: Failure = { kind: 'network' };
const dayAfter = addDays(today, 2);

/** The dialog for all three tickets, its first day read. */
async function opened(museum = new RebookingDesk({ slots: allSlots })) {
  const visit = new RebookingVisit(museum);
  const model = visit.rebooking();
  const stop = model.start();
  await visit.settle();
  model.toggleAll();
  model.openDialog();
  const { dialog } = model;
  if (dialog === null) throw new Error('no dialog');
  await visit.settle();
  return { visit, museum, model, dialog, stop };
}

const states = (dialog: RebookingDialogModel) =>
  dialog.shownSlots.map(({ slot: { begin }, state }) => `${begin} ${state}`);

describe('RebookingDialogModel', () => {
  it('[RBK-02] O-077 has the first slot chosen that can be; the others can not be chosen', async () => {
    const { dialog } = await opened();
    expect(dialog.dayState.kind).toBe('slots');
    expect(states(dialog)).toEqual(['10:00 soldOut', '11:00 soldOut', '12:00 few', '13:00 free']);
    expect(dialog.slot).toEqual(noon);
    for (const { id } of [groups, empty]) dialog.chooseSlot(id);
    expect(dialog.slot).toEqual(noon);
    dialog.chooseSlot(one.id);
    expect(dialog.slot).toEqual(one);
    expect(dialog.shownSlots[2]?.lacking).toEqual({ left: 2, wanted: 3 });
    expect(dialog.shownSlots[3]?.lacking).toBeNull();
  });

  it('[RBK-02] reads for each date whether it has slots, and needs none where it has not', async () => {
    const { dialog, museum, visit } = await opened();
    museum.answers = { isSaleStaggered: async () => success(false) };
    dialog.chooseDay(tomorrow);
    expect([dialog.dayState.kind, dialog.slot]).toEqual(['loading', null]);
    await visit.settle();
    expect(dialog.dayState.kind).toBe('wholeDay');
    expect(museum.asked.filter(([call]) => call === 'isSaleStaggered')).toEqual([
      ['isSaleStaggered', today],
      ['isSaleStaggered', tomorrow],
    ]);
    museum.answers = {};
    dialog.chooseDay(dayAfter);
    await visit.settle();
    museum.answers = { isSaleStaggered: async () => success(false) };
    dialog.chooseDay(tomorrow);
    await visit.settle();
    await dialog.confirm();
    // It is the day that the tickets have.
    expect(dialog.problem).toEqual({ kind: 'sameTime' });
    dialog.chooseDay(dayAfter);
    await visit.settle();
    await dialog.confirm();
    expect(museum.sent[0]?.[2]).toEqual({ day: dayAfter, slot: null });
  });

  it('[RBK-02] has nothing to choose on a closed day', async () => {
    const { dialog, museum, visit } = await opened();
    museum.answers = { slots: async () => success([]) };
    dialog.chooseDay(tomorrow);
    await visit.settle();
    expect(dialog.dayState.kind).toBe('closed');
    museum.answers = {
      isSaleStaggered: async () => success(false),
      tickets: async () => success([]),
    };
    dialog.chooseDay(dayAfter);
    await visit.settle();
    expect(dialog.dayState.kind).toBe('closed');
    await dialog.confirm();
    expect(dialog.problem).toEqual({ kind: 'chooseTime' });
  });

  it('[RBK-02] asks for a time when none is chosen, and sends nothing', async () => {
    const { dialog, museum } = await opened(new RebookingDesk({ slots: [groups, empty] }));
    expect([dialog.slot, dialog.isFullyBooked]).toEqual([null, true]);
    await dialog.confirm();
    expect(dialog.problem).toEqual({ kind: 'chooseTime' });
    expect(museum.sent).toEqual([]);
  });

  it('[RBK-02] asks for another time when the chosen slot has ended meanwhile', async () => {
    const { dialog, visit, museum } = await opened();
    dialog.chooseSlot(noon.id);
    await visit.settle(4 * 3_600_000);
    await dialog.confirm();
    expect([dialog.problem, dialog.slot]).toEqual([{ kind: 'chooseTime' }, null]);
    expect(museum.sent).toEqual([]);
  });

  it('[RBK-02] opens on the first of the three days that has a slot left', async () => {
    const museum = new RebookingDesk();
    museum.answers = {
      slots: async (day) => success(day === dayAfter ? [noon] : [groups]),
    };
    const { dialog } = await opened(museum);
    expect([dialog.day, dialog.slot]).toEqual([dayAfter, noon]);
    const none = await opened(new RebookingDesk({ slots: [empty] }));
    expect([none.dialog.day, none.dialog.slot, none.dialog.isFullyBooked]).toEqual([
      today,
      null,
      true,
    ]);
  });

  it('[RBK-02] has the tabs and the calendar of home', async () => {
    const { dialog, museum, visit } = await opened();
    const last = addDays(today, 6);
    expect(dialog.tabs.map(({ day }) => day)).toEqual([today, tomorrow, dayAfter]);
    expect(dialog.window).toMatchObject({ today, lastDay: last, hasMore: true });
    dialog.openCalendar();
    expect(dialog.calendarDay).toBe(today);
    dialog.pickCalendarDay(addDays(last, 1));
    expect(dialog.calendarDay).toBe(today);
    dialog.pickCalendarDay(last);
    dialog.confirmCalendar();
    await visit.settle();
    expect([dialog.calendarDay, dialog.day, dialog.firstTab]).toEqual([null, last, last]);
    expect(dialog.tabs.map(({ isBookable }) => isBookable)).toEqual([true, false, false]);
    const asked = museum.times('isSaleStaggered');
    dialog.chooseDay(addDays(last, 1));
    expect(dialog.problem).toEqual({ kind: 'dayNotOnSale' });
    expect([dialog.day, museum.times('isSaleStaggered')]).toEqual([last, asked]);
    dialog.openCalendar();
    dialog.closeCalendar();
    expect(dialog.calendarDay).toBeNull();
  });

  it('[RBK-02] drops a late answer for another date', async () => {
    const { dialog, museum, visit } = await opened();
    const late = aLateAnswer<Result<readonly TimeSlot[]>>();
    museum.answers = { slots: (day) => (day === tomorrow ? late.promise : museumSlots()) };
    const museumSlots = async () => success([one]);
    dialog.chooseDay(tomorrow);
    dialog.chooseDay(dayAfter);
    await visit.settle();
    late.give(success(allSlots));
    await visit.settle();
    expect([dialog.day, dialog.slots]).toEqual([dayAfter, [one]]);
  });

  it('says what could not be read of a day, and reads it again', async () => {
    const { dialog, museum, visit } = await opened();
    museum.answers = { slots: async () => failed(lost) };
    dialog.chooseDay(tomorrow);
    await visit.settle();
    expect(dialog.dayState).toEqual({ kind: 'failed', failure: { asked: 'slots', cause: lost } });
    museum.answers = {};
    dialog.retryDay();
    await visit.settle();
    expect(dialog.dayState.kind).toBe('slots');
  });

  it('[RBK-02] sends the change and leads to the order, and says so; ten presses are one', async () => {
    const { dialog, museum, visit } = await opened();
    dialog.chooseSlot(one.id);
    await Promise.all(Array.from({ length: 10 }, () => dialog.confirm()));
    expect(museum.sent).toEqual([
      [theOrder, museum.held.map(({ ticketNo }) => ticketNo), { day: today, slot: one.id }],
    ]);
    expect(visit.address.current()).toBe(`/orderinfo?orderNo=${theOrder}`);
    expect(visit.announcements.toast?.kind).toBe('success');
    expect(visit.announcements.toast?.message(LL)).toBe('Successfully changed ticket');
  });

  it('[RBK-02] leads nowhere when the screen was left meanwhile', async () => {
    const { dialog, museum, visit, stop } = await opened();
    const late = aLateAnswer<Result<'rebooked'>>();
    museum.answers = { rebook: () => late.promise };
    const sending = dialog.confirm();
    stop();
    visit.ways.toHome();
    late.give(success('rebooked'));
    await sending;
    expect(visit.address.current()).toBe('/index');
  });

  it('nothing is chosen or closed while a change is on its way', async () => {
    const { dialog, model, museum } = await opened();
    const late = aLateAnswer<Result<'rebooked'>>();
    museum.answers = { rebook: () => late.promise };
    const sending = dialog.confirm();
    expect(dialog.work).toBe('sending');
    dialog.chooseSlot(one.id);
    dialog.chooseDay(tomorrow);
    dialog.openCalendar();
    model.closeDialog();
    expect([dialog.slot, dialog.day, dialog.calendarDay]).toEqual([noon, today, null]);
    expect(model.dialog).toBe(dialog);
    late.give(success('rebooked'));
    await sending;
  });

  it('shows why the museum refused, and counts the places anew', async () => {
    const { dialog, museum, visit } = await opened();
    museum.answers = {
      rebook: async () => failed(refused),
      slots: async () => success([{ ...noon, ordinaryLeft: 0 }, one]),
    };
    await dialog.confirm();
    await visit.settle();
    expect(dialog.problem).toEqual({ kind: 'refused', cause: refused });
    expect([dialog.slot, states(dialog)]).toEqual([null, ['12:00 soldOut', '13:00 free']]);
    museum.answers = {};
    dialog.chooseSlot(one.id);
    expect(dialog.problem).toBeNull();
    await dialog.confirm();
    expect(museum.sent).toHaveLength(2);
  });

  it('[RBK-02] a change that nobody knows of is looked up again, and never sent again by itself', async () => {
    const { dialog, museum, visit } = await opened();
    const unread = {
      rebook: async () => failed(lost),
      rebookableTickets: async () => failed(lost),
    };
    museum.answers = unread;
    const sending = dialog.confirm();
    await visit.settle(10_000);
    await sending;
    expect(dialog.problem).toEqual({ kind: 'unconfirmed' });
    await dialog.confirm();
    dialog.chooseDay(tomorrow);
    expect([museum.sent.length, dialog.day]).toEqual([1, today]);
    museum.answers = {};
    const looking = dialog.lookAgain();
    expect(dialog.work).toBe('looking');
    await visit.settle(10_000);
    await looking;
    expect(dialog.problem).toEqual({ kind: 'notMoved' });
    await dialog.confirm();
    expect(museum.sent).toHaveLength(2);
    expect(visit.address.current()).toBe(`/orderinfo?orderNo=${theOrder}`);
  });

  it('tickets that were changed elsewhere are not changed here', async () => {
    const { dialog, museum } = await opened();
    museum.answers = { rebook: async () => failed(lost) };
    museum.move(
      museum.held.map(({ ticketNo }) => ticketNo),
      { day: dayAfter, slot: noon.id },
    );
    await dialog.confirm();
    expect(dialog.problem).toEqual({ kind: 'changedElsewhere' });
    await dialog.confirm();
    expect(museum.sent).toHaveLength(1);
  });

  it('an expired login is said elsewhere, and loses nothing of what is chosen', async () => {
    const { dialog, museum } = await opened();
    museum.answers = { rebook: async () => failed({ kind: 'expired' }) };
    dialog.chooseSlot(one.id);
    await dialog.confirm();
    expect([dialog.problem, dialog.work, dialog.slot]).toEqual([null, null, one]);
  });
});
