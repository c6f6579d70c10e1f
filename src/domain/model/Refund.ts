import type { OrderNo, TicketNo } from './Identifiers.ts';
import type { Money } from './Money.ts';

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
