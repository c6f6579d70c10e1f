import { describe, expect, it } from 'vitest';
import {
  defaultWindow,
  isBookable,
  lastPreSaleDay,
  tabDays,
  windowOf,
} from '../../../src/domain/model/BookingWindow.ts';
import { day } from '../builders.ts';

const today = day('2026-11-27');
const days = (...texts: string[]) => texts.map(day);

describe('the booking window', () => {
  it('[HOME-05] reaches four days ahead before anything is known', () => {
    expect(defaultWindow(today).lastDay).toBe('2026-12-01');
  });

  it.each([
    ['pre-sale days minus one', 7, '2026-12-03'],
    ['today alone', 1, '2026-11-27'],
    ['today even for none', 0, '2026-11-27'],
    ['nine days ahead when they are unknown', null, '2026-12-06'],
  ])('[HOME-05] reaches to %s', (_, preSaleDays, last) => {
    expect(lastPreSaleDay(today, preSaleDays)).toBe(last);
  });

  it.each([
    [1, false],
    [2, false],
    [3, true],
    [30, true],
    [null, true],
  ])('[HOME-03] with %s pre-sale days shows More: %s', (preSaleDays, hasMore) => {
    expect(windowOf(today, preSaleDays, null).hasMore).toBe(hasMore);
  });

  it('[HOME-04] ends with the last standby day that lies within pre-sale, in whatever order they come', () => {
    const standby = days('2026-12-20', '2026-12-03', '2026-11-29', '2026-11-27');
    expect(windowOf(today, 10, standby).lastDay).toBe('2026-12-03');
  });

  it('[HOME-04] ends with pre-sale when no standby day from the third on is left', () => {
    expect(windowOf(today, 7, days('2026-11-27', '2026-11-28')).lastDay).toBe('2026-12-03');
    expect(windowOf(today, 7, null).lastDay).toBe('2026-12-03');
  });

  it('[HOME-04] holds today and its last day, and nothing outside', () => {
    const window = windowOf(today, 7, null);
    expect(isBookable(window, today)).toBe(true);
    expect(isBookable(window, day('2026-12-03'))).toBe(true);
    expect(isBookable(window, day('2026-12-04'))).toBe(false);
    expect(isBookable(window, day('2026-11-26'))).toBe(false);
  });

  it('[HOME-04] gives three tabs from any day on, over the end of a year', () => {
    expect(tabDays(day('2026-12-30'))).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});
