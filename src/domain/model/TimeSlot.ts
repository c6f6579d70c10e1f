import type { SlotId } from './Identifiers.ts';
import {
  dayAt,
  type Instant,
  type MuseumDay,
  secondsAt,
  secondsOfDay,
  type TimeZone,
} from './MuseumDay.ts';

/** Which stock a ticket draws on: free tickets have their own, everything else the ordinary one (§5, §9). */
export type StockPool = 'ordinary' | 'free';

/** One staggered-reservation slot of a day (§3). */
export interface TimeSlot {
  readonly id: SlotId;
  readonly name: string;
  /** Wall-clock time at the museum, `HH:mm`. */
  readonly begin: string;
  /** Wall-clock time at the museum, `HH:mm`. */
  readonly end: string;
  /** Places left for ordinary visitors; 0 when the museum's count is missing or below. */
  readonly ordinaryLeft: number;
  /** Places left for holders of free tickets. */
  readonly freeLeft: number;
  /** False when the slot takes no individual visitors (`canReservationSanke` F); binds rebooking (§4). */
  readonly openToVisitors: boolean;
}

/** What a slot shows: few left is a fact (at most 10), never a nudge. */
export type SlotState = 'free' | 'few' | 'soldOut' | 'past';

/** The largest count still called few. */
const fewLeftAtMost = 10;

/** Places left as shown: ordinary and free together (§9). */
export function placesLeft(slot: TimeSlot): number {
  return slot.ordinaryLeft + slot.freeLeft;
}

/** Places left in one pool. */
export function placesLeftIn(slot: TimeSlot, pool: StockPool): number {
  return pool === 'free' ? slot.freeLeft : slot.ordinaryLeft;
}

/**
 * How long counts of places are good enough to order by (Q-STK-5): about what choosing tickets takes. In a rush places
 * go within seconds, so that older ones are read again first; younger ones are not, since each reading is one more
 * call in that rush.
 */
export const countsGoodForMs = 30_000;

/** `begin-end`, as the session keeps and the visitor reads it (§3). */
export function slotRange(slot: Pick<TimeSlot, 'begin' | 'end'>): string {
  return `${slot.begin}-${slot.end}`;
}

/**
 * True once a slot can no longer be entered: a slot of today when the museum's clock has reached its end, any slot of
 * an earlier day (§4 home flow 4, R13). A slot without a readable end counts as past, since nobody can tell.
 */
export function isPastDue(
  slot: Pick<TimeSlot, 'end'>,
  day: MuseumDay,
  now: Instant,
  zone: TimeZone,
): boolean {
  const today = dayAt(now, zone);
  if (day !== today) return day < today;
  const end = secondsOfDay(slot.end);
  return end === null || secondsAt(now, zone) >= end;
}

/** What the slot shows at an instant. */
export function slotState(slot: TimeSlot, day: MuseumDay, now: Instant, zone: TimeZone): SlotState {
  if (isPastDue(slot, day, now, zone)) return 'past';
  const left = placesLeft(slot);
  if (left <= 0) return 'soldOut';
  return left <= fewLeftAtMost ? 'few' : 'free';
}

/** Slots in the order of their begin, by seconds and not by text (§3); unreadable begins come last. */
export function inOrderOfBegin(slots: readonly TimeSlot[]): TimeSlot[] {
  const key = (slot: TimeSlot) => secondsOfDay(slot.begin) ?? Number.POSITIVE_INFINITY;
  return [...slots].sort((one, other) => key(one) - key(other));
}

/** A configured range of the day by which slots are kept or left out (§4 home flow 5). */
export interface SlotFilter {
  readonly begin: string;
  readonly end: string;
  readonly keeps: 'inside' | 'outside';
}

/** The slots a filter lets through; without a filter all of them. */
export function filteredSlots(slots: readonly TimeSlot[], filter: SlotFilter | null): TimeSlot[] {
  if (filter === null) return [...slots];
  const [from, to] = [secondsOfDay(filter.begin) ?? 0, secondsOfDay(filter.end) ?? 0];
  return slots.filter((slot) => {
    const [begin, end] = [secondsOfDay(slot.begin), secondsOfDay(slot.end)];
    const inside = begin !== null && end !== null && begin >= from && end <= to;
    return filter.keeps === 'inside' ? inside : !inside;
  });
}
