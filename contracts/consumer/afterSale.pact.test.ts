import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import type { RefundEntry } from '../../src/domain/model/Refund.ts';
import {
  agree,
  answered,
  day,
  done,
  filled,
  refused,
  refusedInMessage,
  time,
} from './agreement.ts';
import {
  issuedTicket,
  order,
  originalOrder,
  originalTicket,
  slotTomorrow,
  today,
  token,
  tomorrow,
  unknownOrder,
} from './examples.ts';

const { constrainedArrayLike, integer, number, string } = MatchersV3;
const named = { orderNo: order, token, ticketNo: issuedTicket };
const refundable = { state: 'a refundable order exists', params: named };
const withOriginal = {
  state: 'a replenishment order with its original is issued',
  params: { ...named, originalOrderNo: originalOrder, originalTicketNo: originalTicket },
};
const nothingToRefund = { state: 'an order with nothing to refund exists', params: named };
const issued = { state: 'an order is issued', params: named };
const noOrders = { state: 'no orders' };
const terms = { isNeedPoundage: 'T', isSpecialReturn: 'F' };
const refundNo = 'R2026120109000001';
const entry: RefundEntry = { orderNo: order, refundNo, tickets: [issuedTicket] };
const wireEntry = {
  ...terms,
  originalOrderNo: order,
  outRefundOrderNo: refundNo,
  refundTikcetDetails: [{ ticketNo: issuedTicket }],
};
const wasRefunded = { state: 'an order was refunded', params: { ...named, refundNo } };
const unwilling = { ok: false, failure: { kind: 'business' } };

describe('what can be given back', () => {
  const path = '/api/integration/get-ticket-for-refund';
  const asked = { ...terms, orderNo: order };
  const refundableTicket = {
    ticketNo: issuedTicket,
    refundPoundage: number(6),
    totalPrice: number(60),
    isReplenished: 'F',
  };

  it('[API-00] is said of an order, with fees', async () => {
    await agree(
      {
        description: 'a request for what can be given back of an order',
        given: refundable,
        path,
        token,
        body: asked,
        answer: answered({
          tikcetInfoList: constrainedArrayLike(refundableTicket, 1, 1),
          originalTicketInfoList: [],
        }),
      },
      async (museum) => {
        expect(await museum.refundQuote({ orderNo: order })).toEqual({
          ok: true,
          value: {
            tickets: [{ ticketNo: issuedTicket, total: 6000, fee: 600, isReplenished: false }],
            original: null,
          },
        });
      },
    );
  });

  it('[API-00] costs nothing before the day of the visit', async () => {
    await agree(
      {
        description: 'a request for what can be given back of an order for another day',
        given: { state: refundable.state, params: { ...named, day: tomorrow } },
        path,
        token,
        body: asked,
        answer: answered({
          tikcetInfoList: constrainedArrayLike({ ...refundableTicket, refundPoundage: 0 }, 1, 1),
        }),
      },
      async (museum) => {
        expect(await museum.refundQuote({ orderNo: order })).toMatchObject({
          value: { tickets: [{ ticketNo: issuedTicket, fee: 0 }] },
        });
      },
    );
  });

  it('[API-00] is said of one ticket, to a visitor without a token', async () => {
    await agree(
      {
        description: 'a request for what can be given back of one ticket',
        given: { state: refundable.state, params: { orderNo: order, ticketNo: issuedTicket } },
        path,
        body: { ...terms, ticketNo: issuedTicket },
        answer: answered({
          tikcetInfoList: constrainedArrayLike(
            { ticketNo: issuedTicket, refundPoundage: number(6), totalPrice: number(60) },
            1,
            1,
          ),
        }),
      },
      async (museum) => {
        expect(await museum.refundQuote({ ticketNo: issuedTicket })).toMatchObject({
          ok: true,
          value: { tickets: [{ ticketNo: issuedTicket, total: 6000 }] },
        });
      },
    );
  });

  it('[API-00] holds the original of an order that tops up another', async () => {
    await agree(
      {
        description: 'a request for what can be given back of an order on top of another',
        given: withOriginal,
        path,
        token,
        body: asked,
        answer: answered({
          tikcetInfoList: constrainedArrayLike(
            { ...refundableTicket, refundPoundage: number(3), totalPrice: number(30) },
            1,
            1,
          ),
          originalTicketInfoList: constrainedArrayLike(
            {
              ticketNo: originalTicket,
              totalPrice: number(30),
              refundPoundage: number(3),
              ticketKindName: string('优惠票'),
              orderNo: originalOrder,
              outOrderNo: string(originalOrder),
            },
            1,
            1,
          ),
          tripOrderForRefundVO: { orderNo: originalOrder, outOrderNo: string(originalOrder) },
        }),
      },
      async (museum) => {
        expect(await museum.refundQuote({ orderNo: order })).toEqual({
          ok: true,
          value: {
            tickets: [{ ticketNo: issuedTicket, total: 3000, fee: 300, isReplenished: false }],
            original: {
              orderNo: originalOrder,
              tickets: [{ ticketNo: originalTicket, total: 3000, fee: 300, isReplenished: false }],
            },
          },
        });
      },
    );
  });

  it('[API-00] may be nothing', async () => {
    await agree(
      {
        description: 'a request for what can be given back of an order that was used',
        given: nothingToRefund,
        path,
        token,
        body: asked,
        answer: answered({ tikcetInfoList: [], originalTicketInfoList: [] }),
      },
      async (museum) => {
        expect(await museum.refundQuote({ orderNo: order })).toEqual({
          ok: true,
          value: { tickets: [], original: null },
        });
      },
    );
  });

  it('[API-01] cannot be said of an unknown order', async () => {
    await agree(
      {
        description: 'a request for what can be given back of an unknown order',
        given: noOrders,
        path,
        body: { ...terms, orderNo: unknownOrder },
        answer: refused(5101, '没有此订单'),
      },
      async (museum) => {
        expect(await museum.refundQuote({ orderNo: unknownOrder })).toMatchObject(unwilling);
      },
    );
  });
});

