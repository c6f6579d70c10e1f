import { describe, expect, it } from 'vitest';
import type { PayWay } from '../../src/domain/model/Payment.ts';
import type { RefundEntry } from '../../src/domain/model/Refund.ts';
import type { Result } from '../../src/domain/model/Result.ts';
import type { MuseumApi } from '../../src/ports/MuseumApi.ts';
import { agree, expired } from './agreement.ts';
import {
  aDraft,
  inSixDays,
  issuedTicket,
  mobile,
  order,
  organisationId,
  sixDaysAgo,
  slot,
  slotTomorrow,
  tickets,
  today,
  token,
  tomorrow,
} from './examples.ts';

const weChat: PayWay = { id: '1', typeCode: 'IcbcPayJsapi', name: '微信支付' };
const ticket = tickets.adult.offer.ticketId;

const link = { bill: 'SO20261201000001', billNo: order, company: 'C1' };
const refund: RefundEntry = { orderNo: order, refundNo: 'R1', tickets: [issuedTicket] };
const wireRefund = {
  isNeedPoundage: 'T',
  isSpecialReturn: 'F',
  originalOrderNo: order,
  outRefundOrderNo: 'R1',
  refundTikcetDetails: [{ ticketNo: issuedTicket }],
};

interface Call {
  readonly what: string;
  readonly path: string;
  readonly body?: object;
  /** Of a GET. */
  readonly query?: Readonly<Record<string, string>>;
  readonly ask: (museum: MuseumApi) => Promise<Result<unknown>>;
}

