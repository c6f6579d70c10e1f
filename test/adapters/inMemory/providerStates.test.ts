import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { savePath, TestedMuseum } from './aMuseum.ts';
import { aLine, anOrder, aVisitor } from './anOrder.ts';

const orderNo = '2026120109000010000001';
const originalOrderNo = '2026113009000010000001';
const ticketNo = '2026120110000000001';
const mobile = '13800000000';
const terms = { isNeedPoundage: 'T', isSpecialReturn: 'F' };
const refund = {
  ...terms,
  originalOrderNo: orderNo,
  outRefundOrderNo: 'R1',
  refundTikcetDetails: [{ ticketNo }],
};
const rebook = (slot = slotId('2026-12-02', 6), day = '2026-12-02') => ({
  orderNo,
  rebookTikcetDetails: [{ staggeredReservationDailyId: slot, ticketNo, useStartDate: day }],
});
const find = { orderStatus: 'ALL', contactMobile: mobile, languages: 'English', orderNo };
const check = { code: '123456', mobilePhone: mobile, templateId: 'SMS_T_BUYCODE' };

const quotePath = '/api/integration/get-ticket-for-refund';
const refundPath = '/api/integration/refund';
const cancelPath = '/api/integration/trip/order/cancel';
const replenishPath = '/api/integration/save-wx-replenish-order';
const rebookPath = '/api/integration/wx-rebook';
const findPath = '/api/query/order/info-by-orderNo-and-mobile';
const issued = { orderNo, ticketNo };

