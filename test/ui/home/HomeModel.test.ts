import { describe, expect, it } from 'vitest';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { TicketDescription, TicketOffer } from '../../../src/domain/model/Ticket.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { aSlot, day, yuan } from '../../domain/builders.ts';
import {
  adult,
  dayAfter,
  free,
  guide,
  HomeVisit,
  later,
  morning,
  noon,
  today,
  tomorrow,
} from './HomeVisit.ts';

const network = failed({ kind: 'network' as const });
const soldOut = aSlot({ ordinaryLeft: 0, freeLeft: 0 });

describe('HomeModel: days', () => {
  it('[HOME-03] tabs are today, tomorrow and the day after, and More is there above 2 pre-sale days', async () => {
    const { home } = await new HomeVisit().opened();
    expect(home.tabs.map((tab) => tab.day)).toEqual([today, tomorrow, dayAfter]);
    expect(home.tabs.map((tab) => tab.isToday)).toEqual([true, false, false]);
    expect(home.window.hasMore).toBe(true);
    const narrow = await new HomeVisit({ preSaleDays: async () => success(2) }).opened();
    expect(narrow.home.window.hasMore).toBe(false);
  });

  it('[HOME-04] confirming a day of the calendar makes the tabs begin with it and opens it', async () => {
    const visit = await new HomeVisit().opened();
    visit.home.openCalendar();
    expect(visit.home.calendarDay).toBe(today);
    visit.home.pickCalendarDay(day('2026-12-05'));
    expect(visit.home.calendarDay).toBe(today);
    visit.home.pickCalendarDay(day('2026-12-03'));
    await visit.home.confirmCalendar();
    expect(visit.home.calendarDay).toBeNull();
    expect(visit.home.tabs.map((tab) => tab.day)[0]).toBe('2026-12-03');
    expect(visit.visit.day).toBe('2026-12-03');
  });

  it('[HOME-04] a tab beyond the last day can’t be chosen and says why', async () => {
    const visit = await new HomeVisit({ preSaleDays: async () => success(2) }).opened();
    expect(visit.home.tabs.map((tab) => tab.isBookable)).toEqual([true, true, false]);
    await visit.home.chooseDay(dayAfter);
    expect(visit.visit.day).toBe(today);
    expect(await visit.toast()).toBe('This day can’t be booked yet.');
  });

  it('[HOME-06] choosing a date clears the selection, keeps the date, and asks how that day is sold', async () => {
    const visit = await (await new HomeVisit().opened()).choosing(morning);
    visit.add(adult, 2);
    await visit.home.chooseDay(tomorrow);
    expect(visit.visit.selection).toEqual({ day: tomorrow, slot: null, tickets: [] });
    expect(visit.storage.day()).toBe(tomorrow);
    expect(visit.storage.slotRange()).toBeNull();
    expect(visit.museum.asked).toContain(`config ${tomorrow}`);
  });

  it('[HOME-06] on a staggered day there are no tickets before a slot is chosen', async () => {
    const visit = await new HomeVisit().opened();
    expect(visit.visit.needsSlot).toBe(true);
    expect(visit.visit.choice.offers).toEqual([]);
    expect(visit.museum.asked).toEqual([`config ${today}`, `slots ${today}`]);
    await visit.choosing(morning);
    expect(visit.visit.choice.offers).not.toEqual([]);
  });

  it('[HOME-06] on any other day the tickets come at once, without a slot', async () => {
    const visit = await new HomeVisit({ isSaleStaggered: async () => success(false) }).opened();
    expect(visit.museum.asked).toEqual([`config ${today}`, `tickets ${today} whole day`]);
    visit.add(adult);
    visit.home.placing.placeOrder();
    expect(visit.storage.selection()).toMatchObject({ day: today, slot: null });
  });

  it('[HOME-03] opens the next day that has places when today has none, and says so', async () => {
    const visit = new HomeVisit();
    visit.museum.daySlots = (asked) => (asked === dayAfter ? [morning] : [soldOut]);
    await visit.opened();
    expect(visit.visit.day).toBe(dayAfter);
    expect(visit.home.hasMovedOn).toBe(true);
    expect(visit.storage.day()).toBe(dayAfter);
  });

  it('[HOME-03] stays on today when none of the three days has places', async () => {
    const visit = await new HomeVisit({}, { slots: [soldOut] }).opened();
    expect(visit.visit.day).toBe(today);
    expect(visit.home.hasMovedOn).toBe(false);
    expect(visit.visit.isFullyBooked).toBe(true);
    expect(visit.storage.day()).toBe(today);
  });

  it('[HOME-07] [Q-BAD-7] at midnight the tabs move on and yesterday can’t be ordered (O-040)', async () => {
    const late = aSlot({ begin: '23:00', end: '23:59' });
    const visit = await new HomeVisit({}, { now: '2026-11-28 23:58', slots: [late] }).opened();
    await visit.choosing(late);
    visit.add(adult);
    await visit.pass(3 * 60_000);
    expect(visit.home.tabs.map((tab) => tab.day)[0]).toBe(tomorrow);
    expect(visit.visit.day).toBe(tomorrow);
    visit.home.placing.placeOrder();
    expect(visit.address.current()).toBe('/index');
    expect(visit.storage.selection()).toBeNull();
  });
});

