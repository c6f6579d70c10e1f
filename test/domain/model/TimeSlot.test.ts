import { afterEach, describe, expect, it, vi } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { dayAt, secondsOfDay } from '../../../src/domain/model/MuseumDay.ts';
import {
  filteredSlots,
  inOrderOfBegin,
  isPastDue,
  placesLeft,
  placesLeftIn,
  slotRange,
  slotState,
} from '../../../src/domain/model/TimeSlot.ts';
import { aSlot, day, shanghai } from '../builders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const slotsFrom = (...begins: string[]) =>
  begins.map((begin) => aSlot({ id: slotId(begin), begin, end: '23:59' }));
const begins = (slots: readonly { begin: string }[]) => slots.map(({ begin }) => begin);

type Moment = [
  id: string,
  now: string,
  phone: string,
  visit: string,
  end: string,
  today: string,
  isPast: boolean,
  why: string,
];

describe('a slot that is over', () => {
  it.each<Moment>([
    [
      'TZ-01',
      '2026-11-27T01:30:00Z',
      'Asia/Shanghai',
      '2026-11-27',
      '10:00',
      '2026-11-27',
      false,
      'it is running',
    ],
    [
      'TZ-02',
      '2026-11-27T01:59:59Z',
      'Asia/Shanghai',
      '2026-11-27',
      '10:00',
      '2026-11-27',
      false,
      'one second is left',
    ],
    [
      'TZ-03',
      '2026-11-27T02:00:00Z',
      'Asia/Shanghai',
      '2026-11-27',
      '10:00',
      '2026-11-27',
      true,
      'its end has come',
    ],
    [
      'TZ-04',
      '2026-11-27T02:00:00Z',
      'Asia/Shanghai',
      '2026-11-28',
      '10:00',
      '2026-11-27',
      false,
      'it is tomorrow’s',
    ],
    [
      'TZ-05',
      '2026-11-27T03:00:00Z',
      'Europe/London',
      '2026-11-27',
      '10:00',
      '2026-11-27',
      true,
      'the phone says 03:00',
    ],
    [
      'TZ-06',
      '2026-11-27T01:30:00Z',
      'America/Los_Angeles',
      '2026-11-27',
      '10:00',
      '2026-11-27',
      false,
      'the phone is on the 26th',
    ],
    [
      'TZ-07',
      '2026-11-26T23:30:00Z',
      'Pacific/Auckland',
      '2026-11-27',
      '10:00',
      '2026-11-27',
      false,
      'the phone says 12:30',
    ],
    [
      'TZ-08',
      '2026-11-27T08:30:00Z',
      'America/Los_Angeles',
      '2026-11-27',
      '16:00',
      '2026-11-27',
      true,
      'the phone says 00:30',
    ],
    [
      'TZ-09',
      '2026-11-26T16:05:00Z',
      'Europe/Berlin',
      '2026-11-26',
      '17:30',
      '2026-11-27',
      true,
      'it was yesterday’s',
    ],
    [
      'TZ-10',
      '2026-11-01T07:30:00Z',
      'America/Los_Angeles',
      '2026-11-01',
      '16:00',
      '2026-11-01',
      false,
      'the phone’s clock changes',
    ],
    [
      'TZ-11',
      '2026-11-27T02:00:00Z',
      'Asia/Shanghai',
      '2026-11-27',
      '9:30',
      '2026-11-27',
      true,
      'no leading zero',
    ],
  ])(
    '[HOME-07] %s at %s on a phone in %s, for %s until %s (today %s): %s, %s',
    (_, now, phone, visit, end, today, isPast) => {
      vi.stubEnv('TZ', phone);
      const instant = Date.parse(now);
      expect(dayAt(instant, shanghai)).toBe(today);
      expect(isPastDue(aSlot({ end }), day(visit), instant, shanghai)).toBe(isPast);
    },
  );

  it('[HOME-07] is one whose end nobody can read, on its day', () => {
    const now = Date.parse('2026-11-27T01:30:00Z');
    expect(isPastDue(aSlot({ end: 'soon' }), day('2026-11-27'), now, shanghai)).toBe(true);
    expect(isPastDue(aSlot({ end: 'soon' }), day('2026-11-28'), now, shanghai)).toBe(false);
  });
});

