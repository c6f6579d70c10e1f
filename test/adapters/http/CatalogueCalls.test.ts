import { describe, expect, it } from 'vitest';
import { slotId, ticketId } from '../../../src/domain/model/Identifiers.ts';
import { moneyOfFen } from '../../../src/domain/model/Money.ts';
import { aDay } from './aDraft.ts';
import { aMuseumAnswering, aMuseumWriting, valueIn } from './aMuseumApi.ts';

const day = aDay('2026-12-05');

describe('home template', () => {
  const template = {
    bannerUrl: 'https://cdn.example/a.jpg,,http://inner:80/file/download/b.jpg,javascript:x,',
    isOpenNotice: 'T',
    countDown: 8,
    warmPrompt: 'Bring your document',
    isOpenAd: 'T',
    adContent: '新展开幕',
    notice: '<p>Notice</p>',
  };

  it('asks for the mobile template of the organisation in a language', async () => {
    const { api, transport } = aMuseumAnswering(template);

    const home = valueIn(await api.homeTemplate('English'));

    expect(transport.only).toMatchObject({
      timeoutMs: 10_000,
      request: { method: 'POST', path: '/trip/quick/template/info-by-typeCode' },
    });
    expect(transport.payload).toEqual({
      typeCode: 'MOBILE',
      orgId: 'museum-1',
      languages: 'English',
    });
    expect(home).toEqual({
      banners: ['https://cdn.example/a.jpg', '/museum/file/download/b.jpg'],
      advertisement: '新展开幕',
      notice: { html: '<p>Notice</p>', countdownSeconds: 9 },
      warmPrompt: 'Bring your document',
    });
  });

  it.each([
    [5, 6],
    [0, 1],
    ['5', 6],
    ['５', 6],
    [-3, 1],
    [null, 5],
    [undefined, 5],
    ['abc', 5],
    ['', 5],
    [{}, 5],
    [2.5, 5],
  ])('counts down from %j as %i seconds', async (countDown, countdownSeconds) => {
    const { api } = aMuseumAnswering({ ...template, countDown });

    expect(valueIn(await api.homeTemplate('English')).notice).toMatchObject({ countdownSeconds });
  });

  it.each([
    ['/a.jpg', ['/a.jpg']],
    [' /a.jpg , /b.jpg ,', ['/a.jpg', '/b.jpg']],
    ['/a.jpg,,/b.jpg,/a.jpg', ['/a.jpg', '/b.jpg']],
    [
      'http://one/file/download/a.jpg,http://two/file/download/a.jpg',
      ['/museum/file/download/a.jpg'],
    ],
    [',', []],
    [' ', []],
    [null, []],
  ])('[HOME-01] has of %j the pictures %j (O-125)', async (bannerUrl, banners) => {
    const { api } = aMuseumAnswering({ ...template, bannerUrl });

    expect(valueIn(await api.homeTemplate('English')).banners).toEqual(banners);
  });

  it('keeps what is closed or blank to itself', async () => {
    const closed = { ...template, isOpenNotice: 'F', isOpenAd: 'F' };
    const blank = { ...template, notice: ' ', adContent: '', bannerUrl: null, warmPrompt: null };
    const silent = {
      banners: [],
      advertisement: null,
      notice: null,
      warmPrompt: '',
    };

    expect(valueIn(await aMuseumAnswering(closed).api.homeTemplate('English'))).toMatchObject({
      advertisement: null,
      notice: null,
    });
    expect(valueIn(await aMuseumAnswering(blank).api.homeTemplate('English'))).toEqual(silent);
    expect(valueIn(await aMuseumAnswering({}).api.homeTemplate('English'))).toEqual(silent);
  });
});

