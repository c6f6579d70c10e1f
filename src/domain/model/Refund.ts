import type { OrderNo, TicketNo } from './Identifiers.ts';
import { type Money, moneyOfFen, sumOf } from './Money.ts';

/** A ticket that could be given back, with its fee (§3 refund info). */
export interface RefundableTicket {
  readonly ticketNo: TicketNo;
  /** What was paid for it; null when the museum's amount could not be read. */
  readonly total: Money | null;
  /** What the museum keeps; null when it could not be read. */
  readonly fee: Money | null;
  /** A replenished ticket is left out of every refund (§4). */
  readonly isReplenished: boolean;
}

/** The order that a replenishment order was made from: its tickets are given back in an entry of their own (§4). */
export interface OriginalOrderRefund {
  readonly orderNo: OrderNo;
  readonly tickets: readonly RefundableTicket[];
}

/** What can be given back of an order or a ticket, and at what fee. Both lists may be empty. */
export interface RefundQuote {
  readonly tickets: readonly RefundableTicket[];
  readonly original: OriginalOrderRefund | null;
}

/** One order's part of a refund. */
export interface RefundEntry {
  readonly orderNo: OrderNo;
  /** Made once for an intent and used again for every repeat of it, so that nothing is paid back twice (Q-PAY-4). */
  readonly refundNo: string;
  readonly tickets: readonly TicketNo[];
}

/** What a visitor wants to give back: tickets of an order, from the list, or one ticket, from the order's detail. */
export type RefundTarget =
  | { readonly kind: 'order'; readonly orderNo: OrderNo }
  | { readonly kind: 'ticket'; readonly orderNo: OrderNo; readonly ticketNo: TicketNo };

/** What of a quote can be given back (REFD-02). */
export interface RefundOffer {
  readonly target: RefundTarget;
  /** The tickets of the order itself; none when nothing can be given back. */
  readonly tickets: readonly RefundableTicket[];
  /** How many tickets stay out because they were topped up. */
  readonly leftOut: number;
  /** Goes back in an entry of its own, and only together with all tickets. */
  readonly original: OriginalOrderRefund | null;
}

/** What a quote offers for a target: topped-up tickets are left out (§4, REFD-02). */
export function refundOffer(target: RefundTarget, quote: RefundQuote): RefundOffer {
  const asked = quote.tickets.filter(
    ({ ticketNo }) => target.kind === 'order' || ticketNo === target.ticketNo,
  );
  const tickets = asked.filter(({ isReplenished }) => !isReplenished);
  const { original } = quote;
  const hasOriginal = tickets.length > 0 && original !== null && original.tickets.length > 0;
  return {
    target,
    tickets,
    leftOut: asked.length - tickets.length,
    original: hasOriginal ? original : null,
  };
}

/** One order's part of what was chosen from an offer. */
export interface ChosenRefund {
  readonly orderNo: OrderNo;
  /** At least one. */
  readonly tickets: readonly RefundableTicket[];
}

/**
 * The entries that a choice of an offer's tickets makes; none without a ticket. Where an original order is involved it
 * is all or nothing: a quote does not say which original ticket belongs to which.
 */
export function chosenRefunds(
  offer: RefundOffer,
  chosen: ReadonlySet<TicketNo>,
): readonly ChosenRefund[] {
  const { target, original } = offer;
  const wanted = offer.tickets.filter(({ ticketNo }) => chosen.has(ticketNo));
  if (wanted.length === 0) return [];
  if (original === null) return [{ orderNo: target.orderNo, tickets: wanted }];
  return [
    { orderNo: target.orderNo, tickets: offer.tickets },
    { orderNo: original.orderNo, tickets: original.tickets },
  ];
}

/** What was paid for tickets together, what the museum keeps, and what comes back. Null is unknown. */
export interface RefundSums {
  readonly total: Money | null;
  readonly fee: Money | null;
  readonly back: Money | null;
}

/** What comes back: what was paid less the fee, exact to the fen; unknown when either is (§9, REFD-01). */
export function amountBack({ total, fee }: Pick<RefundSums, 'total' | 'fee'>): Money | null {
  return total === null || fee === null ? null : moneyOfFen(total - fee);
}

/** Sums over tickets, exact; one unknown amount makes a sum unknown, since money is never guessed at. */
export function refundSums(
  tickets: readonly Pick<RefundableTicket, 'total' | 'fee'>[],
): RefundSums {
  const total = knownSum(tickets.map((ticket) => ticket.total));
  const fee = knownSum(tickets.map((ticket) => ticket.fee));
  return { total, fee, back: amountBack({ total, fee }) };
}

/** Whether the museum would keep more than was paid: such a ticket is not given back without the museum (O-075). */
export function costsMoreThanPaid(ticket: Pick<RefundableTicket, 'total' | 'fee'>): boolean {
  const back = amountBack(ticket);
  return back !== null && back < 0;
}

/** Whether two quotes of the same tickets come to the same: same tickets, same price, same fee, same orders. */
export function isSameRefund(
  one: readonly ChosenRefund[],
  other: readonly ChosenRefund[],
): boolean {
  return JSON.stringify(one.map(termsOf)) === JSON.stringify(other.map(termsOf));
}

const termsOf = ({ orderNo, tickets }: ChosenRefund): unknown => [
  orderNo,
  tickets.map(({ ticketNo, total, fee }) => `${ticketNo} ${total} ${fee}`).sort(),
];

function knownSum(amounts: readonly (Money | null)[]): Money | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sumOf(known) : null;
}
