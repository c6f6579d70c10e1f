import { describe, expect, it } from 'vitest';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { aSlot } from '../../domain/builders.ts';
import { adult, free, HomeVisit, later, morning, noon, today, tomorrow } from './HomeVisit.ts';

const minute = 60_000;
const soldOut = aSlot({ ordinaryLeft: 0, freeLeft: 0 });

describe('the counts of places', () => {
  it('[Q-STK-5] are called new for less than a minute, then by the minutes on the museum’s clock', async () => {
    const { visit, pass } = await opened('2026-11-28 08:00:50');
    expect(visit.visit.counts.age).toBe(0);
    await pass(9_000);
    expect(visit.visit.counts.age).toBe(0);
    await pass(1_000);
    expect(visit.visit.counts.age).toBe(1);
    await pass(minute);
    expect(visit.visit.counts.age).toBe(2);
    await visit.visit.counts.refresh();
    expect(visit.visit.counts.age).toBe(0);
  });

  it('[Q-STK-5] have no age before there are any, and on a day without slots', async () => {
    const waiting = new HomeVisit({ slots: () => later<never>().promise });
    await waiting.opened();
    expect(waiting.visit.counts.age).toBeNull();
    const wholeDay = await new HomeVisit({ isSaleStaggered: async () => success(false) }).opened();
    expect(wholeDay.visit.counts.age).toBeNull();
    expect(await wholeDay.visit.counts.read()).toBe('dropped');
  });

  it('[Q-STK-5] are read again on a tap, by one call, and the outcome is told', async () => {
    const { visit, pass } = await opened();
    visit.museum.asked.length = 0;
    visit.museum.daySlots = () => [{ ...morning, ordinaryLeft: 1, freeLeft: 0 }, noon];
    const read = visit.visit.counts.refresh();
    expect(visit.visit.counts.isReading).toBe(true);
    await read;
    await pass(0);
    expect(visit.visit.counts.isReading).toBe(false);
    expect(visit.museum.asked).toEqual([`slots ${today}`]);
    expect(visit.visit.slots[0]).toMatchObject({ ordinaryLeft: 1, freeLeft: 0 });
    expect(await visit.toast()).toBe('The places left are up to date.');
  });

  it('[Q-STK-5] that can’t be read again stay with their age, and that is told', async () => {
    const { visit, pass } = await opened();
    await pass(2 * minute);
    visit.museum.answers = { slots: async () => failed({ kind: 'timeout' }) };
    await visit.visit.counts.refresh();
    expect(await visit.toast()).toContain('could not be read');
    expect(visit.visit.counts.isReading).toBe(false);
    expect(visit.visit.slots).toEqual([morning, noon]);
    expect(visit.visit.counts.age).toBe(2);
  });

  it('[Q-STK-5] [Q-RUSH-2] are read again when the page is seen again, once for all who ask', async () => {
    const { visit, pass } = await opened();
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    visit.museum.asked.length = 0;
    visit.visibility.hide();
    await pass(minute);
    expect(visit.museum.asked).toEqual([]);
    visit.visibility.show();
    void visit.visit.counts.refresh();
    visit.visibility.restore();
    await pass(0);
    expect(visit.museum.asked).toEqual([`slots ${today}`]);
    slow.keep(success([noon]));
    await pass(0);
    expect(visit.visit.slots).toEqual([noon]);
  });

  it('[Q-STK-5] read again in the background leave day, slot and quantities alone, without a word', async () => {
    const { visit, pass } = await opened();
    await visit.choosing(noon);
    visit.add(adult, 2);
    visit.museum.daySlots = () => [soldOut, { ...noon, ordinaryLeft: 2 }];
    visit.visibility.hide();
    visit.visibility.show();
    await pass(0);
    expect(visit.visit.slot).toMatchObject({ id: noon.id, ordinaryLeft: 2 });
    expect(visit.visit.count).toBe(2);
    expect(visit.announcements.toast).toBeNull();
    expect(visit.visit.exchange).toBeNull();
  });

  it('[HOME-15] [Q-BAD-5] of an earlier day that come late are dropped', async () => {
    const { visit, pass } = await opened();
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = {
      slots: (asked) => (asked === today ? slow.promise : Promise.resolve(success([noon]))),
    };
    const read = visit.visit.counts.read();
    await visit.home.chooseDay(tomorrow);
    slow.keep(success([soldOut]));
    expect(await read).toBe('dropped');
    await pass(0);
    expect(visit.visit.slots).toEqual([noon]);
    expect(visit.visit.counts.isReading).toBe(false);
  });
});

