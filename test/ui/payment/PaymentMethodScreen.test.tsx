import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moneyOfFen } from '../../../src/domain/model/Money.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { BridgeAnswer, BridgeFailure } from '../../../src/ports/PaymentBridge.ts';
import { PaymentMethodScreen } from '../../../src/ui/payment/PaymentMethodScreen.tsx';
import { anOpenAnswer, aTicket, theOrder, tickets } from '../../support/StubTill.ts';
import { pass, showPaymentScreen } from '../support/paymentModels.tsx';
import { PaymentVisit, theClaim } from './PaymentVisit.ts';

afterEach(cleanup);

const main = () => within(screen.getByRole('main'));
const payButton = () => screen.getByRole('button', { name: 'Pay now' });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('PaymentMethodScreen', () => {
  it('[PAY-01] shows number, amount, the ways to pay with the first taken, and a pay button', async () => {
    await showPaymentScreen(new PaymentVisit(), <PaymentMethodScreen claim={theClaim} />);
    expect(main().getByText('Order number').nextElementSibling?.textContent).toBe(theOrder);
    expect(main().getByText('Amount to pay').nextElementSibling?.textContent).toBe('¥120.00');
    expect(screen.getByRole('group', { name: 'Payment method' })).toBeDefined();
    expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
    fireEvent.click(screen.getByLabelText('Bank card'));
    expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
    expect(payButton()).toBeDefined();
  });

  it('[PAY-01] the same in Chinese', async () => {
    const visit = new PaymentVisit({}, 'Simplified_Chinese');
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    expect(screen.getByRole('heading', { level: 1, name: '支付订单' })).toBeDefined();
    expect(screen.getByRole('button', { name: '立即支付' })).toBeDefined();
  });

  it('[PAY-01] no pay way: says notPayTip, offers no pay button, and tries again on a press', async () => {
    const visit = new PaymentVisit({ payWays: async () => success([]) });
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    expect(
      screen.getByText('The system does not have a set payment method and cannot initiate payment'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    visit.museum.answers = {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(visit, 0);
    expect(payButton()).toBeDefined();
  });

  it('[PAY-01] no order number: says orderEmpty, with ways on', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentMethodScreen claim={{ ...theClaim, orderNo: null }} />);
    expect(screen.getByText('Order information is empty and cannot be submitted')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('#/index');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('[PAY-01] an amount that is not the order’s is shown beside it, and an unknown one is said to be', async () => {
    const other = { ...theClaim, amount: moneyOfFen(1) };
    await showPaymentScreen(new PaymentVisit(), <PaymentMethodScreen claim={other} />);
    expect(main().getByText('¥0.01')).toBeDefined();
    expect(main().getByText(/not this order’s/)).toBeDefined();
    cleanup();
    const visit = new PaymentVisit({ orderTickets: async () => failed({ kind: 'network' }) });
    await showPaymentScreen(visit, <PaymentMethodScreen claim={{ ...theClaim, amount: null }} />);
    expect(main().getByText(/can’t be read right now/)).toBeDefined();
    expect(payButton()).toBeDefined();
  });

  it.each([
    ['English', 'Shown when you ordered', 'Amount to pay', /you saw ¥100\.00 when you ordered/],
    ['Simplified_Chinese', '下单页显示', '应付金额', /下单页显示 ¥100\.00/],
  ] as const)(
    '[Q-PAY-13] a price that has changed since: both amounts, and what to do, before the pay button (%s)',
    async (language, before, now, told) => {
      const visit = new PaymentVisit({}, language);
      const ordered = moneyOfFen(10_000);
      await showPaymentScreen(visit, <PaymentMethodScreen claim={{ ...theClaim, ordered }} />);
      const amountOf = (label: string) => main().getByText(label).nextElementSibling?.textContent;
      expect(amountOf(before)).toBe('¥100.00');
      expect(amountOf(now)).toBe('¥120.00');
      expect(main().getByText(told)).toBeDefined();
      // In the order of reading: what is asked for stands last, next to paying.
      const terms = [...screen.getByRole('main').querySelectorAll('dt')];
      expect(terms.map(({ textContent }) => textContent).slice(-2)).toEqual([before, now]);
    },
  );

  it('[Q-A11Y-8] the museum’s own Chinese words are marked as such among English', async () => {
    const cause = { kind: 'business', code: '5006', text: '订单处理中' } as const;
    const visit = new PaymentVisit({ payWays: async () => failed(cause) });
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    expect(main().getByText('订单处理中').getAttribute('lang')).toBe('zh-CN');
    visit.museum.answers = {};
    fireEvent.click(main().getByRole('button', { name: 'Try again' }));
    await pass(visit, 0);
    visit.museum.answers = { paymentState: async () => failed(cause) };
    fireEvent.click(payButton());
    await pass(visit, 0);
    const words = main().getByText('订单处理中');
    expect(words.getAttribute('lang')).toBe('zh-CN');
    expect(words.parentElement?.textContent).toContain('You have not been charged');
  });

  it('[PAY-01] an unknown amount can’t be paid until it has been read', async () => {
    const visit = new PaymentVisit({ orderTickets: async () => failed({ kind: 'network' }) });
    await showPaymentScreen(visit, <PaymentMethodScreen claim={{ ...theClaim, amount: null }} />);
    expect(payButton().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(payButton());
    await pass(visit, 0);
    expect(visit.museum.times('startPayment')).toBe(0);
    visit.museum.answers = {};
    fireEvent.click(main().getByRole('button', { name: 'Try again' }));
    await pass(visit, 0);
    expect(payButton().getAttribute('aria-disabled')).toBeNull();
    expect(main().getByText('¥120.00')).toBeDefined();
  });

  it('[PAY-03] is busy while the sheet is open, and presses then do nothing', async () => {
    const visit = new PaymentVisit();
    const sheet = anOpenAnswer<Result<BridgeAnswer, BridgeFailure>>();
    visit.bridge.answer = () => sheet.promise;
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    const button = payButton();
    for (let press = 0; press < 10; press += 1) fireEvent.click(button);
    await pass(visit, 0);
    const busy = screen.getByRole('button', { name: 'Working on it…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(busy);
    sheet.give(success('returned'));
    await pass(visit, 0);
    expect(visit.museum.times('startPayment')).toBe(1);
    expect(visit.address.current()).toBe(`/payReturn?orderNo=${theOrder}`);
  });

  it('[PAY-03] O-057: mounted twice, it pays nothing without a press', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    await pass(visit, 60_000);
    expect(visit.museum.times('startPayment')).toBe(0);
    expect(visit.museum.times('confirmOrder')).toBe(0);
  });

  it('an order that costs nothing is confirmed, without a choice of ways to pay', async () => {
    const visit = new PaymentVisit({
      orderTickets: async () => tickets(aTicket('Child ticket', 0)),
    });
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm reservation' }));
    await pass(visit, 0);
    expect(visit.museum.times('confirmOrder')).toBe(1);
  });

  it('[Q-PAY-12] a pre-check without an answer stands on the screen, takes the focus, and can be tried again', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    visit.museum.answers = { paymentState: async () => failed({ kind: 'network' }) };
    fireEvent.click(payButton());
    await pass(visit, 0);
    expect(main().getByText('Payment was not started')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('You have not been charged');
    expect(payButton().getAttribute('aria-busy')).toBeNull();
  });

  it('[Q-PAY-14] an expired login keeps the order number on the screen', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    visit.museum.answers = { startPayment: async () => failed({ kind: 'expired' }) };
    fireEvent.click(payButton());
    await pass(visit, 0);
    expect(main().getByText('Your login has expired')).toBeDefined();
    expect(main().getByText('Order number').nextElementSibling?.textContent).toBe(theOrder);
  });

  it('[PAY-02] [Q-A11Y-6] a paid order says so and leads to the order, with no pay button left', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    visit.museum.answers = { paymentState: async () => success('paid') };
    fireEvent.click(payButton());
    await pass(visit, 0);
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    expect(main().getByRole('heading', { name: 'This order has been paid' })).toBeDefined();
    expect(main().getByRole('link', { name: 'View order' }).getAttribute('href')).toBe(
      `#/orderinfo?orderNo=${theOrder}`,
    );
    await pass(visit, 2_000);
    expect(visit.page.reloads).toBe(1);
  });

  it('pay ways that can’t be read can be read again', async () => {
    const visit = new PaymentVisit({ payWays: async () => failed({ kind: 'timeout' }) });
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    expect(main().getByText('Payment methods can’t be loaded')).toBeDefined();
    visit.museum.answers = {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(visit, 0);
    expect(payButton()).toBeDefined();
  });
});

describe('PaymentMethodScreen: ways on', () => {
  it('[PAY-11] a silent sheet: the screen offers to check the result', async () => {
    const visit = new PaymentVisit();
    visit.bridge.answer = () => new Promise(() => {});
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    fireEvent.click(payButton());
    await pass(visit, 5_000);
    expect(main().getByText('Waiting for you to pay')).toBeDefined();
    fireEvent.click(main().getByRole('button', { name: 'Check the result' }));
    await pass(visit, 0);
    expect(visit.address.current()).toBe(`/payReturn?orderNo=${theOrder}`);
  });

  it('[PAY-05][Q-PAY-9] the bank’s host stands on the screen; one that does not open is no dead end', async () => {
    const visit = new PaymentVisit({
      startPayment: async () => success({ kind: 'bank', html: '<form></form>' }),
    });
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    fireEvent.click(payButton());
    await pass(visit, 0);
    expect(main().getAllByText(/bank\.example/).length).toBeGreaterThan(0);
    await pass(visit, 8_000);
    fireEvent.click(main().getByRole('button', { name: 'Check the result' }));
    await pass(visit, 0);
    expect(main().getByText('You are back from the bank’s page')).toBeDefined();
    expect(payButton().getAttribute('aria-busy')).toBeNull();
  });

  it('[PAY-09] locked while nobody knows: no pay button, and a way to ask (R1)', async () => {
    const visit = new PaymentVisit({ orderStatus: async () => failed({ kind: 'network' }) });
    visit.payments.of(theOrder).take('doubted');
    await showPaymentScreen(visit, <PaymentMethodScreen claim={theClaim} />);
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    expect(main().getByText('It is not known yet whether this order is paid')).toBeDefined();
    visit.museum.answers = {};
    fireEvent.click(main().getByRole('button', { name: 'Check again' }));
    await pass(visit, 0);
    expect(payButton()).toBeDefined();
  });
});
