import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { instantOf } from '../../../src/domain/model/instantOf.ts';
import { firstOfMonth } from '../../../src/domain/model/MuseumCalendar.ts';
import {
  addDays,
  dayAt,
  daysBetween,
  isTimeZone,
  museumDay,
  partsOf,
  secondsAt,
  secondsOfDay,
  weekdayOf,
} from '../../../src/domain/model/MuseumDay.ts';
import { day, shanghai } from '../builders.ts';
import '../../support/pinnedChance.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const firstDay = Date.UTC(1970, 0, 1);
const anyDay = fc
  .integer({ min: 0, max: 80_000 })
  .map((days) => day(new Date(firstDay + days * 86_400_000).toISOString().slice(0, 10)));

// Zones whose clocks skip an hour, or half of one, at some time of the year.
const phones = [
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];

const carryAPhoneIn = (zone: string) => {
  vi.stubEnv('TZ', zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
};

describe('a museum day', () => {
  it.each([
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '',
    'today',
    '2026-11-27 ',
  ])('is not %j', (text) => {
    expect(museumDay(text)).toBeNull();
  });

  it.each(['2026-11-27', '2028-02-29', '2000-02-29', '1970-01-01'])('is %j', (text) => {
    expect(museumDay(text)).toBe(text);
  });

  it('has its weekday and its parts', () => {
    expect(weekdayOf(day('2026-11-29'))).toBe(0);
    expect(weekdayOf(day('2026-11-28'))).toBe(6);
    expect(partsOf(day('2026-11-08'))).toEqual({ year: 2026, month: 11, dayOfMonth: 8 });
  });
});

describe('counting days', () => {
  it('goes there and back again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        const there = addDays(start, days);
        expect(daysBetween(start, there)).toBe(days);
        expect(addDays(there, -days)).toBe(start);
        expect(there > start).toBe(days > 0);
        expect(weekdayOf(there)).toBe((((weekdayOf(start) + days) % 7) + 7) % 7);
      }),
    );
  });

  it.each(phones)(
    '[HOME-04] [Q-BAD-7] repeats and skips none over a year, on a phone in %s',
    (zone) => {
      carryAPhoneIn(zone);
      const days = Array.from({ length: 366 }, (_, index) => addDays(day('2026-01-01'), index));
      expect(new Set(days).size).toBe(366);
      expect(days.at(-1)).toBe('2027-01-01');
    },
  );

  it('[HOME-04] DT-04 six months from the 31st on hold every month', () => {
    const months = [0, 1, 2, 3, 4, 5].map((later) => firstOfMonth(day('2027-01-31'), later));
    expect(months).toEqual([
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
      '2027-06-01',
    ]);
  });
});

describe('the museum’s clock', () => {
  it.each(phones)(
    '[HOME-07] [Q-BAD-7] shows the same in every hour of a year, on a phone in %s',
    (zone) => {
      carryAPhoneIn(zone);
      const wrong: string[] = [];
      for (let hour = 0; hour < 365 * 24; hour += 1) {
        const instant = Date.UTC(2026, 0, 1) + hour * 3_600_000;
        // Shanghai is eight hours ahead of UTC, all year.
        const shown = new Date(instant + 8 * 3_600_000).toISOString();
        const seconds = (instant / 1000 + 8 * 3600) % 86_400;
        const text = shown.slice(0, 19).replace('T', ' ');
        const isRight =
          dayAt(instant, shanghai) === shown.slice(0, 10) &&
          secondsAt(instant, shanghai) === seconds &&
          instantOf(text, shanghai) === instant;
        if (!isRight) wrong.push(text);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('keeps a zone of its own with summer time', () => {
    const zone = 'Europe/Berlin';
    expect(instantOf('2026-07-01 09:00:00', zone)).toBe(Date.UTC(2026, 6, 1, 7));
    expect(instantOf('2026-12-01 09:00:00', zone)).toBe(Date.UTC(2026, 11, 1, 8));
    expect(instantOf('2026-03-29 03:30:00', zone)).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(secondsAt(Date.UTC(2026, 6, 1, 7), zone)).toBe(9 * 3600);
  });
});

describe('a time as the museum writes it', () => {
  it.each<[id: string, text: string, isRead: boolean]>([
    ['SD-01', '2026-11-27 09:05:00', true],
    ['SD-02', '2026-11-27 09:05', true],
    ['SD-03', '2026-11-27T09:05:00', true],
    ['SD-04', '2026/11/27 09:05:00', false],
    ['SD-05', '2026-11-27T01:05:00.000+0000', false],
    ['SD-06', '2026-11-27 09:05:00 +0800', false],
    ['no time', '', false],
    ['no day', '2026-02-30 09:05:00', false],
  ])('%s %j is read as five past nine, or not at all', (_, text, isRead) => {
    expect(instantOf(text, shanghai)).toBe(isRead ? Date.UTC(2026, 10, 27, 1, 5) : null);
  });

  it('without a time of day is the museum’s midnight', () => {
    expect(instantOf('2026-11-27', shanghai)).toBe(Date.UTC(2026, 10, 26, 16));
  });

  it.each<[time: string, seconds: number | null]>([
    ['08:30', 30_600],
    ['9:00', 32_400],
    ['10:00:30', 36_030],
    [' 23:30 ', 84_600],
    ['24:00', 86_400],
    ['25:00', null],
    ['09:60', null],
    ['9', null],
    ['', null],
    ['morning', null],
  ])('%j is %s seconds into the day', (time, seconds) => {
    expect(secondsOfDay(time)).toBe(seconds);
  });
});

describe('a clock that is never changed', () => {
  const byTheBrowser = (instant: number, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
      instant,
    );
  const ours = (instant: number, zone: string) => {
    const seconds = secondsAt(instant, zone);
    const time = [seconds / 3_600, (seconds / 60) % 60, seconds % 60];
    const digits = time.map((part) => String(Math.floor(part)).padStart(2, '0'));
    return `${dayAt(instant, zone)} ${digits.join(':')}`;
  };

  it.each(['Asia/Shanghai', 'UTC'])(
    '[R13] of %s shows at any instant what the browser would say',
    (zone) => {
      const from = Date.UTC(1970, 0, 1);
      const instants = fc.integer({ min: from, max: Date.UTC(2120, 0, 1) });
      fc.assert(
        fc.property(instants, (instant) => {
          expect(ours(instant, zone)).toBe(byTheBrowser(instant, zone));
        }),
        { numRuns: 2_000, examples: [[Date.UTC(1992, 0, 1) - 1], [Date.UTC(1991, 6, 1)], [from]] },
      );
    },
  );

  it('asks the browser nothing, which would take a slow phone a tenth of a second', () => {
    const asked = vi.spyOn(Intl, 'DateTimeFormat');
    expect(dayAt(Date.UTC(2026, 10, 28, 17), 'Asia/Shanghai')).toBe('2026-11-29');
    expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('[START-10] knows zones from words that are none', () => {
    expect(
      ['UTC', 'Asia/Shanghai', 'Europe/Berlin', 'Asia/Atlantis', ''].filter(isTimeZone),
    ).toEqual(['UTC', 'Asia/Shanghai', 'Europe/Berlin']);
  });
});
