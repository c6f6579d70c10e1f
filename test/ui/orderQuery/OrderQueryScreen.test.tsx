import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { OrderQueryScreen } from '../../../src/ui/orderQuery/OrderQueryScreen.tsx';
import { QueryDialog } from '../../../src/ui/orderQuery/QueryDialog.tsx';
import { anOrder } from '../../domain/builders.ts';
import type { Museum } from '../../support/StubMuseum.ts';
import { showOrderQuery } from '../support/orderQueryModels.tsx';
import { code, documentNumber, phone, QueryVisit } from './QueryVisit.ts';

afterEach(cleanup);

const theOrder = anOrder();

const show = async (answers: Partial<Museum> = {}, language: Language = 'English') => {
  const visit = new QueryVisit(answers, language);
  await showOrderQuery(visit, <OrderQueryScreen />);
  return visit;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const number = () => field('Document or order number');
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const fillIn = (typed = documentNumber) => {
  type(number(), typed);
  type(field('Contact phone'), phone);
  type(field('SMS code'), code);
};
const press = async (visit: QueryVisit, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => visit.clock.advance(0));
};
const describedBy = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('OrderQueryScreen', () => {
  it('[QRY-01] says in the hint what the number is taken for, while one types', async () => {
    await show();
    expect(describedBy(number())).toContain('Up to 18 characters are a visitor’s document number');
    expect(describedBy(number())).not.toContain('Will be');
    type(number(), documentNumber);
    expect(describedBy(number())).toContain('Will be looked up as a document number');
    type(number(), `${documentNumber}1`);
    expect(describedBy(number())).toContain('Will be looked up as an order number');
  });

  it('[QRY-01] answers what is missing at its field and takes the focus to the first', async () => {
    const visit = await show();
    await press(visit, 'Find orders');
    expect(number().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(number())).toContain('Please enter number');
    expect(describedBy(field('Contact phone'))).toContain('Please enter the contact phone');
    expect(describedBy(field('SMS code'))).toContain('Please enter the code');
    expect(document.activeElement).toBe(number());
    type(number(), documentNumber);
    expect(document.activeElement).toBe(number());
    type(field('Contact phone'), '12345');
    await press(visit, 'Find orders');
    expect(document.activeElement).toBe(field('Contact phone'));
    expect(describedBy(field('Contact phone'))).toContain('Please enter correct phone');
    expect(number().value).toBe(documentNumber);
    expect(visit.museum.asked).toEqual([]);
  });

  it('[QRY-01] [Q-SEC-8] O-107: the code’s field takes what the phone offers, and one paste', async () => {
    await show();
    const input = field('SMS code');
    expect([input.autocomplete, input.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(input.hasAttribute('maxlength')).toBe(false);
    fireEvent.input(input, { target: { value: '123456' } });
    expect(input.value).toBe('123456');
  });

  it('[QRY-01] [Q-SEC-8] sends a code once, says so at its field, and counts down', async () => {
    const visit = await show();
    type(field('Contact phone'), phone);
    const send = screen.getByRole('button', { name: 'Send code' });
    for (let tap = 0; tap < 10; tap += 1) fireEvent.click(send);
    await act(() => visit.clock.advance(0));
    expect(visit.museum.asked).toEqual([['sendCode', phone]]);
    expect(describedBy(field('SMS code'))).toContain('The code is on its way');
    expect(screen.getByRole('button', { name: 'Resend in 60 s' })).toBeDefined();
    await act(() => visit.clock.advance(60_000));
    expect(screen.getByRole('button', { name: 'Resend' })).toBeDefined();
  });

  it('[Q-SEC-8] [O-106] a code that was not sent starts no countdown', async () => {
    const refused = failed({ kind: 'business' as const, code: '5041', text: '今天发送次数太多' });
    const visit = await show({ sendCode: async () => refused });
    type(field('Contact phone'), phone);
    await press(visit, 'Send code');
    expect(within(screen.getByRole('main')).getByText('今天发送次数太多')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined();
    expect(describedBy(field('SMS code'))).not.toContain('on its way');
  });

  it('[QRY-01] lists the orders with number, day, status, tickets and total, and opens one', async () => {
    const visit = await show({ findOrders: async () => success([theOrder]) });
    fillIn();
    await press(visit, 'Find orders');
    const heading = screen.getByRole('heading', { level: 2, name: '1 order found' });
    expect(document.activeElement).toBe(heading);
    // The document's number stands in its field alone (§9).
    expect(screen.getByText('Document number 1101**********0004')).toBeDefined();
    const row = within(screen.getByRole('article', { name: theOrder.orderNo }));
    expect(row.getByRole('heading').textContent).toContain(theOrder.orderNo);
    expect(row.getByText(/Fri 27 Nov 09:05/)).toBeDefined();
    expect(row.getByText('Issued')).toBeDefined();
    expect(row.getByText(/2 tickets/).textContent).toContain('¥120.00');
    await press(visit, `View order ${theOrder.orderNo}`);
    expect(visit.address.current()).toBe(`/orderinfo?orderNo=${theOrder.orderNo}`);
    expect(visit.address.takeAside('visitorMobile')).toBe(phone);
  });

  it('[QRY-01] an unknown total is said to be unknown', async () => {
    const visit = await show({ findOrders: async () => success([anOrder({ total: null })]) });
    fillIn();
    await press(visit, 'Find orders');
    expect(screen.getByText(/2 tickets/).textContent).toContain('—');
  });

  it.each([
    [documentNumber, 'No order with document number 1101**********0004 was made'],
    ['2026112700000000001', 'No order with order number 2026112700000000001 was made'],
  ])('[QRY-01] finding none says which number was looked up as what: %s', async (typed, words) => {
    const visit = await show();
    fillIn(typed);
    await press(visit, 'Find orders');
    const none = screen.getByText(new RegExp(words.replaceAll('*', '\\*')));
    expect(document.activeElement?.contains(none)).toBe(true);
    expect(document.activeElement?.textContent).toContain('No order found');
  });

  it('[QRY-01] a wrong code is said at its field, in the museum’s words', async () => {
    const wrong = failed({ kind: 'business' as const, code: '5042', text: '验证码错误' });
    const visit = await show({ checkCode: async () => wrong });
    fillIn();
    await press(visit, 'Find orders');
    expect(describedBy(field('SMS code'))).toContain('验证码错误');
    expect(document.activeElement).toBe(field('SMS code'));
    expect(visit.museum.times('findOrders')).toBe(0);
  });

  it('[R25] after a lost answer another code is offered at its field', async () => {
    const visit = await show({ checkCode: async () => failed({ kind: 'network' }) });
    fillIn();
    await press(visit, 'Find orders');
    expect(describedBy(field('SMS code'))).toContain('this code may be used up');
    expect(screen.getByRole('button', { name: 'Send code' }).ariaDisabled).not.toBe('true');
  });

  it('[QRY-01] orders that did not load can be asked for again where that is said', async () => {
    const visit = await show({ findOrders: async () => failed({ kind: 'network' }) });
    fillIn();
    await press(visit, 'Find orders');
    expect(document.activeElement?.textContent).toContain('The orders did not load');
    visit.museum.answers = { findOrders: async () => success([theOrder]) };
    await press(visit, 'Try again');
    expect(screen.getByRole('article', { name: theOrder.orderNo })).toBeDefined();
    expect(screen.queryByText('The orders did not load')).toBeNull();
    expect(visit.museum.times('checkCode')).toBe(1);
  });

  it('[QRY-01] Enter in a field searches', async () => {
    const visit = await show({ findOrders: async () => success([theOrder]) });
    fillIn();
    const form = field('SMS code').form;
    if (form !== null) fireEvent.submit(form);
    await act(() => visit.clock.advance(0));
    expect(screen.getByRole('article', { name: theOrder.orderNo })).toBeDefined();
  });

  it('[QRY-01] speaks Chinese as well', async () => {
    const visit = await show({ findOrders: async () => success([theOrder]) }, 'Simplified_Chinese');
    await press(visit, '查询订单');
    expect(describedBy(field('证件号码或订单号'))).toContain('请输入号码');
    expect(describedBy(field('联系手机'))).toContain('请输入联系人电话');
    type(field('证件号码或订单号'), documentNumber);
    expect(describedBy(field('证件号码或订单号'))).toContain('将按证件号码查询');
    type(field('联系手机'), phone);
    type(field('短信验证码'), code);
    await press(visit, '查询订单');
    expect(screen.getByRole('heading', { level: 2, name: '查到 1 笔订单' })).toBeDefined();
    expect(screen.getByText('已出票')).toBeDefined();
  });

  it('[R4] leads to the orders that need no looking up', async () => {
    await show();
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'My orders' });
    expect(link.getAttribute('href')).toBe('#/order');
  });
});

describe('QueryDialog', () => {
  it('[LIST-05] asks for number, phone and code over the list, and finds the same', async () => {
    const visit = new QueryVisit(
      { findOrders: async () => success([theOrder]) },
      'English',
      '/order',
    );
    let closed = 0;
    await showOrderQuery(
      visit,
      <QueryDialog
        onClose={() => {
          closed += 1;
        }}
      />,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Find an order' }));
    await press(visit, 'Find orders');
    expect(dialog.getByText('Please enter number')).toBeDefined();
    fillIn();
    await press(visit, 'Find orders');
    expect(dialog.getByRole('article', { name: theOrder.orderNo })).toBeDefined();
    expect(visit.museum.asked.map(([call]) => call)).toEqual(['checkCode', 'findOrders']);
    await press(visit, `View order ${theOrder.orderNo}`);
    expect(visit.address.current()).toBe(`/orderinfo?orderNo=${theOrder.orderNo}`);
    await press(visit, 'Close');
    expect(closed).toBe(1);
  });

  it('[LIST-05] gives the focus to the number once it was heard of', async () => {
    const visit = new QueryVisit();
    await showOrderQuery(visit, <QueryDialog onClose={() => {}} />);
    expect(document.activeElement).not.toBe(number());
    await act(() => visit.clock.advance(500));
    expect(document.activeElement).toBe(number());
  });
});
