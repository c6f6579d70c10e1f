import { describe, expect, it } from 'vitest';
import type { PayWay } from '../../src/domain/model/Payment.ts';
import type { Result } from '../../src/domain/model/Result.ts';
import type { MuseumApi } from '../../src/ports/MuseumApi.ts';
import { agree, expired } from './agreement.ts';
import {
  aDraft,
  inSixDays,
  issuedTicket,
  order,
  organisationId,
  sixDaysAgo,
  slot,
  tickets,
  today,
  token,
} from './examples.ts';

const weChat: PayWay = { id: '1', typeCode: 'IcbcPayJsapi', name: '微信支付' };
const ticket = tickets.adult.offer.ticketId;

interface Call {
  readonly what: string;
  readonly path: string;
  readonly body: object;
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
];

describe('an expired login', () => {
  it.each(calls)('[API-01] delivers nothing to $what', async (call) => {
    await agree(
      {
        description: `${call.what}, asked with an expired login`,
        given: { state: 'the login has expired', params: { token } },
        path: call.path,
        token,
        body: call.body,
        answer: expired(),
      },
      async (museum) => {
        expect(await call.ask(museum)).toEqual({ ok: false, failure: { kind: 'expired' } });
      },
    );
  });
});
