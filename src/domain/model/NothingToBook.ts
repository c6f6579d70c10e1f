import type { SlotState } from './TimeSlot.ts';

/**
 * Why a day has nothing to book: the museum has no slots for it, its places are gone, its last slot has ended, or no
 * ticket is on sale on a day that is sold without slots.
 */
export type NothingToBook = 'closed' | 'soldOut' | 'over' | 'noTickets';

/** What keeps a day's slots from being booked; null as soon as one of them can be chosen. */
export function nothingToBook(states: readonly SlotState[]): NothingToBook | null {
  if (states.length === 0) return 'closed';
  if (states.some((state) => state === 'free' || state === 'few')) return null;
  // Of a day that is partly over it is the rest that a visitor could have had.
  return states.includes('soldOut') ? 'soldOut' : 'over';
}
