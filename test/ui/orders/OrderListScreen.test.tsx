import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
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

  it('[LIST-02] shows a status that nobody here knows in the museum’s own words, without actions', async () => {
    const strange = anOrder({ status: 'unknown', statusLabel: '待核销' });
    await show(new OrdersVisit(listing(strange)));
    expect(card().getByText('待核销').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
    expect(card().queryByRole('button')).toBeNull();
  });

  it.each<[OrderStatus, string | null]>([
    ['toBePaid', 'Pay now'],
    ['issued', 'Show pick-up code'],
    ['paid', null],
    ['toBePaidOffline', null],
    ['pendingReview', null],
    ['refused', null],
    ['closed', null],
    ['cancelled', null],
    ['refunded', null],
    ['completed', null],
  ])('[LIST-02] offers for an order %s: %s', async (status, action) => {
    await show(new OrdersVisit(listing(anOrder({ status }))));
    expect(card().queryByRole('button')?.textContent ?? null).toBe(action);
  });

  it('[LIST-04] shows the pick-up code as a picture and in groups of four, and goes away again', async () => {
    await show(new OrdersVisit(listing(theOrder)));
    fireEvent.click(card().getByRole('button', { name: 'Show pick-up code' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Pick-up code' }));
    expect(sheet.getByRole('img', { name: 'Pick-up code 1234 5678 0001' })).toBeDefined();
    expect(sheet.getByText('1234 5678 0001')).toBeDefined();
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[LIST-04] has no code to show for an issued order without one', async () => {
    await show(new OrdersVisit(listing(anOrder({ pickUpCode: null }))));
    expect(card().queryByRole('button')).toBeNull();
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
