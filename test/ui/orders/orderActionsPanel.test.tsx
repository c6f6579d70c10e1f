import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { OrderTicket } from '../../../src/domain/model/Order.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { OrderDetailScreen } from '../../../src/ui/orders/OrderDetailScreen.tsx';
import { anOrderTicket, yuan } from '../../domain/builders.ts';
import { aRefundable } from '../../support/RefundDesk.ts';
import type { Museum } from '../../support/StubMuseum.ts';
import { pass, showOrdersScreen } from '../support/ordersModels.tsx';
import { holding, OrdersVisit, theOrder } from './OrdersVisit.ts';

afterEach(cleanup);

const T1 = '20261127000000001';
const T2 = '20261127000000002';
const ticket = anOrderTicket();
const second = anOrderTicket({ ticketNo: aRefundable(T2).ticketNo });

const takingBack = (...tickets: ReturnType<typeof aRefundable>[]): Partial<Museum> => ({
  refundQuote: async () => success({ tickets, original: null }),
});
const movable = {
  ticketNo: aRefundable(T1).ticketNo,
  ticketName: '',
  ticketKindName: '',
  price: yuan(60),
  headcount: 1,
  day: null,
  begin: '',
  end: '',
  status: 'awaitingCheck',
  statusLabel: '',
  maskedName: '',
  maskedCertificate: '',
} as const;
const moving: Partial<Museum> = {
  canRebook: async () => success(true),
  rebookableTickets: async () => success([movable]),
};
const toppingUp: Partial<Museum> = {
  replenishableTickets: async () =>
    success([
      {
        ticketNo: movable.ticketNo,
        ticketKindName: '',
        price: yuan(30),
        difference: yuan(30),
        headcount: 1,
        day: null,
        certificateTypeName: '',
        maskedName: '',
        maskedCertificate: '',
      },
    ]),
};

async function show(
  tickets: readonly OrderTicket[],
  answers: Partial<Museum> = {},
  language: Language = 'English',
) {
  const visit = new OrdersVisit({ ...holding(...tickets), ...answers }, '/orderinfo', language);
  await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
  return visit;
}
const panel = () => within(screen.getByRole('region', { name: 'What you can do with this order' }));
const row = (title: string) =>
  panel().getByRole('heading', { level: 3, name: title }).closest('li')?.textContent;
const refundButtons = () => screen.queryAllByRole('button', { name: /^Refund this ticket/ });

