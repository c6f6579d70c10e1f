import type { OrderNo, TicketId } from '../../domain/model/Identifiers.ts';
import { type Call, polled, read, systemConfig, write } from './call.ts';

/** A text as one segment of a path; half a character, which an identifier may hold after all, as its replacement. */
const segment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

// Every path of §7 but those that home asks first (openingPaths.ts), once each, with its time-out (Q-OFF-3), used as
// `paths.tickets`. All of them are POST but for the two that end in `.do`.

export const tickets = read('/api/integration/allow-sale-list');
export const ticketInfo = (ticket: TicketId): Call =>
  read(`/trip/goods/goods-ticket/info/${segment(ticket)}`);
export const canRebook = systemConfig('IS_CAN_REBOOK');
export const showsContact = systemConfig('IS_SHOW_CONTACT');
export const maintenanceNotice = polled('/bms/sys-config/system-maintenance-notice');
export const checkUnpaid = (order: OrderNo): Call =>
  read(`/pay/jsapi/check-unpaid/${segment(order)}`);
export const orderInfo = polled('/trip/order/info');
export const orders = read('/api/query/list-order');
export const refundQuote = read('/api/integration/get-ticket-for-refund');
export const refundBatch = write('/api/integration/refund-batch');
export const refund = write('/api/integration/refund');
export const cancelOrder = write('/api/integration/trip/order/cancel');
export const confirmOrder = write('/trip/order/confirm');
export const orderTickets = read('/api/query/info-by-api-wechat');
export const findOrders = read('/api/query/order/info-by-orderNo-and-mobile');
export const children = read('/api/query/children-ticket-info');
export const replenishableTickets = read('/api/query/replenish-info-by-api-wechat');
export const saveReplenishment = write('/api/integration/save-wx-replenish-order');
export const rebookableTickets = read('/api/integration/find-for-rebook');
export const rebook = write('/api/integration/wx-rebook');
export const specialCertificateTypes = read('/bms/dict/list/specialCertificateType');
export const banRule = read('/rule/ban-sale-rule/validate');
export const contactBlacklist = read('/bms/black/certificate/is-exist-contact');
export const sendCode = write('/sms/message-send/sendCode');
export const checkCode = write('/sms/message-send/checkCode');
export const ticketKind = read('/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule');
export const saveOrder = write('/api/integration/save-fast-order');
export const payWays = read('/api/integration/pay-way/list');
export const payAndConfirm = write('/api/integration/pay-and-confirm');
export const shippingOrder = read('/order/findshipping.do');
export const shippingLines = read('/index/forward.do');
