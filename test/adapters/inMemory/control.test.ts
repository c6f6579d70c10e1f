import { describe, expect, it } from 'vitest';
import { ControlError } from '../../../src/adapters/inMemory/museum/ControlError.ts';
import { providerStates } from '../../../src/adapters/inMemory/museum/providerStates.ts';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { opening, savePath, TestedMuseum, today } from './aMuseum.ts';
import { anOrder } from './anOrder.ts';

const orderNo = '20261201090000000001';

describe('the control face', () => {
  it('makes everything new by reset', () => {
    const museum = new TestedMuseum();
    museum.save(anOrder());
    museum.museum.control('/_museum/faults', { plan: [{ path: '*', kind: 'dropRequest' }] });
    museum.museum.control('/_museum/clock', { advanceMs: 86_400_000 });
    museum.museum.control('/_museum/reset', {});
    const fresh = new TestedMuseum();
    expect(museum.state()).toEqual(fresh.state());
    expect(museum.museum.takeFault('/any')).toBeUndefined();
    expect(museum.journal()).toMatchObject([{ seq: 1, kind: 'effect', effect: 'reset' }]);
    expect(museum.call(savePath, anOrder()).code).toBe(0);
  });

  it('sets and advances the clock, which runs on', () => {
    const museum = new TestedMuseum();
    expect(museum.museum.control('/_museum/clock', { now: '2026-12-02T10:00' })).toEqual({
      now: '2026-12-02T10:00:00.000+08:00',
    });
    museum.wait(500);
    expect(museum.museum.control('/_museum/clock', { advanceMs: 1000 })).toEqual({
      now: '2026-12-02T10:00:01.500+08:00',
    });
    expect(museum.museum.control('/_museum/clock', { now: opening })).toEqual({
      now: '2026-12-01T08:30:00.000+08:00',
    });
    museum.reload();
    expect(museum.state().now).toBe('2026-12-01T08:30:00.000+08:00');
  });

  it('knows its scenarios, and keeps one over a reload', () => {
    const museum = new TestedMuseum();
    const enter = (scenario: string) => {
      museum.museum.control('/_museum/reset', { scenario });
      museum.reload();
      expect(museum.state().scenario).toBe(scenario);
      return museum.state().stock;
    };
    expect(enter('default')).toHaveLength(5 * 8 + 1);
    for (const { ordinary, free } of enter('soldOut')) {
      expect([ordinary.remaining, free.remaining]).toEqual([0, 0]);
    }
    for (const { ordinary, free } of enter('nearlySoldOut')) {
      expect([ordinary.remaining, free.remaining]).toEqual([2, 1]);
    }
    expect(enter('closed')).toEqual([]);
    expect(enter('noStaggered')).toHaveLength(6);
    enter('notice');
    expect(
      museum.data('/trip/quick/template/info-by-typeCode', {
        typeCode: 'MOBILE',
        languages: 'English',
      }),
    ).toMatchObject({ isOpenNotice: 'T', countDown: 3 });
  });

  it.each([
    ['/_museum/other', {}, '/_museum/other'],
    ['toString', {}, 'toString'],
    ['/_museum/reset', { scenario: 'other' }, 'other'],
    ['/_museum/reset', { now: 'noon' }, 'now'],
    ['/_museum/clock', { advanceMs: 'much' }, 'advanceMs'],
    ['/_museum/faults', { plan: [{ path: '*', kind: 'flood' }] }, 'plan.0.kind'],
    ['/_museum/faults', { chaos: { seed: 0, share: 0.1 } }, 'chaos.seed'],
    ['/_museum/faults', { plan: [{ path: '*', kind: 'status', times: 'often' }] }, 'plan.0.times'],
    ['/_museum/faults', { latency: { leastMs: 2, mostMs: 1 } }, 'leastMs is more than mostMs'],
    ['/_museum/check', { ticketNo: '1' }, 'no ticket 1'],
    ['/_museum/check', { ticketNo: '' }, 'no ticket'],
    ['/_museum/maintenance', { html: 1 }, 'html'],
    ['/_museum/pay', {}, 'orderNo'],
    ['/_museum/pay', { orderNo: '1' }, 'no order 1'],
    ['/_museum/providerState', { state: 'other' }, 'other'],
    ['/_museum/providerState', { state: 'an order is issued' }, 'orderNo'],
    [
      '/_museum/providerState',
      { state: 'the slot is sold out', params: { orderNo, slotId: slotId(today, 6) } },
      'Insufficient margin',
    ],
  ])('says what is wrong with %s %j', (path, body, part) => {
    const control = () => new TestedMuseum().museum.control(path, body);
    expect(control).toThrow(ControlError);
    expect(control).toThrow(part);
  });

  it('[Q-STK-6] keeps a journal of calls behind their effects, with the stock after them', () => {
    const museum = new TestedMuseum();
    const saved = museum.save(anOrder());
    museum.call('/trip/order/info', { orderNo: '1' });
    expect(museum.journal()).toMatchObject([
      { seq: 1, kind: 'effect', effect: 'order-saved', orderNo: saved.orderNo },
      {
        seq: 2,
        kind: 'effect',
        effect: 'stock-taken',
        stockAfter: { [`${slotId(today, 3)}/ordinary`]: 61 },
      },
      { seq: 3, kind: 'call', path: savePath, code: 0, at: '2026-12-01T08:30:00.000+08:00' },
      { seq: 4, kind: 'call', path: '/trip/order/info', code: 5101, orderNo: '1' },
    ]);
  });

  it('tells who listens of every call and act', () => {
    let changes = 0;
    const museum = new TestedMuseum({ onChange: () => (changes += 1) });
    museum.call('/bms/dict/list/specialCertificateType');
    museum.museum.control('/_museum/reset', {});
    expect(changes).toBe(2);
  });
});

