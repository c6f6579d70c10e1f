import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { today } from '../../adapters/inMemory/aMuseum.ts';
import { aConcessionLine, aLine, anOrder } from '../../adapters/inMemory/anOrder.ts';
import { aToppedUpOrder } from '../../adapters/inMemory/aToppedUpOrder.ts';
import { AppVisit } from '../support/AppVisit.ts';
import { passing } from '../support/theApp.tsx';

afterEach(cleanup);

const paths = {
  batch: '/api/integration/refund-batch',
  refund: '/api/integration/refund',
  rebook: '/api/integration/wx-rebook',
  topUp: '/api/integration/save-wx-replenish-order',
  cancel: '/api/integration/trip/order/cancel',
} as const;
const refundNumber = expect.stringMatching(/^\S+$/);

/** What a visitor does up to the press that sends, and what is to be sent then. */
interface Write {
  readonly name: string;
  readonly proves: string;
  readonly path: string;
  /** Makes the orders, opens the page and comes to the last press; gives what that is to send. */
  readonly begin: (visit: AppVisit) => Promise<unknown>;
  /** The button that sends. */
  readonly send: string | RegExp;
}

const ticketsOf = (ticketNos: readonly (string | undefined)[]) =>
  ticketNos.map((ticketNo) => ({ ticketNo }));
const aRefundOf = (originalOrderNo: string, ticketNos: readonly (string | undefined)[]) => ({
  isNeedPoundage: 'T',
  isSpecialReturn: 'F',
  originalOrderNo,
  outRefundOrderNo: refundNumber,
  refundTikcetDetails: ticketsOf(ticketNos),
});

const writes: readonly Write[] = [
  {
    name: 'two of three tickets from the list',
    proves: '[REFD-03]',
    path: paths.batch,
    begin: async (visit) => {
      const { orderNo, ticketNos } = visit.desk.issue(anOrder(aLine('adult', 3)));
      await visit.asksToRefund(orderNo);
      await visit.taps('checkbox', new RegExp(ticketNos[0] ?? '-'));
      const entry = { ...aRefundOf(orderNo, ticketNos.slice(1)), refundReason: '行程有变' };
      return { tripOrderRefundCreateDTOList: [entry] };
    },
    send: /^Refund, ¥\d+\.\d\d back$/,
  },
  {
    name: 'a top-up from the list, with its original order',
    proves: '[REFD-02] [REFD-03]',
    path: paths.batch,
    begin: async (visit) => {
      const made = aToppedUpOrder(visit.desk);
      await visit.asksToRefund(made.orderNo);
      const refundReason = '行程有变';
      return {
        tripOrderRefundCreateDTOList: [
          { ...aRefundOf(made.orderNo, [made.ticketNo]), refundReason },
          { ...aRefundOf(made.originalOrderNo, [made.originalTicketNo]), refundReason },
        ],
      };
    },
    send: /^Refund, ¥\d+\.\d\d back$/,
  },
  {
    name: 'one ticket from the detail, without a reason',
    proves: '[REFD-03]',
    path: paths.refund,
    begin: async (visit) => {
      const { orderNo, ticketNos } = visit.desk.issue(anOrder(aLine('adult', 3)));
      await visit.opens(`/orderinfo?orderNo=${orderNo}`);
      await visit.taps('button', /^Refund this ticket/, 1);
      return aRefundOf(orderNo, ticketNos.slice(1, 2));
    },
    send: /^Refund, ¥\d+\.\d\d back$/,
  },
  {
    name: 'two of three tickets moved to another time',
    proves: '[RBK-02]',
    path: paths.rebook,
    begin: async (visit) => {
      const { orderNo, ticketNos } = visit.desk.issue(anOrder(aLine('adult', 3)));
      await visit.opens(`/reOrder?orderNo=${orderNo}`);
      await visit.taps('checkbox', /./, 1);
      await visit.taps('checkbox', /./, 3);
      await visit.taps('button', 'Change ticket');
      await visit.taps('radio', 'Wed 2 Dec');
      await visit.taps('radio', /^12:00/);
      const day = '2026-12-02';
      const to = { staggeredReservationDailyId: slotId(day, 3), useStartDate: day };
      const [first, , third] = ticketNos;
      return {
        orderNo,
        rebookTikcetDetails: ticketsOf([first, third]).map((of) => ({ ...to, ...of })),
      };
    },
    send: 'Change 2 tickets',
  },
  {
    name: 'two of three tickets topped up',
    proves: '[RPLN-02]',
    path: paths.topUp,
    begin: async (visit) => {
      const { orderNo, ticketNos } = visit.desk.issue(anOrder(aConcessionLine(3)));
      await visit.opens(`/orderReplenish?orderNo=${orderNo}`);
      await visit.taps('checkbox', /./, 1);
      await visit.taps('checkbox', /./, 3);
      await visit.taps('button', 'Confirm top-up');
      const [first, , third] = ticketNos;
      return { orderNo, replenishTicketList: ticketsOf([first, third]) };
    },
    send: 'Send and pay',
  },
  {
    name: 'an unpaid order cancelled',
    proves: '[CANC-01]',
    path: paths.cancel,
    begin: async (visit) => {
      const { orderNo } = visit.desk.save(anOrder(aLine('adult')));
      await visit.opens('/order');
      await visit.taps('button', 'Cancel order');
      await visit.sees(() => screen.getByRole('dialog', { name: 'Cancel this order?' }));
      return { orderNo };
    },
    send: 'Cancel order',
  },
];