const calls: readonly Call[] = [
  {
    what: 'the home template',
    path: '/trip/quick/template/info-by-typeCode',
    body: { typeCode: 'MOBILE', orgId: organisationId, languages: 'English' },
    ask: (museum) => museum.homeTemplate('English'),
  },
  {
    what: 'the purchase limit',
    path: '/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT',
    body: {},
    ask: (museum) => museum.purchaseLimit(),
  },
  {
    what: 'the pre-sale days',
    path: '/bms/sys-config/info-by-code/PRE_SALE_DAYS',
    body: {},
    ask: (museum) => museum.preSaleDays(),
  },
  {
    what: 'whether contacts are shown',
    path: '/bms/sys-config/info-by-code/IS_SHOW_CONTACT',
    body: {},
    ask: (museum) => museum.showsContact(),
  },
  {
    what: 'the days with standby availability',
    path: '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list',
    body: { orgId: organisationId, beginDate: today, endDate: inSixDays },
    ask: (museum) => museum.standbyDays(today, inSixDays),
  },
  {
    what: 'whether a day is sold by time slot',
    path: '/bms/staggered-reservation-config/info',
    body: { reservationDate: today },
    ask: (museum) => museum.isSaleStaggered(today),
  },
  {
    what: 'the time slots of a day',
    path: '/trip/staggered-reservation-daily/list',
    body: { reservationDate: today },
    ask: (museum) => museum.slots(today),
  },
  {
    what: 'the tickets of a time slot',
    path: '/api/integration/allow-sale-list',
    body: {
      useDate: today,
      orgId: organisationId,
      customerId: 'ct_sanke',
      customerType: 'ct_sanke',
      languages: 'English',
      staggeredReservationDailyId: slot.id,
    },
    ask: (museum) => museum.tickets(today, slot.id, 'English'),
  },
  {
    what: 'the description of a ticket',
    path: `/trip/goods/goods-ticket/info/${ticket}`,
    body: {},
    ask: (museum) => museum.ticketDescription(ticket, 'English'),
  },
  {
    what: 'the kinds of special certificate',
    path: '/bms/dict/list/specialCertificateType',
    body: {},
    ask: (museum) => museum.specialCertificateTypes(),
  },
  {
    what: 'saving an order',
    path: '/api/integration/save-fast-order',
    body: {
      contactMobile: '13800000000',
      customerName: '散客',
      orderDetailList: [
        {
          currentSalePrice: 20,
          ticketId: '100401',
          quantity: 1,
          ticketKindId: '200401',
          useStartDate: today,
          staggeredReservationDailyId: '',
          orderVisitorList: [],
          subDetails: [],
        },
      ],
    },
    ask: (museum) => museum.saveOrder(aDraft(tickets.audioGuide)),
  },
  {
    what: 'confirming an order',
    path: '/trip/order/confirm',
    body: { orderNo: order },
    ask: (museum) => museum.confirmOrder(order),
  },
  {
    what: 'the ways to pay',
    path: '/api/integration/pay-way/list',
    body: {},
    ask: (museum) => museum.payWays(),
  },
  {
    what: 'whether an order is unpaid',
    path: `/pay/jsapi/check-unpaid/${order}`,
    body: {},
    ask: (museum) => museum.paymentState(order),
  },
  {
    what: 'starting a payment',
    path: '/api/integration/pay-and-confirm',
    body: {
      orderNo: order,
      payConfigId: '1',
      otherParams: {},
      spbillCreateIp: '127.0.0.1',
      buyGoodsDetail: '成人票',
    },
    ask: (museum) => museum.startPayment(order, weChat, '', '成人票'),
  },
  {
    what: 'the status of an order',
    path: '/trip/order/info',
    body: { orderNo: order },
    ask: (museum) => museum.orderStatus(order, 8_000),
  },
  {
    what: 'the orders of a visitor',
    path: '/api/query/list-order',
    body: {
      crtStartDateStart: sixDaysAgo,
      crtStartDateEnd: today,
      orderStatus: 'ALL',
      languages: 'English',
    },
    ask: (museum) => museum.orders(sixDaysAgo, today, 'all', 'English'),
  },
  {
    what: 'the tickets of an order',
    path: '/api/query/info-by-api-wechat',
    body: { visitorMobile: '', orderNo: order, languages: 'English' },
    ask: (museum) => museum.orderTickets(order, null, 'English'),
  },
  {
    what: 'the children on a ticket',
    path: '/api/query/children-ticket-info',
    body: { parentTicketNo: issuedTicket },
    ask: (museum) => museum.accompanyingChildren(issuedTicket),
  },
  {
    what: 'the check of a contact',
    path: '/bms/black/certificate/is-exist-contact',
    body: { visitorType: 'CONCAT_MOBILE', contactMobile: mobile },
    ask: (museum) => museum.checkContact(mobile),
  },
  {
    what: 'the check of the region of an ID',
    path: '/rule/ban-sale-rule/validate',
    body: { number: '110105199006150004' },
    ask: (museum) => museum.checkBanRule('110105199006150004'),
  },
  {
    what: 'the kind of a ticket by an ID',
    path: '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule',
    body: { idCardNo: '110105199006150004', ticketId: ticket },
    ask: (museum) => museum.ticketKindFor(ticket, '110105199006150004'),
  },
  {
    what: 'the notice of maintenance',
    path: '/bms/sys-config/system-maintenance-notice',
    body: {},
    ask: (museum) => museum.maintenanceNotice(),
  },
  {
    what: 'a code by SMS',
    path: '/sms/message-send/sendCode',
    body: { templateId: 'SMS_T_BUYCODE', mobilePhone: mobile },
    ask: (museum) => museum.sendCode(mobile),
  },
  {
    what: 'the check of a code',
    path: '/sms/message-send/checkCode',
    body: { code: '123456', mobilePhone: mobile, templateId: 'SMS_T_BUYCODE' },
    ask: (museum) => museum.checkCode(mobile, '123456'),
  },
  {
    what: 'a search for orders',
    path: '/api/query/order/info-by-orderNo-and-mobile',
    body: { orderStatus: 'ALL', contactMobile: mobile, languages: 'English', orderNo: order },
    ask: (museum) => museum.findOrders({ kind: 'order', number: order }, mobile, 'all', 'English'),
  },
  {
    what: 'the order of an SMS link',
    path: '/order/findshipping.do',
    query: { company: 'C1', shippingorder: 'SO20261201000001', sdno: order },
    ask: (museum) => museum.shippingOrder(link),
  },
  {
    what: 'the lines of the order of an SMS link',
    path: '/index/forward.do',
    query: {
      shippingorder: 'SO20261201000001',
      company: 'C1',
      URL_KEY: 'ticketinfo.find',
      isgetticket: 'Y',
    },
    ask: (museum) => museum.shippingLines(link),
  },
  {
    what: 'what can be given back',
    path: '/api/integration/get-ticket-for-refund',
    body: { isNeedPoundage: 'T', isSpecialReturn: 'F', orderNo: order },
    ask: (museum) => museum.refundQuote({ orderNo: order }),
  },
  {
    what: 'giving back an order',
    path: '/api/integration/refund-batch',
    body: { tripOrderRefundCreateDTOList: [{ ...wireRefund, refundReason: '行程有变' }] },
    ask: (museum) => museum.refundBatch([refund], '行程有变'),
  },
  {
    what: 'giving back a ticket',
    path: '/api/integration/refund',
    body: wireRefund,
    ask: (museum) => museum.refund(refund),
  },
  {
    what: 'cancelling an order',
    path: '/api/integration/trip/order/cancel',
    body: { orderNo: order },
    ask: (museum) => museum.cancelOrder(order),
  },
  {
    what: 'what can be topped up',
    path: '/api/query/replenish-info-by-api-wechat',
    body: { orderNo: order },
    ask: (museum) => museum.replenishableTickets(order),
  },
  {
    what: 'topping up',
    path: '/api/integration/save-wx-replenish-order',
    body: { orderNo: order, replenishTicketList: [{ ticketNo: issuedTicket }] },
    ask: (museum) => museum.saveReplenishment(order, [issuedTicket]),
  },
  {
    what: 'whether visits are moved',
    path: '/bms/sys-config/info-by-code/IS_CAN_REBOOK',
    body: {},
    ask: (museum) => museum.canRebook(),
  },
  {
    what: 'what can be moved',
    path: '/api/integration/find-for-rebook',
    body: { orderNo: order, languages: 'English' },
    ask: (museum) => museum.rebookableTickets(order, 'English'),
  },
  {
    what: 'moving a visit',
    path: '/api/integration/wx-rebook',
    body: {
      orderNo: order,
      rebookTikcetDetails: [
        {
          staggeredReservationDailyId: slotTomorrow,
          ticketNo: issuedTicket,
          useStartDate: tomorrow,
        },
      ],
    },
    ask: (museum) => museum.rebook(order, [issuedTicket], { day: tomorrow, slot: slotTomorrow }),
  },
];

describe('an expired login', () => {
  it.each(calls)('[API-01] delivers nothing to $what', async (call) => {
    await agree(
      {
        description: `${call.what}, asked with an expired login`,
        given: { state: 'the login has expired', params: { token } },
        path: call.path,
        token,
        ...(call.query === undefined ? { body: call.body ?? {} } : { query: call.query }),
        answer: expired(),
      },
      async (museum) => {
        expect(await call.ask(museum)).toEqual({ ok: false, failure: { kind: 'expired' } });
      },
    );
  });
});
