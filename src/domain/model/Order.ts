import type { OrderNo, TicketNo } from './Identifiers.ts';
import { type Money, sumOf } from './Money.ts';
import type { MuseumDay } from './MuseumDay.ts';
import type { OrderStatus, TicketStatus } from './OrderStatus.ts';

/** One line of an order as the list shows it (§3 order line). */
export interface OrderLine {
  readonly ticketName: string;
  readonly ticketKindName: string;
  readonly price: Money | null;
  readonly day: MuseumDay | null;
  /** `HH:mm`, empty when the line is bound to no slot. */
  readonly begin: string;
  readonly end: string;
  readonly quantity: number;
}

/** An order as the list shows it (§3 order list item). */
export interface OrderSummary {
  readonly orderNo: OrderNo;
  /** `yyyy-MM-dd HH:mm:ss` at the museum; empty when unknown. */
  readonly createdAt: string;
  readonly status: OrderStatus;
  /** The museum's own words for the status (Chinese), shown when the status is unknown (R6). */
  readonly statusLabel: string;
  readonly total: Money | null;
  readonly pickUpCode: string | null;
  readonly canReplenish: boolean;
  readonly isReplenishment: boolean;
  readonly originalOrderNo: OrderNo | null;
  readonly canRebook: boolean;
  readonly lines: readonly OrderLine[];
}

/** How many tickets an order has: the sum of its lines' quantities (§3 totalNum). */
export function ticketCount(order: Pick<OrderSummary, 'lines'>): number {
  return order.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Which orders to list (§4 order list). */
export type OrderFilter = 'all' | 'toBePaid' | 'paid';

/** A child that came along on a ticket, masked at the edge (§3 subList, Q-SEC-5). */
export interface AccompanyingChild {
  readonly maskedName: string;
  readonly maskedCertificate: string;
}

/** One ticket of an order, with visitor data masked before it entered the app (§3 order detail item, §9, Q-SEC-5). */
export interface OrderTicket {
  readonly ticketNo: TicketNo | null;
  readonly ticketName: string;
  readonly ticketKindName: string;
  readonly price: Money | null;
  /** How many people the ticket admits (`actualBuyerCounts`), at least 1. */
  readonly headcount: number;
  readonly day: MuseumDay | null;
  readonly begin: string;
  readonly end: string;
  /** When it was checked at the gate, museum time as text; empty when it was not. */
  readonly checkedAt: string;
  readonly status: TicketStatus;
  readonly statusLabel: string;
  readonly isReplenished: boolean;
  readonly showsBarcode: boolean;
  readonly pickUpCode: string | null;
  readonly maskedName: string;
  readonly maskedCertificate: string;
  /** The last four digits of the visitor's phone; empty when the ticket has none. */
  readonly phoneEnding: string;
  readonly carriedChildren: number;
  readonly children: readonly AccompanyingChild[];
}

/** An order opened: its tickets, and whether contacts are shown (`IS_SHOW_CONTACT`). */
export interface OrderDetail {
  readonly orderNo: OrderNo;
  readonly createdAt: string;
  readonly tickets: readonly OrderTicket[];
  readonly showsContact: boolean;
}

/** The QR code of a ticket is shown only then (§4 order detail rules). */
export function showsQrCode(ticket: OrderTicket): boolean {
  return (
    ticket.showsBarcode &&
    !ticket.isReplenished &&
    (ticket.status === 'awaitingCheck' || ticket.status === 'checked')
  );
}

/** A refund is offered only then (§4 order detail rules). */
export function isRefundable(ticket: OrderTicket): boolean {
  return (
    !ticket.isReplenished &&
    (ticket.status === 'awaitingCheck' || ticket.status === 'awaitingActivation')
  );
}

/**
 * What an order's tickets cost together; null when a price is unknown, when a ticket admits several people (whether its
 * price is theirs together the museum does not say), or when there are no tickets: money is never guessed at.
 */
export function detailTotal(detail: Pick<OrderDetail, 'tickets'>): Money | null {
  const prices = detail.tickets.map(({ price, headcount }) => (headcount === 1 ? price : null));
  const known = prices.filter((price) => price !== null);
  return known.length > 0 && known.length === prices.length ? sumOf(known) : null;
}
