import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { TestedMuseum } from './aMuseum.ts';
import { aFamilyLine, aLine, anAudioGuideLine, anOrder, openSlot } from './anOrder.ts';
import { aToppedUpOrder } from './aToppedUpOrder.ts';

const hold = 15 * 60_000;
const tomorrow = '2026-12-02';

const QuoteSchema = v.object({
  tikcetInfoList: v.array(
    v.object({
      ticketNo: v.string(),
      refundPoundage: v.number(),
      totalPrice: v.number(),
      isReplenished: v.string(),
    }),
  ),
  originalTicketInfoList: v.array(
    v.object({
      ticketNo: v.string(),
      totalPrice: v.number(),
      refundPoundage: v.number(),
      ticketKindName: v.string(),
      orderNo: v.string(),
      outOrderNo: v.string(),
    }),
  ),
  tripOrderForRefundVO: v.nullable(v.object({ orderNo: v.string(), outOrderNo: v.string() })),
});

const terms = { isNeedPoundage: 'T', isSpecialReturn: 'F' };

const quoteOf = (museum: TestedMuseum, of: { orderNo: string } | { ticketNo: string }) =>
  v.parse(QuoteSchema, museum.data('/api/integration/get-ticket-for-refund', { ...terms, ...of }));

const entry = (orderNo: string, refundNo: string, ticketNos: readonly string[]) => ({
  ...terms,
  originalOrderNo: orderNo,
  outRefundOrderNo: refundNo,
  refundTikcetDetails: ticketNos.map((ticketNo) => ({ ticketNo })),
});

const refund = (museum: TestedMuseum, ...of: Parameters<typeof entry>) =>
  museum.call('/api/integration/refund', entry(...of));

const refundBatch = (museum: TestedMuseum, ...entries: readonly object[]) =>
  museum.call('/api/integration/refund-batch', {
    tripOrderRefundCreateDTOList: entries.map((one) => ({ ...one, refundReason: '行程有变' })),
  });

const aLineTomorrow = () =>
  aLine('adult', 1, {
    useStartDate: tomorrow,
    staggeredReservationDailyId: slotId(tomorrow, 3),
  });

describe('what can be given back', () => {
  it('[REFD-01] costs a tenth of the price on the day of the visit, and nothing before', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(
      anOrder(aLine('adult'), aLine('senior'), aLineTomorrow()),
    );
    const { tikcetInfoList, ...others } = quoteOf(museum, { orderNo });
    expect(tikcetInfoList).toEqual([
      { ticketNo: ticketNos[0], totalPrice: 60, refundPoundage: 6, isReplenished: 'F' },
      { ticketNo: ticketNos[1], totalPrice: 0, refundPoundage: 0, isReplenished: 'F' },
      { ticketNo: ticketNos[2], totalPrice: 60, refundPoundage: 0, isReplenished: 'F' },
    ]);
    expect(others).toEqual({ originalTicketInfoList: [], tripOrderForRefundVO: null });
    expect(quoteOf(museum, { ticketNo: ticketNos[2] ?? '' }).tikcetInfoList).toHaveLength(1);
    museum.wait(86_400_000);
    expect(quoteOf(museum, { orderNo }).tikcetInfoList).toMatchObject([
      { ticketNo: ticketNos[2], refundPoundage: 6 },
    ]);
  });

  it('[REFD-02] is nothing of an order that is unpaid, or used up, and unknown of none', () => {
    const museum = new TestedMuseum();
    const unpaid = museum.save(anOrder());
    expect(quoteOf(museum, unpaid).tikcetInfoList).toEqual([]);
    const used = museum.issue(anOrder());
    museum.museum.control('/_museum/check', { ticketNo: used.ticketNos[0] });
    expect(quoteOf(museum, used).tikcetInfoList).toEqual([]);
    const call = (of: object) =>
      museum.call('/api/integration/get-ticket-for-refund', { ...terms, ...of }).code;
    expect(call({ orderNo: '1' })).toBe(5101);
    expect(call({ ticketNo: '1' })).toBe(5301);
    expect(call({ orderNo: used.orderNo, isNeedPoundage: 'yes' })).toBe(400);
  });

  it('[REFD-02] names the tickets below for an order that tops up another', () => {
    const museum = new TestedMuseum();
    const made = aToppedUpOrder(museum);
    const original = { orderNo: made.originalOrderNo, outOrderNo: made.originalOrderNo };
    expect(quoteOf(museum, { orderNo: made.orderNo })).toEqual({
      tikcetInfoList: [
        { ticketNo: made.ticketNo, totalPrice: 30, refundPoundage: 3, isReplenished: 'F' },
      ],
      originalTicketInfoList: [
        {
          ticketNo: made.originalTicketNo,
          totalPrice: 30,
          refundPoundage: 3,
          ticketKindName: '优惠票',
          ...original,
        },
      ],
      tripOrderForRefundVO: original,
    });
    expect(quoteOf(museum, { orderNo: made.originalOrderNo })).toMatchObject({
      tikcetInfoList: [{ ticketNo: made.originalTicketNo, isReplenished: 'T' }],
    });
  });
});