describe('giving back orders', () => {
  const path = '/api/integration/refund-batch';
  const withReason = { ...wireEntry, refundReason: '行程有变' };
  const body = { tripOrderRefundCreateDTOList: [withReason] };

  it('[API-00] takes back the tickets of one', async () => {
    await agree(
      {
        description: 'a refund of an order',
        given: refundable,
        path,
        token,
        body,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.refundBatch([entry], '行程有变')).toEqual({
          ok: true,
          value: 'refunded',
        });
      },
    );
  });

  it('[API-00] takes back what was paid on top together with its original', async () => {
    await agree(
      {
        description: 'a refund of an order together with its original',
        given: withOriginal,
        path,
        token,
        body: {
          tripOrderRefundCreateDTOList: [
            withReason,
            {
              ...withReason,
              originalOrderNo: originalOrder,
              outRefundOrderNo: 'R2026120109000002',
              refundTikcetDetails: [{ ticketNo: originalTicket }],
            },
          ],
        },
        answer: done(),
      },
      async (museum) => {
        const original: RefundEntry = {
          orderNo: originalOrder,
          refundNo: 'R2026120109000002',
          tickets: [originalTicket],
        };
        expect(await museum.refundBatch([entry, original], '行程有变')).toMatchObject({ ok: true });
      },
    );
  });

  it('[API-00] says yes again to the same refund, by a visitor without a token', async () => {
    await agree(
      {
        description: 'a refund of an order under a number that refunded it already',
        given: {
          state: wasRefunded.state,
          params: { orderNo: order, ticketNo: issuedTicket, refundNo },
        },
        path,
        body,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.refundBatch([entry], '行程有变')).toMatchObject({ ok: true });
      },
    );
  });

  it('[API-01] is refused when nothing is left to give back', async () => {
    await agree(
      {
        description: 'a refund of an order that was used',
        given: nothingToRefund,
        path,
        token,
        body,
        answer: refused(5302, '门票不可退'),
      },
      async (museum) => {
        expect(await museum.refundBatch([entry], '行程有变')).toMatchObject({
          failure: { kind: 'business', text: '门票不可退' },
        });
      },
    );
  });
});

