import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TestedMuseum, today } from './aMuseum.ts';
import { aConcessionLine, aLine, anOrder, openSlot } from './anOrder.ts';
import { aToppedUpOrder, replenish } from './aToppedUpOrder.ts';

const hold = 15 * 60_000;

const possible = (museum: TestedMuseum, orderNo: string) =>
  v.parse(
    v.array(v.object({ ticketNo: v.string(), replenishTicketDiffPrice: v.number() })),
    museum.data('/api/query/replenish-info-by-api-wechat', { orderNo }),
  );

const refused = (museum: TestedMuseum, orderNo: string, ticketNos: readonly string[]) =>
  museum.call('/api/integration/save-wx-replenish-order', {
    orderNo,
    replenishTicketList: ticketNos.map((ticketNo) => ({ ticketNo })),
  }).code;

const listed = (museum: TestedMuseum) =>
  museum.data('/api/query/list-order', {
    crtStartDateStart: today,
    crtStartDateEnd: today,
    orderStatus: 'ALL',
    languages: 'English',
  });

describe('topping up', () => {
  it('[RPLN-01] is possible for concessions and children, up to the price of an adult', () => {
    const museum = new TestedMuseum();
    const concession = aConcessionLine();
    const { orderNo, ticketNos } = museum.issue(
      anOrder(concession, aLine('child'), aLine('adult'), aLine('senior')),
    );
    const tickets = museum.data('/api/query/replenish-info-by-api-wechat', { orderNo });
    expect(tickets).toEqual([
      {
        ticketNo: ticketNos[0],
        orderNo,
        ticketKindName: '优惠票',
        currentSalePrice: 30,
        useStartDate: today,
        actualBuyerCounts: 1,
        visitorName: '测试甲',
        visitorCertificateTypeStr: '身份证',
        visitorCertificateNo: concession.orderVisitorList[0]?.visitorCertificateNo,
        replenishTicketDiffPrice: 30,
      },
      expect.objectContaining({ ticketNo: ticketNos[1], replenishTicketDiffPrice: 60 }),
    ]);
    expect(listed(museum)).toMatchObject([
      { orderNo, canReplenish: true, isReplenishOrder: 'F', canRebook: true },
    ]);
  });

  it('[RPLN-02] makes an order of its own, which takes no place and costs the differences', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aConcessionLine(2), aLine('child')));
    const { stock } = museum.state();
    museum.wait(1000);
    const saved = replenish(museum, orderNo, ticketNos);
    expect(saved.paymentTotal).toBe(120);
    expect(museum.state().stock).toEqual(stock);
    expect(listed(museum)).toMatchObject([
      {
        orderNo: saved.orderNo,
        orderStatus: '待支付',
        paymentTotal: 120,
        isReplenishOrder: 'T',
        originalOrderNo: orderNo,
        canReplenish: false,
        canRebook: false,
        orderDetailForWechatList: [
          { ticketKindName: 'Adult', currentSalePrice: 30, quantity: 2 },
          { ticketKindName: 'Adult', currentSalePrice: 60, quantity: 1 },
        ],
      },
      { orderNo, canReplenish: false },
    ]);
  });

  it('[RPLN-02] shows the new ticket at the entrance instead of the old one, once it is paid', () => {
    const museum = new TestedMuseum();
    const made = aToppedUpOrder(museum);
    const detail = (orderNo: string) =>
      museum.data('/api/query/info-by-api-wechat', { orderNo, languages: 'English' });
    expect(detail(made.originalOrderNo)).toMatchObject([
      { ticketInfoStatus: '待检票', isReplenished: 'T', isShowBarcode: 'F' },
    ]);
    expect(detail(made.orderNo)).toMatchObject([
      {
        ticketNo: made.ticketNo,
        ticketInfoStatus: '待检票',
        isReplenished: 'F',
        isShowBarcode: 'T',
        reservationBeginTime: '12:00',
        visitorName: '测试甲',
      },
    ]);
    museum.museum.control('/_museum/check', { ticketNo: made.ticketNo });
    expect(detail(made.orderNo)).toMatchObject([
      { ticketInfoStatus: '已检票', ticketCheckTime: '2026-12-01 08:30:00' },
    ]);
    expect(detail(made.originalOrderNo)).toMatchObject([{ ticketInfoStatus: '已检票' }]);
  });

  it('opens no door by the ticket below', () => {
    const museum = new TestedMuseum();
    const { originalTicketNo } = aToppedUpOrder(museum);
    const check = () => museum.museum.control('/_museum/check', { ticketNo: originalTicketNo });
    expect(check).toThrow('opens no door');
  });

  it('[Q-SEC-13] is refused for what can’t be topped up, another order’s, twice, or not issued', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aConcessionLine(2), aLine('adult')));
    const [first = '', second = '', adult = ''] = ticketNos;
    expect(refused(museum, orderNo, [adult])).toBe(5304);
    expect(refused(museum, orderNo, [first, adult])).toBe(5304);
    expect(refused(museum, orderNo, [first, first])).toBe(5304);
    expect(refused(museum, orderNo, ['1'])).toBe(5304);
    expect(refused(museum, orderNo, [])).toBe(400);
    expect(refused(museum, '1', [first])).toBe(5101);
    expect(refused(museum, museum.issue(anOrder()).orderNo, [first])).toBe(5304);
    expect(refused(museum, museum.save(anOrder(aConcessionLine())).orderNo, [''])).toBe(5304);
    replenish(museum, orderNo, [first]);
    expect(refused(museum, orderNo, [first, second])).toBe(5304);
    expect(possible(museum, orderNo).map(({ ticketNo }) => ticketNo)).toEqual([second]);
    const top = aToppedUpOrder(museum);
    expect(possible(museum, top.orderNo)).toEqual([]);
    expect(possible(museum, top.originalOrderNo)).toEqual([]);
  });

  it('is over with the time of the ticket', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    museum.museum.control('/_museum/clock', { now: `${today}T13:00` });
    expect(possible(museum, orderNo)).toEqual([]);
    expect(refused(museum, orderNo, ticketNos)).toBe(5304);
  });

  it('is possible again when its order was not paid in time', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    const saved = replenish(museum, orderNo, ticketNos);
    museum.wait(hold);
    expect(museum.status(saved.orderNo)).toBe('已关闭');
    expect(possible(museum, orderNo)).toHaveLength(1);
    expect(museum.slot(openSlot).ordinary.remaining).toBe(61);
  });

  it('[Q-STK-2] is called off, and money that still arrives sent back, when the ticket has gone', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    const saved = replenish(museum, orderNo, ticketNos);
    museum.data('/api/integration/refund', {
      isNeedPoundage: 'T',
      isSpecialReturn: 'F',
      originalOrderNo: orderNo,
      outRefundOrderNo: 'R1',
      refundTikcetDetails: ticketNos.map((ticketNo) => ({ ticketNo })),
    });
    expect(museum.status(saved.orderNo)).toBe('已关闭');
    expect(museum.museum.control('/_museum/pay', { orderNo: saved.orderNo })).toMatchObject({
      payment: 'refunded',
    });
    expect(museum.tickets(orderNo)).toMatchObject([{ status: '已退款', isReplenished: false }]);
  });
});
