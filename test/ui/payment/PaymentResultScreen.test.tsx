import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
import { success } from '../../../src/domain/model/Result.ts';
import { paths, type ResultClaim } from '../../../src/ui/paths.ts';
import { PaymentResultScreen } from '../../../src/ui/payment/PaymentResultScreen.tsx';
import { theOrder } from '../../support/StubTill.ts';
import { pass, showPaymentScreen } from '../support/paymentModels.tsx';
import { aResult, PaymentVisit } from './PaymentVisit.ts';

afterEach(cleanup);

async function aVisitor(
  claim: ResultClaim,
  status: OrderStatus,
  language: 'English' | 'Simplified_Chinese' = 'English',
) {
  const visit = new PaymentVisit({ orderStatus: async () => success(status) }, language);
  await showPaymentScreen(visit, <PaymentResultScreen claim={claim} />);
  return visit;
}

const verdict = () =>
  within(screen.getByRole('main')).getByRole('heading', { level: 2 }).textContent;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('PaymentResultScreen', () => {
  it.each([
    { noPay: false, status: 'issued', en: 'Payment successful!', zh: '支付成功！' },
    { noPay: false, status: 'toBePaid', en: 'Payment failed!', zh: '支付失败！' },
    { noPay: true, status: 'issued', en: 'Reservation successful!', zh: '预约成功！' },
    { noPay: true, status: 'toBePaid', en: 'Reservation failed!', zh: '预约失败！' },
  ] as const)('[PAY-08] says $en for $status', async ({ noPay, status, en, zh }) => {
    const claim = aResult({
      show: status === 'issued' ? 'success' : 'fail',
      error: status === 'issued' ? '' : 'x',
      isReservation: noPay,
    });
    await aVisitor(claim, status);
    expect(verdict()).toBe(en);
    cleanup();
    await aVisitor(claim, status, 'Simplified_Chinese');
    expect(verdict()).toBe(zh);
  });

  it.each(['/payresult/fail', '/payResult?show=fail', '/payresult?show=FAIL'])(
    '[PAY-08] %s opens the failure',
    async (form) => {
      const [path = '', query = ''] = form.split('?');
      const search = new URLSearchParams(`${query}&orderNo=${theOrder}&error=Refused`);
      const claim = paths.paymentResult.read(search, path.split('/')[2]);
      await aVisitor(claim, 'toBePaid');
      expect(verdict()).toBe('Payment failed!');
      expect(screen.getByText('Refused')).toBeDefined();
    },
  );

  it('[PAY-08] leads home, and to the order with the same query', async () => {
    await aVisitor(aResult({ error: 'Not & so', isReservation: true }), 'toBePaid');
    expect(linkTo('Back to home')).toBe('#/index');
    expect(linkTo('View order')).toBe(
      `#/orderinfo?orderNo=${theOrder}&error=Not%20%26%20so&noPay=1`,
    );
  });

  it('[PAY-08] O-094: the error is text, whatever it holds', async () => {
    const error = '<b onclick="window.__x=1">x</b><a href="https://evil.example">pay here</a>';
    await aVisitor(aResult({ error }), 'toBePaid');
    expect(screen.getByText(error)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'pay here' })).toBeNull();
  });

  it('[PAY-08][Q-A11Y-8] the museum’s own Chinese words are marked as such among English', async () => {
    await aVisitor(aResult({ error: '订单已关闭' }), 'toBePaid');
    // Spoken and shown.
    const told = screen.getAllByText('订单已关闭');
    expect(told.map((each) => each.getAttribute('lang'))).toEqual(['zh-CN', 'zh-CN']);
    cleanup();
    await aVisitor(aResult({ error: 'Refused' }), 'toBePaid');
    const plain = screen.getByText('Refused', { selector: 'main *' });
    expect(plain.hasAttribute('lang')).toBe(false);
  });

  it('[PAY-08][Q-PAY-5] an address that claims success is not believed', async () => {
    await aVisitor(aResult({ show: 'success' }), 'toBePaid');
    expect(verdict()).toBe('Your payment is not confirmed yet');
    expect(screen.getByText(/do not pay again/, { selector: 'main strong' })).toBeDefined();
  });

  it('[PAY-09] not confirmed: money may have left, can be checked again, and heals itself', async () => {
    const visit = await aVisitor(aResult(), 'toBePaid');
    expect(screen.getByText(/Money may have left/, { selector: 'main strong' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(visit, 0);
    expect(verdict()).toBe('Your payment is not confirmed yet');
    visit.museum.answers = { orderStatus: async () => success('issued') };
    await pass(visit, 10_000);
    expect(verdict()).toBe('Payment successful!');
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(screen.getByText('Payment successful!', { ignore: 'main *' })).toBeDefined();
  });

  it('[PAY-08][Q-PAY-5] success for no order is not claimed: the orders tell', async () => {
    await aVisitor(aResult({ show: 'success', orderNo: null }), 'issued');
    expect(verdict()).toBe('Please look for the result in your orders');
    expect(linkTo('View my orders')).toBe('#/order');
  });

  it.each([false, true])(
    '[PAY-08][Q-PAY-5] a failure of no order says nothing of the money: nobody was asked (noPay: %s)',
    async (isReservation) => {
      await aVisitor(aResult({ orderNo: null, error: 'Refused', isReservation }), 'toBePaid');
      expect(screen.getByText('Refused')).toBeDefined();
      expect(screen.getByText(/the museum can’t be asked/)).toBeDefined();
      expect(screen.queryByText(/charged|has not received|goes on checking/)).toBeNull();
      expect(linkTo('View my orders')).toBe('#/order');
    },
  );

  it('[PAY-09] offers to pay again only once the museum has answered twice (R1)', async () => {
    await aVisitor(aResult(), 'toBePaid');
    expect(linkTo('Pay again')).toBe(`#/payWay?orderNo=${theOrder}`);
    expect(screen.getByText(/no payment has arrived so far/)).toBeDefined();
    cleanup();
    await aVisitor(aResult({ show: 'success', isReservation: true }), 'toBePaid');
    expect(linkTo('Reserve again')).toBe(`#/payWay?orderNo=${theOrder}`);
    cleanup();
    await aVisitor(aResult(), 'closed');
    expect(verdict()).toBe('This order has ended');
    expect(screen.queryByRole('link', { name: 'Pay again' })).toBeNull();
  });
});
