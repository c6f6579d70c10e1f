import { afterEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { isBookable, tabDays } from '../../../src/domain/model/BookingWindow.ts';
import { addDays, weekdayOf } from '../../../src/domain/model/MuseumDay.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { ReadBookingWindow } from '../../../src/domain/useCases/ReadBookingWindow.ts';
import { StubMuseum } from '../../support/StubMuseum.ts';
import { day, shanghai } from '../builders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const aReading = (now: string, museum: StubMuseum) => {
  const clock = new ManualClock(Date.parse(now));
  return new ReadBookingWindow({ museum, clock, configuration: { timeZone: shanghai } });
};

/** So many days in a row. */
const run = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(day(first), index));

interface Case {
  id: string;
  why: string;
  now: string;
  phone?: string;
  preSaleDays: number;
  standby: readonly string[];
  /** Where the tabs begin, when not today. */
  from?: string;
  today: string;
  weekdays: readonly number[];
  /** The end of the range that the museum is asked for. */
  end: string;
  last: string;
  hasMore?: boolean;
  disabled?: readonly boolean[];
}

const cases: readonly Case[] = [
  {
    id: 'DT-01',
    why: 'a plain week',
    now: '2026-11-27T01:00:00Z',
    preSaleDays: 7,
    standby: run('2026-11-27', 7),
    today: '2026-11-27',
    weekdays: [5, 6, 0],
    end: '2026-12-03',
    last: '2026-12-03',
  },
  {
    id: 'DT-02',
    why: 'the phone is a day behind',
    now: '2026-11-27T01:30:00Z',
    phone: 'America/Los_Angeles',
    preSaleDays: 7,
    standby: run('2026-11-27', 7),
    today: '2026-11-27',
    weekdays: [5, 6, 0],
    end: '2026-12-03',
    last: '2026-12-03',
  },
  {
    id: 'DT-03',
    why: 'over the end of the year',
    now: '2026-12-29T02:00:00Z',
    preSaleDays: 5,
    standby: run('2026-12-29', 5),
    today: '2026-12-29',
    weekdays: [2, 3, 4],
    end: '2027-01-02',
    last: '2027-01-02',
  },
  {
    id: 'DT-04',
    why: 'from the 31st over February',
    now: '2027-01-31T02:00:00Z',
    preSaleDays: 30,
    standby: run('2027-01-31', 30),
    today: '2027-01-31',
    weekdays: [0, 1, 2],
    end: '2027-03-01',
    last: '2027-03-01',
  },
  {
    id: 'DT-05',
    why: 'February of a common year',
    now: '2027-02-27T02:00:00Z',
    preSaleDays: 3,
    standby: run('2027-02-27', 3),
    today: '2027-02-27',
    weekdays: [6, 0, 1],
    end: '2027-03-01',
    last: '2027-03-01',
  },
  {
    id: 'DT-06',
    why: 'two pre-sale days: no More, the third tab beyond the last day',
    now: '2026-11-27T01:00:00Z',
    preSaleDays: 2,
    standby: run('2026-11-27', 2),
    today: '2026-11-27',
    weekdays: [5, 6, 0],
    end: '2026-11-28',
    last: '2026-11-28',
    hasMore: false,
    disabled: [false, false, true],
  },
  {
    id: 'DT-07',
    why: 'three pre-sale days: More',
    now: '2026-11-27T01:00:00Z',
    preSaleDays: 3,
    standby: run('2026-11-27', 3),
    today: '2026-11-27',
    weekdays: [5, 6, 0],
    end: '2026-11-29',
    last: '2026-11-29',
  },
  {
    id: 'DT-09',
    why: 'tabs from a day of the calendar on, the third beyond the last day',
    now: '2026-11-27T01:00:00Z',
    preSaleDays: 7,
    standby: run('2026-11-27', 7),
    from: '2026-12-02',
    today: '2026-11-27',
    weekdays: [3, 4, 5],
    end: '2026-12-03',
    last: '2026-12-03',
    disabled: [false, false, true],
  },
  {
    id: 'DT-10',
    why: 'the first week of a year',
    now: '2027-01-03T02:00:00Z',
    preSaleDays: 7,
    standby: run('2027-01-03', 7),
    today: '2027-01-03',
    weekdays: [0, 1, 2],
    end: '2027-01-09',
    last: '2027-01-09',
  },
  {
    id: 'DT-11',
    why: 'the phone’s day has 25 hours',
    now: '2026-11-01T07:30:00Z',
    phone: 'America/Los_Angeles',
    preSaleDays: 7,
    standby: run('2026-11-01', 7),
    today: '2026-11-01',
    weekdays: [0, 1, 2],
    end: '2026-11-07',
    last: '2026-11-07',
  },
  {
    id: 'DT-12',
    why: 'a standby list with gaps',
    now: '2026-11-27T01:00:00Z',
    preSaleDays: 10,
    standby: ['2026-11-27', '2026-11-28', '2026-12-03'],
    today: '2026-11-27',
    weekdays: [5, 6, 0],
    end: '2026-12-06',
    last: '2026-12-03',
  },
];

describe('ReadBookingWindow', () => {
  it.each(cases)('[HOME-03] [HOME-04] $id $why', async (given) => {
    const { phone = 'Asia/Shanghai', hasMore = true, disabled = [false, false, false] } = given;
    vi.stubEnv('TZ', phone);
    const museum = new StubMuseum({
      preSaleDays: async () => success(given.preSaleDays),
      standbyDays: async () => success(given.standby.map(day)),
    });
    const { window, failure } = await aReading(given.now, museum).execute();
    const tabs = tabDays(day(given.from ?? given.today));
    expect(failure).toBeNull();
    expect(window).toMatchObject({ today: given.today, lastDay: given.last, hasMore });
    expect(tabs.map(weekdayOf)).toEqual(given.weekdays);
    expect(tabs.map((tab) => !isBookable(window, tab))).toEqual(disabled);
    const third = addDays(day(given.today), 2);
    expect(museum.asked.at(-1)).toEqual(['standbyDays', third, given.end]);
  });

  it('[HOME-05] DT-08 tells of pre-sale days that fail, and reaches nine days ahead', async () => {
    const museum = new StubMuseum({
      preSaleDays: async () => failed({ kind: 'timeout' }),
      standbyDays: async () => failed({ kind: 'timeout' }),
    });
    const { window, failure } = await aReading('2026-11-27T01:00:00Z', museum).execute();
    expect(failure).toEqual({ kind: 'timeout' });
    expect(window).toMatchObject({ today: '2026-11-27', lastDay: '2026-12-06', hasMore: true });
    expect(museum.asked.at(-1)).toEqual(['standbyDays', '2026-11-29', '2026-12-06']);
  });

  it('[HOME-05] takes a value that is no number for one that failed, and has nothing to tell', async () => {
    const museum = new StubMuseum({ preSaleDays: async () => success(null) });
    const { window, failure } = await aReading('2026-11-27T01:00:00Z', museum).execute();
    expect(failure).toBeNull();
    expect(window.lastDay).toBe('2026-12-06');
  });

  it('[HOME-05] is silent about a standby list that fails', async () => {
    const museum = new StubMuseum({ standbyDays: async () => failed({ kind: 'network' }) });
    const { window, failure } = await aReading('2026-11-27T01:00:00Z', museum).execute();
    expect(failure).toBeNull();
    expect(window.lastDay).toBe('2026-12-03');
  });
});
