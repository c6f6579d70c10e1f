import { isRefundable, type OrderSummary, type OrderTicket } from './Order.ts';
import { costsMoreThanPaid, type RefundOffer } from './Refund.ts';
import type { Result } from './Result.ts';

/** What can be done with an order from the list, besides opening it (§4 order list). */
export interface OrderActions {
  readonly pay: boolean;
  readonly cancel: boolean;
  readonly replenish: boolean;
  readonly original: boolean;
  readonly rebook: boolean;
  readonly showCode: boolean;
  readonly refund: boolean;
}

/** What can be done with an order; nothing with one whose status nobody here knows (R6). */
export function orderActions(
  order: OrderSummary,
  museum: { readonly canRebook: boolean },
): OrderActions {
  const isKnown = order.status !== 'unknown';
  const isToBePaid = order.status === 'toBePaid';
  const isIssued = order.status === 'issued';
  return {
    pay: isToBePaid,
    cancel: isToBePaid,
    replenish: isKnown && order.canReplenish,
    original: isKnown && order.isReplenishment && order.originalOrderNo !== null,
    rebook: isIssued && order.canRebook && museum.canRebook,
    showCode: isIssued && order.pickUpCode !== null,
    refund: isIssued,
  };
}

/**
 * How far an order has come, told from its tickets.
 *
 * - `notIssued`: a ticket waits for its order to be paid and issued
 * - `open`: a ticket is good and not used, so that something may be done with it
 * - `over`: neither; nothing can be done with any of them
 */
export type OrderStage = 'notIssued' | 'open' | 'over';

/** How far an order has come. A status that nobody here knows opens nothing (R6). */
export function orderStage(tickets: readonly Pick<OrderTicket, 'status'>[]): OrderStage {
  if (tickets.some(({ status }) => status === 'temporary')) return 'notIssued';
  return tickets.some(isAwaiting) ? 'open' : 'over';
}

/**
 * Why nothing can be done with tickets, as far as they themselves tell.
 *
 * - `replenished`: what could be done was topped up, and is done with the top-up order
 * - `checked`, `refunding`, `refunded`: that is what became of them
 * - `void`: they are good for nothing any more
 * - `museum`: they are good, and the museum still does not offer it
 */
export type WhyNot = 'replenished' | 'checked' | 'refunding' | 'refunded' | 'void' | 'museum';

/** Why nothing can be done with tickets; the most hopeful reason first. */
export function whyNot(tickets: readonly Pick<OrderTicket, 'status' | 'isReplenished'>[]): WhyNot {
  const standing = tickets.filter(({ isReplenished }) => !isReplenished);
  const has = (...statuses: readonly OrderTicket['status'][]) =>
    standing.some(({ status }) => statuses.includes(status));
  if (standing.some(isAwaiting)) return 'museum';
  if (standing.length < tickets.length) return 'replenished';
  if (has('checked', 'completed')) return 'checked';
  if (has('refunding')) return 'refunding';
  return has('refunded') ? 'refunded' : 'void';
}

/**
 * Whether a refund of one ticket is offered at it (§4 order detail rules, DET-03): not where the museum has said that it
 * would refuse. Where it could not be asked the ticket's own rule holds: the museum tells before anything is given back.
 *
 * @param offer null until the museum has been asked
 */
export function offersRefund(ticket: OrderTicket, offer: Result<RefundOffer> | null): boolean {
  if (offer === null || ticket.ticketNo === null || !isRefundable(ticket)) return false;
  if (!offer.ok) return offer.failure.kind !== 'business';
  return offer.value.tickets.some(
    (each) => each.ticketNo === ticket.ticketNo && !costsMoreThanPaid(each),
  );
}

function isAwaiting({ status }: Pick<OrderTicket, 'status'>): boolean {
  return status === 'awaitingCheck' || status === 'awaitingActivation';
}