describe('giving back', () => {
  it('[REFD-03] frees place and document, and voids the ticket; the last one ends the order', () => {
    const museum = new TestedMuseum();
    const lines = [aLine('adult'), aFamilyLine(2)] as const;
    const { orderNo, ticketNos } = museum.issue(anOrder(...lines));
    const [adult = '', family = ''] = ticketNos;
    const before = museum.slot(openSlot);
    expect(refund(museum, orderNo, 'R1', [family])).toEqual({ code: 0 });
    expect(museum.slot(openSlot).ordinary).toMatchObject({
      sold: before.ordinary.sold - 1,
      remaining: before.ordinary.remaining + 1,
    });
    expect(museum.slot(openSlot).free.remaining).toBe(before.free.remaining + 2);
    expect(museum.status(orderNo)).toBe('已出票');
    expect(museum.data('/api/query/info-by-api-wechat', { orderNo, languages: 'English' }))
      // One item a ticket, in the order of the lines.
      .toMatchObject([
        { ticketInfoStatus: '待检票', isShowBarcode: 'T' },
        { ticketInfoStatus: '已退款', isShowBarcode: 'F' },
      ]);
    expect(museum.call('/api/integration/save-fast-order', anOrder(lines[1])).code).toBe(0);
    expect(refund(museum, orderNo, 'R2', [adult]).code).toBe(0);
    expect(museum.status(orderNo)).toBe('已退款');
    expect(museum.data(`/pay/jsapi/check-unpaid/${orderNo}`)).toBe('PAID');
    expect(museum.call('/trip/order/confirm', { orderNo }).code).toBe(5104);
    expect(museum.state().refunds).toEqual([
      { refundNo: 'R1', orderNo, ticketNos: [family], amount: 128, fee: 12.8 },
      { refundNo: 'R2', orderNo, ticketNos: [adult], amount: 60, fee: 6 },
    ]);
  });

  it('[Q-PAY-4] [Q-STK-3] hears of the same refund twice and pays it once, over a reload too', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult', 2)));
    const [first = '', second = ''] = ticketNos;
    refund(museum, orderNo, 'R1', [first, second]);
    const once = { stock: museum.state().stock, refunds: museum.state().refunds };
    museum.reload();
    expect(refund(museum, orderNo, 'R1', [second, first])).toEqual({ code: 0 });
    expect(refundBatch(museum, entry(orderNo, 'R1', [first, second])).code).toBe(0);
    expect({ stock: museum.state().stock, refunds: museum.state().refunds }).toEqual(once);
    const effects = museum.effects(orderNo).filter((effect) => effect === 'tickets-refunded');
    expect(effects).toHaveLength(1);
  });

  it('[Q-STK-3] refuses tickets that have gone back under another number, or the number for others', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult', 2)));
    const [first = '', second = ''] = ticketNos;
    refund(museum, orderNo, 'R1', [first]);
    expect(refund(museum, orderNo, 'R2', [first])).toMatchObject({
      code: 5302,
      error: expect.stringContaining(first),
    });
    expect(refund(museum, orderNo, 'R1', [second]).code).toBe(5303);
    expect(museum.slot(openSlot).ordinary.remaining).toBe(61);
  });

  it('[Q-SEC-13] refuses what is used, unpaid, over, unknown, of another order or named twice', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult', 2)));
    const [first = '', second = ''] = ticketNos;
    const other = museum.issue(anOrder());
    museum.museum.control('/_museum/check', { ticketNo: first });
    expect(refund(museum, orderNo, 'R1', [first]).code).toBe(5302);
    expect(refund(museum, orderNo, 'R1', other.ticketNos).code).toBe(5302);
    expect(refund(museum, orderNo, 'R1', [second, second]).code).toBe(5302);
    expect(refund(museum, orderNo, 'R1', ['1']).code).toBe(5302);
    expect(refund(museum, orderNo, 'R1', ['']).code).toBe(5302);
    expect(refund(museum, orderNo, 'R1', []).code).toBe(400);
    expect(refund(museum, orderNo, '', [second]).code).toBe(400);
    expect(refund(museum, '1', 'R1', [second]).code).toBe(5101);
    expect(refund(museum, museum.save(anOrder()).orderNo, 'R1', ['']).code).toBe(5302);
    museum.wait(86_400_000);
    expect(refund(museum, orderNo, 'R1', [second]).code).toBe(5302);
    expect(museum.state().refunds).toEqual([]);
  });

  it('[REFD-01] keeps the fee whatever the caller says about it', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder());
    museum.data('/api/integration/refund', {
      ...entry(orderNo, 'R1', ticketNos),
      isNeedPoundage: 'F',
      isSpecialReturn: 'T',
    });
    expect(museum.state().refunds).toMatchObject([{ amount: 60, fee: 6 }]);
  });

  it('[REFD-03] carries out a batch as a whole or not at all', () => {
    const museum = new TestedMuseum();
    const one = museum.issue(anOrder());
    const other = museum.issue(anOrder());
    const good = entry(one.orderNo, 'R1', one.ticketNos);
    expect(refundBatch(museum, good, entry(other.orderNo, 'R2', ['1'])).code).toBe(5302);
    expect(refundBatch(museum, good, entry(one.orderNo, 'R1', one.ticketNos)).code).toBe(5303);
    expect(refundBatch(museum, good, entry(one.orderNo, 'R2', one.ticketNos)).code).toBe(5302);
    expect(refundBatch(museum).code).toBe(400);
    expect(museum.state().refunds).toEqual([]);
    // Both orders of one intent may bear its number.
    expect(refundBatch(museum, good, entry(other.orderNo, 'R1', other.ticketNos)).code).toBe(0);
    expect(museum.state().refunds).toHaveLength(2);
    expect(museum.slot(openSlot).ordinary.remaining).toBe(62);
  });

  it.each(['first', 'last'])(
    '[REFD-02] takes a top-up and its original together, the original %s',
    (at) => {
      const museum = new TestedMuseum();
      const made = aToppedUpOrder(museum);
      const onTop = entry(made.orderNo, 'R1', [made.ticketNo]);
      const below = entry(made.originalOrderNo, 'R2', [made.originalTicketNo]);
      expect(refund(museum, made.originalOrderNo, 'R3', [made.originalTicketNo]).code).toBe(5302);
      const answer =
        at === 'last' ? refundBatch(museum, onTop, below) : refundBatch(museum, below, onTop);
      expect(answer.code).toBe(0);
      expect(museum.status(made.orderNo)).toBe('已退款');
      expect(museum.status(made.originalOrderNo)).toBe('已退款');
      expect(museum.slot(openSlot).ordinary.remaining).toBe(62);
    },
  );

  it('[REFD-02] makes the original good again when its top-up alone goes back', () => {
    const museum = new TestedMuseum();
    const made = aToppedUpOrder(museum);
    expect(refund(museum, made.orderNo, 'R1', [made.ticketNo]).code).toBe(0);
    expect(museum.tickets(made.originalOrderNo)).toMatchObject([
      { status: '待检票', isReplenished: false },
    ]);
    expect(museum.slot(openSlot).ordinary.remaining).toBe(61);
    expect(refund(museum, made.originalOrderNo, 'R2', [made.originalTicketNo]).code).toBe(0);
  });

  it('does nothing about an audio guide’s place, which it never had', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(anAudioGuideLine(2)));
    const { stock } = museum.state();
    expect(refund(museum, orderNo, 'R1', ticketNos).code).toBe(0);
    expect(museum.state().stock).toEqual(stock);
    expect(museum.state().refunds).toMatchObject([{ amount: 40, fee: 4 }]);
  });
});

