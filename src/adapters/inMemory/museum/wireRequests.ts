import * as v from 'valibot';

const text = v.string();
const optionalText = v.optional(v.string(), '');
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const ChildSchema = v.object({
  visitorName: text,
  visitorCertificateType: v.optional(v.string(), '1'),
  visitorCertificateNo: text,
  childTicketId: optionalText,
});

const VisitorSchema = v.object({
  visitorName: optionalText,
  visitorCertificateType: optionalText,
  visitorCertificateTypeName: optionalText,
  visitorCertificateNo: optionalText,
  visitorMobile: optionalText,
  specialCertificate: optionalText,
  specialCertificateType: optionalText,
  carryChildrenCount: v.optional(count, 0),
  childrenList: v.optional(v.array(ChildSchema), []),
});

const LineSchema = v.object({
  currentSalePrice: v.number(),
  ticketId: text,
  quantity: v.number(),
  ticketKindId: text,
  useStartDate: text,
  staggeredReservationDailyId: optionalText,
  orderVisitorList: v.optional(v.array(VisitorSchema), []),
  subDetails: v.optional(v.array(v.object({ ticketId: text, quantity: count })), []),
});

/** What the museum reads of save-fast-order; whether it is allowed is decided later. */
export const SaveOrderSchema = v.object({
  contactMobile: text,
  customerName: v.pipe(text, v.nonEmpty()),
  orderDetailList: v.array(LineSchema),
});

/** The bodies of the other calls, as far as the museum reads them. */
export const wireRequests = {
  standby: v.object({ orgId: optionalText, beginDate: text, endDate: text }),
  allowedSale: v.object({
    useDate: text,
    orgId: optionalText,
    customerId: optionalText,
    customerType: optionalText,
    languages: text,
    staggeredReservationDailyId: optionalText,
  }),
  onDay: v.object({ reservationDate: text }),
  template: v.object({ typeCode: text, orgId: optionalText, languages: text }),
  ofOrder: v.object({ orderNo: text }),
  listOrders: v.object({
    crtStartDateStart: text,
    crtStartDateEnd: text,
    orderStatus: v.picklist(['ALL', 'TOBEPAID', 'PAID']),
    languages: text,
  }),
  pay: v.object({
    orderNo: text,
    payConfigId: text,
    otherParams: v.optional(v.object({ returnUrl: v.optional(v.string(), '') }), {}),
    spbillCreateIp: optionalText,
    buyGoodsDetail: optionalText,
  }),
  orderDetail: v.object({ visitorMobile: optionalText, orderNo: text, languages: text }),
  children: v.object({ parentTicketNo: text }),
  nothing: v.object({}),
};

/** See {@link SaveOrderSchema}. */
export type SaveOrderRequest = v.InferOutput<typeof SaveOrderSchema>;
/** One line of {@link SaveOrderRequest}. */
export type SaveOrderLine = v.InferOutput<typeof LineSchema>;
/** One visitor of a {@link SaveOrderLine}. */
export type SaveOrderVisitor = v.InferOutput<typeof VisitorSchema>;