describe('the panel of what can be done', () => {
  it('[DET-03] says what goes back at what fee, what can be moved once, and what can be topped up', async () => {
    const visit = await show([ticket], {
      ...takingBack(aRefundable(T1, '60', '3')),
      ...moving,
      ...toppingUp,
    });
    expect(row('Refund')).toContain('can be refunded now.Fee ¥3.00, you get back ¥57.00.');
    expect(row('Change day or time')).toContain('1 ticket can be moved');
    expect(row('Change day or time')).toContain('once per order');
    expect(row('Top up')).toContain('1 ticket can be topped up.¥30.00 each.');
    const link = panel().getByRole('link', { name: 'Top up tickets' });
    expect(link.getAttribute('href')).toBe(`#/orderReplenish?orderNo=${theOrder.orderNo}`);
    const asked = ['refundQuote', 'rebookableTickets', 'replenishableTickets'] as const;
    expect(asked.map((question) => visit.museum.times(question))).toEqual([1, 1, 1]);
    fireEvent.click(panel().getByRole('button', { name: 'Change ticket' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('the same in Chinese', async () => {
    await show(
      [ticket],
      { ...takingBack(aRefundable(T1, '60', '3')), ...moving },
      'Simplified_Chinese',
    );
    const text = screen.getByRole('region', { name: '可以办理' }).textContent;
    expect(text).toContain('手续费 ¥3.00，退回 ¥57.00。');
    expect(text).toContain('每个订单只能改签一次');
    expect(screen.getByRole('region', { name: '订单进度' }).textContent).toContain('1 张待检票');
  });

  it('offers nothing that the museum would refuse, and says why', async () => {
    await show([ticket], { canRebook: async () => success(true) });
    expect(row('Refund')).toContain('does not refund it now');
    expect(row('Change day or time')).toContain('only once');
    expect(row('Top up')).toContain('No ticket of this order can be topped up');
    expect(panel().queryByRole('button')).toBeNull();
    expect(panel().queryByRole('link')).toBeNull();
  });

  it('says where a change is off, tickets were topped up, and a fee is above the price', async () => {
    await show([{ ...ticket, isReplenished: true }], takingBack());
    expect(row('Change day or time')).toContain('does not change tickets at present');
    expect(row('Refund')).toContain('from its top-up order');
    expect(row('Top up')).toContain('topped up already');
    cleanup();
    await show([ticket], takingBack(aRefundable(T1, '60', '61')));
    expect(row('Refund')).toContain('fee is more than was paid');
    expect(refundButtons()).toEqual([]);
  });

  it('guesses at no amount: an unknown fee is told by the museum', async () => {
    await show([ticket], takingBack(aRefundable(T1, '60', null)));
    expect(row('Refund')).toContain('The museum tells the fee when you ask for it');
    expect(row('Refund')).not.toContain('¥');
    cleanup();
    await show([ticket], takingBack(aRefundable(T1, '0', '0')));
    expect(row('Refund')).toContain('there is no money to return');
  });

  it('of several tickets, each that goes back has its button', async () => {
    await show([ticket, second], takingBack(aRefundable(T2, '60', '3')));
    expect(row('Refund')).toContain('1 of 2 tickets can be refunded now.');
    expect(refundButtons().map((button) => button.textContent)).toEqual([
      `Refund this ticket ${T2}`,
    ]);
    expect(
      within(screen.getByRole('article', { name: 'Ticket 2 of 2' })).getByRole('button', {
        name: /^Refund this ticket/,
      }),
    ).toBeDefined();
  });

  it('[Q-OFF-4] could not be checked is no no: it says so and asks again, at the ticket’s own rule meanwhile', async () => {
    const lost = async () => failed({ kind: 'network' as const });
    const visit = await show([ticket], {
      refundQuote: lost,
      canRebook: lost,
      replenishableTickets: lost,
    });
    for (const title of ['Refund', 'Change day or time', 'Top up']) {
      expect(row(title)).toContain('could not be checked');
    }
    expect(refundButtons()).toHaveLength(1);
    visit.museum.answers = {
      ...holding(ticket),
      ...takingBack(aRefundable(T1, '60', '3')),
      ...moving,
    };
    const before = visit.museum.times('orderTickets');
    fireEvent.click(panel().getByRole('button', { name: 'Check again' }));
    await pass(visit, 0);
    expect(row('Change day or time')).toContain('1 ticket can be moved');
    expect(panel().queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(visit.museum.times('orderTickets')).toBe(before);
  });

  it('asks nothing of an order that is over, and says what became of it', async () => {
    const visit = await show([{ ...ticket, status: 'checked' }]);
    expect(panel().getByText(/The tickets were used/)).toBeDefined();
    const asked = [
      'refundQuote',
      'rebookableTickets',
      'replenishableTickets',
      'orderStatus',
    ] as const;
    expect(asked.map((question) => visit.museum.times(question))).toEqual([0, 0, 0, 0]);
  });

  it('[LIST-04] [CANC-01] of an order to be paid, leads to paying and asks before cancelling', async () => {
    const unpaid = { ...ticket, status: 'temporary', ticketNo: null, pickUpCode: null } as const;
    const visit = await show([unpaid]);
    expect(panel().getByRole('button', { name: 'Cancel order' })).toBeDefined();
    const payNow = panel().getByRole('button', { name: 'Pay now' });
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(payNow);
    await pass(visit, 0);
    expect(visit.museum.times('paymentState')).toBe(1);
    expect(visit.address.current()).toContain(`/payWay?orderNo=${theOrder.orderNo}`);
  });

  it('offers neither paying nor cancelling of an order that was paid and is being issued', async () => {
    const unpaid = { ...ticket, status: 'temporary', ticketNo: null, pickUpCode: null } as const;
    await show([unpaid], { orderStatus: async () => success('paid') });
    expect(panel().getByText(/wait for the tickets to be issued/)).toBeDefined();
    expect(panel().queryByRole('button')).toBeNull();
    cleanup();
    await show([unpaid], { orderStatus: async () => failed({ kind: 'timeout' }) });
    expect(panel().getByRole('button', { name: 'Check again' })).toBeDefined();
    expect(panel().queryByRole('button', { name: 'Pay now' })).toBeNull();
  });
});
