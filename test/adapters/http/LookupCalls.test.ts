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

describe('orders that are looked up', () => {
  it('are asked for by document number or order number', async () => {
    const byDocument = aMuseumAnswering([]);
    const byOrder = aMuseumAnswering(null);

    const found = [
      await byDocument.api.findOrders(
        { kind: 'document', number: '110105199006150004' },
        '13800000000',
        'paid',
        'English',
      ),
      await byOrder.api.findOrders(
        { kind: 'order', number: order },
        '13800000000',
        'all',
        'Simplified_Chinese',
      ),
    ];

    expect(found.map(valueIn)).toEqual([[], []]);
    expect(byDocument.transport.payload).toEqual({
      orderStatus: 'PAID',
      contactMobile: '13800000000',
      languages: 'English',
      visitorCertificateNo: '110105199006150004',
    });
    expect(byOrder.transport.payload).toEqual({
      orderStatus: 'ALL',
      contactMobile: '13800000000',
      languages: 'Simplified_Chinese',
      orderNo: '2026120100000000001',
    });
  });

  it('are read as those of the list', async () => {
    const { api } = aMuseumAnswering([{ orderNo: 'T1', orderStatus: '已出票' }, {}]);

    const lookup = { kind: 'order', number: order } as const;
    expect(valueIn(await api.findOrders(lookup, '13800000000', 'all', 'English'))).toMatchObject([
      { orderNo: 'T1', status: 'issued' },
    ]);
  });
});

describe('the order of an SMS link', () => {
  const reference = { bill: 'SO', billNo: 'S1', company: 'C1' };
  const line = {
    itemname: 'Museum ticket',
    salepropetyvaluename: 'Adult',
    checkcompletedtimes: '1',
    status: 'O',
    earliesteffectivedatetime: '2026-12-05',
    latesteffectivedatetime: '2026-12-06',
    purchasequantity: 2,
    customername: '欧阳小明',
    identificationnumber: '110105199006150004',
  };
  const readLine = {
    itemName: 'Museum ticket',
    saleProperty: 'Adult',
    status: 'used',
    headcount: 2,
    validFrom: '2026-12-05',
    validUntil: '2026-12-06',
  };
  const content = {
    orderinfo: {
      sdno: 'S1',
      issuedate: '2026-12-01',
      issuetime: '09:00:00',
      pickupvoucherno: 653247,
      status: 'O',
      amount: '120.00',
    },
    dataMapList: [line],
  };

  it('is read without whose it is', async () => {
    const { api } = aMuseumWriting(JSON.stringify({ content }));

    const shown = valueIn(await api.shippingOrder(reference));

    expect(shown).toEqual({
      orderNo: 'S1',
      orderedAt: '2026-12-01 09:00:00',
      pickUpCode: '653247',
      amount: 12_000,
      hasTicketInformation: true,
      lines: [readLine],
    });
    expect(JSON.stringify(shown)).not.toMatch(/小明|110105199006150004/);
  });

  it.each(['10', 10, ' 10 '])('has nothing more to tell with status %j', async (status) => {
    const orderinfo = { ...content.orderinfo, status };
    const { api } = aMuseumWriting(JSON.stringify({ code: 0, content: { orderinfo } }));

    expect(valueIn(await api.shippingOrder(reference))).toMatchObject({
      hasTicketInformation: false,
      lines: [],
    });
  });

  it('[API-03] promises nothing that the museum left out', async () => {
    const { api } = aMuseumWriting('{"content":{"orderinfo":{},"dataMapList":[{},null]}}');

    expect(valueIn(await api.shippingOrder(reference))).toEqual({
      orderNo: '',
      orderedAt: '',
      pickUpCode: null,
      amount: null,
      hasTicketInformation: true,
      lines: [
        {
          itemName: '',
          saleProperty: '',
          status: 'notIssued',
          headcount: 1,
          validFrom: '',
          validUntil: '',
        },
      ],
    });
  });

  it.each([
    ['a text', JSON.stringify({ passflag: true, dataMapList: [line] }), [readLine]],
    ['no text after all', { passflag: true, dataMapList: [line] }, [readLine]],
    ['in words', '{"passflag":"true","dataMapList":[]}', []],
    ['that does not pass', JSON.stringify({ passflag: false, dataMapList: [line] }), []],
    ['that does not say', JSON.stringify({ dataMapList: [line] }), []],
  ])('has its latest lines in content: %s', async (_, written, lines) => {
    const { api } = aMuseumWriting(JSON.stringify({ content: written }));

    expect(valueIn(await api.shippingLines(reference))).toEqual(lines);
  });

  it.each([
    '{}',
    '[]',
    'null',
    '{"content":null}',
    '{"content":""}',
    '{"content":"{"}',
    '{"content":"null"}',
    '{"content":"[]"}',
    '{"content":5}',
    '{"code":null,"content":{"orderinfo":{},"passflag":true}}',
    '{"code":"OK","content":{"orderinfo":{},"passflag":true}}',
    '{"code":0,"data":{"orderinfo":{}}}',
    '<!doctype html>',
  ])('[API-03] can’t be told from %s', async (body) => {
    const malformed = { ok: false, failure: { kind: 'malformed' } };

    expect(await aMuseumWriting(body).api.shippingOrder(reference)).toEqual(malformed);
    expect(await aMuseumWriting(body).api.shippingLines(reference)).toEqual(malformed);
  });
});