describe('giving back tickets', () => {
  const path = '/api/integration/refund';

  it('[API-00] takes them back', async () => {
    await agree(
      {
        description: 'a refund of one ticket',
        given: refundable,
        path,
        token,
        body: wireEntry,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.refund(entry)).toEqual({ ok: true, value: 'refunded' });
      },
    );
  });

  it('[API-00] says yes again to the same refund', async () => {
    await agree(
      {
        description: 'a refund of one ticket under a number that refunded it already',
        given: wasRefunded,
        path,
        token,
        body: wireEntry,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.refund(entry)).toMatchObject({ ok: true });
      },
    );
  });

  it('[API-01] is refused under another number once it is done', async () => {
    await agree(
      {
        description: 'a refund of a ticket that was given back under another number',
        given: { state: wasRefunded.state, params: { ...named, refundNo: 'R2026120109000009' } },
        path,
        token,
        body: wireEntry,
        answer: refused(5302, '门票不可退'),
      },
      async (museum) => {
        expect(await museum.refund(entry)).toMatchObject(unwilling);
      },
    );
  });
});

describe('cancelling', () => {
  const path = '/api/integration/trip/order/cancel';
  const body = { orderNo: order };
  const toBePaid = { state: 'an order to be paid exists', params: { orderNo: order, token } };

  it('[API-00] ends an order that is to be paid', async () => {
    await agree(
      { description: 'a cancellation', given: toBePaid, path, token, body, answer: done() },
      async (museum) => {
        expect(await museum.cancelOrder(order)).toEqual({ ok: true, value: 'cancelled' });
      },
    );
  });

  it('[API-00] ends an order that was saved without a token', async () => {
    await agree(
      {
        description: 'a cancellation by a visitor without a token',
        given: { state: toBePaid.state, params: { orderNo: order } },
        path,
        body,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.cancelOrder(order)).toMatchObject({ ok: true });
      },
    );
  });

  it.each([
    { state: 'an order was cancelled', words: 'was cancelled before' },
    { state: 'an order is already paid', words: 'is paid' },
  ])('[API-01] is refused in a message for one that $words', async ({ state, words }) => {
    await agree(
      {
        description: `a cancellation of an order that ${words}`,
        given: { state, params: { orderNo: order, token } },
        path,
        token,
        body,
        answer: refusedInMessage(5108, '只有待支付的订单可以取消'),
      },
      async (museum) => {
        expect(await museum.cancelOrder(order)).toMatchObject({
          failure: { kind: 'business', text: '只有待支付的订单可以取消' },
        });
      },
    );
  });
});