/** Everything that any state asks for. */
const params = {
  orderNo,
  billNo: orderNo,
  originalOrderNo: '20261201090000000002',
  slotId: slotId(today, 3),
  mobile: '13800000000',
  number: '110105199006150004',
  code: '123456',
};

describe('provider states', () => {
  it.each([...providerStates.keys()])('[Q-PACT-5] %s: entered twice, it is the same', (state) => {
    const museum = new TestedMuseum();
    const enter = () => {
      museum.museum.control('/_museum/providerState', { state, params });
      const { now, stock, orders } = museum.state();
      return { now, stock, orders: orders.map((order) => [order.orderNo, order.status]) };
    };
    const first = enter();
    museum.call(savePath, anOrder());
    expect(enter()).toEqual(first);
    expect(first.now).toBe('2026-12-01T09:00:00.000+08:00');
    const named = /order/.test(state) && state !== 'no orders';
    if (named) expect(first.orders.map(([number]) => number)).toContain(orderNo);
  });

  it('an order bears the numbers that the contract names', () => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/providerState', {
      state: 'an order is issued',
      params: { orderNo, ticketNo: '900000000001', takeTicketNo: '123456789012', children: 1 },
    });
    expect(
      museum.data('/api/query/info-by-api-wechat', { orderNo, languages: 'English' }),
    ).toMatchObject([
      { ticketNo: '900000000001', takeTicketNo: '123456789012', carryChildrenCount: 1 },
    ]);
    museum.museum.control('/_museum/providerState', {
      state: 'an order to be paid exists',
      params: { orderNo, total: 19.9, token: 'mine' },
    });
    const list = {
      crtStartDateStart: today,
      crtStartDateEnd: today,
      orderStatus: 'TOBEPAID',
      languages: 'English',
    };
    expect(museum.data('/api/query/list-order', list, 'mine')).toMatchObject([
      { orderNo, paymentTotal: 19.9 },
    ]);
  });

  it('a day, a slot and the pay ways are as the state says', () => {
    const museum = new TestedMuseum();
    const enter = (state: string, params: object) =>
      museum.museum.control('/_museum/providerState', { state, params });
    const slots = (reservationDate: string) =>
      museum.data('/trip/staggered-reservation-daily/list', { reservationDate });
    enter('tickets are on sale', { day: '2026-12-06' });
    expect(slots('2026-12-06')).toHaveLength(8);
    enter('no slots on the day', { day: '2026-12-02' });
    expect(slots('2026-12-02')).toEqual([]);
    enter('the museum is closed on the day', { day: '2026-12-02' });
    expect(slots('2026-12-02')).toEqual([]);
    enter('the slot is sold out', { slotId: slotId(today, 3) });
    expect(museum.call(savePath, anOrder()).code).toBe(5010);
    enter('no pay way is set', {});
    expect(museum.data('/api/integration/pay-way/list')).toEqual([]);
    enter('the login has expired', {});
    expect(museum.museum.takeFault('/any/call')?.kind).toBe('code1017');
  });
});
