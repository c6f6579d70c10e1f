import type { CertificateType } from '../domain/model/Certificate.ts';
import type { HomeTemplate } from '../domain/model/HomeTemplate.ts';
import type {
  OrderNo,
  SlotId,
  TicketId,
  TicketKindId,
  TicketNo,
} from '../domain/model/Identifiers.ts';
import type { Language } from '../domain/model/Language.ts';
import type { Money } from '../domain/model/Money.ts';
import type { MuseumDay } from '../domain/model/MuseumDay.ts';
import type {
  AccompanyingChild,
  OrderFilter,
  OrderSummary,
  OrderTicket,
} from '../domain/model/Order.ts';
import type { OrderDraft } from '../domain/model/OrderDraft.ts';
import type { OrderLookup } from '../domain/model/OrderLookup.ts';
import type { OrderStatus } from '../domain/model/OrderStatus.ts';
import type { PaymentInstruction, PayWay } from '../domain/model/Payment.ts';
import type { RebookableTicket, RebookingTarget } from '../domain/model/Rebooking.ts';
import type { RefundEntry, RefundQuote } from '../domain/model/Refund.ts';
import type { ReplenishableTicket } from '../domain/model/Replenishment.ts';
import type { Result } from '../domain/model/Result.ts';
import type { PurchaseLimit } from '../domain/model/Selection.ts';
import type {
  ShippingLine,
  ShippingOrder,
  ShippingReference,
} from '../domain/model/ShippingOrder.ts';
import type { TicketDescription, TicketOffer } from '../domain/model/Ticket.ts';
import type { TimeSlot } from '../domain/model/TimeSlot.ts';
import type { VisitorKinds } from '../domain/model/VisitorKind.ts';

// Every method may fail with `network`, `timeout`, `busy`, `maintenance`, `malformed`, `business` or `expired`
// (see Failure); a doc comment names a failure only where it means something of its own. A write is sent at most once.

/** What the museum sells, and when. Reads only. */
export interface CatalogueApi {
  /** The texts and pictures of the home screen in a language. */
  homeTemplate(language: Language): Promise<Result<HomeTemplate>>;
  /** The most tickets an order may hold; null, unlimited, when the museum's value is no integer (R8). */
  purchaseLimit(): Promise<Result<PurchaseLimit>>;
  /** How many days, today included, are on pre-sale; null when the museum's value is no number (§9). */
  preSaleDays(): Promise<Result<number | null>>;
  /** The days of a range, both ends included, that have standby availability. */
  standbyDays(from: MuseumDay, to: MuseumDay): Promise<Result<readonly MuseumDay[]>>;
  /** Whether tickets of a day are sold by time slot. */
  isSaleStaggered(day: MuseumDay): Promise<Result<boolean>>;
  /** The slots of a day, in the museum's order; empty when the day has none. */
  slots(day: MuseumDay): Promise<Result<readonly TimeSlot[]>>;
  /** The tickets on sale for a day, or for one slot of it, in the museum's order. */
  tickets(
    day: MuseumDay,
    slot: SlotId | null,
    language: Language,
  ): Promise<Result<readonly TicketOffer[]>>;
  /** Names and notices of one ticket and its kinds, in a language. */
  ticketDescription(ticket: TicketId, language: Language): Promise<Result<TicketDescription>>;
  /** The kind that a ticket with `choosesKindById` has for the holder of an ID number (18 characters, §5). */
  ticketKindFor(ticket: TicketId, idNumber: string): Promise<Result<TicketKindId>>;
  /** The kinds of special certificate that a concession may rest on, by the museum's dictionary. */
  specialCertificateTypes(): Promise<Result<readonly CertificateType[]>>;
}

/** What home asks of it. */
export type HomeCatalogue = Omit<CatalogueApi, 'ticketKindFor' | 'specialCertificateTypes'>;

/** What came of saving an order. */
export interface SavedOrder {
  readonly orderNo: OrderNo;
  /** What is to be paid; null when the answer carried no readable amount: that is not free (O-072). */
  readonly total: Money | null;
}

/** Placing orders. The checks are reads, the rest are writes. */
export interface OrderingApi {
  /** Whether a contact phone may order: `business`, with the museum's text, when it is on the blacklist (§5 rule 1). */
  checkContact(mobile: string): Promise<Result<'allowed'>>;
  /** Whether the holder of an ID number may buy: `business` when its region is banned from ordering (§5). */
  checkBanRule(idNumber: string): Promise<Result<'allowed'>>;
  /**
   * Saves an order and takes its places. The draft must have no problems; visitors that `kinds` does not name have the
   * kind that their ticket was offered as. A kind of unknown price is sent with its ticket's.
   * `business` when the museum refuses: sold out meanwhile, over the limit, a document used twice …
   */
  saveOrder(draft: OrderDraft, kinds?: VisitorKinds): Promise<Result<SavedOrder>>;
  /** Confirms an order that costs nothing, so that its tickets are issued. */
  confirmOrder(order: OrderNo): Promise<Result<OrderNo>>;
}

