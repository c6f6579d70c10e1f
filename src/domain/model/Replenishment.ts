import type { OrderNo, TicketNo } from './Identifiers.ts';
import { type Money, noMoney, sumOf } from './Money.ts';
import type { MuseumDay } from './MuseumDay.ts';

/** A ticket that can be topped up by paying a difference (§3 replenish ticket), masked at the edge. */
export interface ReplenishableTicket {
  readonly ticketNo: TicketNo;
  readonly ticketKindName: string;
  readonly price: Money | null;
  /** What is to be paid on top; null when it could not be read: such a ticket can't be chosen. */
  readonly difference: Money | null;
  readonly headcount: number;
  readonly day: MuseumDay | null;
  /** The document type's name, as the museum writes it. */
  readonly certificateTypeName: string;
  readonly maskedName: string;
  readonly maskedCertificate: string;
}

/** What is topped up at once: tickets of one order. */
export interface TopUp {
  readonly orderNo: OrderNo;
  readonly tickets: readonly ReplenishableTicket[];
}

/** Whether a ticket can be chosen: one whose difference is unknown, or would be paid out, can't. */
export function isReplenishable({ difference }: ReplenishableTicket): boolean {
  return difference !== null && difference >= noMoney;
}

/**
 * What topping tickets up costs together: their number times the difference per ticket (§4 replenish, §9), or the sum of
 * the differences where they are not all the same. Null while one of them is unknown: money is never guessed at.
 */
export function replenishmentTotal(tickets: readonly ReplenishableTicket[]): Money | null {
  const known = tickets.map(({ difference }) => difference).filter((each) => each !== null);
  return known.length === tickets.length ? sumOf(known) : null;
}

/** The one difference that all tickets have; null where there are several, or none. */
export function differencePerTicket(tickets: readonly ReplenishableTicket[]): Money | null {
  const [first, ...others] = new Set(tickets.map(({ difference }) => difference));
  return others.length > 0 ? null : (first ?? null);
}