describe('cancelling', () => {
  const cancel = (museum: TestedMuseum, orderNo: string) =>
    museum.call('/api/integration/trip/order/cancel', { orderNo });

  it('[CANC-01] [Q-STK-3] gives the places of an unpaid order back, once', () => {
    const museum = new TestedMuseum();
    const order = anOrder(aLine('adult', 2));
    const { orderNo } = museum.save(order);
    expect(cancel(museum, orderNo)).toEqual({ code: 0 });
    expect(museum.status(orderNo)).toBe('已取消');
    expect(museum.slot(openSlot).ordinary).toMatchObject({ held: 0, remaining: 62 });
    expect(cancel(museum, orderNo)).toEqual({
      code: 5108,
      message: expect.stringContaining(orderNo),
    });
    museum.wait(hold);
    expect(museum.status(orderNo)).toBe('已取消');
    expect(museum.slot(openSlot).ordinary.remaining).toBe(62);
    expect(museum.call('/api/integration/save-fast-order', order).code).toBe(0);
  });

  it('[CANC-01] leaves an order that is paid, closed or unknown as it is, and says so in `message`', () => {
    const museum = new TestedMuseum();
    const paid = museum.issue(anOrder());
    expect(cancel(museum, paid.orderNo)).toMatchObject({ code: 5108, message: expect.any(String) });
    expect(museum.status(paid.orderNo)).toBe('已出票');
    const { orderNo } = museum.save(anOrder());
    museum.wait(hold);
    expect(cancel(museum, orderNo).code).toBe(5108);
    expect(museum.status(orderNo)).toBe('已关闭');
    expect(cancel(museum, '1')).toEqual({ code: 5101, message: expect.stringContaining('1') });
  });

  it('[Q-STK-2] sends money back that arrives after cancelling', () => {
    const museum = new TestedMuseum();
    const { orderNo } = museum.save(anOrder());
    museum.museum.control('/_museum/pay', { orderNo, afterMs: 1000 });
    cancel(museum, orderNo);
    museum.wait(1000);
    expect(museum.status(orderNo)).toBe('已取消');
    expect(museum.state().payments).toMatchObject([{ orderNo, state: 'refunded' }]);
    expect(
      museum.call('/api/integration/pay-and-confirm', { orderNo, payConfigId: '1' }).code,
    ).toBe(5102);
    expect(museum.data(`/pay/jsapi/check-unpaid/${orderNo}`)).toBe('UNPAID');
  });
});