describe('HomeModel: slots', () => {
  it('[HOME-07] shows slots in the order of their begin, past, sold out, few or free on the museum’s clock', async () => {
    const slots = [
      { ...noon, ordinaryLeft: 0, freeLeft: 0 },
      aSlot({ ...morning, begin: '10:00', end: '11:00' }),
      aSlot({ ...noon, begin: '9:00', end: '10:00' }),
      aSlot({ ...noon, begin: '08:30', end: '9:00' }),
      aSlot({ ...noon, begin: '15:00', end: '16:00', ordinaryLeft: 1, freeLeft: 2 }),
    ];
    const visit = await new HomeVisit({}, { now: '2026-11-28 09:00', slots }).opened();
    expect(visit.visit.shownSlots.map(({ slot, state }) => `${slot.begin} ${state}`)).toEqual([
      '08:30 past',
      '9:00 free',
      '10:00 free',
      '12:00 soldOut',
      '15:00 few',
    ]);
  });

  it('[HOME-07] a slot becomes past when the clock reaches its end, and a chosen one is let go', async () => {
    const visit = await new HomeVisit({}, { now: '2026-11-28 09:58:30' }).opened();
    await visit.choosing(morning);
    visit.add(adult, 2);
    await visit.pass(60_000);
    expect(visit.visit.slot?.id).toBe(morning.id);
    await visit.pass(30_000);
    expect(visit.visit.shownSlots[0]?.state).toBe('past');
    expect(visit.visit.slot).toBeNull();
    expect(await visit.toast()).toContain('Your time slot has ended');
    expect(visit.storage.slotRange()).toBeNull();
    await visit.choosing(noon);
    expect(visit.visit.count).toBe(2);
  });

  it('[HOME-07] a page that was hidden looks at the clock when it is seen again', async () => {
    const visit = new HomeVisit({}, { now: '2026-11-28 09:59' });
    const stop = visit.home.start();
    await visit.pass();
    stop();
    await visit.pass(120_000);
    expect(visit.visit.shownSlots[0]?.state).toBe('free');
    visit.home.start();
    visit.visibility.hide();
    visit.visibility.show();
    expect(visit.visit.shownSlots[0]?.state).toBe('past');
  });

  it('[HOME-08] choosing a slot checks only it, keeps begin-end, and asks for its tickets', async () => {
    const visit = await new HomeVisit().opened();
    await visit.choosing(morning);
    await visit.choosing(noon);
    expect(visit.visit.slot?.id).toBe(noon.id);
    expect(visit.storage.slotRange()).toBe('12:00-13:00');
    expect(visit.museum.asked.slice(2)).toEqual([
      `tickets ${today} ${morning.id}`,
      `tickets ${today} ${noon.id}`,
    ]);
  });

  it('[HOME-08] a slot that has ended is said to be gone; the slots are read again, the choice stays', async () => {
    const visit = await new HomeVisit({}, { now: '2026-11-28 09:59:59' }).opened();
    await visit.choosing(noon);
    visit.add(adult);
    const { asked } = visit.museum;
    asked.length = 0;
    await visit.pass(1_000);
    await visit.choosing(morning);
    expect(await visit.toast()).toContain('just sold out or ended');
    expect(asked).toEqual([`slots ${today}`]);
    expect(visit.visit.slot?.id).toBe(noon.id);
    expect(visit.visit.count).toBe(1);
    expect(visit.storage.slotRange()).toBe('12:00-13:00');
  });
});

