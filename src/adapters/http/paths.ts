import type { OrderNo, TicketId } from '../../domain/model/Identifiers.ts';

/** One call of the wire: where it goes, how long it may take, and whether it changes anything at the museum. */
export interface Call {
  /** Starts with `/`, below the API prefix. */
  readonly path: string;
  readonly timeoutMs: number;
  readonly writes: boolean;
}

const read = (path: string): Call => ({ path, timeoutMs: 10_000, writes: false });
const write = (path: string): Call => ({ path, timeoutMs: 20_000, writes: true });
const systemConfig = (code: string): Call => read(`/bms/sys-config/info-by-code/${code}`);

/** Every path of §7 that the app calls, once each, with its time-out (Q-OFF-3). All of them are POST. */
export const paths = {
  homeTemplate: read('/trip/quick/template/info-by-typeCode'),
  purchaseLimit: systemConfig('OFFLINE_FAST_VISITOR_LIMIT'),
  preSaleDays: systemConfig('PRE_SALE_DAYS'),
  showsContact: systemConfig('IS_SHOW_CONTACT'),
  standbyDays: read('/api/integration/wechatmini/staggered-reservation-daily/range/standby/list'),
  staggeredConfig: read('/bms/staggered-reservation-config/info'),
  slots: read('/trip/staggered-reservation-daily/list'),
  tickets: read('/api/integration/allow-sale-list'),
  ticketInfo: (ticket: TicketId): Call =>
    read(`/trip/goods/goods-ticket/info/${encodeURIComponent(ticket)}`),
  specialCertificateTypes: read('/bms/dict/list/specialCertificateType'),
  saveOrder: write('/api/integration/save-fast-order'),
  confirmOrder: write('/trip/order/confirm'),
  payWays: read('/api/integration/pay-way/list'),
  checkUnpaid: (order: OrderNo): Call =>
    read(`/pay/jsapi/check-unpaid/${encodeURIComponent(order)}`),
  payAndConfirm: write('/api/integration/pay-and-confirm'),
  orderInfo: read('/trip/order/info'),
  orders: read('/api/query/list-order'),
  orderTickets: read('/api/query/info-by-api-wechat'),
  children: read('/api/query/children-ticket-info'),
} as const;
