import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestFittingSlots } from '../../../src/domain/model/FittingSlots.ts';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { instantOf } from '../../../src/domain/model/instantOf.ts';
import { secondsOfDay } from '../../../src/domain/model/MuseumDay.ts';
import { shortagesFor } from '../../../src/domain/model/Party.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { aSlot, day, shanghai } from '../builders.ts';
import '../../support/pinnedChance.ts';

const saturday = day('2026-11-28');
const momentAt = (time: string) => {
  const now = instantOf(`2026-11-28 ${time}`, shanghai);
  if (now === null) throw new Error(`no moment: ${time}`);
  return { day: saturday, now, timeZone: shanghai };
};
const early = momentAt('07:00');

const slotAt = (begin: string, ordinaryLeft = 50, freeLeft = 20) => {
  const end = begin.replace(/^\d+/, (hour) => String(Number(hour) + 1).padStart(2, '0'));
  return aSlot({ id: slotId(begin), begin, end, ordinaryLeft, freeLeft });
};
const begins = (slots: readonly TimeSlot[]) => slots.map(({ begin }) => begin);

describe('the slots nearest to one that can’t be had', () => {
  const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'].map((begin) =>
    slotAt(begin),
  );
  const party = { ordinary: 2, free: 1 };

  it('[Q-STK-5] stand by nearness, both ways, at most three of them', () => {
    expect(begins(nearestFittingSlots(hours, slotAt('12:00'), party, early))).toEqual([
      '11:00',
      '13:00',
      '10:00',
    ]);
    expect(begins(nearestFittingSlots(hours, slotAt('09:00'), party, early))).toEqual([
      '10:00',
      '11:00',
      '12:00',
    ]);
  });

  it.each<[string, TimeSlot[], string[]]>([
    ['too few ordinary places', [slotAt('10:00', 1, 20), slotAt('11:00', 2, 1)], ['11:00']],
    ['too few free places, whatever else is left', [slotAt('10:00', 50, 0)], []],
    ['no places', [slotAt('10:00', 0, 0)], []],
  ])('[Q-STK-5] pass over a slot with %s', (_, slots, found) => {
    expect(begins(nearestFittingSlots(slots, slotAt('12:00'), party, early))).toEqual(found);
  });

  it('[Q-STK-5] pass over what is over, and what nobody could enter, even for nobody', () => {
    const slots = [slotAt('09:00'), slotAt('10:00', 0, 0), slotAt('13:00')];
    const found = nearestFittingSlots(
      slots,
      slotAt('12:00'),
      { ordinary: 0, free: 0 },
      momentAt('10:00'),
    );
    expect(begins(found)).toEqual(['13:00']);
  });

  it('[Q-STK-5] go by the second of the begin, not by its text, and put an unreadable one last', () => {
    const slots = [slotAt('soon'), slotAt('8:00'), slotAt('10:30')];
    expect(begins(nearestFittingSlots(slots, slotAt('9:30'), party, early))).toEqual([
      '10:30',
      '8:00',
    ]);
    const unreadable = aSlot({ ...slotAt('soon'), end: '20:00' });
    expect(
      begins(nearestFittingSlots([unreadable, slotAt('8:00')], slotAt('9:30'), party, early)),
    ).toEqual(['8:00', 'soon']);
  });

  it('[Q-STK-5] are never the wanted slot, and each holds the party', () => {
    const slots = fc.array(
      fc.record({
        hour: fc.integer({ min: 8, max: 20 }),
        ordinary: fc.integer({ min: 0, max: 5 }),
        free: fc.integer({ min: 0, max: 5 }),
      }),
      { maxLength: 12 },
    );
    const places = fc.record({
      ordinary: fc.integer({ min: 0, max: 5 }),
      free: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(slots, places, (given, wanted) => {
        const all = given.map(({ hour, ordinary, free }, index) => ({
          ...slotAt(`${String(hour).padStart(2, '0')}:00`, ordinary, free),
          id: slotId(`s${index}`),
        }));
        const instead = all[0] ?? slotAt('12:00');
        const found = nearestFittingSlots(all, instead, wanted, early);
        expect(found.length).toBeLessThanOrEqual(3);
        const distance = ({ begin }: TimeSlot) =>
          Math.abs((secondsOfDay(begin) ?? 0) - (secondsOfDay(instead.begin) ?? 0));
        const farthest = Math.max(...found.map(distance), 0);
        for (const slot of all) {
          const fits =
            slot.id !== instead.id &&
            slot.ordinaryLeft + slot.freeLeft > 0 &&
            shortagesFor(wanted, slot).length === 0;
          if (!fits) expect(found).not.toContain(slot);
          else if (found.length < 3) expect(found).toContain(slot);
          else if (!found.includes(slot)) expect(distance(slot)).toBeGreaterThanOrEqual(farthest);
        }
      }),
    );
  });
});
