import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seed } from '../../../src/adapters/inMemory/museum/seed.ts';
import { savePath, TestedMuseum, today } from './aMuseum.ts';
import { aFamilyLine, aLine, anAudioGuideLine, anOrder, openSlot } from './anOrder.ts';

const hold = 15 * 60_000;

const DetailSchema = v.array(
  v.object({
    ticketNo: v.string(),
    takeTicketNo: v.string(),
    ticketInfoStatus: v.string(),
    isShowBarcode: v.string(),
    visitorName: v.string(),
    carryChildrenCount: v.number(),
    ticketName: v.string(),
    reservationBeginTime: v.string(),
  }),
);

const detailOf = (museum: TestedMuseum, orderNo: string, visitorMobile = '') =>
  v.parse(
    DetailSchema,
    museum.data('/api/query/info-by-api-wechat', { visitorMobile, orderNo, languages: 'English' }),
  );

const pay = (museum: TestedMuseum, orderNo: string, payConfigId = '1', otherParams = {}) =>
  museum.call('/api/integration/pay-and-confirm', {
    orderNo,
    payConfigId,
    otherParams,
    spbillCreateIp: '127.0.0.1',
    buyGoodsDetail: '门票',
  });

const ParametersSchema = v.pipe(
  v.object({ payAsyncParams: v.string() }),
  v.transform(({ payAsyncParams }): unknown => JSON.parse(payAsyncParams)),
);