/** Paying. */
export interface PayingApi {
  /** The ways to pay, in the museum's order; may be empty. */
  payWays(): Promise<Result<readonly PayWay[]>>;
  /** Asks whether an order is still unpaid. A read. */
  paymentState(order: OrderNo): Promise<Result<'paid' | 'unpaid'>>;
  /**
   * Starts paying an order in one of the ways. A write.
   * `malformed` when the museum's instruction can't be understood: then nothing was handed to the visitor.
   *
   * @param returnAddress where a bank sends the visitor back to; used by the bank pay type only
   */
  startPayment(
    order: OrderNo,
    way: PayWay,
    returnAddress: string,
    goods: string,
  ): Promise<Result<PaymentInstruction>>;
  /** The order's state, as polled while a payment is awaited. A read, given up after `patienceMs`. */
  orderStatus(order: OrderNo, patienceMs: number): Promise<Result<OrderStatus>>;
}

/** The visitor's own orders and what is in them. Reads. */
export interface BookedApi {
  /** The visitor's orders made from one day to another, both included. */
  orders(
    from: MuseumDay,
    to: MuseumDay,
    filter: OrderFilter,
    language: Language,
  ): Promise<Result<readonly OrderSummary[]>>;
  /** The tickets of an order, visitor data masked; `mobile` opens orders of others who gave that phone. */
  orderTickets(
    order: OrderNo,
    mobile: string | null,
    language: Language,
  ): Promise<Result<{ readonly createdAt: string; readonly tickets: readonly OrderTicket[] }>>;
  /** The children that came along on a ticket, masked. */
  accompanyingChildren(ticket: TicketNo): Promise<Result<readonly AccompanyingChild[]>>;
  /** Whether contacts are shown on an order (`IS_SHOW_CONTACT`). */
  showsContact(): Promise<Result<boolean>>;
}

/** Looking up orders that are known by a number or a link. Reads. */
export interface LookupApi {
  /** The orders of a contact phone that fit a document or order number, once its code was checked; may be empty. */
  findOrders(
    lookup: OrderLookup,
    mobile: string,
    filter: OrderFilter,
    language: Language,
  ): Promise<Result<readonly OrderSummary[]>>;
  /** The order that an SMS link names. */
  shippingOrder(reference: ShippingReference): Promise<Result<ShippingOrder>>;
  /** The lines of that order with their latest state; empty when the museum passes none. */
  shippingLines(reference: ShippingReference): Promise<Result<readonly ShippingLine[]>>;
}

/** What can be done to an order: giving back, moving, topping up. Reads. */
export interface OffersApi {
  /** What can be given back of a whole order, or of one ticket, with fees. */
  refundQuote(
    target: { readonly orderNo: OrderNo } | { readonly ticketNo: TicketNo },
  ): Promise<Result<RefundQuote>>;
  /** The tickets of an order that can be topped up; may be empty. */
  replenishableTickets(order: OrderNo): Promise<Result<readonly ReplenishableTicket[]>>;
  /** Whether the museum lets visits be moved at all (`IS_CAN_REBOOK`). */
  canRebook(): Promise<Result<boolean>>;
  /** The tickets of an order whose visit can be moved; may be empty. */
  rebookableTickets(
    order: OrderNo,
    language: Language,
  ): Promise<Result<readonly RebookableTicket[]>>;
}

/** After the purchase: giving back, moving, topping up. Writes. */
export interface AfterSaleApi {
  /** Gives back tickets of one order or of an order and its original, from the list; the reason is for the museum. */
  refundBatch(entries: readonly RefundEntry[], reason: string): Promise<Result<'refunded'>>;
  /** Gives back tickets of one order, from its detail. */
  refund(entry: RefundEntry): Promise<Result<'refunded'>>;
  /** Cancels an unpaid order and gives its places back. */
  cancelOrder(order: OrderNo): Promise<Result<'cancelled'>>;
  /** Makes the order that tops tickets up; it is paid like any other. */
  saveReplenishment(order: OrderNo, tickets: readonly TicketNo[]): Promise<Result<SavedOrder>>;
  /** Moves tickets to another day and slot; once an order (§4). */
  rebook(
    order: OrderNo,
    tickets: readonly TicketNo[],
    target: RebookingTarget,
  ): Promise<Result<'rebooked'>>;
}

/** What the museum tells and what it sends to phones. */
export interface MessagesApi {
  /** The maintenance notice as HTML; null when there is none. A read. */
  maintenanceNotice(): Promise<Result<string | null>>;
  /** Sends a code by SMS. A write. `business`, with the museum's text, when too many were sent (Q-SEC-8). */
  sendCode(mobile: string): Promise<Result<'sent'>>;
  /** Checks a code that was sent. A write: a code is good once. */
  checkCode(mobile: string, code: string): Promise<Result<'right'>>;
}

/** What is asked of the museum on the way to a ticket, and where it is shown. */
export interface BookingApi extends CatalogueApi, OrderingApi, PayingApi, BookedApi, MessagesApi {}

/** Everything asked of the museum (§7), split by concern. */
export interface MuseumApi extends BookingApi, LookupApi, OffersApi, AfterSaleApi {}
