import { describe, expect, it } from 'vitest';
import { orderNo, ticketNo } from '../../../src/domain/model/Identifiers.ts';
import { aDay } from './aDraft.ts';
import { aMuseumAnswering, aMuseumWriting, valueIn } from './aMuseumApi.ts';

const order = orderNo('2026120100000000001');
const ticket = ticketNo('8800');
const malformed = { ok: false, failure: { kind: 'malformed' } };

describe('what can be given back', () => {
  const quoteFrom = async (data: unknown) =>
    aMuseumAnswering(data).api.refundQuote({ orderNo: order });

  it('is asked for an order or for one ticket', async () => {
    const ofTicket = aMuseumAnswering({});

    valueIn(await ofTicket.api.refundQuote({ ticketNo: ticket }));

    expect(ofTicket.transport.payload).toEqual({
      isNeedPoundage: 'T',
      isSpecialReturn: 'F',
      ticketNo: '8800',
    });
  });

  it('is read with fees, and without a fee that nobody can read', async () => {
    const quote = valueIn(
      await quoteFrom({
        tikcetInfoList: [
          { ticketNo: 8800, totalPrice: '60.00', refundPoundage: 6, isReplenished: 'F' },
          { ticketNo: '8801', totalPrice: 60, refundPoundage: null, isReplenished: 'T' },
          { totalPrice: 60, refundPoundage: 0 },
        ],
        originalTicketInfoList: null,
        tripOrderForRefundVO: null,
      }),
    );

    expect(quote).toEqual({
      tickets: [
        { ticketNo: '8800', total: 6000, fee: 600, isReplenished: false },
        { ticketNo: '8801', total: 6000, fee: null, isReplenished: true },
      ],
      original: null,
    });
  });

  const own = { ticketNo: '1', totalPrice: 30, refundPoundage: 3 };
  it.each([
    [[{ ...own, orderNo: 'A' }], { orderNo: 'B' }, 'A'],
    [[{ ...own, orderNo: null }], { orderNo: 'B' }, 'B'],
    [
      [
        { ...own, orderNo: 'A' },
        { ...own, ticketNo: '2', orderNo: 'C' },
      ],
      null,
      'A',
    ],
  ])('has the original order’s tickets in a part of their own: %j', async (tickets, vo, number) => {
    const data = { originalTicketInfoList: tickets, tripOrderForRefundVO: vo };

    expect(valueIn(await quoteFrom(data)).original).toEqual({
      orderNo: number,
      tickets: [{ ticketNo: '1', total: 3000, fee: 300, isReplenished: false }],
    });
  });

  it('[API-03] [Q-BAD-2] names a ticket once that comes twice: nobody gives it back twice', async () => {
    const data = { tikcetInfoList: [own, own], originalTicketInfoList: [] };

    expect(valueIn(await quoteFrom(data)).tickets.map((each) => each.ticketNo)).toEqual(['1']);
  });

  it('[API-03] is not told of an original order that nobody names', async () => {
    expect(await quoteFrom({ originalTicketInfoList: [own] })).toEqual(malformed);
  });

  it.each([{}, { tikcetInfoList: [] }, { tikcetInfoList: 'x', tripOrderForRefundVO: 5 }])(
    'may be nothing: %j',
    async (data) => {
      expect(valueIn(await quoteFrom(data))).toEqual({ tickets: [], original: null });
    },
  );
});

describe('cancelling', () => {
  it('[API-01] says in the museum’s words why not', async () => {
    const { api } = aMuseumWriting('{"code":5008,"message":"Already paid"}');

    expect(await api.cancelOrder(order)).toEqual({
      ok: false,
      failure: { kind: 'business', code: '5008', text: 'Already paid' },
    });
  });
});

describe('topping up', () => {
  const wire = {
    ticketNo: '8800',
    orderNo: '2026120100000000001',
    ticketKindName: 'Student',
    currentSalePrice: 30,
    useStartDate: '2026-12-05',
    actualBuyerCounts: 0,
    visitorName: '欧阳小明',
    visitorCertificateTypeStr: 'ID card',
    visitorCertificateNo: '110105199006150004',
    replenishTicketDiffPrice: '5.10',
  };

  it('lists its tickets masked', async () => {
    const { api } = aMuseumAnswering([wire, { ticketNo: 'N2' }, { ...wire, ticketNo: '' }]);

    const tickets = valueIn(await api.replenishableTickets(order));

    expect(tickets).toEqual([
      {
        ticketNo: '8800',
        ticketKindName: 'Student',
        price: 3000,
        difference: 510,
        headcount: 1,
        day: '2026-12-05',
        certificateTypeName: 'ID card',
        maskedName: '欧**',
        maskedCertificate: '1101**********0004',
      },
      {
        ticketNo: 'N2',
        ticketKindName: '',
        price: null,
        difference: null,
        headcount: 1,
        day: null,
        certificateTypeName: '',
        maskedName: '',
        maskedCertificate: '',
      },
    ]);
    expect(JSON.stringify(tickets)).not.toMatch(/小明|110105199006150004/);
  });

  it.each([null, {}, { paymentTotal: 5 }])('[API-03] can’t go on from %j', async (data) => {
    expect(await aMuseumAnswering(data).api.saveReplenishment(order, [ticket])).toEqual(malformed);
  });

  it('never takes an unknown total for free', async () => {
    const { api } = aMuseumAnswering({ orderNo: 'R1' });

    expect(valueIn(await api.saveReplenishment(order, [ticket]))).toEqual({
      orderNo: 'R1',
      total: null,
    });
  });
});

describe('moving a visit', () => {
  it.each([
    [{ value: 'T' }, true],
    [{ value: 'F' }, false],
    [{}, false],
  ])('is possible at all by %j: %j', async (data, possible) => {
    expect(valueIn(await aMuseumAnswering(data).api.canRebook())).toBe(possible);
  });

  it('lists its tickets masked', async () => {
    const { api } = aMuseumAnswering([
      {
        id: '1',
        ticketNo: '8800',
        ticketName: 'Museum ticket',
        ticketKindName: 'Adult',
        currentSalePrice: 60,
        actualBuyerCounts: 2,
        useStartDate: '2026-12-05',
        reservationBeginTime: '09:00',
        reservationEndTime: '10:30',
        ticketInfoStatus: '待检票',
        visitorName: '欧阳小明',
        visitorCertificateNo: '110105199006150004',
      },
      { id: '2' },
    ]);

    const tickets = valueIn(await api.rebookableTickets(order, 'English'));

    expect(tickets).toEqual([
      {
        ticketNo: '8800',
        ticketName: 'Museum ticket',
        ticketKindName: 'Adult',
        price: 6000,
        headcount: 2,
        day: '2026-12-05',
        begin: '09:00',
        end: '10:30',
        status: 'awaitingCheck',
        statusLabel: '待检票',
        maskedName: '欧**',
        maskedCertificate: '1101**********0004',
      },
    ]);
    expect(JSON.stringify(tickets)).not.toMatch(/小明|110105199006150004/);
  });

  it('names no slot on a day without staggered sale', async () => {
    const { api, transport } = aMuseumAnswering(null);

    valueIn(await api.rebook(order, [ticket], { day: aDay('2026-12-06'), slot: null }));

    expect(transport.payload).toMatchObject({
      rebookTikcetDetails: [{ staggeredReservationDailyId: '', useStartDate: '2026-12-06' }],
    });
  });
});
