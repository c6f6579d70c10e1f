import { describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import {
  isAt,
  isChoosable,
  preselectedSlot,
  rebookingSlotState,
  surelyLacking,
} from '../../../src/domain/model/Rebooking.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { aRebookable, today, tomorrow } from '../../support/RebookingDesk.ts';
import { aSlot, shanghai, yuan } from '../builders.ts';

const now = Date.parse('2026-11-27T01:30:00Z');
const stateOf = (slot: TimeSlot, day = tomorrow) => rebookingSlotState(slot, day, now, shanghai);
const slotsOf = (...slots: readonly (readonly [surplus: number, isOpen: 'T' | 'F'])[]) =>
  slots.map(([ordinaryLeft, isOpen], index) =>
    aSlot({
      id: slotId(String(index + 1)),
      ordinaryLeft,
      freeLeft: 0,
      openToVisitors: isOpen === 'T',
    }),
  );

describe('the slots that a visit can be moved to', () => {
  it.each([
    [
      'RS-01',
      [
        [0, 'T'],
        [4, 'F'],
        [2, 'T'],
        [9, 'T'],
      ],
      '3',
      ['3', '4'],
    ],
    [
      'RS-02',
      [
        [0, 'T'],
        [4, 'F'],
      ],
      null,
      [],
    ],
    ['RS-03', [], null, []],
  ] as const)('[RBK-02] %s: O-077 the first that can be had', (_id, stock, preselected, open) => {
    const slots = slotsOf(...stock);
    expect(preselectedSlot(slots, tomorrow, now, shanghai)?.id ?? null).toBe(preselected);
    const choosable = slots.filter((slot) => isChoosable(stateOf(slot)));
    expect(choosable.map(({ id }) => id)).toEqual(open);
    const others = slots.filter((slot) => !choosable.includes(slot));
    expect(others.map((slot) => stateOf(slot))).toEqual(others.map(() => 'soldOut'));
  });

  it('[RBK-02] free places alone make none; a slot that is over is past, whatever it holds', () => {
    expect(stateOf(aSlot({ ordinaryLeft: 0, freeLeft: 12 }))).toBe('soldOut');
    expect(stateOf(aSlot({ ordinaryLeft: 3, freeLeft: 0 }))).toBe('few');
    expect(stateOf(aSlot({ ordinaryLeft: 30 }))).toBe('free');
    const over = aSlot({ begin: '08:00', end: '09:00', openToVisitors: false });
    expect(stateOf(over, today)).toBe('past');
    expect(isChoosable('past')).toBe(false);
  });
});

describe('a slot that is too small for the tickets', () => {
  const two = [aRebookable(1), aRebookable(2)];

  it.each([
    ['holds them', 2, 0, two, null],
    ['lacks an ordinary place', 1, 9, two, { left: 1, wanted: 2 }],
    [
      'may hold free tickets in either stock',
      1,
      1,
      two.map((ticket) => ({ ...ticket, price: yuan(0) })),
      null,
    ],
    [
      'lacks a place for somebody',
      1,
      0,
      two.map((ticket) => ({ ...ticket, price: yuan(0) })),
      { left: 1, wanted: 2 },
    ],
    ['counts everybody', 5, 0, [aRebookable(1, { headcount: 6 })], { left: 5, wanted: 6 }],
    ['leaves out what has no time', 1, 0, [aRebookable(1), aRebookable(2, { begin: '' })], null],
    [
      'counts what comes from a day without slots',
      1,
      0,
      two.map((ticket) => ({ ...ticket, begin: '' })),
      { left: 1, wanted: 2 },
    ],
  ])('%s', (_what, ordinaryLeft, freeLeft, tickets, lacking) => {
    expect(surelyLacking(aSlot({ ordinaryLeft, freeLeft }), tickets)).toEqual(lacking);
  });
});

describe('the time that a ticket is for', () => {
  it.each([
    ['its slot', {}, tomorrow, aSlot(), true],
    ['another slot', {}, tomorrow, aSlot({ begin: '10:00', end: '11:00' }), false],
    ['another day', {}, today, aSlot(), false],
    ['its day without slots', {}, tomorrow, null, true],
    ['any slot of its day, being bound to none', { begin: '', end: '' }, tomorrow, aSlot(), true],
    ['none, when nobody knows its day', { day: null }, tomorrow, null, false],
  ] as const)('is %s', (_what, changes, day, slot, expected) => {
    expect(isAt(aRebookable(1, changes), { day, slot })).toBe(expected);
  });
});