describe('system configuration', () => {
  it.each([
    ['5', 5],
    [5, 5],
    ['５', 5],
    [' 5 ', 5],
    ['0', 0],
    ['abc', null],
    ['', null],
    [null, null],
    [undefined, null],
    ['5.5', null],
    [5.5, null],
    ['1e3', null],
    [{ x: 1 }, null],
    ['653247040368672769', null],
  ])('[HOME-11] takes %j for a purchase limit of %j', async (value, limit) => {
    const { api, transport } = aMuseumAnswering({ value });

    expect(valueIn(await api.purchaseLimit())).toBe(limit);
    expect(transport.only.request.path).toBe(
      '/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT',
    );
    expect(transport.payload).toEqual({});
  });

  it.each([
    ['7', 7],
    ['７', 7],
    ['１０', 10],
    ['1０', 10],
    [7, 7],
    ['abc', null],
    ['', null],
    [null, null],
  ])('takes %j for %j pre-sale days', async (value, days) => {
    const { api, transport } = aMuseumAnswering({ value });

    expect(valueIn(await api.preSaleDays())).toBe(days);
    expect(transport.only.request.path).toBe('/bms/sys-config/info-by-code/PRE_SALE_DAYS');
    expect(transport.payload).toEqual({});
  });

  it.each([
    ['T', true],
    ['F', false],
    [null, false],
  ])('shows contacts with %j: %j', async (value, shown) => {
    const { api, transport } = aMuseumAnswering({ value });

    expect(valueIn(await api.showsContact())).toBe(shown);
    expect(transport.only.request.path).toBe('/bms/sys-config/info-by-code/IS_SHOW_CONTACT');
  });

  it.each([null, undefined, [], 'T', 5])(
    '[API-03] refuses %j instead of a record',
    async (data) => {
      expect(await aMuseumAnswering(data).api.purchaseLimit()).toEqual({
        ok: false,
        failure: { kind: 'malformed' },
      });
    },
  );
});

describe('days', () => {
  it('asks for the days with standby availability and leaves out what is no day', async () => {
    const { api, transport } = aMuseumAnswering([
      { date: '2026-12-05' },
      { date: '2026-12-06 00:00:00' },
      { date: '2026-02-30' },
      { date: null },
      {},
      null,
    ]);

    const days = valueIn(await api.standbyDays(day, aDay('2026-12-14')));

    expect(days).toEqual(['2026-12-05', '2026-12-06']);
    expect(transport.only.request.path).toBe(
      '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list',
    );
    expect(transport.payload).toEqual({
      orgId: 'museum-1',
      beginDate: '2026-12-05',
      endDate: '2026-12-14',
    });
  });

  it.each([
    [{ isSaleStaggered: 'T' }, true],
    [{ isSaleStaggered: 'F' }, false],
    [{}, false],
  ])('takes %j for staggered: %j', async (data, staggered) => {
    const { api, transport } = aMuseumAnswering(data);

    expect(valueIn(await api.isSaleStaggered(day))).toBe(staggered);
    expect(transport.only.request.path).toBe('/bms/staggered-reservation-config/info');
    expect(transport.payload).toEqual({ reservationDate: '2026-12-05' });
  });
});

describe('slots', () => {
  it('reads the slots of a day', async () => {
    const { api, transport } = aMuseumAnswering([
      {
        id: '7720261205',
        reservationName: 'Morning',
        reservationBeginTime: '09:00',
        reservationEndTime: '10:30',
        surplusStockNum: 5,
        freeTicketSurplusStockNum: 3,
        canReservationSanke: 'T',
      },
    ]);

    expect(valueIn(await api.slots(day))).toEqual([
      {
        id: '7720261205',
        name: 'Morning',
        begin: '09:00',
        end: '10:30',
        ordinaryLeft: 5,
        freeLeft: 3,
        openToVisitors: true,
      },
    ]);
    expect(transport.only.request.path).toBe('/trip/staggered-reservation-daily/list');
    expect(transport.payload).toEqual({ reservationDate: '2026-12-05' });
  });

  it('[API-03] adds no texts up, guesses no stock and leaves out a slot nobody could choose', async () => {
    const { api } = aMuseumAnswering([
      { id: '1', surplusStockNum: '5', freeTicketSurplusStockNum: '3', canReservationSanke: 'F' },
      { id: '2', surplusStockNum: null, freeTicketSurplusStockNum: -4 },
      { id: '3', surplusStockNum: 'many', freeTicketSurplusStockNum: 1.5 },
      { surplusStockNum: 5 },
      { id: '', surplusStockNum: 5 },
      { id: { x: 1 } },
      'a slot',
    ]);

    expect(valueIn(await api.slots(day))).toMatchObject([
      { id: '1', ordinaryLeft: 5, freeLeft: 3, openToVisitors: false },
      { id: '2', ordinaryLeft: 0, freeLeft: 0, openToVisitors: true },
      { id: '3', ordinaryLeft: 0, freeLeft: 0 },
    ]);
  });

  it('BI-02 O-101: keeps every digit of an id that came as a number', async () => {
    const { api } = aMuseumWriting(
      '{"code":0,"data":[{"id":653247040368672769,"reservationBeginTime":"09:00","reservationEndTime":"10:00",' +
        '"surplusStockNum":5,"freeTicketSurplusStockNum":0,"canReservationSanke":"T"}]}',
    );

    expect(valueIn(await api.slots(day))).toMatchObject([{ id: '653247040368672769' }]);
  });

  it.each([null, undefined])('has no slots where data is %j', async (data) => {
    expect(valueIn(await aMuseumAnswering(data).api.slots(day))).toEqual([]);
  });
});