/** What each state is there for: a call, the code of its answer, and its data as far as it tells. */
const uses: readonly [
  state: string,
  params: object,
  path: string,
  body: object,
  code: number,
  data?: unknown,
][] = [
  [
    'a refundable order exists',
    issued,
    quotePath,
    { ...terms, orderNo },
    0,
    { tikcetInfoList: [{ ticketNo, totalPrice: 60, refundPoundage: 6 }] },
  ],
  [
    'a refundable order exists',
    { ...issued, day: '2026-12-06', ticketId: '100102' },
    quotePath,
    { ...terms, ticketNo },
    0,
    { tikcetInfoList: [{ ticketNo, totalPrice: 30, refundPoundage: 0 }] },
  ],
  ['a refundable order exists', issued, refundPath, refund, 0],
  [
    'an order with nothing to refund exists',
    issued,
    quotePath,
    { ...terms, orderNo },
    0,
    { tikcetInfoList: [], originalTicketInfoList: [], tripOrderForRefundVO: null },
  ],
  ['an order with nothing to refund exists', issued, refundPath, refund, 5302],
  ['an order was refunded', { ...issued, refundNo: 'R1' }, refundPath, refund, 0],
  ['an order was refunded', { ...issued, refundNo: 'R2' }, refundPath, refund, 5302],
  ['an order was refunded', issued, '/trip/order/info', { orderNo }, 0, { status: '已退款' }],
  [
    'a replenishment order with its original is issued',
    { ...issued, originalOrderNo, originalTicketNo: '7' },
    quotePath,
    { ...terms, orderNo },
    0,
    {
      tikcetInfoList: [{ ticketNo }],
      originalTicketInfoList: [{ ticketNo: '7', orderNo: originalOrderNo }],
      tripOrderForRefundVO: { orderNo: originalOrderNo },
    },
  ],
  ['a replenishment order is to be paid', { orderNo, originalOrderNo }, cancelPath, { orderNo }, 0],
  [
    'an order that can be topped up exists',
    issued,
    replenishPath,
    { orderNo, replenishTicketList: [{ ticketNo }] },
    0,
    { paymentTotal: 30 },
  ],
  [
    'an order with nothing to refund exists',
    issued,
    '/api/query/replenish-info-by-api-wechat',
    { orderNo },
    0,
    [],
  ],
  ['an order that can be rebooked exists', issued, rebookPath, rebook(), 0],
  ['an order that was rebooked already exists', issued, rebookPath, rebook(), 5306],
  ['rebooking is switched off', issued, rebookPath, rebook(), 5305],
  [
    'rebooking is switched off',
    {},
    '/bms/sys-config/info-by-code/IS_CAN_REBOOK',
    {},
    0,
    { value: 'F' },
  ],
  [
    'the slot is sold out',
    { ...issued, slotId: slotId('2026-12-02', 6) },
    rebookPath,
    rebook(),
    5010,
  ],
  [
    'the slot is kept for groups',
    { ...issued, slotId: slotId('2026-12-02', 6) },
    rebookPath,
    rebook(),
    5028,
  ],
  ['an order was cancelled', { orderNo }, cancelPath, { orderNo }, 5108],
  ['an order to be paid exists', { orderNo }, cancelPath, { orderNo }, 0],
  [
    'the phone is on the blacklist',
    { mobile },
    '/bms/black/certificate/is-exist-contact',
    { visitorType: 'CONCAT_MOBILE', contactMobile: mobile },
    5025,
  ],
  ['the phone is on the blacklist', { mobile }, savePath, anOrder(), 5025],
  [
    'the region is banned',
    { number: '110105199006150004' },
    '/rule/ban-sale-rule/validate',
    { number: '110105199006150004' },
    5026,
  ],
  [
    'the region is banned',
    { number: '110105199006150004' },
    savePath,
    anOrder(
      aLine('adult', 1, {
        orderVisitorList: [aVisitor({ visitorCertificateNo: '110105199001010004' })],
      }),
    ),
    5026,
  ],
  [
    "the ticket's kind follows from the ID",
    { ticketId: '100105', number: '110105195006150004', kindId: '200107' },
    '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule',
    { idCardNo: '110105195006150004', ticketId: '100105' },
    0,
    { id: '200107' },
  ],
  ['a code was sent', { mobile, code: '123456' }, '/sms/message-send/checkCode', check, 0],
  ['a code was sent', { mobile, code: '654321' }, '/sms/message-send/checkCode', check, 5403],
  ['no orders', {}, '/sms/message-send/checkCode', check, 5403],
  ['no orders', {}, '/sms/message-send/sendCode', check, 0],
  ['too many codes were sent', { mobile }, '/sms/message-send/sendCode', check, 5402],
  ['a code was checked', { mobile, orderNo }, findPath, find, 0, [{ orderNo }]],
  ['a code was checked', { mobile }, findPath, find, 0, []],
  ['no orders', {}, findPath, find, 5404],
  ['no maintenance', {}, '/bms/sys-config/system-maintenance-notice', {}, 0, ''],
  [
    'maintenance is announced',
    { html: '<p>今晚</p>' },
    '/bms/sys-config/system-maintenance-notice',
    {},
    0,
    '<p>今晚</p>',
  ],
];

describe('provider states', () => {
  it.each(uses)('[Q-PACT-5] %s %j: %s', (state, params, path, body, code, data) => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/providerState', { state, params });
    const answer = museum.call(path, body);
    expect(answer.code).toBe(code);
    if (data !== undefined) expect({ data: answer.data }).toMatchObject({ data });
  });

  it('[Q-PACT-5] an order or a checked code belongs to the token that is named', () => {
    const museum = new TestedMuseum();
    const enter = (state: string, params: object) =>
      museum.museum.control('/_museum/providerState', { state, params });
    enter('a code was checked', { mobile, orderNo, token: 'mine' });
    expect(museum.call(findPath, find).code).toBe(5404);
    expect(museum.call(findPath, find, 'mine').code).toBe(0);
    enter('a replenishment order with its original is issued', {
      orderNo,
      originalOrderNo,
      token: 'mine',
    });
    const list = {
      crtStartDateStart: '2026-12-01',
      crtStartDateEnd: '2026-12-01',
      orderStatus: 'ALL',
      languages: 'English',
    };
    expect(museum.data('/api/query/list-order', list)).toEqual([]);
    const mine = v.parse(
      v.array(v.looseObject({ orderNo: v.string() })),
      museum.data('/api/query/list-order', list, 'mine'),
    );
    expect(mine.find((order) => order.orderNo === orderNo)).toMatchObject({
      isReplenishOrder: 'T',
      originalOrderNo,
    });
  });
});