describe('what a slot shows', () => {
  const during = Date.parse('2026-11-27T01:30:00Z');
  const after = Date.parse('2026-11-27T02:00:00Z');
  const visit = day('2026-11-27');

  it.each([
    ['SS-01', 5, 3, during, 'few', 8],
    ['SS-02', 0, 3, during, 'few', 3],
    ['SS-03', 5, 0, during, 'few', 5],
    ['SS-04', 0, 0, during, 'soldOut', 0],
    ['SS-05', 5, 3, after, 'past', 8],
    ['SS-06', 1, 0, during, 'few', 1],
    ['ten', 7, 3, during, 'few', 10],
    ['eleven', 8, 3, during, 'free', 11],
  ] as const)(
    '[HOME-07] %s with %i ordinary and %i free places',
    (_, ordinaryLeft, freeLeft, now, state, shown) => {
      const slot = aSlot({ ordinaryLeft, freeLeft });
      expect(slotState(slot, visit, now, shanghai)).toBe(state);
      expect(placesLeft(slot)).toBe(shown);
      expect(placesLeftIn(slot, 'ordinary')).toBe(ordinaryLeft);
      expect(placesLeftIn(slot, 'free')).toBe(freeLeft);
    },
  );

  it('[HOME-08] keeps its begin and end together', () => {
    expect(slotRange(aSlot())).toBe('09:00-10:00');
  });
});

describe('slots in order', () => {
  it.each([
    ['SO-01', ['10:00', '9:00', '08:30'], ['08:30', '9:00', '10:00'], [30_600, 32_400, 36_000]],
    ['SO-02', ['13:00', '09:00', '11:00'], ['09:00', '11:00', '13:00'], [32_400, 39_600, 46_800]],
    ['SO-03', ['00:00', '23:30'], ['00:00', '23:30'], [0, 84_600]],
  ])(
    '[HOME-07] %s stand by the second of their begin, not by its text',
    (_, sent, shown, seconds) => {
      const ordered = begins(inOrderOfBegin(slotsFrom(...sent)));
      expect(ordered).toEqual(shown);
      expect(ordered.map(secondsOfDay)).toEqual(seconds);
    },
  );

  it('[HOME-07] put an unreadable begin last and leave the given list alone', () => {
    const sent = slotsFrom('soon', '10:00', '9:00');
    expect(begins(inOrderOfBegin(sent))).toEqual(['9:00', '10:00', 'soon']);
    expect(begins(sent)).toEqual(['soon', '10:00', '9:00']);
  });
});

describe('the slot filter', () => {
  const evening = [
    aSlot({ begin: '09:00', end: '10:00' }),
    aSlot({ begin: '18:30', end: '19:30' }),
    aSlot({ begin: '19:00', end: '20:00' }),
    aSlot({ begin: '20:00', end: '21:00' }),
    aSlot({ begin: '20:30', end: '21:30' }),
  ];

  it('[HOME-08] is off unless configured', () => {
    expect(filteredSlots(evening, null)).toEqual(evening);
  });

  it('[HOME-08] keeps only the slots inside its range', () => {
    const filter = { begin: '19:00', end: '21:00', keeps: 'inside' } as const;
    expect(begins(filteredSlots(evening, filter))).toEqual(['19:00', '20:00']);
  });

  it('[HOME-08] or leaves them out', () => {
    const filter = { begin: '19:00', end: '21:00', keeps: 'outside' } as const;
    expect(begins(filteredSlots(evening, filter))).toEqual(['09:00', '18:30', '20:30']);
  });
});