describe('a chosen slot, counted again', () => {
  it.each<[string, readonly TimeSlot[], string, string]>([
    ['is gone', [soldOut, noon], 'gone', 'just sold out or ended'],
    ['is listed no more', [noon], 'gone', 'just sold out or ended'],
    [
      'holds too few',
      [{ ...morning, ordinaryLeft: 1 }, noon],
      'tooSmall',
      '09:00–10:00 has too few places left',
    ],
  ])(
    '[Q-STK-5] that %s is said, and others are offered, without taking the focus',
    async (...row) => {
      const [, slots, kind, said] = row;
      const { visit, pass } = await opened();
      await visit.choosing(morning);
      visit.add(adult, 2);
      visit.museum.daySlots = () => slots;
      await visit.visit.counts.refresh();
      expect(await visit.toast()).toContain(said);
      expect(visit.visit.exchange).toEqual({
        kind,
        slot: expect.objectContaining({ id: morning.id }),
        attempt: undefined,
      });
      expect(visit.visit.selection).toMatchObject({
        slot: { id: morning.id },
        tickets: [{ quantity: 2 }],
      });
      // Said once: reading the same again has no news.
      visit.announcements.dismiss();
      visit.visibility.hide();
      visit.visibility.show();
      await pass(0);
      expect(visit.announcements.toast).toBeNull();
    },
  );

  it('[Q-STK-5] another one that holds too few says so and lowers nothing', async () => {
    const small = { ...noon, ordinaryLeft: 1 };
    const { visit } = await opened('2026-11-28 08:00', [morning, small]);
    await visit.choosing(morning);
    visit.add(adult, 3);
    visit.add(free);
    await visit.choosing(small);
    expect(await visit.toast()).toContain('12:00–13:00 has too few places left for your tickets');
    expect(visit.visit.exchange).toMatchObject({ kind: 'tooSmall', slot: { id: noon.id } });
    expect(visit.shown(adult).quantity).toBe(3);
    expect(visit.visit.count).toBe(4);
    await visit.choosing(morning);
    expect(visit.visit.exchange).toBeNull();
  });

  it('[Q-STK-5] another one that does not sell a ticket says how many were taken out', async () => {
    const { visit } = await opened();
    await visit.choosing(morning);
    visit.add(adult, 1);
    visit.add(free, 2);
    visit.museum.offers = [adult];
    await visit.choosing(noon);
    expect(await visit.toast()).toBe(
      '2 tickets of your choice can’t be had here and were taken out.',
    );
    expect(visit.visit.count).toBe(1);
    expect(visit.storage.cart().dataList).toHaveLength(1);
  });

  it('[Q-STK-5] that is over offers the nearest, and keeps the tickets for it', async () => {
    const { visit, pass } = await opened('2026-11-28 09:59');
    await visit.choosing(morning);
    visit.add(adult, 2);
    await pass(minute);
    expect(visit.visit.exchange).toMatchObject({ kind: 'gone', slot: { id: morning.id } });
    await visit.visit.takeInstead(noon.id);
    expect(visit.visit.exchange).toMatchObject({ kind: 'taken', slot: { id: noon.id } });
    expect(visit.visit.count).toBe(2);
  });

  it('[Q-STK-5] an offered one that is gone by then is said, and the others stay offered', async () => {
    const { visit, pass } = await opened('2026-11-28 08:00', [morning, noon]);
    await visit.choosing(morning);
    visit.add(adult, 2);
    visit.museum.daySlots = () => [soldOut, { ...noon, ordinaryLeft: 0, freeLeft: 0 }];
    await visit.visit.counts.refresh();
    await visit.visit.takeInstead(noon.id);
    await pass(0);
    expect(visit.visit.exchange).toMatchObject({ kind: 'gone', slot: { id: morning.id } });
    expect(visit.visit.slot?.id).toBe(morning.id);
    expect(await visit.toast()).toContain('just sold out');
  });
});

describe('the total', () => {
  it('[Q-A11Y-4] is spoken half a second after the last step, once', async () => {
    const { visit, pass } = await opened();
    await visit.choosing(morning);
    const spoken = () => visit.announcements.polite?.id;
    const before = spoken();
    visit.add(adult);
    await pass(400);
    visit.add(adult);
    await pass(400);
    visit.add(adult);
    await pass(499);
    expect(spoken()).toBe(before);
    await pass(1);
    expect(await visit.polite()).toBe('3 tickets, ¥180.00');
    const after = spoken();
    await pass(5_000);
    expect(spoken()).toBe(after);
  });

  it('[Q-A11Y-4] of a day that was left is not spoken', async () => {
    const { visit, pass } = await opened();
    await visit.choosing(morning);
    visit.add(adult);
    await visit.home.chooseDay(tomorrow);
    await pass(5_000);
    expect(await visit.polite()).not.toContain('¥');
  });
});

async function opened(now = '2026-11-28 08:00', slots: readonly TimeSlot[] = [morning, noon]) {
  const visit = await new HomeVisit({}, { now, slots: [...slots] }).opened();
  const pass = (milliseconds: number) => visit.pass(milliseconds);
  return { visit, pass };
}
