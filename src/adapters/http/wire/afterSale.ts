import * as v from 'valibot';
import {
  count,
  distinctListOf,
  flag,
  identifier,
  money,
  optionalDay,
  optionalDistinctListOf,
  optionalIdentifier,
  record,
  text,
} from './fields.ts';

/** A ticket that comes twice is one: a screen can't choose both, and nobody gives it back or moves it twice. */
const byNumber = ({ ticketNo }: { readonly ticketNo: string }) => ticketNo;

/** Data of `get-ticket-for-refund` (§3 refund info); a ticket without a number can't be given back and is left out. */
export const refundQuoteData = record({
  tikcetInfoList: optionalDistinctListOf(
    record({ ticketNo: identifier, refundPoundage: money, totalPrice: money, isReplenished: flag }),
    byNumber,
  ),
  originalTicketInfoList: optionalDistinctListOf(
    record({
      ticketNo: identifier,
      refundPoundage: money,
      totalPrice: money,
      orderNo: optionalIdentifier,
    }),
    byNumber,
  ),
  tripOrderForRefundVO: v.fallback(v.nullable(record({ orderNo: optionalIdentifier })), null),
});

/** Data of `replenish-info-by-api-wechat` (§3 replenish ticket). */
export const replenishableTicketsData = distinctListOf(
  record({
    ticketNo: identifier,
    ticketKindName: text,
    currentSalePrice: money,
    useStartDate: optionalDay,
    actualBuyerCounts: count,
    visitorName: text,
    visitorCertificateTypeStr: text,
    visitorCertificateNo: text,
    replenishTicketDiffPrice: money,
  }),
  byNumber,
);

/** Data of `save-wx-replenish-order`; a missing total is unknown, never free (O-072). */
export const savedReplenishmentData = record({ orderNo: identifier, paymentTotal: money });

/** Data of `find-for-rebook` (§3 rebook ticket). */
export const rebookableTicketsData = distinctListOf(
  record({
    ticketNo: identifier,
    ticketName: text,
    ticketKindName: text,
    currentSalePrice: money,
    actualBuyerCounts: count,
    useStartDate: optionalDay,
    reservationBeginTime: text,
    reservationEndTime: text,
    ticketInfoStatus: text,
    visitorName: text,
    visitorCertificateNo: text,
  }),
  byNumber,
);

/** What {@link refundQuoteData} makes of its answer. */
export type WireRefundQuote = v.InferOutput<typeof refundQuoteData>;
/** What {@link replenishableTicketsData} makes of one ticket. */
export type WireReplenishableTicket = v.InferOutput<typeof replenishableTicketsData>[number];
/** What {@link rebookableTicketsData} makes of one ticket. */
export type WireRebookableTicket = v.InferOutput<typeof rebookableTicketsData>[number];
