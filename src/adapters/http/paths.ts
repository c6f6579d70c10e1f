import { constants } from '../../domain/model/constants.ts';
import type { OrderNo, TicketId } from '../../domain/model/Identifiers.ts';

/** One call of the wire: where it goes, how long it may take, and what may be done about it when it fails. */
export interface Call {
  /** Starts with `/`, below the API prefix. */
  readonly path: string;
  readonly timeoutMs: number;
  /** Whether it changes anything at the museum: then it is sent once. */
  readonly writes: boolean;
  /** Whether it is asked again when it fails for the moment (Q-RUSH-1). What is polled repeats by itself. */
  readonly repeats: boolean;
}

const readTimeoutMs = 10_000;
const writeTimeoutMs = 20_000;

const read = (path: string): Call => ({
  path,
  timeoutMs: readTimeoutMs,
  writes: false,
  repeats: true,
});
const polled = (path: string): Call => ({ ...read(path), repeats: false });
const write = (path: string): Call => ({
  path,
  timeoutMs: writeTimeoutMs,
  writes: true,
  repeats: false,
});
const systemConfig = (code: string): Call => read(`/bms/sys-config/info-by-code/${code}`);

/** A text as one segment of a path; half a character, which an identifier may hold after all, as its replacement. */
const segment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Every path of §7, once each, with its time-out (Q-OFF-3). All of them are POST but for the two that end in `.do`. */
export const paths = {
  standbyDays: read('/api/integration/wechatmini/staggered-reservation-daily/range/standby/list'),
  tickets: read('/api/integration/allow-sale-list'),
  ticketInfo: (ticket: TicketId): Call => read(`/trip/goods/goods-ticket/info/${segment(ticket)}`),
  staggeredConfig: read('/bms/staggered-reservation-config/info'),
  slots: read('/trip/staggered-reservation-daily/list'),
  homeTemplate: read('/trip/quick/template/info-by-typeCode'),
  purchaseLimit: systemConfig(constants.maximumPurchaseQuantity),
  preSaleDays: systemConfig('PRE_SALE_DAYS'),
  canRebook: systemConfig('IS_CAN_REBOOK'),
  showsContact: systemConfig('IS_SHOW_CONTACT'),
  maintenanceNotice: polled('/bms/sys-config/system-maintenance-notice'),
  checkUnpaid: (order: OrderNo): Call => read(`/pay/jsapi/check-unpaid/${segment(order)}`),
  orderInfo: polled('/trip/order/info'),
  orders: read('/api/query/list-order'),
  refundQuote: read('/api/integration/get-ticket-for-refund'),
  refundBatch: write('/api/integration/refund-batch'),
  refund: write('/api/integration/refund'),
  cancelOrder: write('/api/integration/trip/order/cancel'),
  confirmOrder: write('/trip/order/confirm'),
  orderTickets: read('/api/query/info-by-api-wechat'),
  findOrders: read('/api/query/order/info-by-orderNo-and-mobile'),
  children: read('/api/query/children-ticket-info'),
  replenishableTickets: read('/api/query/replenish-info-by-api-wechat'),
  saveReplenishment: write('/api/integration/save-wx-replenish-order'),
  rebookableTickets: read('/api/integration/find-for-rebook'),
  rebook: write('/api/integration/wx-rebook'),
  specialCertificateTypes: read('/bms/dict/list/specialCertificateType'),
  banRule: read('/rule/ban-sale-rule/validate'),
  contactBlacklist: read('/bms/black/certificate/is-exist-contact'),
  sendCode: write('/sms/message-send/sendCode'),
  checkCode: write('/sms/message-send/checkCode'),
  ticketKind: read('/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule'),
  saveOrder: write('/api/integration/save-fast-order'),
  payWays: read('/api/integration/pay-way/list'),
  payAndConfirm: write('/api/integration/pay-and-confirm'),
  shippingOrder: read('/order/findshipping.do'),
  shippingLines: read('/index/forward.do'),
} as const;
