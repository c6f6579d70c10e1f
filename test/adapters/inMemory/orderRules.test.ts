import { describe, expect, it } from 'vitest';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { savePath, TestedMuseum, today } from './aMuseum.ts';
import {
  aFamilyLine,
  aLine,
  anAudioGuideLine,
  anOrder,
  aVisitor,
  openSlot,
  type WireVisitor,
} from './anOrder.ts';

const id = '110105199006150004';
const adultWith = (change: Partial<WireVisitor>) =>
  anOrder(aLine('adult', 1, { orderVisitorList: [aVisitor(change)] }));
const family = (change: Partial<WireVisitor>, subDetails = 1) =>
  anOrder(
    aFamilyLine(1, {
      orderVisitorList: [aVisitor(change)],
      subDetails: [{ ticketId: '100103', quantity: subDetails }],
    }),
  );
const child = (change: Partial<WireVisitor['childrenList'][number]> = {}) => ({
  visitorName: '测试童',
  visitorCertificateType: '1',
  visitorCertificateNo: '110105201806150001',
  childTicketId: '100103',
  ...change,
});

const broken: readonly [rule: string, order: unknown, code: number, text: string][] = [
  ['an empty order', { ...anOrder(), orderDetailList: [] }, 5001, '订单信息为空'],
  ['more than the limit', anOrder(aLine('adult', 6), aLine('byId', 5)), 5002, '每单限购 10 张'],
  ['an unknown ticket', anOrder(aLine('adult', 1, { ticketId: '1' })), 5003, '没有此票种'],
  [
    'a kind of another ticket',
    anOrder(aLine('adult', 1, { ticketKindId: '200102' })),
    5003,
    '200102',
  ],
  ['another price', anOrder(aLine('adult', 1, { currentSalePrice: 59.99 })), 5004, '60 元'],
  ['a quantity of 0', anOrder(aLine('adult', 0)), 5024, '数量'],
  ['half a ticket', anOrder(aLine('adult', 1, { quantity: 1.5 })), 5024, '数量'],
  ['yesterday', anOrder(aLine('adult', 1, { useStartDate: '2026-11-30' })), 5005, '2026-11-30'],
  [
    'a day after the window',
    anOrder(aLine('adult', 1, { useStartDate: '2026-12-08' })),
    5005,
    '预约期',
  ],
  [
    'no day of the calendar',
    anOrder(aLine('adult', 1, { useStartDate: '2026-12-41' })),
    5005,
    '2026',
  ],
  ['a closed day', anOrder(aLine('adult', 1, { useStartDate: '2026-12-06' })), 5006, '闭馆'],
  [
    'no slot',
    anOrder(aLine('adult', 1, { staggeredReservationDailyId: '' })),
    5007,
    '请选择预约时段',
  ],
  [
    'an unknown slot',
    anOrder(aLine('adult', 1, { staggeredReservationDailyId: '7' })),
    5008,
    '不存在',
  ],
  [
    'the slot of another day',
    anOrder(aLine('adult', 1, { staggeredReservationDailyId: slotId('2026-12-02', 3) })),
    5008,
    '不存在',
  ],
  [
    'a slot on a day without slots',
    anOrder(aLine('adult', 1, { useStartDate: '2026-12-04' })),
    5008,
    '不存在',
  ],
  [
    'a sold-out slot',
    anOrder(aLine('adult', 1, { staggeredReservationDailyId: slotId(today, 1) })),
    5010,
    '余量不足',
  ],
  [
    'paid tickets where only free ones are left',
    anOrder(aLine('adult', 1, { staggeredReservationDailyId: slotId(today, 5) })),
    5010,
    '余量不足',
  ],
  ['no phone', { ...anOrder(), contactMobile: '' }, 5011, '手机号'],
  ['a phone that starts with 12', { ...anOrder(), contactMobile: '12800000000' }, 5011, '手机号'],
  ['a phone of 12 digits', { ...anOrder(), contactMobile: '138000000001' }, 5011, '手机号'],
  [
    'a visitor too few',
    anOrder(aLine('adult', 2, { orderVisitorList: [aVisitor()] })),
    5012,
    '2 位',
  ],
  ['no name', adultWith({ visitorName: ' ' }), 5013, '第 1 位观众'],
  ['no document type', adultWith({ visitorCertificateType: '' }), 5013, '「常设展门票·成人票」'],
  ['no document number', adultWith({ visitorCertificateNo: '' }), 5013, '证件号码'],
  ['a special sign', adultWith({ visitorCertificateNo: `${id}#` }), 5014, '#'],
  ['a number that is no ID', adultWith({ visitorCertificateNo: '12345' }), 5015, '身份证'],
  [
    'the 30th of February',
    adultWith({ visitorCertificateNo: '110105199002300004' }),
    5015,
    '身份证',
  ],
  [
    'an ID as another document',
    adultWith({ visitorCertificateType: '99', visitorCertificateNo: id }),
    5016,
    '其他证件',
  ],
  ['an unknown document type', adultWith({ visitorCertificateType: '7' }), 5017, '7'],
  [
    'another document where the kind follows from the ID',
    anOrder(
      aLine('byId', 1, {
        orderVisitorList: [aVisitor({ visitorCertificateType: '99', visitorCertificateNo: 'E1' })],
      }),
    ),
    5017,
    '99',
  ],
  ['no special certificate', anOrder(aLine('concession')), 5018, '优惠证件'],
  [
    'one document on two lines, X in either case',
    anOrder(
      aLine('adult', 1, {
        orderVisitorList: [aVisitor({ visitorCertificateNo: '11010519900106000X' })],
      }),
      aLine('byId', 1, {
        orderVisitorList: [aVisitor({ visitorCertificateNo: '11010519900106000x' })],
      }),
    ),
    5019,
    '重复',
  ],
  [
    'one special certificate twice',
    anOrder(
      aLine('concession', 2, {
        orderVisitorList: [
          aVisitor({ specialCertificate: 'S1' }),
          aVisitor({ specialCertificate: 'S1' }),
        ],
      }),
    ),
    5020,
    '第 2 位观众',
  ],
  ['three children', anOrder(aFamilyLine(3)), 5022, '不能超过 2 人'],
  [
    'a child on an adult ticket',
    adultWith({ carryChildrenCount: 1, childrenList: [child()] }),
    5022,
    '0 人',
  ],
  [
    'fewer children named than counted',
    family({ carryChildrenCount: 2, childrenList: [child()] }),
    5023,
    '不一致',
  ],
  [
    'other children sold than named',
    family({ carryChildrenCount: 1, childrenList: [child()] }, 2),
    5023,
    '不一致',
  ],
  [
    'a child without a name',
    family({ carryChildrenCount: 1, childrenList: [child({ visitorName: '' })] }),
    5013,
    '姓名',
  ],
  [
    "a child's number that is no ID",
    family({ carryChildrenCount: 1, childrenList: [child({ visitorCertificateNo: '9' })] }),
    5015,
    '身份证',
  ],
  [
    "a child's number that is their adult's",
    family({
      visitorCertificateNo: id,
      carryChildrenCount: 1,
      childrenList: [child({ visitorCertificateNo: id })],
    }),
    5019,
    '重复',
  ],
  ['a phone on the blacklist', { ...anOrder(), contactMobile: '13900000000' }, 5025, '黑名单'],
  [
    'an ID of a banned region',
    adultWith({ visitorCertificateNo: '990000199006150004' }),
    5026,
    '第 1 位观众',
  ],
  [
    "a child's ID of a banned region",
    family({
      carryChildrenCount: 1,
      childrenList: [child({ visitorCertificateNo: '990000201806150001' })],
    }),
    5026,
    '禁止',
  ],
  [
    'a kind that does not follow from the ID',
    anOrder(aLine('byId', 1, { ticketKindId: '200107', currentSalePrice: 10 })),
    5027,
    '票种',
  ],
  [
    'the kind that follows from the ID, at the price of another kind',
    anOrder(
      aLine('byId', 1, {
        ticketKindId: '200106',
        orderVisitorList: [aVisitor({ visitorCertificateNo: '110105201806150004' })],
      }),
    ),
    5004,
    '20 元',
  ],
  [
    'the standard kind for a child',
    anOrder(
      aLine('byId', 1, {
        orderVisitorList: [aVisitor({ visitorCertificateNo: '110105201806150004' })],
      }),
    ),
    5027,
    '身份证',
  ],
  ['no customer', { ...anOrder(), customerName: '' }, 400, 'customerName'],
  ['lines that are no list', { ...anOrder(), orderDetailList: 'all' }, 400, 'orderDetailList'],
];

