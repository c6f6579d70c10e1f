import { describe, expect, it } from 'vitest';
import { windowOf } from '../../../src/domain/model/BookingWindow.ts';
import { addDays, daysBetween } from '../../../src/domain/model/MuseumDay.ts';
import { calendarDateOf, museumDayOf } from '../../../src/ui/calendar/calendarDate.ts';
import { calendarRange, dayState } from '../../../src/ui/calendar/calendarDays.ts';
import { day } from '../../domain/builders.ts';

describe('calendarRange', () => {
  it.each([
    { today: '2026-11-28', first: '2026-11-01', last: '2027-04-30' },
    // O-041: on the 31st no month may be left out.
    { today: '2027-01-31', first: '2027-01-01', last: '2027-06-30' },
    { today: '2026-08-31', first: '2026-08-01', last: '2027-01-31' },
    { today: '2027-09-01', first: '2027-09-01', last: '2028-02-29' },
  ])('[HOME-04] six months from $today: $first to $last', ({ today, first, last }) => {
    expect(calendarRange(day(today))).toEqual({ first, last });
  });
});

describe('dayState', () => {
  const week = windowOf(day('2026-11-28'), 7, [day('2026-12-01'), day('2026-12-03')]);

  it.each([
    ['2026-11-27', 'past'],
    ['2026-11-28', 'open'],
    ['2026-11-29', 'open'],
    ['2026-11-30', 'unreported'],
    ['2026-12-01', 'open'],
    ['2026-12-02', 'unreported'],
    ['2026-12-03', 'open'],
    ['2026-12-04', 'later'],
    ['2027-04-30', 'later'],
  ])('[HOME-04] %s is %s: from today, the first, to the last standby day', (text, state) => {
    expect(dayState(week, day(text))).toBe(state);
  });

  it('[HOME-04] nothing is unreported while the museum’s list is unknown', () => {
    const unlisted = windowOf(day('2026-11-28'), 7, null);
    const states = Array.from({ length: 8 }, (_, days) =>
      dayState(unlisted, addDays(unlisted.today, days)),
    );
    expect(states).toEqual([...Array.from({ length: 7 }, () => 'open'), 'later']);
  });

  it('[HOME-04] over New Year five pre-sale days end on 2 January, not a day or a month later (O-042)', () => {
    const newYear = windowOf(day('2026-12-29'), 5, null);
    expect(dayState(newYear, day('2027-01-02'))).toBe('open');
    expect(dayState(newYear, day('2027-01-03'))).toBe('later');
    expect(dayState(newYear, day('2027-02-01'))).toBe('later');
    expect(dayState(newYear, day('2026-12-28'))).toBe('past');
  });
});

describe('calendarDateOf and museumDayOf', () => {
  it('[HOME-04] carry every day of four years there and back as the same text, in any zone (O-038, O-043)', () => {
    const first = day('2026-01-01');
    const length = daysBetween(first, day('2030-01-01'));
    expect(length).toBe(1461);
    for (let later = 0; later < length; later += 1) {
      const each = addDays(first, later);
      const date = calendarDateOf(each);
      expect(date.toString()).toBe(each);
      expect(museumDayOf(date)).toBe(each);
    }
  });
});
