import { describe, expect, it } from 'vitest';
import { museumTransport } from '../../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { TestedMuseum, today } from './aMuseum.ts';
import {
  aConcessionLine,
  aFamilyLine,
  aLine,
  anAudioGuideLine,
  anOrder,
  openSlot,
} from './anOrder.ts';
import { aToppedUpOrder, replenish } from './aToppedUpOrder.ts';

const path = '/api/integration/wx-rebook';
const tomorrow = '2026-12-02';
/** 62 places, like {@link openSlot}. */
const target = slotId(tomorrow, 3);
const wholeDay = '2026-12-04';

const payload = (
  orderNo: string,
  ticketNos: readonly string[],
  day = tomorrow,
  slot = day === tomorrow ? target : '',
) => ({
  orderNo,
  rebookTikcetDetails: ticketNos.map((ticketNo) => ({
    staggeredReservationDailyId: slot,
    ticketNo,
    useStartDate: day,
  })),
});

const rebook = (museum: TestedMuseum, ...to: Parameters<typeof payload>) =>
  museum.call(path, payload(...to));

const possible = (museum: TestedMuseum, orderNo: string) =>
  museum.data('/api/integration/find-for-rebook', { orderNo, languages: 'English' });

const canRebook = (museum: TestedMuseum) =>
  museum.data('/api/query/list-order', {
    crtStartDateStart: today,
    crtStartDateEnd: tomorrow,
    orderStatus: 'ALL',
    languages: 'English',
  });

