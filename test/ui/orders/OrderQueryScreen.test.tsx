import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { OrderQueryScreen } from '../../../src/ui/orders/OrderQueryScreen.tsx';
import { pass, showOrdersScreen } from '../support/ordersModels.tsx';
import { OrdersVisit } from './OrdersVisit.ts';

afterEach(cleanup);

const show = async (language: Language = 'English') => {
  const visit = new OrdersVisit({}, '/orderQuery', language);
  await showOrdersScreen(visit, <OrderQueryScreen />);
  return visit;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const number = () => field('Order number');
const phone = () => field('Mobile phone number');
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const press = async (visit: OrdersVisit) => {
  fireEvent.click(screen.getByRole('button', { name: 'Open the order' }));
  await pass(visit, 0);
};
const describedBy = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('OrderQueryScreen', () => {
  it('[QRY-01] opens an order by its number and phone', async () => {
    const visit = await show();
    type(number(), '20261127090500000001');
    type(phone(), '138 0000 0000');
    await press(visit);
    expect(visit.address.current()).toBe(
      '/orderinfo?orderNo=20261127090500000001&visitorMobile=13800000000',
    );
  });

  it('[QRY-01] answers wrong input at its field and takes the focus to the first', async () => {
    const visit = await show();
    await press(visit);
    expect(number().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(number())).toContain('Please enter the order number');
    expect(describedBy(phone())).toContain('Please enter the contact phone');
    expect(document.activeElement).toBe(number());
    type(number(), '2');
    expect(document.activeElement).toBe(number());
    type(number(), '20261127090500000001');
    type(phone(), '12345');
    await press(visit);
    expect(describedBy(number())).not.toContain('Please');
    expect(describedBy(phone())).toContain('correct mobile phone number');
    expect(document.activeElement).toBe(phone());
    expect(number().value).toBe('20261127090500000001');
    expect(visit.address.current()).toBe('/orderQuery');
  });

  it('[QRY-01] says in Chinese where to find the number', async () => {
    await show('Simplified_Chinese');
    expect(describedBy(field('订单号'))).toContain('支付成功页');
    expect(screen.getByRole('button', { name: '打开订单' })).toBeDefined();
  });

  it('leads to the orders that need no looking up', async () => {
    await show();
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'My orders' });
    expect(link.getAttribute('href')).toBe('#/order');
  });
});
