import { describe, expect, it } from 'vitest';
import { windowOf } from '../../../src/domain/model/BookingWindow.ts';
import { calendarMonths } from '../../../src/ui/home/calendarMonths.ts';
import { day } from '../../domain/builders.ts';

describe('calendarMonths', () => {
  const window = windowOf(day('2026-11-28'), 7, [day('2026-12-01'), day('2026-12-03')]);
  const months = calendarMonths(window);
  const stateOf = (text: string) =>
    months.flatMap(({ days }) => days).find((shown) => shown.day === text)?.state;

  it('[HOME-04] shows six months from today’s on, each day in its weekday’s column', () => {
    expect(months.map(({ first }) => first)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
    ]);
    expect(months.map(({ days }) => days.length)).toEqual([30, 31, 31, 28, 31, 30]);
    expect(months.map(({ blanks }) => blanks)).toEqual([0, 2, 5, 1, 1, 4]);
  });

  it('[HOME-04] today is the first day that can be chosen, the last standby day the last', () => {
    expect(stateOf('2026-11-27')).toBe('outside');
    expect(stateOf('2026-11-28')).toBe('open');
    expect(stateOf('2026-11-29')).toBe('open');
    expect(stateOf('2026-12-03')).toBe('open');
    expect(stateOf('2026-12-04')).toBe('outside');
  });

  it('[HOME-04] a day that the museum does not list can be chosen, and says so', () => {
    expect(stateOf('2026-11-30')).toBe('unreported');
    expect(stateOf('2026-12-01')).toBe('open');
  });
});