describe('moving a visit', () => {
  it('[RBK-01] is possible for the tickets of an issued order', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult', 2)));
    const [ticketNo = '', used = ''] = ticketNos;
    museum.museum.control('/_museum/check', { ticketNo: used });
    expect(possible(museum, orderNo)).toEqual([
      {
        id: ticketNo,
        ticketNo,
        ticketName: 'General admission',
        ticketKindName: 'Adult',
        currentSalePrice: 60,
        actualBuyerCounts: 1,
        useStartDate: today,
        reservationBeginTime: '12:00',
        reservationEndTime: '13:00',
        ticketInfoStatus: '待检票',
        visitorName: '测试甲',
        visitorCertificateNo: expect.stringMatching(/^\d{18}$/),
      },
    ]);
    expect(possible(museum, museum.save(anOrder()).orderNo)).toEqual([]);
    expect(museum.call('/api/integration/find-for-rebook', payload('1', [])).code).toBe(400);
  });

  it('[RBK-02] takes the new places and frees the old ones, pool by pool', () => {
    const museum = new TestedMuseum();
    const order = anOrder(aFamilyLine(2), aLine('senior'));
    const { orderNo, ticketNos } = museum.issue(order);
    const before = { old: museum.slot(openSlot), next: museum.slot(target) };
    expect(rebook(museum, orderNo, ticketNos)).toEqual({ code: 0 });
    expect(museum.slot(openSlot).ordinary.remaining).toBe(before.old.ordinary.remaining + 1);
    expect(museum.slot(openSlot).free.remaining).toBe(before.old.free.remaining + 3);
    expect(museum.slot(target).ordinary.remaining).toBe(before.next.ordinary.remaining - 1);
    expect(museum.slot(target).free.remaining).toBe(before.next.free.remaining - 3);
    expect(canRebook(museum)).toMatchObject([
      {
        canRebook: false,
        orderStatus: '已出票',
        orderDetailForWechatList: [
          { useStartDate: tomorrow, reservationBeginTime: '12:00', quantity: 1 },
          { useStartDate: tomorrow },
        ],
      },
    ]);
    expect(museum.journal().filter(({ effect }) => effect === 'rebooked')).toMatchObject([
      { orderNo, stockAfter: { [`${target}/free`]: 13, [`${openSlot}/free`]: 16 } },
    ]);
    // The documents have moved along.
    expect(museum.call('/api/integration/save-fast-order', order).code).toBe(0);
  });

  it('[Q-STK-3] is done once an order, whichever tickets were moved', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult', 2)));
    const [first = '', second = ''] = ticketNos;
    expect(rebook(museum, orderNo, [first]).code).toBe(0);
    const { stock } = museum.state();
    museum.reload();
    expect(rebook(museum, orderNo, [second])).toMatchObject({
      code: 5306,
      error: expect.stringContaining('一次'),
    });
    expect(possible(museum, orderNo)).toEqual([]);
    expect(museum.state().stock).toEqual(stock);
  });

  it('[Q-STK-3] two at the same moment: one wins', async () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult', 3)));
    const transport = museumTransport(museum.museum, { after: () => () => {} });
    const body = JSON.stringify(payload(orderNo, ticketNos));
    const answers = await Promise.all(
      [1, 2].map(() => transport.send({ method: 'POST', path, headers: {}, body }, 1000)),
    );
    const codes = answers.map((answer) => /"code":(\d+)/.exec(answer.body)?.[1]);
    expect(codes).toEqual(['0', '5306']);
    expect(museum.slot(target).ordinary.remaining).toBe(59);
    expect(museum.slot(openSlot).ordinary.remaining).toBe(62);
  });

  it('[RBK-02] knows days without slots, and things that need none', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult'), anAudioGuideLine(1)));
    const before = museum.state().stock.find(({ day }) => day === wholeDay);
    expect(rebook(museum, orderNo, ticketNos, wholeDay, target).code).toBe(5008);
    expect(rebook(museum, orderNo, ticketNos, wholeDay).code).toBe(0);
    const after = museum.state().stock.find(({ day }) => day === wholeDay);
    expect(after?.ordinary.remaining).toBe((before?.ordinary.remaining ?? 0) - 1);
    expect(museum.tickets(orderNo)).toMatchObject([
      { day: wholeDay, slotId: '' },
      { day: wholeDay, slotId: '' },
    ]);
  });

  it.each([
    ['a sold-out slot', today, slotId(today, 1), 5010],
    ['a slot with free places only', today, slotId(today, 5), 5010],
    ['a day after the window', '2026-12-08', '', 5005],
    ['yesterday', '2026-11-30', '', 5005],
    ['a closed day', '2026-12-06', '', 5006],
    ['no slot', tomorrow, '', 5007],
    ['the slot of another day', today, target, 5008],
    ['the time it has', today, openSlot, 5308],
  ])('[Q-SEC-13] refuses %s', (_time, day, slot, code) => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder());
    const before = museum.state();
    expect(rebook(museum, orderNo, ticketNos, day, slot).code).toBe(code);
    expect(museum.state()).toEqual(before);
  });

  it('[RBK-02] refuses a slot that is over, and one kept for groups', () => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/providerState', {
      state: 'the slot is kept for groups',
      params: { slotId: target, orderNo: 'N1', ticketNo: 'T1' },
    });
    expect(rebook(museum, 'N1', ['T1'])).toMatchObject({
      code: 5028,
      error: expect.stringContaining('2026-12-02 12:00-13:00'),
    });
    museum.museum.control('/_museum/clock', { now: `${today}T13:00` });
    expect(rebook(museum, 'N1', ['T1'], today, openSlot).code).toBe(5009);
  });

  it('[Q-SEC-13] refuses tickets that are used, gone, over, topped up, unknown or named twice', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aLine('adult', 2)));
    const [first = '', second = ''] = ticketNos;
    museum.museum.control('/_museum/check', { ticketNo: first });
    expect(rebook(museum, orderNo, [first]).code).toBe(5307);
    expect(rebook(museum, orderNo, [second, first]).code).toBe(5307);
    expect(rebook(museum, orderNo, [second, second]).code).toBe(5307);
    expect(rebook(museum, orderNo, ['1']).code).toBe(5307);
    expect(rebook(museum, orderNo, []).code).toBe(400);
    expect(rebook(museum, '1', [second]).code).toBe(5101);
    const made = aToppedUpOrder(museum);
    expect(rebook(museum, made.originalOrderNo, [made.originalTicketNo]).code).toBe(5307);
    expect(rebook(museum, made.orderNo, [made.ticketNo]).code).toBe(5307);
    museum.museum.control('/_museum/clock', { now: `${today}T13:00` });
    expect(rebook(museum, orderNo, [second]).code).toBe(5307);
    expect(possible(museum, orderNo)).toEqual([]);
  });

  it('[Q-STK-4] refuses a time for which a document has a ticket already', () => {
    const museum = new TestedMuseum();
    const line = aLine('adult');
    const { orderNo, ticketNos } = museum.issue(anOrder(line));
    const later = { ...line, useStartDate: tomorrow, staggeredReservationDailyId: target };
    museum.issue(anOrder(later));
    expect(rebook(museum, orderNo, ticketNos).code).toBe(5021);
    const evening = { ...line, staggeredReservationDailyId: slotId(today, 6) };
    const two = museum.issue(anOrder({ ...line, staggeredReservationDailyId: slotId(today, 7) }));
    const three = museum.issue(anOrder(evening));
    expect(rebook(museum, two.orderNo, two.ticketNos, tomorrow, slotId(tomorrow, 5)).code).toBe(0);
    expect(rebook(museum, three.orderNo, three.ticketNos, tomorrow, slotId(tomorrow, 5)).code).toBe(
      5021,
    );
  });

  it('[Q-STK-3] moves all of its tickets or none', () => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/reset', { scenario: 'nearlySoldOut', now: `${today}T08:30` });
    const { orderNo, ticketNos } = museum.issue(
      anOrder(
        aLine('adult', 2),
        aLine('adult', 1, { staggeredReservationDailyId: slotId(today, 4) }),
      ),
    );
    const before = museum.state();
    expect(rebook(museum, orderNo, ticketNos).code).toBe(5010);
    expect(museum.state()).toEqual(before);
    expect(rebook(museum, orderNo, ticketNos.slice(0, 2)).code).toBe(0);
  });

  it('[LIST-03] is out of the question where the museum moves no visits', () => {
    const museum = new TestedMuseum();
    museum.museum.control('/_museum/reset', { scenario: 'noRebooking', now: `${today}T08:30` });
    const { orderNo, ticketNos } = museum.issue(anOrder());
    expect(museum.data('/bms/sys-config/info-by-code/IS_CAN_REBOOK')).toEqual({ value: 'F' });
    expect(rebook(museum, orderNo, ticketNos).code).toBe(5305);
  });

  it('calls off a top-up that is not paid yet', () => {
    const museum = new TestedMuseum();
    const { orderNo, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    const top = replenish(museum, orderNo, ticketNos);
    expect(rebook(museum, orderNo, ticketNos).code).toBe(0);
    expect(museum.status(top.orderNo)).toBe('已关闭');
    expect(replenish(museum, orderNo, ticketNos).paymentTotal).toBe(30);
  });
});
