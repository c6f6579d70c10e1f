import { identifier, money, record } from './fields.ts';

/** Data of `save-fast-order`; a missing total is unknown, never free (O-072). */
export const savedOrderData = record({ orderNo: identifier, itemTotal: money });

/** Data of `order/confirm`. */
export const confirmedOrderData = record({ orderNo: identifier });

/** A child carried along, as `save-fast-order` wants it (§3 childrenList). */
export interface WireChild {
  readonly visitorName: string;
  readonly visitorCertificateType: string;
  readonly visitorCertificateNo: string;
  readonly childTicketId: string;
}

/** A visitor, as `save-fast-order` wants one (§3 visitor entry). */
export interface WireVisitor {
  readonly visitorName: string;
  readonly visitorCertificateType: string;
  readonly visitorCertificateTypeName: string;
  readonly visitorCertificateNo: string;
  readonly visitorMobile: string;
  readonly specialCertificate: string;
  readonly specialCertificateType: string;
  readonly specialCertificateTypeCn: string;
  readonly carryChildrenCount: number;
  readonly childrenList: readonly WireChild[];
}

/** One selected ticket, as `save-fast-order` wants it. */
export interface WireOrderLine {
  /** Yuan, as a JSON number. */
  readonly currentSalePrice: number;
  readonly ticketId: string;
  readonly quantity: number;
  readonly ticketKindId: string;
  /** yyyy-MM-dd */
  readonly useStartDate: string;
  /** Empty for a ticket that takes no place in a slot. */
  readonly staggeredReservationDailyId: string;
  readonly orderVisitorList: readonly WireVisitor[];
  /** Tickets of the children that come along. */
  readonly subDetails: readonly { readonly ticketId: string; readonly quantity: number }[];
}

/** The payload of `save-fast-order`: the fields of §7 and none beside. */
export interface WireOrder {
  readonly contactMobile: string;
  readonly customerName: string;
  readonly orderDetailList: readonly WireOrderLine[];
}
