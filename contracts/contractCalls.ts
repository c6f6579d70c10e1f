/** One call of the agreement; a segment in braces stands for any. */
export interface ContractCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

const post = (path: string): ContractCall => ({ method: 'POST', path });
const get = (path: string): ContractCall => ({ method: 'GET', path });

/** Every call of booking-spec.md §7: its 36 rows in their order, 37 paths. */
export const contractCalls: readonly ContractCall[] = [
  post('/api/integration/wechatmini/staggered-reservation-daily/range/standby/list'),
  post('/api/integration/allow-sale-list'),
  post('/trip/goods/goods-ticket/info/{ticketId}'),
  post('/bms/staggered-reservation-config/info'),
  post('/trip/staggered-reservation-daily/list'),
  post('/trip/quick/template/info-by-typeCode'),
  post('/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT'),
  post('/bms/sys-config/info-by-code/PRE_SALE_DAYS'),
  post('/bms/sys-config/info-by-code/IS_CAN_REBOOK'),
  post('/bms/sys-config/info-by-code/IS_SHOW_CONTACT'),
  post('/bms/sys-config/system-maintenance-notice'),
  post('/pay/jsapi/check-unpaid/{orderNo}'),
  post('/trip/order/info'),
  post('/api/query/list-order'),
  post('/api/integration/get-ticket-for-refund'),
  post('/api/integration/refund-batch'),
  post('/api/integration/refund'),
  post('/api/integration/trip/order/cancel'),
  post('/trip/order/confirm'),
  post('/api/query/info-by-api-wechat'),
  post('/api/query/order/info-by-orderNo-and-mobile'),
  post('/api/query/children-ticket-info'),
  post('/api/query/replenish-info-by-api-wechat'),
  post('/api/integration/save-wx-replenish-order'),
  post('/api/integration/find-for-rebook'),
  post('/api/integration/wx-rebook'),
  post('/bms/dict/list/specialCertificateType'),
  post('/rule/ban-sale-rule/validate'),
  post('/bms/black/certificate/is-exist-contact'),
  post('/sms/message-send/sendCode'),
  post('/sms/message-send/checkCode'),
  post('/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule'),
  post('/api/integration/save-fast-order'),
  post('/api/integration/pay-way/list'),
  post('/api/integration/pay-and-confirm'),
  get('/order/findshipping.do'),
  get('/index/forward.do'),
];

/** A call as one text: `POST /trip/order/info`. */
export const nameOf = ({ method, path }: ContractCall): string => `${method} ${path}`;

/** The call that a request belongs to; nothing for one that the agreement does not know. */
export function callOf(request: {
  readonly method: string;
  readonly path: string;
}): ContractCall | undefined {
  return contractCalls.find(
    ({ method, path }) => method === request.method && fits(path, request.path),
  );
}

function fits(pattern: string, path: string): boolean {
  const brace = pattern.indexOf('{');
  if (brace < 0) return path === pattern;
  const rest = path.startsWith(pattern.slice(0, brace)) ? path.slice(brace) : '';
  return rest !== '' && !rest.includes('/');
}