describe('HomeModel: late answers', () => {
  it('[HOME-15] [Q-BAD-5] a late answer for an earlier date is dropped (O-048)', async () => {
    const first = later<Result<readonly TimeSlot[]>>();
    const visit = new HomeVisit({
      slots: (asked: MuseumDay) =>
        asked === today ? first.promise : Promise.resolve(success([noon])),
    });
    await visit.opened();
    await visit.home.chooseDay(tomorrow);
    first.keep(success([morning]));
    await visit.pass();
    expect(visit.visit.day).toBe(tomorrow);
    expect(visit.visit.slots).toEqual([noon]);
    expect(visit.storage.day()).toBe(tomorrow);
  });

  it('[HOME-15] [Q-BAD-5] a late answer for the date tapped before the last is dropped', async () => {
    const slow = later<Result<readonly TimeSlot[]>>();
    const visit = await new HomeVisit({
      slots: (asked: MuseumDay) =>
        asked === tomorrow ? slow.promise : Promise.resolve(success([noon])),
    }).opened();
    void visit.home.chooseDay(tomorrow);
    void visit.home.chooseDay(dayAfter);
    await visit.pass(300);
    slow.keep(success([morning]));
    await visit.pass();
    expect(visit.visit.day).toBe(dayAfter);
    expect(visit.visit.slots).toEqual([noon]);
  });

  it('[HOME-15] [Q-BAD-5] a late answer for an earlier slot is dropped', async () => {
    const first = later<Result<readonly TicketOffer[]>>();
    const visit = await new HomeVisit({
      tickets: (_day, slot) =>
        slot === morning.id ? first.promise : Promise.resolve(success([free])),
    }).opened();
    void visit.home.chooseSlot(morning.id);
    await visit.choosing(noon);
    first.keep(success([adult]));
    await visit.pass();
    expect(visit.visit.choice.offers.map((offer) => offer.ticketId)).toEqual([free.ticketId]);
  });

  it('[HOME-15] [Q-BAD-5] a late description of an earlier day’s tickets is dropped', async () => {
    const described = later<Result<TicketDescription>>();
    const visit = await new HomeVisit({ ticketDescription: () => described.promise }).opened();
    await visit.choosing(morning);
    await visit.home.chooseDay(tomorrow);
    described.keep(network);
    await visit.pass();
    expect(visit.visit.choice.offers).toEqual([]);
  });
});

