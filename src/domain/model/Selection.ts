import { type Money, noMoney, sumOf, times } from './Money.ts';
import type { MuseumDay } from './MuseumDay.ts';
import { type Party, shortagesFor } from './Party.ts';
import { failed, type Result, success } from './Result.ts';
import { type DescribedTicket, ticketKey } from './Ticket.ts';
import { placesLeftIn, type StockPool, type TimeSlot } from './TimeSlot.ts';

/** So many of one ticket. Quantities are whole and above 0; what is not selected is not in the list. */
export interface SelectedTicket {
  readonly ticket: DescribedTicket;
  readonly quantity: number;
}

/** What a visitor wants to buy for a day and, when the day uses staggered sale, a slot (§3 cart, submit-page line). */
export interface Selection {
  readonly day: MuseumDay;
  /** Null on a day without staggered sale. */
  readonly slot: TimeSlot | null;
  readonly tickets: readonly SelectedTicket[];
}

/** The most tickets one order may hold; null for no limit (R8). */
export type PurchaseLimit = number | null;

/** How many tickets there are in all. */
export function totalCount(tickets: readonly SelectedTicket[]): number {
  return tickets.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What they cost in all, exact to the fen; a ticket of unknown price can't be selected. */
export function totalPrice(tickets: readonly SelectedTicket[]): Money {
  return sumOf(
    tickets.map(({ ticket, quantity }) => times(ticket.offer.price ?? noMoney, quantity)),
  );
}

/** The places they take in a slot: those of tickets that are sold by slots, free ones counted apart (§5, §9). */
export function partyOf(tickets: readonly SelectedTicket[]): Party {
  const inPool = (pool: StockPool) =>
    totalCount(
      tickets.filter(({ ticket }) => ticket.offer.isStaggered && ticket.offer.pool === pool),
    );
  return { ordinary: inPool('ordinary'), free: inPool('free') };
}

/** How many of a ticket are selected. */
export function quantityOf(tickets: readonly SelectedTicket[], ticket: DescribedTicket): number {
  const key = ticketKey(ticket.offer);
  return tickets.find((entry) => ticketKey(entry.ticket.offer) === key)?.quantity ?? 0;
}

/** The list with another quantity of one ticket; 0 or less takes it out. Keeps the order of the others. */
export function withQuantity(
  tickets: readonly SelectedTicket[],
  ticket: DescribedTicket,
  quantity: number,
): readonly SelectedTicket[] {
  const key = ticketKey(ticket.offer);
  const present = tickets.some((entry) => ticketKey(entry.ticket.offer) === key);
  if (!present) return quantity > 0 ? [...tickets, { ticket, quantity }] : tickets;
  return tickets.flatMap((entry) => {
    if (ticketKey(entry.ticket.offer) !== key) return [entry];
    return quantity > 0 ? [{ ticket: entry.ticket, quantity }] : [];
  });
}

/** Why a ticket can't be added now (§5 place order). */
export type StepBlock = 'unknownPrice' | 'chooseSlotFirst' | 'soldOut' | 'insufficientStock';

/**
 * Whether one more of a ticket can be selected; null when it can. A ticket that takes no place in a slot, or on a day
 * without staggered sale, is bound by no stock here: the museum decides.
 */
export function stepUpBlock(
  ticket: DescribedTicket,
  quantity: number,
  slot: TimeSlot | null,
  isStaggeredDay: boolean,
): StepBlock | null {
  if (ticket.offer.price === null) return 'unknownPrice';
  if (!isStaggeredDay || !ticket.offer.isStaggered) return null;
  if (slot === null) return 'chooseSlotFirst';
  const left = placesLeftIn(slot, ticket.offer.pool);
  if (left <= 0) return 'soldOut';
  return quantity >= left ? 'insufficientStock' : null;
}

/** Why an order can't be placed, each with words of its own (§5 place order, in its order). */
export type PlaceOrderProblem =
  | { readonly kind: 'nothingSelected' }
  | { readonly kind: 'overLimit'; readonly limit: number }
  | { readonly kind: 'noSlotChosen' }
  | { readonly kind: 'insufficientMargin' };

/** Checks a selection in the order of §5 place order; the first problem wins. */
export function checkedSelection(
  selection: Selection,
  limit: PurchaseLimit,
  isStaggeredDay: boolean,
): Result<Selection, PlaceOrderProblem> {
  const { tickets, slot } = selection;
  if (totalCount(tickets) === 0) return failed({ kind: 'nothingSelected' });
  const limited = tickets.filter(({ ticket }) => ticket.offer.countsTowardsLimit);
  if (limit !== null && totalCount(limited) > limit) return failed({ kind: 'overLimit', limit });
  if (isStaggeredDay && slot === null) return failed({ kind: 'noSlotChosen' });
  if (slot !== null && shortagesFor(partyOf(tickets), slot).length > 0) {
    return failed({ kind: 'insufficientMargin' });
  }
  return success(selection);
}
