import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { moneyOfFen } from '../../../src/domain/model/Money.ts';
import {
  dayOfMonthText,
  dayText,
  moneyText,
  timeRangeText,
  weekdayText,
} from '../../../src/ui/format.ts';
import { day } from '../../domain/builders.ts';

const today = day('2026-11-28');

describe('money', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [6000, '¥60.00'],
    [123_456_789, '¥1234567.89'],
    [-1990, '-¥19.90'],
  ])('[HOME-10] %i fen are %s', (fen, text) => {
    expect(moneyText(moneyOfFen(fen))).toBe(text);
  });

  it('an unknown amount is a dash, never nothing to pay', () => {
    expect(moneyText(null)).toBe('—');
  });
});

describe('days', () => {
  it.each([
    ['English', '2026-11-28', 'Sat 28 Nov'],
    ['English', '2027-01-01', 'Fri 1 Jan 2027'],
    ['English', '2025-12-31', 'Wed 31 Dec 2025'],
    ['Simplified_Chinese', '2026-11-28', '11月28日 周六'],
    ['Simplified_Chinese', '2027-01-01', '2027年1月1日 周五'],
  ] as const satisfies readonly (readonly [Language, string, string])[])(
    '[START-04] in %s, %s is %s: with the year where it is another',
    (language, text, shown) => {
      expect(dayText(day(text), today, language)).toBe(shown);
    },
  );

  it('[HOME-03] their parts, for the date tabs', () => {
    expect(weekdayText(today, 'English')).toBe('Sat');
    expect(weekdayText(today, 'Simplified_Chinese')).toBe('周六');
    expect(dayOfMonthText(today, 'English')).toBe('28 Nov');
    expect(dayOfMonthText(today, 'Simplified_Chinese')).toBe('11月28日');
  });
});

describe('time slots', () => {
  it('run from begin to end; a day without slots has none', () => {
    expect(timeRangeText('09:00', '10:00')).toBe('09:00–10:00');
    expect(timeRangeText('', '')).toBe('');
  });
});
