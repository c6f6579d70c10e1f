import { describe, expect, it } from 'vitest';
import { orderNo, ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { moneyOfFen, noMoney } from '../../../src/domain/model/Money.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { aDay, aDraft, aSlot, aTicket, aVisitor } from './aDraft.ts';
import { aMuseumAnswering, aMuseumBehind, aMuseumWriting, valueIn } from './aMuseumApi.ts';

const saved = { orderNo: '2026120100000000001', itemTotal: 60 };

describe('saving an order', () => {
  it('sends exactly the fields of §7', async () => {
    const { api, transport } = aMuseumAnswering(saved);

    const order = valueIn(await api.saveOrder(aDraft()));

    expect(order).toEqual({ orderNo: '2026120100000000001', total: 6000 });
    expect(transport.only).toMatchObject({
      timeoutMs: 20_000,
      request: { method: 'POST', path: '/api/integration/save-fast-order' },
    });
    expect(transport.payload).toEqual({
      contactMobile: '13800000000',
      customerName: '散客',
      orderDetailList: [
        {
          currentSalePrice: 60,
          ticketId: '3001',
          quantity: 1,
          ticketKindId: '4001',
          useStartDate: '2026-12-05',
          staggeredReservationDailyId: '653247040368672769',
          orderVisitorList: [
            {
              visitorName: '张三',
              visitorCertificateType: '1',
              visitorCertificateTypeName: 'ID card',
              visitorCertificateNo: '110105199006150004',
              visitorMobile: '',
              specialCertificate: '',
              specialCertificateType: '',
              specialCertificateTypeCn: '',
              carryChildrenCount: 0,
              childrenList: [],
            },
          ],
          subDetails: [],
        },
      ],
    });
  });

  it('sends numbers and phones as they were checked, and names as typed', async () => {
    const { api, transport } = aMuseumAnswering(saved);
    const ticket = aTicket();

    await api.saveOrder(
      aDraft({
        contactMobile: ' +86 138 0000 0000',
        visitors: [
          aVisitor(ticket, {
            name: '  Anna  O’Neil ',
            certificateType: '99',
            certificateNo: ' Ｅ１２３４５\u200b６７８ ',
            mobile: '１３８００００００００',
            specialCertificateNo: ' 11010519900615000x ',
          }),
        ],
      }),
    );

    expect(transport.payload).toMatchObject({
      contactMobile: '13800000000',
      orderDetailList: [
        {
          orderVisitorList: [
            {
              visitorName: 'Anna  O’Neil',
              visitorCertificateType: '99',
              visitorCertificateTypeName: 'Other',
              visitorCertificateNo: 'E12345678',
              visitorMobile: '13800000000',
              specialCertificate: '11010519900615000X',
            },
          ],
        },
      ],
    });
  });

  it('[CONF-02] names the kind of special certificate where a ticket needs one, once it is known', async () => {
    const adult = aTicket();
    const student = {
      ...aTicket({ ticketId: ticketId('3002'), kindId: ticketKindId('4002') }),
      needsSpecialCertificate: true,
    };
    const draft = aDraft({
      selection: {
        day: aDay('2026-12-05'),
        slot: aSlot,
        tickets: [
          { ticket: adult, quantity: 1 },
          { ticket: student, quantity: 1 },
        ],
      },
      visitors: [aVisitor(adult), aVisitor(student, { key: '2', specialCertificateNo: 'S1' })],
    });
    const sentFor = async (specialCertificateType: OrderDraft['specialCertificateType']) => {
      const { api, transport } = aMuseumAnswering(saved);
      await api.saveOrder({ ...draft, specialCertificateType });
      return transport.payload;
    };
    const none = { specialCertificateType: '', specialCertificateTypeCn: '' };
    const named = { specialCertificateType: '1', specialCertificateTypeCn: '学生证' };

    expect(await sentFor({ code: '1', name: '学生证' })).toMatchObject({
      orderDetailList: [
        { orderVisitorList: [{ specialCertificate: '', ...none }] },
        { orderVisitorList: [{ specialCertificate: 'S1', ...named }] },
      ],
    });
    expect(await sentFor(null)).toMatchObject({
      orderDetailList: [{}, { orderVisitorList: [{ specialCertificate: 'S1', ...none }] }],
    });
  });

  it('[CONF-05] sends a line for each kind that follows from the visitors’ IDs', async () => {
    const { api, transport } = aMuseumAnswering(saved);
    const byId = aTicket({ choosesKindById: true });
    const draft = aDraft();
    await api.saveOrder(
      {
        ...draft,
        selection: { ...draft.selection, tickets: [{ ticket: byId, quantity: 3 }] },
        visitors: ['1', '2', '3'].map((key) => aVisitor(byId, { key, name: `visitor ${key}` })),
      },
      new Map([['2', { kindId: ticketKindId('4002'), name: 'Youth', price: moneyOfFen(2000) }]]),
    );

    expect(transport.payload).toMatchObject({
      orderDetailList: [
        {
          ticketKindId: '4001',
          quantity: 2,
          orderVisitorList: [{ visitorName: 'visitor 1' }, { visitorName: 'visitor 3' }],
        },
        {
          ticketKindId: '4002',
          quantity: 1,
          currentSalePrice: 20,
          orderVisitorList: [{ visitorName: 'visitor 2' }],
        },
      ],
    });
  });

  it('[CONF-05] sends a kind of unknown price with its ticket’s: no other was ever told', async () => {
    const { api, transport } = aMuseumAnswering(saved);
    const byId = aTicket({ choosesKindById: true });
    const draft = aDraft();
    const selection = { ...draft.selection, tickets: [{ ticket: byId, quantity: 1 }] };
    const kind = { kindId: ticketKindId('4002'), name: '', price: null };
    await api.saveOrder(
      { ...draft, selection, visitors: [aVisitor(byId)] },
      new Map([['1', kind]]),
    );
    expect(transport.payload).toMatchObject({
      orderDetailList: [{ ticketKindId: '4002', currentSalePrice: 60 }],
    });
  });

  it('sends carried children with their ticket', async () => {
    const { api, transport } = aMuseumAnswering(saved);
    const family = aTicket({ maxChildren: 2, childTicketId: ticketId('3009') });
    const child = {
      key: 'c',
      name: ' 李小 ',
      certificateType: '1',
      certificateNo: '110105201506150006',
    };

    await api.saveOrder(
      aDraft({
        selection: {
          day: aDay('2026-12-05'),
          slot: aSlot,
          tickets: [{ ticket: family, quantity: 2 }],
        },
        visitors: [
          aVisitor(family, { key: 'a', children: [child, { ...child, key: 'd' }] }),
          aVisitor(family, { key: 'b', children: [{ ...child, key: 'e' }] }),
        ],
      }),
    );

    const sent = {
      visitorName: '李小',
      visitorCertificateType: '1',
      visitorCertificateNo: '110105201506150006',
      childTicketId: '3009',
    };
    expect(transport.payload).toMatchObject({
      orderDetailList: [
        {
          quantity: 2,
          orderVisitorList: [
            { carryChildrenCount: 2, childrenList: [sent, sent] },
            { carryChildrenCount: 1, childrenList: [sent] },
          ],
          subDetails: [{ ticketId: '3009', quantity: 3 }],
        },
      ],
    });
  });

  it('sends one line a ticket, visitors with their own, and a slot only where one is taken', async () => {
    const { api, transport } = aMuseumAnswering(saved);
    const adult = aTicket();
    const audioGuide = aTicket({
      ticketId: ticketId('3005'),
      kindId: ticketKindId('4005'),
      price: moneyOfFen(1990),
      isRealName: false,
      isStaggered: false,
    });

    await api.saveOrder(
      aDraft({
        selection: {
          day: aDay('2026-12-05'),
          slot: aSlot,
          tickets: [
            { ticket: adult, quantity: 1 },
            { ticket: audioGuide, quantity: 3 },
          ],
        },
        visitors: [aVisitor(audioGuide, { key: 'stray' }), aVisitor(adult)],
      }),
    );

    expect(transport.payload).toMatchObject({
      orderDetailList: [
        { ticketId: '3001', orderVisitorList: [{ visitorName: '张三' }] },
        {
          ticketId: '3005',
          quantity: 3,
          currentSalePrice: 19.9,
          staggeredReservationDailyId: '',
          orderVisitorList: [],
        },
      ],
    });
  });

  it('names no slot on a day without staggered sale', async () => {
    const { api, transport } = aMuseumAnswering(saved);
    const ticket = aTicket();

    await api.saveOrder(
      aDraft({
        selection: { day: aDay('2026-12-06'), slot: null, tickets: [{ ticket, quantity: 1 }] },
      }),
    );

    expect(transport.payload).toMatchObject({
      orderDetailList: [{ useStartDate: '2026-12-06', staggeredReservationDailyId: '' }],
    });
  });

  it.each([
    [0, noMoney],
    ['0.00', noMoney],
    ['10.5', moneyOfFen(1050)],
    [0.3, moneyOfFen(30)],
    [null, null],
    [undefined, null],
    ['?', null],
    [-1, null],
  ])(
    'takes a total of %j for %j fen, and never an unknown one for free',
    async (itemTotal, total) => {
      const { api } = aMuseumAnswering({ orderNo: '1', itemTotal });

      expect(valueIn(await api.saveOrder(aDraft())).total).toBe(total);
    },
  );

  it('BI-01: keeps every digit of an order number that came as a number', async () => {
    const { api } = aMuseumWriting(
      '{"code":0,"data":{"orderNo":2026112700000000001,"itemTotal":10}}',
    );

    expect(valueIn(await api.saveOrder(aDraft())).orderNo).toBe('2026112700000000001');
  });

  it.each([null, [], {}, { itemTotal: 10 }, { orderNo: '', itemTotal: 10 }, { orderNo: null }])(
    '[API-03] can’t go on from %j',
    async (data) => {
      expect(await aMuseumAnswering(data).api.saveOrder(aDraft())).toEqual({
        ok: false,
        failure: { kind: 'malformed' },
      });
    },
  );

  it('[API-01] delivers the museum’s refusal', async () => {
    const { api } = aMuseumBehind({ body: '{"code":5003,"error":"Sold out"}' });

    expect(await api.saveOrder(aDraft())).toEqual({
      ok: false,
      failure: { kind: 'business', code: '5003', text: 'Sold out' },
    });
  });
});

describe('confirming a free order', () => {
  it('names the order', async () => {
    const { api, transport } = aMuseumAnswering({ orderNo: '2026120100000000001' });

    const confirmed = valueIn(await api.confirmOrder(orderNo('2026120100000000001')));

    expect(confirmed).toBe('2026120100000000001');
    expect(transport.only).toMatchObject({
      timeoutMs: 20_000,
      request: { path: '/trip/order/confirm' },
    });
    expect(transport.payload).toEqual({ orderNo: '2026120100000000001' });
  });
});
