import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ticketNo } from '../../src/domain/model/Identifiers.ts';
import { agree, answered, dateTime, day, filled, flag, refused, time } from './agreement.ts';
import {
  issuedTicket,
  order,
  originalOrder,
  sixDaysAgo,
  today,
  token,
  unknownOrder,
} from './examples.ts';
import { wireOrder } from './wireOrder.ts';

const { constrainedArrayLike, eachLike, integer, number, string } = MatchersV3;
const toBePaid = { state: 'an order to be paid exists', params: { orderNo: order, token } };
const issued = {
  state: 'an order is issued',
  params: {
    orderNo: order,
    token,
    ticketNo: issuedTicket as string,
    takeTicketNo: '880000000001',
  },
};
const noOrders = { state: 'no orders' };

describe('the orders of a visitor', () => {
  const path = '/api/query/list-order';
  const asked = { crtStartDateStart: sixDaysAgo, crtStartDateEnd: today };
  it('hold what is to be paid', async () => {
    await agree(
      {
        description: 'a request for all orders of a visitor, one of them to be paid',
        given: toBePaid,
        path,
        token,
        body: { ...asked, orderStatus: 'ALL', languages: 'Simplified_Chinese' },
        answer: answered(constrainedArrayLike(wireOrder, 1, 1)),
      },
      async (museum) => {
        expect(await museum.orders(sixDaysAgo, today, 'all', 'Simplified_Chinese')).toEqual({
          ok: true,
          value: [
            {
              orderNo: order,
              createdAt: '2026-12-01 09:00:00',
              status: 'toBePaid',
              statusLabel: '待支付',
              total: 6000,
              pickUpCode: null,
              canReplenish: false,
              isReplenishment: false,
              originalOrderNo: null,
              canRebook: false,
              lines: [
                {
                  ticketName: '常设展门票',
                  ticketKindName: '成人票',
                  price: 6000,
                  day: today,
                  begin: '15:00',
                  end: '16:00',
                  quantity: 1,
                },
              ],
            },
          ],
        });
      },
    );
  });

  it('hold what is issued, with its pick-up code', async () => {
    await agree(
      {
        description: 'a request for the paid orders of a visitor, one of them issued',
        given: issued,
        path,
        token,
        body: { ...asked, orderStatus: 'PAID', languages: 'English' },
        answer: answered(
          constrainedArrayLike(
            { ...wireOrder, orderStatus: '已出票', takeTicketNo: string('880000000001') },
            1,
            1,
          ),
        ),
      },
      async (museum) => {
        expect(await museum.orders(sixDaysAgo, today, 'paid', 'English')).toMatchObject({
          ok: true,
          value: [{ orderNo: order, status: 'issued', pickUpCode: '880000000001' }],
        });
      },
    );
  });

  it('say what can still be done with them', async () => {
    await agree(
      {
        description: 'a request for the paid orders of a visitor, one of which can be changed',
        given: {
          state: 'an order that can be topped up exists',
          params: { orderNo: order, token, ticketNo: issuedTicket },
        },
        path,
        token,
        body: { ...asked, orderStatus: 'PAID', languages: 'Simplified_Chinese' },
        answer: answered(
          constrainedArrayLike(
            { ...wireOrder, orderStatus: '已出票', canReplenish: true, canRebook: true },
            1,
            1,
          ),
        ),
      },
      async (museum) => {
        expect(await museum.orders(sixDaysAgo, today, 'paid', 'Simplified_Chinese')).toMatchObject({
          ok: true,
          value: [{ orderNo: order, canReplenish: true, canRebook: true }],
        });
      },
    );
  });

  it('name the order that they top up', async () => {
    await agree(
      {
        description: 'a request for the orders to be paid of a visitor, one of them on top',
        given: {
          state: 'a replenishment order is to be paid',
          params: { orderNo: order, token, originalOrderNo: originalOrder },
        },
        path,
        token,
        body: { ...asked, orderStatus: 'TOBEPAID', languages: 'Simplified_Chinese' },
        answer: answered(
          constrainedArrayLike(
            {
              ...wireOrder,
              paymentTotal: number(30),
              isReplenishOrder: 'T',
              originalOrderNo: originalOrder,
            },
            1,
            1,
          ),
        ),
      },
      async (museum) => {
        const answer = await museum.orders(sixDaysAgo, today, 'toBePaid', 'Simplified_Chinese');
        expect(answer).toMatchObject({
          ok: true,
          value: [{ orderNo: order, isReplenishment: true, originalOrderNo: originalOrder }],
        });
      },
    );
  });

  it('of a visitor without a token are those that were saved without one', async () => {
    await agree(
      {
        description: 'a request for the orders to be paid of a visitor without a token',
        given: { state: toBePaid.state, params: { orderNo: order } },
        path,
        body: { ...asked, orderStatus: 'TOBEPAID', languages: 'English' },
        answer: answered(constrainedArrayLike(wireOrder, 1, 1)),
      },
      async (museum) => {
        expect(await museum.orders(sixDaysAgo, today, 'toBePaid', 'English')).toMatchObject({
          ok: true,
          value: [{ orderNo: order, status: 'toBePaid' }],
        });
      },
    );
  });

  it('may be none', async () => {
    await agree(
      {
        description: 'a request for all orders of a visitor who has none',
        given: noOrders,
        path,
        token,
        body: { ...asked, orderStatus: 'ALL', languages: 'English' },
        answer: answered([]),
      },
      async (museum) => {
        expect(await museum.orders(sixDaysAgo, today, 'all', 'English')).toEqual({
          ok: true,
          value: [],
        });
      },
    );
  });
});