describe('HomeModel: tickets', () => {
  it('[HOME-09] groups by category, at once under plain names, then as described; quantities stay', async () => {
    const described = later<Result<TicketDescription>>();
    const visit = await new HomeVisit({
      ticketDescription: (asked) =>
        asked === adult.ticketId ? described.promise : Promise.resolve(network),
    }).opened();
    await visit.choosing(morning);
    expect(visit.visit.choice.groups.map(({ category }) => category)).toEqual([
      'Admission',
      'Services',
    ]);
    expect(visit.shown(adult).ticket).toMatchObject({ name: 'Adult', notice: '' });
    visit.add(adult, 2);
    const kind = { kindId: adult.kindId, name: 'Full', notice: '<p>Come early</p>' };
    described.keep(
      success({
        ticketId: adult.ticketId,
        name: 'Admission',
        detail: '',
        kinds: [{ ...kind, needsSpecialCertificate: true }],
      }),
    );
    await visit.pass();
    expect(visit.shown(adult)).toMatchObject({
      quantity: 2,
      ticket: { name: 'Admission', kindName: 'Full', notice: '<p>Come early</p>' },
    });
    expect(visit.visit.choice.selected[0]?.ticket.needsSpecialCertificate).toBe(true);
  });

  it('[HOME-09] a ticket without stock of its price type is sold out', async () => {
    const slot = aSlot({ ordinaryLeft: 0, freeLeft: 3 });
    const visit = await new HomeVisit({}, { slots: [slot] }).opened();
    await visit.choosing(slot);
    expect(visit.shown(adult).block).toBe('soldOut');
    expect(visit.shown(free).block).toBeNull();
    expect(visit.shown(guide).block).toBeNull();
  });

  it('[HOME-10] steps by one, never below 0, with a total exact to the fen', async () => {
    const visit = await (await new HomeVisit().opened()).choosing(morning);
    visit.add(guide, 3);
    visit.add(adult);
    expect(visit.visit.count).toBe(4);
    expect(visit.visit.choice.total).toBe(yuan('119.7'));
    visit.visit.choice.setQuantity(visit.shown(adult).ticket, 0);
    visit.visit.choice.setQuantity(visit.shown(adult).ticket, -1);
    expect(visit.shown(adult).quantity).toBe(0);
    expect(visit.visit.choice.total).toBe(yuan('59.7'));
  });

  it('[HOME-10] blocks a ticket whose price type has no stock left, and says why (O-044, O-047)', async () => {
    const slot = aSlot({ ordinaryLeft: 0, freeLeft: 3 });
    const visit = await new HomeVisit({}, { slots: [slot] }).opened();
    await visit.choosing(slot);
    visit.add(adult, 5);
    expect(visit.shown(adult).quantity).toBe(0);
    expect(await visit.toast()).toContain('Insufficient margin in the current period');
    visit.add(free, 5);
    expect(visit.shown(free).quantity).toBe(3);
  });

  it('[HOME-14] says what failed, and a retry brings it', async () => {
    const visit = new HomeVisit({ slots: async () => network });
    await visit.opened();
    expect(visit.visit.dayState).toMatchObject({ kind: 'failed', failure: { asked: 'slots' } });
    visit.museum.answers = { tickets: async () => network };
    await visit.visit.retry();
    expect(visit.visit.dayState.kind).toBe('slots');
    await visit.choosing(morning);
    expect(visit.visit.choice.state).toMatchObject({ kind: 'failed' });
    visit.museum.answers = {};
    await visit.visit.retry();
    expect(visit.visit.choice.state.kind).toBe('shown');
  });

  it('[Q-OFF-3] reads in silence what it could not, once the network or the visitor is back; a choice stays', async () => {
    const visit = new HomeVisit({
      slots: async () => network,
      preSaleDays: async () => network,
      homeTemplate: async () => network,
    });
    await visit.opened();
    visit.museum.answers = { tickets: async () => network };
    visit.visibility.restore();
    await visit.clock.advance(0);
    expect(visit.visit.dayState.kind).toBe('slots');
    expect([visit.home.settingsFailure, visit.home.templateFailure]).toEqual([null, null]);
    await visit.choosing(morning);
    visit.museum.answers = {};
    const times = (question: string) =>
      visit.museum.asked.filter((asked) => asked.startsWith(question)).length;
    const before = times('slots');
    visit.visibility.restore();
    await visit.clock.advance(0);
    expect(visit.visit.choice.state.kind).toBe('shown');
    expect(visit.visit.slot?.id).toBe(morning.id);
    // What was read well is counted anew and no more.
    expect(times('slots')).toBe(before + 1);
    visit.visibility.restore();
    await visit.clock.advance(0);
    expect(times('tickets')).toBe(2);
  });

  it('[HOME-14] an unknown limit or window is said, booking goes on, and a retry brings them', async () => {
    const visit = await new HomeVisit({ preSaleDays: async () => network }).opened();
    expect(visit.home.settingsFailure).toEqual({ kind: 'network' });
    expect(visit.home.window.lastDay).toBe('2026-12-07');
    visit.museum.answers = {};
    await visit.home.retrySettings();
    expect(visit.home.settingsFailure).toBeNull();
    expect(visit.home.window.lastDay).toBe('2026-12-04');
    expect(await visit.toast()).toBe('Loaded again.');
  });
});

