import { describe, expect, it } from 'vitest';
import { orderNo, ticketNo } from '../../../src/domain/model/Identifiers.ts';
import { aDay } from './aDraft.ts';
import { aMuseumAnswering, aMuseumWriting, valueIn } from './aMuseumApi.ts';

const order = orderNo('2026120100000000001');

describe('the orders of a visitor', () => {
  const wire = {
    orderNo: '2026120100000000001',
    crtTime: '2026-12-01 09:00:00',
    orderStatus: '待支付',
    paymentTotal: 79.9,
    takeTicketNo: null,
    canReplenish: false,
    isReplenishOrder: 'F',
    originalOrderNo: '',
    canRebook: true,
    orderDetailForWechatList: [
      {
        ticketName: 'Museum ticket',
        ticketKindName: 'Adult',
        currentSalePrice: 60,
        useStartDate: '2026-12-05',
        reservationBeginTime: '09:00',
        reservationEndTime: '10:30',
        quantity: 1,
      },
    ],
  };

  it.each([
    ['all', 'ALL'],
    ['toBePaid', 'TOBEPAID'],
    ['paid', 'PAID'],
  ] as const)('are asked for by the filter %s', async (filter, orderStatus) => {
    const { api, transport } = aMuseumAnswering([]);

    await api.orders(aDay('2026-11-25'), aDay('2026-12-01'), filter, 'English');

    expect(transport.only.request.path).toBe('/api/query/list-order');
    expect(transport.payload).toEqual({
      crtStartDateStart: '2026-11-25',
      crtStartDateEnd: '2026-12-01',
      orderStatus,
      languages: 'English',
    });
  });

  const read = async (orders: unknown) =>
    valueIn(
      await aMuseumAnswering(orders).api.orders(
        aDay('2026-11-25'),
        aDay('2026-12-01'),
        'all',
        'English',
      ),
    );

  it('are read with their lines', async () => {
    expect(await read([wire])).toEqual([
      {
        orderNo: '2026120100000000001',
        createdAt: '2026-12-01 09:00:00',
        status: 'toBePaid',
        statusLabel: '待支付',
        total: 7990,
        pickUpCode: null,
        canReplenish: false,
        isReplenishment: false,
        originalOrderNo: null,
        canRebook: true,
        lines: [
          {
            ticketName: 'Museum ticket',
            ticketKindName: 'Adult',
            price: 6000,
            day: '2026-12-05',
            begin: '09:00',
            end: '10:30',
            quantity: 1,
          },
        ],
      },
    ]);
  });

  it('keep an unknown label, and miss what the museum left out', async () => {
    expect(
      await read([{ orderNo: 'T1', orderStatus: '改期中' }, { crtTime: 'no number' }]),
    ).toEqual([
      {
        orderNo: 'T1',
        createdAt: '',
        status: 'unknown',
        statusLabel: '改期中',
        total: null,
        pickUpCode: null,
        canReplenish: false,
        isReplenishment: false,
        originalOrderNo: null,
        canRebook: false,
        lines: [],
      },
    ]);
    expect(await read(null)).toEqual([]);
  });

  it('carry codes as text, and the order they top up', async () => {
    const [first] = await read([
      {
        ...wire,
        takeTicketNo: 88,
        isReplenishOrder: 'T',
        originalOrderNo: '2026',
        canReplenish: true,
      },
    ]);

    expect(first).toMatchObject({
      pickUpCode: '88',
      isReplenishment: true,
      originalOrderNo: '2026',
      canReplenish: true,
    });
  });
});

describe('the tickets of an order', () => {
  const wire = {
    orderNo: '2026120100000000001',
    crtTime: '2026-12-01 09:00:00',
    ticketName: 'Museum ticket',
    ticketKindName: 'Adult',
    currentSalePrice: 60,
    actualBuyerCounts: 2,
    useStartDate: '2026-12-05',
    reservationBeginTime: '09:00',
    reservationEndTime: '10:30',
    ticketCheckTime: '',
    ticketInfoStatus: '待检票',
    isReplenished: 'F',
    isShowBarcode: 'T',
    ticketNo: '8800',
    takeTicketNo: '9900',
    visitorName: '欧阳小明',
    visitorCertificateNo: '110105199006150004',
    visitorMobile: '13800000000',
    carryChildrenCount: 1,
  };

  it('[DET-02] leave the wire masked', async () => {
    const { api, transport } = aMuseumAnswering([wire]);

    const detail = valueIn(await api.orderTickets(order, null, 'English'));

    expect(detail).toEqual({
      createdAt: '2026-12-01 09:00:00',
      tickets: [
        {
          ticketNo: '8800',
          ticketName: 'Museum ticket',
          ticketKindName: 'Adult',
          price: 6000,
          headcount: 2,
          day: '2026-12-05',
          begin: '09:00',
          end: '10:30',
          checkedAt: '',
          status: 'awaitingCheck',
          statusLabel: '待检票',
          isReplenished: false,
          showsBarcode: true,
          pickUpCode: '9900',
          maskedName: '欧**',
          maskedCertificate: '1101**********0004',
          phoneEnding: '0000',
          carriedChildren: 1,
          children: [],
        },
      ],
    });
    expect(JSON.stringify(detail)).not.toMatch(/小明|110105199006150004|13800000000/);
    expect(transport.only.request.path).toBe('/api/query/info-by-api-wechat');
    expect(transport.payload).toEqual({
      visitorMobile: '',
      orderNo: '2026120100000000001',
      languages: 'English',
    });
  });

  it('open for a phone that was given', async () => {
    const { api, transport } = aMuseumAnswering([]);

    expect(valueIn(await api.orderTickets(order, '13800000000', 'English'))).toEqual({
      createdAt: '',
      tickets: [],
    });
    expect(transport.payload).toMatchObject({ visitorMobile: '13800000000' });
  });

  it('[API-03] promise nothing that the museum left out', async () => {
    const { api } = aMuseumAnswering([
      { ...wire, visitorMobile: '8812345', crtTime: null },
      {},
      null,
    ]);

    const { createdAt, tickets } = valueIn(await api.orderTickets(order, null, 'English'));

    expect(createdAt).toBe('');
    expect(tickets).toHaveLength(2);
    expect(tickets).toMatchObject([
      { phoneEnding: '' },
      {
        ticketNo: null,
        price: null,
        headcount: 1,
        day: null,
        status: 'unknown',
        statusLabel: '',
        showsBarcode: false,
        pickUpCode: null,
        maskedName: '',
        maskedCertificate: '',
        phoneEnding: '',
        carriedChildren: 0,
      },
    ]);
  });

  it('keep every digit of a ticket number that came as a number', async () => {
    const { api } = aMuseumWriting('{"code":0,"data":[{"ticketNo":653247040368672769}]}');

    expect(valueIn(await api.orderTickets(order, null, 'English')).tickets).toMatchObject([
      { ticketNo: '653247040368672769' },
    ]);
  });
});

describe('the children on a ticket', () => {
  it('[DET-02] leave the wire masked', async () => {
    const { api, transport } = aMuseumAnswering([
      { name: '李小朵', certificateNo: '110105201506150006', parentTicketNo: '8800' },
      {},
    ]);

    expect(valueIn(await api.accompanyingChildren(ticketNo('8800')))).toEqual([
      { maskedName: '李**', maskedCertificate: '1101**********0006' },
      { maskedName: '', maskedCertificate: '' },
    ]);
    expect(transport.only.request.path).toBe('/api/query/children-ticket-info');
    expect(transport.payload).toEqual({ parentTicketNo: '8800' });
  });
});