const kept: readonly [order: string, body: unknown][] = [
  ['an old ID of 15 digits', adultWith({ visitorCertificateNo: '110105900615000' })],
  ["a foreigner's number", adultWith({ visitorCertificateNo: 'USA110090010100' })],
  ['a passport', adultWith({ visitorCertificateType: '99', visitorCertificateNo: 'E00000000' })],
  ['ten tickets and ten audio guides', anOrder(aLine('adult', 10), anAudioGuideLine(10))],
  [
    'a concession with its certificate',
    anOrder(aLine('concession', 1, { orderVisitorList: [aVisitor({ specialCertificate: 'S1' })] })),
  ],
  [
    'the kind that follows from the ID, at its own price',
    anOrder(
      aLine('byId', 1, {
        ticketKindId: '200107',
        currentSalePrice: 10,
        orderVisitorList: [aVisitor({ visitorCertificateNo: '110105195006150004' })],
      }),
    ),
  ],
  [
    'a day without slots',
    anOrder(aLine('adult', 1, { useStartDate: '2026-12-04', staggeredReservationDailyId: '' })),
  ],
  ['a family of three', anOrder(aFamilyLine(2))],
];

describe('the rules of an order', () => {
  it.each(broken)('[Q-SEC-13] refuses %s', (_rule, order, code, text) => {
    const museum = new TestedMuseum();
    const answer = museum.call(savePath, order);
    expect(answer).toMatchObject({ code, error: expect.stringContaining(text) });
    expect(museum.state().orders).toEqual([]);
    expect(museum.slot(openSlot)).toMatchObject({ ordinary: { held: 0 }, free: { held: 0 } });
  });

  it.each(kept)('[CONF-11] accepts %s', (_order, body) => {
    expect(new TestedMuseum().call(savePath, body)).toMatchObject({ code: 0 });
  });

  it('[HOME-07] [Q-SEC-13] refuses a slot from its end on', () => {
    const museum = new TestedMuseum();
    const order = anOrder(aLine('adult', 1, { staggeredReservationDailyId: slotId(today, 0) }));
    museum.museum.control('/_museum/clock', { now: `${today}T09:59:59` });
    expect(museum.call(savePath, order).code).toBe(0);
    museum.museum.control('/_museum/clock', { now: `${today}T10:00:00+08:00` });
    expect(
      museum.call(
        savePath,
        anOrder(aLine('adult', 1, { staggeredReservationDailyId: slotId(today, 0) })),
      ),
    ).toMatchObject({ code: 5009 });
  });

  it('[CONF-05] charges what the kind costs', () => {
    const museum = new TestedMuseum();
    const child = aLine('byId', 1, {
      ticketKindId: '200106',
      currentSalePrice: 20,
      orderVisitorList: [aVisitor({ visitorCertificateNo: '110105201806150004' })],
    });
    expect(museum.save(anOrder(child, aLine('byId'))).itemTotal).toBe(60);
  });

  it('[Q-SEC-13] refuses a slot that is kept for groups', () => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/reset', { scenario: 'groupsOnly' });
    expect(museum.call(savePath, anOrder())).toMatchObject({
      code: 5028,
      error: expect.stringContaining('2026-12-01 12:00-13:00'),
    });
  });

  it('speaks the language of a request that names one', () => {
    const museum = new TestedMuseum();
    const order = { ...anOrder(aLine('concession')), languages: 'English' };
    expect(museum.call(savePath, order).error).toBe(
      'General admission, Concession, visitor 1: a special certificate is needed',
    );
  });
});
