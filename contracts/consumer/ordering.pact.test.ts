import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as constants from '../../src/domain/model/constants.ts';
import { agree, answered, filled, refused } from './agreement.ts';
import { aDraft, order, slot, tickets, today, token } from './examples.ts';

const { number } = MatchersV3;

describe('saving an order', () => {
  const path = '/api/integration/save-fast-order';
  const onSale = (ticket: (typeof tickets)[keyof typeof tickets]) => ({
    state: 'tickets are on sale',
    params: { day: today, slotId: slot.id, ticketId: ticket.offer.ticketId },
  });
  const visitor = {
    visitorName: '测试甲',
    visitorCertificateType: '1',
    visitorCertificateTypeName: '身份证',
    visitorCertificateNo: '110105199006150004',
    visitorMobile: '',
    specialCertificate: '',
    specialCertificateType: '',
    specialCertificateTypeCn: '',
    carryChildrenCount: 0,
    childrenList: [] as object[],
  };
  const line = {
    currentSalePrice: 60,
    ticketId: '100101',
    quantity: 1,
    ticketKindId: '200101',
    useStartDate: today,
    staggeredReservationDailyId: slot.id as string,
    orderVisitorList: [visitor],
    subDetails: [] as object[],
  };
  const orderOf = (...orderDetailList: object[]) => ({
    contactMobile: '13800000000',
    customerName: constants.customerName,
    orderDetailList,
  });

  it('takes a place in a time slot', async () => {
    await agree(
      {
        description: 'an order of a real-name ticket for a time slot',
        given: onSale(tickets.adult),
        path,
        token,
        body: orderOf(line),
        answer: answered({ orderNo: filled(order), itemTotal: number(60) }),
      },
      async (museum) => {
        expect(await museum.saveOrder(aDraft(tickets.adult))).toEqual({
          ok: true,
          value: { orderNo: order, total: 6000 },
        });
      },
    );
  });

  it('takes a place of a day without time slots, and no token', async () => {
    await agree(
      {
        description: 'an order for a day without time slots, by a visitor without a token',
        given: { state: 'the day is sold without time slots', params: { day: today } },
        path,
        body: orderOf({ ...line, staggeredReservationDailyId: '' }),
        answer: answered({ orderNo: filled(order), itemTotal: number(60) }),
      },
      async (museum) => {
        expect(await museum.saveOrder(aDraft(tickets.adult, { onSlot: false }))).toMatchObject({
          ok: true,
        });
      },
    );
  });

  it('names a special certificate', async () => {
    await agree(
      {
        description: 'an order of a ticket that needs a special certificate',
        given: onSale(tickets.concession),
        path,
        token,
        body: orderOf({
          ...line,
          currentSalePrice: 30,
          ticketId: '100102',
          ticketKindId: '200102',
          orderVisitorList: [
            {
              ...visitor,
              specialCertificate: 'S20260001',
              specialCertificateType: '1',
              specialCertificateTypeCn: '学生证',
            },
          ],
        }),
        answer: answered({ orderNo: filled(order), itemTotal: number(30) }),
      },
      async (museum) => {
        const draft = aDraft(tickets.concession, {
          visitor: { specialCertificateNo: ' S２0260001 ' },
          specialCertificateType: { code: '1', name: '学生证' },
        });
        expect(await museum.saveOrder(draft)).toMatchObject({ value: { total: 3000 } });
      },
    );
  });

  it('takes children along', async () => {
    const child = (number: 1 | 2) => ({
      visitorName: `测试童${number}`,
      visitorCertificateType: '1',
      visitorCertificateNo: `11010520180615000${number}`,
      childTicketId: '100103',
    });
    await agree(
      {
        description: 'an order of a family ticket with two children',
        given: onSale(tickets.family),
        path,
        token,
        body: orderOf({
          ...line,
          currentSalePrice: 128,
          ticketId: '100201',
          ticketKindId: '200201',
          orderVisitorList: [
            { ...visitor, carryChildrenCount: 2, childrenList: [child(1), child(2)] },
          ],
          subDetails: [{ ticketId: '100103', quantity: 2 }],
        }),
        answer: answered({ orderNo: filled(order), itemTotal: number(128) }),
      },
      async (museum) => {
        const children = ([1, 2] as const).map((number) => ({
          key: `child ${number}`,
          name: `测试童${number}`,
          certificateType: '1',
          certificateNo: `11010520180615000${number}`,
        }));
        const draft = aDraft(tickets.family, { visitor: { children } });
        expect(await museum.saveOrder(draft)).toMatchObject({ value: { total: 12_800 } });
      },
    );
  });

  it('names nobody on a ticket without names', async () => {
    await agree(
      {
        description: 'an order of a ticket that names nobody and takes no place',
        given: onSale(tickets.audioGuide),
        path,
        token,
        body: orderOf({
          ...line,
          currentSalePrice: 20,
          ticketId: '100401',
          ticketKindId: '200401',
          staggeredReservationDailyId: '',
          orderVisitorList: [],
        }),
        answer: answered({ orderNo: filled(order), itemTotal: number(20) }),
      },
      async (museum) => {
        expect(await museum.saveOrder(aDraft(tickets.audioGuide))).toMatchObject({
          value: { total: 2000 },
        });
      },
    );
  });

  it('may cost nothing', async () => {
    await agree(
      {
        description: 'an order of a free ticket',
        given: onSale(tickets.senior),
        path,
        token,
        body: orderOf({
          ...line,
          currentSalePrice: 0,
          ticketId: '100104',
          ticketKindId: '200104',
        }),
        answer: answered({ orderNo: filled(order), itemTotal: 0 }),
      },
      async (museum) => {
        expect(await museum.saveOrder(aDraft(tickets.senior))).toEqual({
          ok: true,
          value: { orderNo: order, total: 0 },
        });
      },
    );
  });

  it('is refused when the slot has sold out meanwhile', async () => {
    await agree(
      {
        description: 'an order for a time slot that is sold out',
        given: { state: 'the slot is sold out', params: { slotId: slot.id } },
        path,
        token,
        body: orderOf(line),
        answer: refused(5010, '当前时段余量不足'),
      },
      async (museum) => {
        expect(await museum.saveOrder(aDraft(tickets.adult))).toEqual({
          ok: false,
          failure: { kind: 'business', code: '5010', text: '当前时段余量不足' },
        });
      },
    );
  });
});

describe('confirming an order', () => {
  const path = '/trip/order/confirm';
  const body = { orderNo: order };

  it('issues what costs nothing', async () => {
    await agree(
      {
        description: 'a confirmation of a free order',
        given: { state: 'a free order exists', params: { orderNo: order, token } },
        path,
        token,
        body,
        answer: answered({ orderNo: order }),
      },
      async (museum) => {
        expect(await museum.confirmOrder(order)).toEqual({ ok: true, value: order });
      },
    );
  });

  it('is refused for what has to be paid', async () => {
    await agree(
      {
        description: 'a confirmation of an order that costs something',
        given: { state: 'an order to be paid exists', params: { orderNo: order, token } },
        path,
        token,
        body,
        answer: refused(5104, '订单需支付后确认'),
      },
      async (museum) => {
        expect(await museum.confirmOrder(order)).toMatchObject({ failure: { kind: 'business' } });
      },
    );
  });
});