describe('the tickets of an order', () => {
  const path = '/api/query/info-by-api-wechat';
  const asked = { visitorMobile: '', orderNo: order, languages: 'Simplified_Chinese' };
  const wireTicket = {
    orderNo: order,
    crtTime: dateTime(`${today} 09:00:00`),
    ticketName: string('常设展门票'),
    ticketKindName: string('成人票'),
    currentSalePrice: number(60),
    actualBuyerCounts: integer(1),
    useStartDate: day(today),
    reservationBeginTime: time('15:00'),
    reservationEndTime: time('16:00'),
    ticketCheckTime: string(''),
    ticketInfoStatus: '待检票',
    isReplenished: 'F',
    isShowBarcode: 'T',
    ticketNo: string(issuedTicket),
    takeTicketNo: filled('880000000001'),
    visitorName: string('测试甲'),
    visitorCertificateNo: string('110105199006150004'),
    visitorMobile: string('13800000000'),
    carryChildrenCount: integer(0),
  };

  it('are shown with their codes once they are issued', async () => {
    await agree(
      {
        description: 'a request for the tickets of an order that is issued',
        given: issued,
        path,
        token,
        body: asked,
        answer: answered(eachLike(wireTicket)),
      },
      async (museum) => {
        expect(await museum.orderTickets(order, null, 'Simplified_Chinese')).toEqual({
          ok: true,
          value: {
            createdAt: '2026-12-01 09:00:00',
            tickets: [
              {
                ticketNo: issuedTicket,
                ticketName: '常设展门票',
                ticketKindName: '成人票',
                price: 6000,
                headcount: 1,
                day: today,
                begin: '15:00',
                end: '16:00',
                checkedAt: '',
                status: 'awaitingCheck',
                statusLabel: '待检票',
                isReplenished: false,
                showsBarcode: true,
                pickUpCode: '880000000001',
                maskedName: '测**',
                maskedCertificate: '1101**********0004',
                phoneEnding: '0000',
                carriedChildren: 0,
                children: [],
              },
            ],
          },
        });
      },
    );
  });

  it('have no codes before', async () => {
    await agree(
      {
        description: 'a request for the tickets of an order that is to be paid',
        given: toBePaid,
        path,
        token,
        body: { ...asked, languages: 'English' },
        answer: answered(
          eachLike({
            orderNo: order,
            ticketName: string('General admission'),
            currentSalePrice: number(60),
            ticketInfoStatus: string('临时'),
            isShowBarcode: 'F',
          }),
        ),
      },
      async (museum) => {
        expect(await museum.orderTickets(order, null, 'English')).toMatchObject({
          ok: true,
          value: { tickets: [{ showsBarcode: false, ticketNo: null, pickUpCode: null }] },
        });
      },
    );
  });

  it('open for whoever gave the phone', async () => {
    await agree(
      {
        description: 'a request for the tickets of an order by one of its phones',
        given: { state: issued.state, params: { orderNo: order } },
        path,
        body: { ...asked, visitorMobile: '13800000000' },
        answer: answered(eachLike({ orderNo: order, isShowBarcode: 'T' })),
      },
      async (museum) => {
        const phone = '13800000000';
        expect(await museum.orderTickets(order, phone, 'Simplified_Chinese')).toMatchObject({
          ok: true,
          value: { tickets: [{ showsBarcode: true }] },
        });
      },
    );
  });

  it('are refused of an order that does not exist', async () => {
    await agree(
      {
        description: 'a request for the tickets of an unknown order',
        given: noOrders,
        path,
        body: { ...asked, orderNo: unknownOrder },
        answer: refused(5101, '没有此订单'),
      },
      async (museum) => {
        expect(await museum.orderTickets(unknownOrder, null, 'Simplified_Chinese')).toMatchObject({
          failure: { kind: 'business', text: '没有此订单' },
        });
      },
    );
  });
});

describe('the children on a ticket', () => {
  const path = '/api/query/children-ticket-info';

  it('are named', async () => {
    await agree(
      {
        description: 'a request for the children on a family ticket',
        given: { state: issued.state, params: { ...issued.params, children: 2 } },
        path,
        token,
        body: { parentTicketNo: issuedTicket },
        answer: answered(
          eachLike({
            name: string('测试童1'),
            certificateNo: string('110105201806150001'),
            parentTicketNo: issuedTicket,
          }),
        ),
      },
      async (museum) => {
        expect(await museum.accompanyingChildren(issuedTicket)).toEqual({
          ok: true,
          value: [{ maskedName: '测**', maskedCertificate: '1101**********0001' }],
        });
      },
    );
  });

  it('may be none', async () => {
    const nobody = ticketNo('2026120110000000099');
    await agree(
      {
        description: 'a request for the children on a ticket that took none along',
        given: noOrders,
        path,
        body: { parentTicketNo: nobody },
        answer: answered([]),
      },
      async (museum) => {
        expect(await museum.accompanyingChildren(nobody)).toEqual({ ok: true, value: [] });
      },
    );
  });
});

describe('contacts', () => {
  it('are shown or not', async () => {
    await agree(
      {
        description: 'a request whether contacts are shown',
        given: noOrders,
        path: '/bms/sys-config/info-by-code/IS_SHOW_CONTACT',
        token,
        body: {},
        answer: answered({ value: flag('T') }),
      },
      async (museum) => {
        expect(await museum.showsContact()).toEqual({ ok: true, value: true });
      },
    );
  });
});
