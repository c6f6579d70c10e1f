import { type Instant, type MuseumDay, secondsOfDay, type TimeZone } from './MuseumDay.ts';
import { type Party, shortagesFor } from './Party.ts';
import { slotState, type TimeSlot } from './TimeSlot.ts';

const offeredAtMost = 3;

/**
 * The slots of a day that can be booked for a party instead of one that can't: at most 3, those nearest in time first,
 * earlier and later alike; of two equally near the earlier. A slot whose begin nobody can read is as far as can be.
 *
 * @param instead the slot that was wanted; it is not among them
 */
export function nearestFittingSlots(
  slots: readonly TimeSlot[],
  instead: Pick<TimeSlot, 'id' | 'begin'>,
  party: Party,
  { day, now, timeZone }: { day: MuseumDay; now: Instant; timeZone: TimeZone },
): readonly TimeSlot[] {
  const wanted = secondsOfDay(instead.begin);
  const begin = (slot: TimeSlot) => secondsOfDay(slot.begin) ?? Number.POSITIVE_INFINITY;
  const distance = (slot: TimeSlot) => Math.abs(begin(slot) - (wanted ?? 0));
  return slots
    .filter(
      (slot) =>
        slot.id !== instead.id &&
        ['free', 'few'].includes(slotState(slot, day, now, timeZone)) &&
        shortagesFor(party, slot).length === 0,
    )
    .sort(
      (one, other) => nearer(distance(one), distance(other)) || nearer(begin(one), begin(other)),
    )
    .slice(0, offeredAtMost);
}

// The difference of two infinities is no number.
const nearer = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
