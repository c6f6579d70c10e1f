import type * as v from 'valibot';
import {
  count,
  distinctListOf,
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

/** Data of `list-order` (§3 order list item and line); an order without a number can't be opened and is left out. */
export const ordersData = distinctListOf(
  record({
    orderNo: identifier,
    crtTime: text,
    orderStatus: text,
    paymentTotal: money,
    takeTicketNo: optionalIdentifier,
    canReplenish: flag,
    isReplenishOrder: flag,
    originalOrderNo: optionalIdentifier,
    canRebook: flag,
    orderDetailForWechatList: optionalListOf(
      record({
        ticketName: text,
        ticketKindName: text,
        currentSalePrice: money,
        useStartDate: optionalDay,
        reservationBeginTime: text,
        reservationEndTime: text,
        quantity: count,
      }),
    ),
  }),
  ({ orderNo }) => orderNo,
);

/** Data of `info-by-api-wechat` (§3 order detail item): one item a ticket. */
export const orderTicketsData = listOf(
  record({
    crtTime: text,
    ticketName: text,
    ticketKindName: text,
    currentSalePrice: money,
    actualBuyerCounts: count,
    useStartDate: optionalDay,
    reservationBeginTime: text,
    reservationEndTime: text,
    ticketCheckTime: text,
    ticketInfoStatus: text,
    isReplenished: flag,
    isShowBarcode: flag,
    ticketNo: optionalIdentifier,
    takeTicketNo: optionalIdentifier,
    visitorName: text,
    visitorCertificateNo: text,
    visitorMobile: text,
    carryChildrenCount: count,
  }),
);

/** Data of `children-ticket-info`. */
export const childrenData = listOf(record({ name: text, certificateNo: text }));

/** What {@link ordersData} makes of one order. */
export type WireOrderSummary = v.InferOutput<typeof ordersData>[number];
/** What {@link orderTicketsData} makes of one ticket. */
export type WireOrderTicket = v.InferOutput<typeof orderTicketsData>[number];