describe('what can be topped up', () => {
  const path = '/api/query/replenish-info-by-api-wechat';
  const body = { orderNo: order };
  const possible = { state: 'an order that can be topped up exists', params: named };

  it('[API-00] is said of an order', async () => {
    await agree(
      {
        description: 'a request for what can be topped up of an order',
        given: possible,
        path,
        token,
        body,
        answer: answered(
          constrainedArrayLike(
            {
              ticketNo: issuedTicket,
              orderNo: order,
              ticketKindName: string('优惠票'),
              currentSalePrice: number(30),
              useStartDate: day(today),
              actualBuyerCounts: integer(1),
              visitorName: string('测试甲'),
              visitorCertificateTypeStr: string('身份证'),
              visitorCertificateNo: string('110105199006150004'),
              replenishTicketDiffPrice: number(30),
            },
            1,
            1,
          ),
        ),
      },
      async (museum) => {
        expect(await museum.replenishableTickets(order)).toEqual({
          ok: true,
          value: [
            {
              ticketNo: issuedTicket,
              ticketKindName: '优惠票',
              price: 3000,
              difference: 3000,
              headcount: 1,
              day: today,
              certificateTypeName: '身份证',
              maskedName: '测**',
              maskedCertificate: '1101**********0004',
            },
          ],
        });
      },
    );
  });

  it('[API-00] needs a number and a difference, and no token', async () => {
    await agree(
      {
        description: 'a request for what can be topped up by a visitor without a token',
        given: { state: possible.state, params: { orderNo: order, ticketNo: issuedTicket } },
        path,
        body,
        answer: answered(
          constrainedArrayLike(
            { ticketNo: issuedTicket, replenishTicketDiffPrice: number(30) },
            1,
            1,
          ),
        ),
      },
      async (museum) => {
        expect(await museum.replenishableTickets(order)).toMatchObject({
          value: [{ ticketNo: issuedTicket, difference: 3000 }],
        });
      },
    );
  });

  it('[API-00] may be nothing', async () => {
    await agree(
      {
        description: 'a request for what can be topped up of an order at full price',
        given: issued,
        path,
        token,
        body,
        answer: answered([]),
      },
      async (museum) => {
        expect(await museum.replenishableTickets(order)).toEqual({ ok: true, value: [] });
      },
    );
  });

  it('[API-01] cannot be said of an unknown order', async () => {
    await agree(
      {
        description: 'a request for what can be topped up of an unknown order',
        given: noOrders,
        path,
        body: { orderNo: unknownOrder },
        answer: refused(5101, '没有此订单'),
      },
      async (museum) => {
        expect(await museum.replenishableTickets(unknownOrder)).toMatchObject(unwilling);
      },
    );
  });

  describe('by an order', () => {
    const save = '/api/integration/save-wx-replenish-order';
    const wanted = { orderNo: order, replenishTicketList: [{ ticketNo: issuedTicket }] };

    it('[API-00] is to be paid', async () => {
      await agree(
        {
          description: 'an order that tops up a ticket',
          given: possible,
          path: save,
          token,
          body: wanted,
          answer: answered({ orderNo: filled(originalOrder), paymentTotal: number(30) }),
        },
        async (museum) => {
          expect(await museum.saveReplenishment(order, [issuedTicket])).toEqual({
            ok: true,
            value: { orderNo: originalOrder, total: 3000 },
          });
        },
      );
    });

    it('[API-01] is refused for what cannot be topped up', async () => {
      await agree(
        {
          description: 'an order that tops up a ticket at full price',
          given: issued,
          path: save,
          token,
          body: wanted,
          answer: refused(5304, '门票不可补差'),
        },
        async (museum) => {
          expect(await museum.saveReplenishment(order, [issuedTicket])).toMatchObject(unwilling);
        },
      );
    });
  });
});

describe('whether visits are moved', () => {
  it.each([
    { state: 'an order that can be rebooked exists', params: named, value: 'T', words: 'they are' },
    { state: 'rebooking is switched off', params: {}, value: 'F', words: 'they are not' },
  ])('[API-00] is said: $words', async ({ state, params, value, words }) => {
    await agree(
      {
        description: `a request whether visits are moved, and ${words}`,
        given: { state, params },
        path: '/bms/sys-config/info-by-code/IS_CAN_REBOOK',
        ...(value === 'T' ? { token } : {}),
        body: {},
        answer: answered({ value }),
      },
      async (museum) => {
        expect(await museum.canRebook()).toEqual({ ok: true, value: value === 'T' });
      },
    );
  });
});

