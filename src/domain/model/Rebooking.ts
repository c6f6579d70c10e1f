import type { SlotId, TicketNo } from './Identifiers.ts';
import type { Money } from './Money.ts';
import type { Instant, MuseumDay, TimeZone } from './MuseumDay.ts';
import type { TicketStatus } from './OrderStatus.ts';
import { placesLeft, type SlotState, slotState, type TimeSlot } from './TimeSlot.ts';

/** A ticket of an order whose visit can be moved (§3 rebook ticket), masked at the edge. */
export interface RebookableTicket {
  readonly ticketNo: TicketNo;
  readonly ticketName: string;
  readonly ticketKindName: string;
  readonly price: Money | null;
  /** How many people it admits, at least 1. */
  readonly headcount: number;
  readonly day: MuseumDay | null;
  /** `HH:mm`; empty when it is bound to no slot. */
  readonly begin: string;
  readonly end: string;
  readonly status: TicketStatus;
  readonly statusLabel: string;
  readonly maskedName: string;
  readonly maskedCertificate: string;
}

/** Where tickets are moved to. */
export interface RebookingTarget {
  readonly day: MuseumDay;
  /** Null on a day without staggered sale. */
  readonly slot: SlotId | null;
}

/** When a ticket is for. */
type TicketTime = Pick<RebookableTicket, 'day' | 'begin' | 'end'>;

/**
 * What a slot shows to whoever moves a visit: without places for ordinary visitors, or not open to them
 * (`canReservationSanke` F), it is sold out and can't be chosen (§4 rebook); past as on home.
 */
export function rebookingSlotState(
  slot: TimeSlot,
  day: MuseumDay,
  now: Instant,
  zone: TimeZone,
): SlotState {
  const state = slotState(slot, day, now, zone);
  const isTaken = slot.ordinaryLeft <= 0 || !slot.openToVisitors;
  return isTaken && state !== 'past' ? 'soldOut' : state;
}

/** Whether a state of a slot leaves it to be chosen. */
export function isChoosable(state: SlotState): boolean {
  return state === 'free' || state === 'few';
}

/** The slot that is chosen at first: the first that can be (§4 rebook); null when none can. */
export function preselectedSlot(
  slots: readonly TimeSlot[],
  day: MuseumDay,
  now: Instant,
  zone: TimeZone,
): TimeSlot | null {
  return slots.find((slot) => isChoosable(rebookingSlotState(slot, day, now, zone))) ?? null;
}

/**
 * How many places a slot surely lacks for tickets; null when it may hold them. The museum does not say which stock a
 * ticket draws on, so only what is certain counts: one ordinary place for each ticket that costs something, and one of
 * either kind for each person. A ticket without a time takes no place, unless none of them has one.
 */
export function surelyLacking(
  slot: TimeSlot,
  tickets: readonly Pick<RebookableTicket, 'price' | 'headcount' | 'begin'>[],
): { readonly left: number; readonly wanted: number } | null {
  const timed = tickets.filter(({ begin }) => begin !== '');
  const placed = timed.length > 0 ? timed : tickets;
  const people = placed.reduce((sum, { headcount }) => sum + headcount, 0);
  if (people > placesLeft(slot)) return { left: placesLeft(slot), wanted: people };
  const paying = placed.filter(({ price }) => price !== null && price > 0).length;
  return paying > slot.ordinaryLeft ? { left: slot.ordinaryLeft, wanted: paying } : null;
}

/** Whether a ticket is for a day and slot; one that is bound to no slot is for its day. */
export function isAt(
  ticket: TicketTime,
  time: { readonly day: MuseumDay; readonly slot: Pick<TimeSlot, 'begin' | 'end'> | null },
): boolean {
  if (ticket.day !== time.day) return false;
  if (time.slot === null || ticket.begin === '') return true;
  return ticket.begin === time.slot.begin && ticket.end === time.slot.end;
}