describe('the life of an order', () => {
  it('is to be paid when saved, with a number longer than 18 characters and no tickets yet', () => {
    const museum = new TestedMuseum();
    const { orderNo, itemTotal } = museum.save(anOrder(aLine('adult', 2), anAudioGuideLine(1)));
    expect(orderNo).toMatch(/^\d{19,}$/);
    expect(itemTotal).toBe(140);
    expect(museum.status(orderNo)).toBe('待支付');
    expect(museum.data(`/pay/jsapi/check-unpaid/${orderNo}`)).toBe('UNPAID');
    expect(detailOf(museum, orderNo).map(({ ticketInfoStatus }) => ticketInfoStatus)).toEqual([
      '临时',
      '临时',
      '临时',
    ]);
    expect(museum.effects(orderNo)).toEqual(['order-saved', 'stock-taken']);
  });

  it('is issued when the money arrives, with a pick-up number and ticket numbers', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder(aLine('adult', 2)));
    expect(pay(museum, orderNo).code).toBe(0);
    museum.museum.control('/_museum/pay', { orderNo });
    expect(museum.status(orderNo)).toBe('已出票');
    expect(museum.data(`/pay/jsapi/check-unpaid/${orderNo}`)).toBe('PAID');
    const tickets = detailOf(museum, orderNo);
    expect(new Set(tickets.map(({ ticketNo }) => ticketNo)).size).toBe(2);
    for (const ticket of tickets) {
      expect(ticket.takeTicketNo).toMatch(/^\d{12}$/);
      expect(ticket).toMatchObject({ ticketInfoStatus: '待检票', isShowBarcode: 'T' });
      expect(ticket).toMatchObject({ reservationBeginTime: '12:00', visitorName: '测试甲' });
    }
    expect(museum.slot(openSlot).ordinary).toMatchObject({ held: 0, remaining: 60 });
    expect(museum.effects(orderNo)).toEqual([
      'order-saved',
      'stock-taken',
      'payment-opened',
      'paid',
      'issued',
    ]);
  });

  it.each([
    [hold - 1, '待支付', 1],
    [hold, '已关闭', 0],
    [hold + 1, '已关闭', 0],
  ])('[Q-STK-2] %i ms after saving it is %s', (waited, status, held) => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    museum.wait(waited);
    expect(museum.status(orderNo)).toBe(status);
    expect(museum.slot(openSlot).ordinary).toMatchObject({ held, remaining: 62 - held });
  });

  it('[Q-SEC-14] gives its places back exactly once', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder(aLine('adult', 3)));
    museum.wait(hold);
    museum.status(orderNo);
    museum.reload();
    museum.wait(hold);
    museum.status(orderNo);
    const returned = museum.journal().filter(({ effect }) => effect === 'stock-returned');
    expect(returned).toMatchObject([
      {
        orderNo,
        at: '2026-12-01T08:45:00.000+08:00',
        stockAfter: { [`${openSlot}/ordinary`]: 62 },
      },
    ]);
  });

  it('[Q-SEC-14] is one of so many that a phone may have waiting, and of as many as before once one is over', () => {
    const museum = new TestedMuseum({ seed: { ...seed, unpaidPerPhone: 2 } });
    const { orderNo: paid } = museum.save(anOrder());
    museum.wait(60_000);
    const { orderNo: cancelled } = museum.save(anOrder());
    const refused = museum.call(savePath, anOrder());
    expect(refused).toMatchObject({ code: 5029, error: expect.stringContaining('2 笔订单待支付') });
    expect(museum.slot(openSlot).ordinary.held).toBe(2);
    expect(museum.call(savePath, { ...anOrder(), contactMobile: '13800000001' }).code).toBe(0);

    museum.museum.control('/_museum/pay', { orderNo: paid });
    expect(museum.call(savePath, anOrder()).code).toBe(0);
    expect(museum.call(savePath, anOrder()).code).toBe(5029);
    museum.reload();
    expect(museum.call(savePath, anOrder()).code).toBe(5029);
    museum.data('/api/integration/trip/order/cancel', { orderNo: cancelled });
    expect(museum.call(savePath, anOrder()).code).toBe(0);
    museum.wait(hold);
    expect(museum.call(savePath, anOrder()).code).toBe(0);
    expect(museum.slot(openSlot).ordinary.held).toBe(1);
  });

  it.each([
    [hold - 1, '已出票', 'received'],
    [hold, '已关闭', 'refunded'],
    [hold + 1, '已关闭', 'refunded'],
  ])(
    '[Q-STK-2] money that arrives after %i ms leaves it %s, the money %s',
    (after, status, money) => {
      const museum = new TestedMuseum();
      const { orderNo } = museum.save(anOrder());
      pay(museum, orderNo);
      museum.museum.control('/_museum/pay', { orderNo, afterMs: after });
      museum.wait(hold * 2);
      expect(museum.status(orderNo)).toBe(status);
      expect(museum.state().payments).toMatchObject([{ orderNo, state: money }]);
      expect(museum.effects(orderNo).filter((effect) => effect === 'issued')).toHaveLength(
        status === '已出票' ? 1 : 0,
      );
    },
  );

  it('takes no money twice: the second notice of a payment changes nothing', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    museum.museum.control('/_museum/pay', { orderNo });
    const before = museum.effects();
    museum.museum.control('/_museum/pay', { orderNo });
    expect(museum.effects()).toEqual(before);
  });

  it('opens one payment however often it is asked, and none once paid or closed', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    const first = pay(museum, orderNo);
    expect(v.parse(ParametersSchema, first.data)).toMatchObject({
      package: `prepay_id=prepay_${orderNo}`,
    });
    expect(pay(museum, orderNo)).toEqual(first);
    expect(museum.effects().filter((effect) => effect === 'payment-opened')).toHaveLength(1);
    museum.museum.control('/_museum/pay', { orderNo });
    expect(pay(museum, orderNo).code).toBe(5103);
    const other = museum.save(anOrder());
    museum.wait(hold);
    expect(pay(museum, other.orderNo).code).toBe(5102);
  });

  it('answers the bank pay type with one form that posts hidden fields over https', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    expect(pay(museum, orderNo, '2').code).toBe(5107);
    expect(pay(museum, orderNo, '9').code).toBe(5106);
    const answer = pay(museum, orderNo, '2', {
      returnUrl: 'https://a.example/#/payReturn?a=1&b="',
    });
    const { html } = v.parse(
      v.object({ html: v.string() }),
      v.parse(ParametersSchema, answer.data),
    );
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toContain('method="POST" action="https://bank.example/pay"');
    expect(html).toContain('value="https://a.example/#/payReturn?a=1&amp;b=&quot;"');
    expect(html).toContain('name="amount" value="60.00"');
  });

  it('[CONF-12] is confirmed without payment when it costs nothing, as often as it is asked', () => {
    const museum = new TestedMuseum();
    const { orderNo, itemTotal } = museum.save(anOrder(aLine('senior', 2)));
    expect(itemTotal).toBe(0);
    expect(pay(museum, orderNo).code).toBe(5105);
    expect(museum.data('/trip/order/confirm', { orderNo })).toEqual({ orderNo });
    expect(museum.status(orderNo)).toBe('已出票');
    expect(museum.data('/trip/order/confirm', { orderNo })).toEqual({ orderNo });
    expect(museum.effects().filter((effect) => effect === 'issued')).toHaveLength(1);
  });

  it('is not confirmed without payment when it costs something, or has closed', () => {
    const museum = new TestedMuseum();
    const priced = museum.save(anOrder());
    expect(museum.call('/trip/order/confirm', { orderNo: priced.orderNo }).code).toBe(5104);
    const free = museum.save(anOrder(aLine('senior')));
    museum.wait(hold);
    expect(museum.call('/trip/order/confirm', { orderNo: free.orderNo }).code).toBe(5102);
  });

  it('[DET-02] tells the children who come along by the ticket of their adult', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder(aFamilyLine(2)));
    museum.museum.control('/_museum/pay', { orderNo });
    const [ticket] = detailOf(museum, orderNo);
    expect(ticket).toMatchObject({ carryChildrenCount: 2, ticketName: 'Family ticket' });
    const parentTicketNo = ticket?.ticketNo;
    expect(museum.data('/api/query/children-ticket-info', { parentTicketNo })).toMatchObject([
      { name: '测试童1', parentTicketNo },
      { name: '测试童2', parentTicketNo },
    ]);
  });

  it('is listed for the token it was saved with, by day and status, newest first', () => {
    const museum = new TestedMuseum();
    const first = museum.save(anOrder(), 'mine');
    museum.wait(1000);
    const second = museum.save(anOrder(), 'mine');
    museum.save(anOrder());
    museum.museum.control('/_museum/pay', { orderNo: first.orderNo });
    const list = (orderStatus: string, crtStartDateStart = today, token = 'mine') =>
      v
        .parse(
          v.array(v.object({ orderNo: v.string() })),
          museum.data(
            '/api/query/list-order',
            { crtStartDateStart, crtStartDateEnd: '2026-12-09', orderStatus, languages: 'English' },
            token,
          ),
        )
        .map(({ orderNo }) => orderNo);
    expect(list('ALL')).toEqual([second.orderNo, first.orderNo]);
    expect(list('TOBEPAID')).toEqual([second.orderNo]);
    expect(list('PAID')).toEqual([first.orderNo]);
    expect(list('ALL', '2026-12-02')).toEqual([]);
    expect(list('ALL', today, '')).toHaveLength(1);
    expect(list('ALL', today, 'theirs')).toEqual([]);
  });

  it('is opened with a phone only when it names that phone', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    expect(detailOf(museum, orderNo, '13800000000')).toHaveLength(1);
    const other = { visitorMobile: '13900000000', orderNo, languages: 'English' };
    expect(museum.call('/api/query/info-by-api-wechat', other)).toMatchObject({
      code: 5101,
      error: expect.stringContaining('no such order'),
    });
  });

  it('survives a reload with its places, payment and scripted money', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    pay(museum, orderNo);
    museum.museum.control('/_museum/clock', { advanceMs: 60_000 });
    museum.museum.control('/_museum/pay', { orderNo, afterMs: 5000 });
    const before = { state: museum.state(), journal: museum.journal() };
    museum.reload();
    expect({ state: museum.state(), journal: museum.journal() }).toEqual(before);
    museum.wait(5000);
    expect(museum.status(orderNo)).toBe('已出票');
  });

  it.each(['', '{', '{"version":0}', '[]'])('starts new from the unreadable state %j', (state) => {
    const museum = new TestedMuseum({ state });
    expect(museum.state()).toMatchObject({ orders: [], scenario: 'default' });
    expect(museum.call(savePath, anOrder()).code).toBe(0);
  });
});