describe('HomeModel: place order', () => {
  it('[HOME-12] nothing selected', async () => {
    const visit = await (await new HomeVisit().opened()).choosing(morning);
    visit.home.placing.placeOrder();
    expect(visit.home.placing.problem).toEqual({ kind: 'nothingSelected' });
    expect(await visit.alert()).toBe('Please select tickets.');
    expect(visit.address.current()).toBe('/index');
  });

  it('[HOME-12] over the limit, counting only what is limited (O-051)', async () => {
    const visit = await (await new HomeVisit().opened()).choosing(morning);
    visit.add(adult, 5);
    visit.add(guide, 3);
    visit.home.placing.placeOrder();
    expect(visit.home.placing.problem).toBeNull();
    expect(visit.address.current()).toBe('/orderconfirm');
    visit.add(free);
    visit.home.placing.placeOrder();
    expect(visit.home.placing.problem).toEqual({ kind: 'overLimit', limit: 5 });
    expect(await visit.alert()).toContain('5');
  });

  it('[HOME-12] no slot chosen: a date chosen anew has forgotten the earlier slot (O-049)', async () => {
    const visit = await (await new HomeVisit().opened()).choosing(morning);
    visit.add(adult);
    await visit.home.chooseDay(tomorrow);
    visit.home.placing.placeOrder();
    expect(await visit.alert()).toContain('choose a time slot first');
    expect(visit.storage.slotRange()).toBeNull();
    const over = await new HomeVisit({}, { now: '2026-11-28 09:59' }).opened();
    await over.choosing(morning);
    over.add(adult);
    await over.pass(60_000);
    over.home.placing.placeOrder();
    expect(await over.toast()).toContain('no time-slot data');
    expect(over.address.current()).toBe('/index');
  });

  it('[HOME-12] more staggered tickets than the slot has places (O-045)', async () => {
    const slot = aSlot({ ordinaryLeft: 3, freeLeft: 0 });
    const youth = { ...adult, kindId: guide.kindId, ticketId: guide.ticketId };
    const visit = new HomeVisit({}, { slots: [slot] });
    visit.museum.offers = [adult, youth];
    await (await visit.opened()).choosing(slot);
    visit.add(adult, 2);
    visit.add(youth, 2);
    visit.home.placing.placeOrder();
    expect(await visit.toast()).toContain('Insufficient margin in the current period');
    expect(visit.address.current()).toBe('/index');
  });

  it('[HOME-12] success keeps the selection with its slot and goes to the order form', async () => {
    const visit = await (await new HomeVisit().opened()).choosing(morning);
    visit.add(adult, 2);
    visit.home.placing.placeOrder();
    expect(visit.address.current()).toBe('/orderconfirm');
    expect(visit.storage.selection()).toMatchObject({
      day: today,
      slot: { id: morning.id, name: 'Morning', begin: '09:00', end: '10:00' },
      tickets: [{ quantity: 2 }],
    });
  });
});

describe('HomeModel: coming back', () => {
  const placed = async () => {
    const visit = new HomeVisit();
    const leave = visit.home.start();
    await visit.pass();
    await visit.choosing(morning);
    visit.add(adult, 2);
    visit.home.placing.placeOrder();
    leave();
    return visit;
  };

  it('[HOME-17] from the order form finds day, slot and quantities, with new counts of places', async () => {
    const visit = await placed();
    visit.museum.daySlots = () => [{ ...morning, ordinaryLeft: 2 }, noon];
    await visit.opened();
    expect(visit.visit.slot).toMatchObject({ id: morning.id, ordinaryLeft: 2 });
    expect(visit.shown(adult).quantity).toBe(2);
    expect(visit.storage.selection()).not.toBeNull();
  });

  it('[HOME-17] takes over what was deleted on the order form', async () => {
    const visit = await placed();
    const kept = visit.storage.selection();
    if (kept === null) throw new Error('nothing was placed');
    visit.storage.keepSelection({
      ...kept,
      tickets: kept.tickets.map((entry) => ({ ...entry, quantity: 1 })),
    });
    await visit.opened();
    expect(visit.shown(adult).quantity).toBe(1);
  });

  it('[HOME-17] takes over the slot that was changed on the order form, with all quantities', async () => {
    const visit = await placed();
    const kept = visit.storage.selection();
    if (kept === null) throw new Error('nothing was placed');
    visit.storage.keepSelection({ ...kept, slot: noon });
    visit.storage.keepSlotRange('12:00-13:00');
    await visit.opened();
    expect(visit.visit.slot?.id).toBe(noon.id);
    expect(visit.shown(adult).quantity).toBe(2);
    expect(visit.storage.slotRange()).toBe('12:00-13:00');
    expect(visit.announcements.toast).toBeNull();
  });

  it('[HOME-17] begins anew once the order was placed', async () => {
    const visit = await placed();
    visit.storage.clearSelection();
    await visit.opened();
    expect(visit.visit.day).toBe(today);
    expect(visit.visit.selection).toEqual({ day: today, slot: null, tickets: [] });
  });

  it('[HOME-17] says when the slot sold out meanwhile', async () => {
    const visit = await placed();
    visit.museum.daySlots = () => [soldOut, noon];
    await visit.opened();
    expect(await visit.toast()).toContain('just sold out');
    expect(visit.visit.shownSlots[0]?.state).toBe('soldOut');
    visit.address.replace('/index');
    visit.home.placing.placeOrder();
    expect(visit.address.current()).toBe('/index');
    expect(await visit.toast()).toContain('Insufficient margin');
  });
});
