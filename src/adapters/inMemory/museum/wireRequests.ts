import * as v from 'valibot';

const text = v.string();
const optionalText = v.optional(v.string(), '');
const filled = v.pipe(text, v.nonEmpty());
const flag = v.picklist(['T', 'F']);
/** The one template that the museum sends codes by. */
const codeTemplate = v.literal('SMS_T_BUYCODE');
const ticketList = v.pipe(v.array(v.object({ ticketNo: text })), v.nonEmpty());
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

const RefundSchema = v.object({
  isNeedPoundage: flag,
  isSpecialReturn: flag,
  originalOrderNo: text,
  outRefundOrderNo: filled,
  refundTikcetDetails: ticketList,
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
  findOrders: v.object({
    orderStatus: v.picklist(['ALL', 'TOBEPAID', 'PAID']),
    contactMobile: text,
    languages: text,
    visitorCertificateNo: optionalText,
    orderNo: optionalText,
  }),
  refundQuote: v.object({
    isNeedPoundage: flag,
    isSpecialReturn: flag,
    orderNo: optionalText,
    ticketNo: optionalText,
  }),
  refund: RefundSchema,
  refundBatch: v.object({
    tripOrderRefundCreateDTOList: v.pipe(
      v.array(v.object({ ...RefundSchema.entries, refundReason: optionalText })),
      v.nonEmpty(),
    ),
  }),
  saveReplenishment: v.object({ orderNo: text, replenishTicketList: ticketList }),
  findForRebook: v.object({ orderNo: text, languages: text }),
  rebook: v.object({
    orderNo: text,
    rebookTikcetDetails: v.pipe(
      v.array(
        v.object({ staggeredReservationDailyId: optionalText, ticketNo: text, useStartDate: text }),
      ),
      v.nonEmpty(),
    ),
  }),
  banRule: v.object({ number: text }),
  blacklist: v.object({ visitorType: v.literal('CONCAT_MOBILE'), contactMobile: text }),
  sendCode: v.object({ templateId: codeTemplate, mobilePhone: text }),
  checkCode: v.object({ code: text, mobilePhone: text, templateId: codeTemplate }),
  ticketKind: v.object({ idCardNo: text, ticketId: text }),
  shippingOrder: v.object({ company: filled, shippingorder: filled, sdno: filled }),
  shippingLines: v.object({
    company: filled,
    shippingorder: filled,
    URL_KEY: v.literal('ticketinfo.find'),
    isgetticket: v.literal('Y'),
  }),
  nothing: v.object({}),
};

/** See {@link SaveOrderSchema}. */
export type SaveOrderRequest = v.InferOutput<typeof SaveOrderSchema>;
/** One order's part of a refund. */
export type RefundRequest = v.InferOutput<typeof RefundSchema>;
/** One line of {@link SaveOrderRequest}. */
export type SaveOrderLine = v.InferOutput<typeof LineSchema>;
/** One visitor of a {@link SaveOrderLine}. */
export type SaveOrderVisitor = v.InferOutput<typeof VisitorSchema>;