describe('tickets', () => {
  const wire = {
    ticketId: '3001',
    ticketKindId: '4001',
    ticketName: 'Museum ticket',
    ticketKindName: 'Adult',
    categoryName: 'Entry',
    salePrice: 60,
    priceType: 'normal_ticket',
    isOpenPurchasing: 'T',
    isStaggeredReservation: 'T',
    isRealname: 'T',
    isAutoChoose: 'F',
    canCarryChildrenCount: 2,
    childTicketId: '3009',
    certificateTypeList: [
      { code: '1', name: 'ID card' },
      { code: 99, name: 'Other' },
      { name: '?' },
    ],
  };

  it('reads an allowed ticket', async () => {
    const { api, transport } = aMuseumAnswering([wire]);

    const offers = valueIn(await api.tickets(day, slotId('77'), 'English'));

    expect(offers).toEqual([
      {
        ticketId: '3001',
        kindId: '4001',
        name: 'Museum ticket',
        kindName: 'Adult',
        category: 'Entry',
        price: 6000,
        pool: 'ordinary',
        countsTowardsLimit: true,
        isStaggered: true,
        isRealName: true,
        choosesKindById: false,
        maxChildren: 2,
        childTicketId: '3009',
        certificateTypes: [
          { code: '1', name: 'ID card' },
          { code: '99', name: 'Other' },
        ],
      },
    ]);
    expect(transport.only.request.path).toBe('/api/integration/allow-sale-list');
    expect(transport.payload).toEqual({
      useDate: '2026-12-05',
      orgId: 'museum-1',
      customerId: 'ct_sanke',
      customerType: 'ct_sanke',
      languages: 'English',
      staggeredReservationDailyId: '77',
    });
  });

  it('names no slot on a day without one', async () => {
    const { api, transport } = aMuseumAnswering([]);

    await api.tickets(day, null, 'Simplified_Chinese');

    expect(transport.payload).not.toHaveProperty('staggeredReservationDailyId');
    expect(transport.payload).toMatchObject({ languages: 'Simplified_Chinese' });
  });

  it.each([
    [60, moneyOfFen(6000)],
    [19.9, moneyOfFen(1990)],
    ['10.00', moneyOfFen(1000)],
    [0, moneyOfFen(0)],
    ['0.00', moneyOfFen(0)],
    [1.005, moneyOfFen(101)],
    [0.1, moneyOfFen(10)],
    [null, null],
    [undefined, null],
    ['', null],
    ['abc', null],
    [-1, null],
    [{ x: 1 }, null],
    ['1e3', null],
  ])('[API-03] takes a price of %j for %j fen', async (salePrice, price) => {
    const { api } = aMuseumAnswering([{ ...wire, salePrice }]);

    expect(valueIn(await api.tickets(day, null, 'English'))).toMatchObject([{ price }]);
  });

  it('BI-03: keeps every digit of a ticket’s id that came as a number', async () => {
    const { api } = aMuseumWriting(
      '{"code":0,"data":[{"ticketId":9007199254740993,"salePrice":10}]}',
    );

    expect(valueIn(await api.tickets(day, null, 'English'))).toMatchObject([
      { ticketId: '9007199254740993', price: 1000 },
    ]);
  });

  it('promises nothing that the museum left out', async () => {
    const { api } = aMuseumWriting(
      '{"code":0,"data":[{"ticketId":9007199254740993},{"salePrice":1}]}',
    );

    expect(valueIn(await api.tickets(day, null, 'English'))).toEqual([
      {
        ticketId: '9007199254740993',
        kindId: '',
        name: '',
        kindName: '',
        category: '',
        price: null,
        pool: 'ordinary',
        countsTowardsLimit: false,
        isStaggered: false,
        isRealName: false,
        choosesKindById: false,
        maxChildren: 0,
        childTicketId: null,
        certificateTypes: [],
      },
    ]);
  });

  it('takes free tickets from their own stock', async () => {
    const { api } = aMuseumAnswering([{ ...wire, priceType: 'free_ticket' }]);

    expect(valueIn(await api.tickets(day, null, 'English'))).toMatchObject([{ pool: 'free' }]);
  });
});

