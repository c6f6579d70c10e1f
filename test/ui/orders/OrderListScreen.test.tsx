import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { OrderListScreen } from '../../../src/ui/orders/OrderListScreen.tsx';
import { anOrder, anOrderLine, day, yuan } from '../../domain/builders.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import { pass, showOrdersScreen } from '../support/ordersModels.tsx';
import { listing, OrdersVisit, theOrder } from './OrdersVisit.ts';

afterEach(cleanup);

const show = (visit: OrdersVisit) => showOrdersScreen(visit, <OrderListScreen />);
const card = (number: string = theOrder.orderNo) =>
  within(screen.getByRole('article', { name: number }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const unpaid = anOrder({ status: 'toBePaid', statusLabel: '待支付', pickUpCode: null });
/** The order that another one tops up. */
const first = { orderNo: orderNo('20261127080000000009') };

const moreOf = () => card().queryByRole('button', { name: 'More' });
/** What a card offers, in order, what is folded away included. */
const actions = () => {
  const more = moreOf();
  if (more !== null) fireEvent.click(more);
  const found = card().queryAllByText(
    (_, element) => element?.tagName === 'BUTTON' || element?.tagName === 'A',
  );
  return found
    .map(({ textContent }) => textContent?.replace(theOrder.orderNo, '').trim())
    .filter((name) => name !== 'Less');
};

describe('OrderListScreen', () => {
  it('[LIST-02] shows number, time, status, total and tickets of an order, and opens it', async () => {
    await show(new OrdersVisit(listing(theOrder)));
    const shown = card();
    expect(shown.getByRole('heading').textContent).toContain(theOrder.orderNo);
    expect(shown.getByText(/Fri 27 Nov 09:05/)).toBeDefined();
    expect(shown.getByText('Issued')).toBeDefined();
    expect(shown.getByText('¥120.00')).toBeDefined();
    expect(shown.getByText(/2 tickets/)).toBeDefined();
    expect(shown.getByText('Adult · Standard')).toBeDefined();
    expect(shown.getByText(/Sat 28 Nov 09:00–10:00/)).toBeDefined();
    const open = shown.getByRole('link', { name: `View order ${theOrder.orderNo}` });
    expect(hrefOf(open)).toBe(`#/orderinfo?orderNo=${theOrder.orderNo}`);
  });

  it('[LIST-02] the same in Chinese', async () => {
    await show(new OrdersVisit(listing(theOrder), '/order', 'Simplified_Chinese'));
    expect(screen.getByRole('heading', { level: 1, name: '我的订单' })).toBeDefined();
    const shown = card();
    expect(shown.getByText('已出票')).toBeDefined();
    expect(shown.getByText(/11月28日 周六 09:00–10:00/)).toBeDefined();
    expect(shown.getByText(/2 张票/)).toBeDefined();
  });

  it.each([
    [3, 3, null],
    [4, 3, '… 1 more'],
    [6, 3, '… 3 more'],
  ])('[LIST-02] of %i lines shows %i, then %s', async (count, shown, ellipsis) => {
    const lines = Array.from({ length: count }, (_, index) =>
      anOrderLine({ ticketName: `Ticket ${index + 1}`, ticketKindName: '', quantity: 2 }),
    );
    await show(new OrdersVisit(listing(anOrder({ lines }))));
    expect(card().getAllByText(/^Ticket \d$/)).toHaveLength(shown);
    expect(card().queryByText(/^…/)?.textContent ?? null).toBe(ellipsis);
    expect(card().getByText(new RegExp(`^${count * 2} tickets`))).toBeDefined();
  });

  it('[LIST-02] shows what it does not know as unknown, and never a guess', async () => {
    const line = anOrderLine({ day: null, begin: '', end: '' });
    await show(new OrdersVisit(listing(anOrder({ total: null, createdAt: '', lines: [line] }))));
    expect(card().getByText('—')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Invalid|NaN|undefined|null/);
  });

  it('[LIST-02] keeps lines of another year apart', async () => {
    const line = anOrderLine({ day: day('2027-01-02') });
    await show(new OrdersVisit(listing(anOrder({ lines: [line] }))));
    expect(card().getByText(/Sat 2 Jan 2027/)).toBeDefined();
  });

  it.each([
    ['2026-11-27 09:05:00 +0800', 'Fri 27 Nov 09:05'],
    ['2026/11/27 09:05:00', 'Fri 27 Nov 09:05'],
    ['2026-11-27T01:05:00.000+0000', 'Fri 27 Nov 09:05'],
    ['2026-02-30 09:05:00', '2026-02-30 09:05:00'],
    ['27 novembre', '27 novembre'],
  ])('[LIST-02] O-039: shows the time %j as %s', async (createdAt, shown) => {
    await show(new OrdersVisit(listing(anOrder({ createdAt }))));
    expect(card().getByText(shown)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Invalid|NaN|undefined/);
  });

  it('[LIST-02] is one link all over; its actions stand beside it, not in it', async () => {
    await show(new OrdersVisit(listing(unpaid)));
    const link = card().getByRole('link');
    expect(link.querySelector('button, a')).toBeNull();
    expect(card().getAllByRole('link')).toHaveLength(1);
    for (const button of card().getAllByRole('button')) expect(button.closest('a')).toBeNull();
  });

  it('[LIST-03] R6: shows a status that nobody here knows in the museum’s own words, without actions', async () => {
    const strange = anOrder({
      status: 'unknown',
      statusLabel: '待核销',
      canReplenish: true,
      canRebook: true,
      isReplenishment: true,
      originalOrderNo: first.orderNo,
    });
    await show(new OrdersVisit({ ...listing(strange), canRebook: async () => success(true) }));
    expect(card().getByText('待核销').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
    expect(actions()).toEqual(['View order']);
  });

  it.each<[string, Partial<OrderSummary>, boolean, readonly string[]]>([
    ['to be paid', { status: 'toBePaid' }, true, ['View order', 'Cancel order', 'Pay now']],
    [
      'to be paid, topping up another',
      { status: 'toBePaid', isReplenishment: true, originalOrderNo: first.orderNo },
      true,
      ['View order', 'Pay now', 'Original order', 'Cancel order'],
    ],
    ['issued', {}, true, ['View order', 'Refund', 'Show code']],
    ['issued, without a code', { pickUpCode: null }, true, ['View order', 'Refund']],
    [
      'issued, can be changed',
      { canRebook: true },
      true,
      ['View order', 'Show code', 'Change ticket', 'Refund'],
    ],
    [
      'issued, could be changed if the museum let it',
      { canRebook: true },
      false,
      ['View order', 'Refund', 'Show code'],
    ],
    [
      'issued, can be topped up',
      { canReplenish: true, canRebook: true },
      true,
      ['View order', 'Show code', 'Change ticket', 'Top up', 'Refund'],
    ],
    [
      'issued, topping up another',
      { isReplenishment: true, originalOrderNo: first.orderNo },
      true,
      ['View order', 'Show code', 'Original order', 'Refund'],
    ],
    ['to be paid offline', { status: 'toBePaidOffline' }, true, ['View order']],
    ['paid', { status: 'paid' }, true, ['View order']],
    ['pending review', { status: 'pendingReview' }, true, ['View order']],
    ['refused', { status: 'refused' }, true, ['View order']],
    ['closed', { status: 'closed' }, true, ['View order']],
    ['cancelled', { status: 'cancelled', canRebook: true }, true, ['View order']],
    ['refunded', { status: 'refunded', canRebook: true }, true, ['View order']],
    ['completed', { status: 'completed' }, true, ['View order']],
  ])('[LIST-03] offers for an order %s what §4 says', async (_, changes, canRebook, offered) => {
    const visit = new OrdersVisit({
      ...listing(anOrder(changes)),
      canRebook: async () => success(canRebook),
    });
    await show(visit);
    // More than three are not shoulder to shoulder.
    expect(moreOf() !== null).toBe(offered.length > 3);
    expect(actions()).toEqual(offered);
  });

  it('[LIST-03] leads to the order topped up, and to topping up', async () => {
    const topped = anOrder({
      canReplenish: true,
      isReplenishment: true,
      originalOrderNo: first.orderNo,
    });
    await show(new OrdersVisit(listing(topped)));
    const more = card().getByRole('button', { name: 'More' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(card().queryByRole('link', { name: 'Top up' })).toBeNull();
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).not.toBeNull();
    expect(hrefOf(card().getByRole('link', { name: 'Top up' }))).toBe(
      `#/orderReplenish?orderNo=${topped.orderNo}`,
    );
    expect(hrefOf(card().getByRole('link', { name: 'Original order' }))).toBe(
      `#/orderinfo?orderNo=${first.orderNo}`,
    );
  });

  it('[LIST-03] asks before a change is begun, and leads to it', async () => {
    const visit = new OrdersVisit({
      ...listing(anOrder({ canRebook: true })),
      canRebook: async () => success(true),
    });
    await show(visit);
    fireEvent.click(card().getByRole('button', { name: 'More' }));
    fireEvent.click(card().getByRole('button', { name: 'Change ticket' }));
    const ask = within(screen.getByRole('dialog'));
    expect(ask.getByText(/only once/)).toBeDefined();
    expect(visit.address.current()).toBe('/order');
    const [, yes] = ask.getAllByRole('button');
    fireEvent.click(yes ?? document.body);
    expect(visit.address.current()).toBe(`/reOrder?orderNo=${theOrder.orderNo}`);
  });

  it('[LIST-04] shows the pick-up code as a picture and in groups of four, and goes away again', async () => {
    await show(new OrdersVisit(listing(theOrder)));
    fireEvent.click(card().getByRole('button', { name: 'Show code' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Pick-up code' }));
    expect(sheet.getByRole('img', { name: 'Pick-up code 1234 5678 0001' })).toBeDefined();
    expect(sheet.getByText('1234 5678 0001')).toBeDefined();
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[LIST-04] has no code to show for an issued order without one', async () => {
    await show(new OrdersVisit(listing(anOrder({ pickUpCode: null }))));
    expect(card().queryByRole('button', { name: 'Show code' })).toBeNull();
  });

  it('[PAY-02] says on the button that it works, and leads on', async () => {
    const check = anOpenAnswer<Result<'paid' | 'unpaid'>>();
    const visit = new OrdersVisit({ ...listing(unpaid), paymentState: () => check.promise });
    await show(visit);
    fireEvent.click(card().getByRole('button', { name: 'Pay now' }));
    const busy = card().getByRole('button', { name: 'Checking…' });
    fireEvent.click(busy);
    check.give(success('unpaid'));
    await pass(visit, 0);
    expect(visit.address.current()).toBe(`/payWay?orderNo=${unpaid.orderNo}&amount=120.00`);
    expect(visit.museum.times('paymentState')).toBe(1);
  });

  it('[PAY-02] says of an order paid already that it is, and loads the page anew', async () => {
    const visit = new OrdersVisit({
      ...listing(unpaid),
      paymentState: async () => success('paid'),
    });
    await show(visit);
    fireEvent.click(card().getByRole('button', { name: 'Pay now' }));
    await pass(visit, 0);
    expect(screen.getAllByText(/has been paid already/).length).toBeGreaterThan(0);
    await pass(visit, 2_000);
    expect(visit.page.reloads).toBe(1);
  });

  it('[PAY-02] pays the order that was pressed, of several', async () => {
    const second = anOrder({
      ...unpaid,
      orderNo: orderNo('20261127090500000002'),
      total: yuan('19.9'),
    });
    const visit = new OrdersVisit(listing(unpaid, second));
    await show(visit);
    fireEvent.click(card(second.orderNo).getByRole('button', { name: 'Pay now' }));
    await pass(visit, 0);
    expect(visit.address.current()).toBe(`/payWay?orderNo=${second.orderNo}&amount=19.90`);
  });

  it('[LIST-01] lists what the tab says', async () => {
    const visit = new OrdersVisit({
      orders: async (...[, , filter]) => success(filter === 'toBePaid' ? [unpaid] : [theOrder]),
    });
    await show(visit);
    fireEvent.click(screen.getByRole('radio', { name: /To be paid/ }));
    expect(screen.getByText('Loading your orders')).toBeDefined();
    await pass(visit, 0);
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDefined();
    expect(screen.queryByText('Issued')).toBeNull();
  });

  it('[LIST-01] leads to older orders', async () => {
    await show(new OrdersVisit(listing(theOrder)));
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/made since 21 Nov/)).toBeDefined();
    expect(hrefOf(main.getByRole('link', { name: 'Find an order' }))).toBe('#/orderQuery');
  });

  it('has a way to book where there is nothing', async () => {
    await show(new OrdersVisit());
    expect(screen.getByRole('heading', { name: 'No orders in the last 7 days' })).toBeDefined();
    expect(hrefOf(screen.getByRole('link', { name: 'Book a visit' }))).toBe('#/index');
  });

  it('keeps the orders while it reads them again, and says when that failed', async () => {
    const visit = new OrdersVisit(listing(theOrder));
    await show(visit);
    const answer = anOpenAnswer<Result<readonly OrderSummary[]>>();
    visit.museum.answers = { orders: () => answer.promise };
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('button', { name: 'Refreshing…' })).toBeDefined();
    expect(card()).toBeDefined();
    answer.give(failed({ kind: 'network' }));
    await pass(visit, 0);
    expect(card()).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/could not be refreshed.* at 09:30/).textContent).toMatch(
      /No connection/,
    );
    visit.museum.answers = listing(theOrder);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass(visit, 0);
    expect(main.queryByText(/could not be refreshed/)).toBeNull();
    expect(screen.getAllByText('The list is up to date').length).toBeGreaterThan(0);
  });

  it('[API-01] says that the login has expired, and what to do', async () => {
    await show(new OrdersVisit({ orders: async () => failed({ kind: 'expired' }) }));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'Your login has expired' })).toBeDefined();
    expect(main.getByText(/close this page and open it again/)).toBeDefined();
  });

  it('says why there is nothing, and tries again', async () => {
    const visit = new OrdersVisit({ orders: async () => failed({ kind: 'network' }) });
    await show(visit);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'Your orders could not be loaded' })).toBeDefined();
    expect(main.getByText(/No connection/)).toBeDefined();
    visit.museum.answers = listing(theOrder);
    fireEvent.click(main.getByRole('button', { name: 'Try again' }));
    await pass(visit, 0);
    expect(card()).toBeDefined();
  });
});
