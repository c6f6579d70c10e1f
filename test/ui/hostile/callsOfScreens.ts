const config = (code: string) => `/bms/sys-config/info-by-code/${code}`;

/**
 * Which calls each screen is shown hostile answers of (Q-BAD-2), by what their paths begin with. All of them together
 * are the calls of the contract: one that is new there has to find its screen here.
 */
export const callsOfScreens = {
  home: [
    '/trip/quick/template/info-by-typeCode',
    config('OFFLINE_FAST_VISITOR_LIMIT'),
    config('PRE_SALE_DAYS'),
    '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list',
    '/bms/staggered-reservation-config/info',
    '/trip/staggered-reservation-daily/list',
    '/api/integration/allow-sale-list',
    '/trip/goods/goods-ticket/info/',
  ],
  'the order form': [
    '/bms/dict/list/specialCertificateType',
    '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule',
    '/api/integration/save-fast-order',
    '/bms/black/certificate/is-exist-contact',
    '/rule/ban-sale-rule/validate',
    '/trip/order/confirm',
  ],
  'the orders screens': [
    '/api/query/list-order',
    '/pay/jsapi/check-unpaid/',
    '/trip/order/confirm',
    '/api/query/info-by-api-wechat',
    '/api/query/children-ticket-info',
    config('IS_SHOW_CONTACT'),
  ],
  'the payment screens': [
    '/api/integration/pay-way/list',
    '/pay/jsapi/check-unpaid/',
    '/api/integration/pay-and-confirm',
    '/api/query/info-by-api-wechat',
    '/trip/order/info',
  ],
  'after the purchase': [
    config('IS_CAN_REBOOK'),
    '/api/integration/get-ticket-for-refund',
    '/api/integration/refund-batch',
    '/api/integration/refund',
    '/api/integration/trip/order/cancel',
    '/api/query/replenish-info-by-api-wechat',
    '/api/integration/save-wx-replenish-order',
    '/api/integration/find-for-rebook',
    '/api/integration/wx-rebook',
  ],
  'looking orders up': [
    '/sms/message-send/sendCode',
    '/sms/message-send/checkCode',
    '/api/query/order/info-by-orderNo-and-mobile',
    '/order/findshipping.do',
    '/index/forward.do',
  ],
  'what interrupts a visit': ['/bms/sys-config/system-maintenance-notice'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A screen, or several that belong together. */
export type HostileScreen = keyof typeof callsOfScreens;