describe('ticket description', () => {
  const info = {
    ticketKindVOList: [
      {
        id: '4001',
        needSpecialCertificate: 'F',
        needTicketKindNotice: 'T',
        ticketKindLanguageConfigVOS: [
          { languages: 'English', ticketKindName: 'Adult', ticketKindNotice: '<p>18 to 59</p>' },
          {
            languages: 'Simplified_Chinese',
            ticketKindName: '成人',
            ticketKindNotice: '<p>18</p>',
          },
        ],
      },
      {
        id: 4002,
        needSpecialCertificate: 'T',
        needTicketKindNotice: 'F',
        ticketKindLanguageConfigVOS: [
          { languages: 'English', ticketKindName: 'Student', ticketKindNotice: '<p>hidden</p>' },
        ],
      },
      { needSpecialCertificate: 'T' },
    ],
    ticketLanguageConfigVOS: [
      { languages: 'English', ticketName: 'Museum ticket', ticketDetail: '<p>Detail</p>' },
    ],
  };

  it('reads the texts of a language', async () => {
    const { api, transport } = aMuseumAnswering(info);

    const description = valueIn(await api.ticketDescription(ticketId('3001'), 'English'));

    expect(description).toEqual({
      ticketId: '3001',
      name: 'Museum ticket',
      detail: '<p>Detail</p>',
      kinds: [
        {
          kindId: '4001',
          name: 'Adult',
          notice: '<p>18 to 59</p>',
          needsSpecialCertificate: false,
        },
        { kindId: '4002', name: 'Student', notice: '', needsSpecialCertificate: true },
      ],
    });
    expect(transport.only.request.path).toBe('/trip/goods/goods-ticket/info/3001');
    expect(transport.payload).toEqual({});
  });

  it('has empty texts in a language that the museum lacks', async () => {
    const { api } = aMuseumAnswering(info);

    const description = valueIn(
      await api.ticketDescription(ticketId('3001'), 'Simplified_Chinese'),
    );

    expect(description).toMatchObject({
      name: '',
      detail: '',
      kinds: [{ name: '成人' }, { name: '' }],
    });
  });

  it('makes half a character in an id harmless', async () => {
    const { api, transport } = aMuseumAnswering({});

    await api.ticketDescription(ticketId('a\ud800b'), 'English');

    expect(transport.only.request.path).toBe('/trip/goods/goods-ticket/info/a%EF%BF%BDb');
  });

  it('keeps an id from leading to another path', async () => {
    const { api, transport } = aMuseumAnswering({});

    expect(valueIn(await api.ticketDescription(ticketId('../a?b#c'), 'English')).kinds).toEqual([]);
    expect(transport.only.request.path).toBe('/trip/goods/goods-ticket/info/..%2Fa%3Fb%23c');
  });
});

describe('the kind of a ticket by ID', () => {
  it('is the one that the museum names, every digit kept', async () => {
    const { api } = aMuseumWriting('{"code":0,"data":{"id":653247040368672769}}');

    expect(valueIn(await api.ticketKindFor(ticketId('3001'), '110105199006150004'))).toBe(
      '653247040368672769',
    );
  });

  it.each([null, {}, { id: '' }, { id: null }, []])(
    '[API-03] can’t be told from %j',
    async (data) => {
      const { api } = aMuseumAnswering(data);

      expect(await api.ticketKindFor(ticketId('3001'), '110105199006150004')).toEqual({
        ok: false,
        failure: { kind: 'malformed' },
      });
    },
  );
});

describe('special certificate types', () => {
  it('reads the dictionary', async () => {
    const { api, transport } = aMuseumAnswering([
      { code: '01', value: 'Student card' },
      { value: 'no code' },
    ]);

    expect(valueIn(await api.specialCertificateTypes())).toEqual([
      { code: '01', name: 'Student card' },
    ]);
    expect(transport.only.request.path).toBe('/bms/dict/list/specialCertificateType');
    expect(transport.payload).toEqual({});
  });
});
