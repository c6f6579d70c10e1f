import * as v from 'valibot';
import {
  count,
  flag,
  identifier,
  listOf,
  money,
  optionalDay,
  optionalIdentifier,
  optionalListOf,
  record,
  text,
} from './fields.ts';

/** Data of `get-ticket-for-refund` (§3 refund info); a ticket without a number can't be given back and is left out. */
export const refundQuoteData = record({
  tikcetInfoList: optionalListOf(
    record({ ticketNo: identifier, refundPoundage: money, totalPrice: money, isReplenished: flag }),
  ),
  originalTicketInfoList: optionalListOf(
    record({
      ticketNo: identifier,
      refundPoundage: money,
      totalPrice: money,
      orderNo: optionalIdentifier,
    }),
  ),
  tripOrderForRefundVO: v.fallback(v.nullable(record({ orderNo: optionalIdentifier })), null),
});

/** Data of `replenish-info-by-api-wechat` (§3 replenish ticket). */
export const replenishableTicketsData = listOf(
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
);

/** Data of `save-wx-replenish-order`; a missing total is unknown, never free (O-072). */
export const savedReplenishmentData = record({ orderNo: identifier, paymentTotal: money });

/** Data of `find-for-rebook` (§3 rebook ticket). */
export const rebookableTicketsData = listOf(
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
);

/** What {@link refundQuoteData} makes of its answer. */
export type WireRefundQuote = v.InferOutput<typeof refundQuoteData>;
/** What {@link replenishableTicketsData} makes of one ticket. */
export type WireReplenishableTicket = v.InferOutput<typeof replenishableTicketsData>[number];
/** What {@link rebookableTicketsData} makes of one ticket. */
export type WireRebookableTicket = v.InferOutput<typeof rebookableTicketsData>[number];