describe('what can be moved', () => {
  const path = '/api/integration/find-for-rebook';
  const body = { orderNo: order, languages: 'Simplified_Chinese' };
  const movable = { state: 'an order that can be rebooked exists', params: named };
  const movedAlready = { state: 'an order that was rebooked already exists', params: named };

  it('[API-00] is said of an order', async () => {
    await agree(
      {
        description: 'a request for what can be moved of an order',
        given: movable,
        path,
        token,
        body,
        answer: answered(
          constrainedArrayLike(
            {
              id: string('2026120110000000001'),
              ticketNo: issuedTicket,
              ticketName: string('常设展门票'),
              ticketKindName: string('成人票'),
              currentSalePrice: number(60),
              actualBuyerCounts: integer(1),
              useStartDate: day(today),
              reservationBeginTime: time('15:00'),
              reservationEndTime: time('16:00'),
              ticketInfoStatus: '待检票',
              visitorName: string('测试甲'),
              visitorCertificateNo: string('110105199006150004'),
            },
            1,
            1,
          ),
        ),
      },
      async (museum) => {
        expect(await museum.rebookableTickets(order, 'Simplified_Chinese')).toEqual({
          ok: true,
          value: [
            {
              ticketNo: issuedTicket,
              ticketName: '常设展门票',
              ticketKindName: '成人票',
              price: 6000,
              headcount: 1,
              day: today,
              begin: '15:00',
              end: '16:00',
              status: 'awaitingCheck',
              statusLabel: '待检票',
              maskedName: '测**',
              maskedCertificate: '1101**********0004',
            },
          ],
        });
      },
    );
  });

  it('[API-00] is said in English, to a visitor without a token', async () => {
    await agree(
      {
        description: 'a request for what can be moved, in English and without a token',
        given: { state: movable.state, params: { orderNo: order, ticketNo: issuedTicket } },
        path,
        body: { ...body, languages: 'English' },
        answer: answered(constrainedArrayLike({ ticketNo: issuedTicket }, 1, 1)),
      },
      async (museum) => {
        expect(await museum.rebookableTickets(order, 'English')).toMatchObject({
          value: [{ ticketNo: issuedTicket }],
        });
      },
    );
  });

  it('[API-00] may be nothing', async () => {
    await agree(
      {
        description: 'a request for what can be moved of an order that was moved already',
        given: movedAlready,
        path,
        token,
        body,
        answer: answered([]),
      },
      async (museum) => {
        expect(await museum.rebookableTickets(order, 'Simplified_Chinese')).toEqual({
          ok: true,
          value: [],
        });
      },
    );
  });

  it('[API-01] cannot be said of an unknown order', async () => {
    await agree(
      {
        description: 'a request for what can be moved of an unknown order',
        given: noOrders,
        path,
        body: { ...body, orderNo: unknownOrder },
        answer: refused(5101, '没有此订单'),
      },
      async (museum) => {
        const answer = await museum.rebookableTickets(unknownOrder, 'Simplified_Chinese');
        expect(answer).toMatchObject(unwilling);
      },
    );
  });

  describe('into another slot', () => {
    const move = '/api/integration/wx-rebook';
    const wanted = {
      orderNo: order,
      rebookTikcetDetails: [
        {
          staggeredReservationDailyId: slotTomorrow,
          ticketNo: issuedTicket,
          useStartDate: tomorrow,
        },
      ],
    };
    const target = { day: tomorrow, slot: slotTomorrow };

    it('[API-00] is moved there', async () => {
      await agree(
        {
          description: 'a move into another slot',
          given: movable,
          path: move,
          token,
          body: wanted,
          answer: done(),
        },
        async (museum) => {
          expect(await museum.rebook(order, [issuedTicket], target)).toEqual({
            ok: true,
            value: 'rebooked',
          });
        },
      );
    });

    it.each([
      {
        words: 'of an order that was moved already',
        given: movedAlready,
        code: 5306,
        text: '订单只能改签一次',
      },
      {
        words: 'where visits are not moved',
        given: { state: 'rebooking is switched off', params: named },
        code: 5305,
        text: '暂不支持改签',
      },
      {
        words: 'into a slot that is sold out',
        given: { state: 'the slot is sold out', params: { ...named, slotId: slotTomorrow } },
        code: 5010,
        text: '当前时段余量不足',
      },
      {
        words: 'into a slot that is kept for groups',
        given: { state: 'the slot is kept for groups', params: { ...named, slotId: slotTomorrow } },
        code: 5028,
        text: '所选时段不接受散客预约',
      },
    ])('[API-01] is refused $words', async ({ words, given, code, text }) => {
      await agree(
        {
          description: `a move ${words}`,
          given,
          path: move,
          token,
          body: wanted,
          answer: refused(code, text),
        },
        async (museum) => {
          expect(await museum.rebook(order, [issuedTicket], target)).toMatchObject({
            failure: { kind: 'business', text },
          });
        },
      );
    });
  });
});