describe('what the app sends after the purchase', () => {
  it.each(writes.map((write) => [write.proves, write.name, write] as const))(
    '%s [Q-PAY-2] %s: exactly the payload of §7, once in ten taps',
    async (_proves, _name, { begin, send, path }) => {
      const visit = new AppVisit();
      const expected = await begin(visit);
      expect(visit.bodies(path)).toEqual([]);
      await visit.taps('button', send, -1, 10);
      await visit.sees(() => expect(visit.bodies(path)).not.toEqual([]));
      await passing(visit.world, 10_000);
      expect(visit.bodies(path)).toEqual([expected]);
    },
  );

  it.each(writes.map((write) => [write.proves, write.name, write] as const))(
    '%s [API-01] R9: %s that meets an expired login says so once, keeps all and can be sent again',
    async (_proves, _name, { begin, send, path }) => {
      const visit = new AppVisit();
      const expected = await begin(visit);
      const heard: unknown[] = [];
      visit.world.interruptions.whenNeeded(async () => ({ hear: (told) => heard.push(told) }));
      const plan = [{ path, kind: 'code1017', times: 1 }];
      visit.world.museum.control('/_museum/faults', { plan });
      await visit.taps('button', send, -1);
      await visit.sees(() => expect(visit.bodies(path)).toHaveLength(1));
      await passing(visit.world, 10_000);
      // The frame of every screen says it (Interrupted); what stands below says nothing of its own.
      expect(heard).toEqual([{ kind: 'expired', wasPolled: false }]);
      expect(document.body.textContent).not.toMatch(/expired|failed|Not cancelled|Nothing was/);
      expect(visit.bodies(path)).toHaveLength(1);
      await visit.taps('button', send, -1);
      await visit.sees(() => expect(visit.bodies(path)).toHaveLength(2));
      expect(visit.bodies(path)).toEqual([expected, expected]);
      const [first, second] = visit.bodies(path).map((body) => JSON.stringify(body));
      // Also the refund's own number is the same (Q-PAY-4).
      expect(second).toBe(first);
    },
  );

  it.each(['Simplified_Chinese', 'English'] as const)(
    '[LIST-01] [DET-02] [RBK-01] asks for everything in %s',
    async (language) => {
      const visit = new AppVisit(language);
      const { orderNo } = visit.desk.issue(anOrder(aLine('adult')));
      const asked = [
        ['/order', '/api/query/list-order'],
        [`/orderinfo?orderNo=${orderNo}`, '/api/query/info-by-api-wechat'],
        [`/reOrder?orderNo=${orderNo}`, '/api/integration/find-for-rebook'],
      ] as const;
      for (const [address, path] of asked) {
        await visit.opens(address);
        await visit.sees(() => expect(visit.languagesOf(path)).toEqual([language]));
        cleanup();
      }
    },
  );

  it('[LIST-01] asks for the orders from six days before today to today', async () => {
    const visit = new AppVisit();
    await visit.opens('/order');
    await visit.sees(() =>
      expect(visit.bodies('/api/query/list-order')[0]).toEqual({
        crtStartDateStart: '2026-11-25',
        crtStartDateEnd: today,
        orderStatus: 'ALL',
        languages: 'English',
      }),
    );
  });
});
