import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failed } from '../../../src/domain/model/Result.ts';
import { OrderFormScreen } from '../../../src/ui/orderForm/OrderFormScreen.tsx';
import { aSelection, aTicket, yuan } from '../../domain/builders.ts';
import { showOrderForm } from '../support/orderFormModels.tsx';
import {
  adults,
  aStudent,
  idNumber,
  OrderFormVisit,
  otherIdNumber,
  theOrder,
} from './OrderFormVisit.ts';

afterEach(cleanup);

const visitor = (number: number, ticket = 'Adult · Standard') =>
  within(screen.getByRole('group', { name: `${ticket}, visitor ${number}` }));
const field = (number: number, label: string) =>
  visitor(number).getByLabelText<HTMLInputElement>(label);
const phone = () => screen.getByLabelText<HTMLInputElement>('Contact phone');
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const press = async (visit: OrderFormVisit, name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => visit.pass());
};
const fillIn = (number: number, name: string, document: string) => {
  type(field(number, 'Name'), name);
  type(field(number, 'Document number'), document);
};
const errorAt = (input: HTMLElement) => {
  const [id = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent;
};

describe('OrderFormScreen', () => {
  it('[CONF-01] shows day, slot and total, the warm prompt, a hint, and a block per visitor', async () => {
    const guide = aTicket({ id: 'Audio guide', kindName: '', isRealName: false, price: yuan(20) });
    const tickets = [
      { ticket: aTicket(), quantity: 2 },
      { ticket: guide, quantity: 1 },
    ];
    await showOrderForm(new OrderFormVisit(aSelection({ tickets })));
    expect(screen.getByText('Sat 28 Nov')).toBeDefined();
    expect(screen.getByText('09:00–10:00')).toBeDefined();
    expect(screen.getByText('Bring your document.')).toBeDefined();
    expect(screen.getByText(/^Please name everyone who is coming/)).toBeDefined();
    expect(screen.getByText('¥140.00')).toBeDefined();
    expect(visitor(1).getByLabelText('Name')).toBeDefined();
    expect(visitor(2).getByLabelText('Name')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Audio guide × 1' })).toBeDefined();
    expect(screen.queryByRole('group', { name: /Audio guide/ })).toBeNull();
  });

  it('[CONF-01] has day, slot and total from the first look on, so that nothing moves to make room', async () => {
    let first: string | null = null;
    const seen = (element: HTMLElement | null) => {
      first ??= element?.textContent ?? null;
    };
    await showOrderForm(
      new OrderFormVisit(adults(2)),
      <div ref={seen}>
        <OrderFormScreen />
      </div>,
    );
    expect(first).toMatch(/Sat 28 Nov.*09:00–10:00.*¥120\.00/);
  });

  it('[CONF-01] the same in Chinese', async () => {
    await showOrderForm(new OrderFormVisit(adults(1), {}, 'Simplified_Chinese'));
    expect(screen.getByRole('heading', { level: 1, name: '确认订单' })).toBeDefined();
    expect(screen.getByText('11月28日 周六')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Adult · Standard，第 1 位游客' })).toBeDefined();
    expect(screen.getByRole('button', { name: '立即购买' })).toBeDefined();
  });

  it('[CONF-01] nothing selected leads home', async () => {
    const visit = new OrderFormVisit(null);
    await showOrderForm(visit);
    expect(visit.address.current()).toBe('/index');
  });

  it('[CONF-02] [Q-A11Y-9] names, documents and phone are fields that a phone fills in rightly', async () => {
    await showOrderForm(new OrderFormVisit(adults(2)));
    expect(field(1, 'Name').autocomplete).toBe('name');
    expect(field(2, 'Name').autocomplete).toBe('off');
    expect(field(1, 'Document number').autocomplete).toBe('off');
    expect(field(1, 'Document number').inputMode).toBe('text');
    expect(phone().autocomplete).toBe('tel');
    expect(phone().type).toBe('tel');
  });

  it('[CONF-02] asks for the special certificate where a ticket needs one', async () => {
    await showOrderForm(new OrderFormVisit(aStudent()));
    const kind = visitor(1, 'Student').getByLabelText<HTMLInputElement>('Special certificate type');
    expect([kind.value, kind.readOnly]).toEqual(['Student card', true]);
    expect(visitor(1, 'Student').getByLabelText('Special certificate number')).toBeDefined();
    cleanup();
    await showOrderForm(new OrderFormVisit());
    expect(screen.queryByLabelText(/^Special certificate/)).toBeNull();
  });

  it('[CONF-02] says where the kind of special certificate stands when it can’t be read', async () => {
    const unreadable = {
      specialCertificateTypes: async () => failed({ kind: 'network' as const }),
    };
    await showOrderForm(new OrderFormVisit(aStudent(), unreadable, 'Simplified_Chinese'));
    const kind = screen.getByLabelText<HTMLInputElement>('优惠证件类型');
    expect([kind.value, kind.placeholder]).toEqual(['', '见购票须知']);
    expect(screen.getByLabelText<HTMLInputElement>('优惠证件号码').readOnly).toBe(false);
  });

  it('[CONF-03] deletes a visitor, with a way to undo it, and leads home after the last one', async () => {
    const visit = new OrderFormVisit(adults(2));
    await showOrderForm(visit);
    type(field(1, 'Name'), 'Ada');
    await press(visit, 'Delete Adult · Standard, visitor 1');
    expect(screen.getByText('1 ticket')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Deleted: Adult · Standard, visitor 1.');
    await press(visit, 'Put back');
    expect(field(1, 'Name').value).toBe('Ada');
    expect(document.activeElement).toBe(field(1, 'Name'));
    await press(visit, 'Delete Adult · Standard, visitor 2');
    await press(visit, 'Delete Adult · Standard, visitor 1');
    expect(visit.address.current()).toBe('/index');
  });

  it('[CONF-04] a block for each child that comes along, up to the limit', async () => {
    const family = aTicket({ maxChildren: 1 });
    const visit = new OrderFormVisit(aSelection({ tickets: [{ ticket: family, quantity: 1 }] }));
    await showOrderForm(visit);
    await press(visit, 'Add a child');
    expect(screen.getByRole('group', { name: /^Child 1/ })).toBeDefined();
    const more = screen.getByRole('button', { name: 'Add a child' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await press(visit, 'Add a child');
    expect(screen.getByRole('alert').textContent).toBe(
      'The number of children carried for this product cannot exceed 1 people.',
    );
    await press(visit, 'Remove a child');
    expect(screen.queryByRole('group', { name: /^Child 1/ })).toBeNull();
  });

  it('[CONF-05] another document changes the placeholder; a ticket chosen by ID fixes the type', async () => {
    const byId = aTicket({ id: 'By ID', kindName: '', choosesKindById: true });
    const tickets = [
      { ticket: aTicket(), quantity: 1 },
      { ticket: byId, quantity: 1 },
    ];
    await showOrderForm(new OrderFormVisit(aSelection({ tickets })));
    expect(field(1, 'Document number').placeholder).toBe('');
    type(visitor(1).getByLabelText('Document type'), '99');
    expect(field(1, 'Document number').placeholder).toBe('Not supported: ID number');
    const fixed = visitor(1, 'By ID').getByLabelText<HTMLSelectElement>('Document type');
    expect(fixed.disabled).toBe(true);
    expect(errorAt(fixed)).toContain('the document type is fixed');
  });

  it('[CONF-06] [Q-A11Y-9] the fee detail says what the total is made of', async () => {
    const visit = new OrderFormVisit(adults(2));
    await showOrderForm(visit);
    await press(visit, 'Fee details');
    const sheet = within(screen.getByRole('dialog', { name: 'Fee details' }));
    const value = (label: string) => sheet.getByText(label).nextElementSibling?.textContent;
    expect(value('Online payment total')).toBe('¥120.00');
    expect(sheet.getByRole('heading', { name: 'Adult · Standard' })).toBeDefined();
    expect(value('Price × quantity')).toBe('¥60.00 × 2');
    expect(value('Visit date')).toBe('Sat 28 Nov');
    expect(value('Quantity')).toBe('2');
    await press(visit, 'Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CONF-08] [Q-A11Y-9] wrong input is answered at its field, listed above, spoken, and focused', async () => {
    const visit = new OrderFormVisit(adults(2));
    await showOrderForm(visit);
    fillIn(1, 'Ada', idNumber);
    await press(visit, 'Buy now');
    const wanted = 'Adult · Standard, visitor 2: please enter a name';
    expect(document.activeElement).toBe(field(2, 'Name'));
    expect(errorAt(field(2, 'Name'))).toBe(wanted);
    expect(field(2, 'Name').getAttribute('aria-invalid')).toBe('true');
    const spoken = `3 things to put right. The first: ${wanted}`;
    expect(screen.getByRole('alert').textContent).toBe(spoken);
    expect(screen.getByText('3 things to put right')).toBeDefined();
    expect(errorAt(phone())).toBe('Please enter a contact phone');
    expect(visit.office.saved).toEqual([]);
    await press(visit, 'Please enter a contact phone');
    expect(document.activeElement).toBe(phone());
    fillIn(2, 'Bo', otherIdNumber);
    expect(screen.getByText('1 thing to put right')).toBeDefined();
    type(phone(), '13800000000');
    expect(screen.queryByText(/to put right$/)).toBeNull();
    expect(phone().getAttribute('aria-invalid')).toBeNull();
  });

  it('[CONF-08] says what a document number may not hold when its field is left', async () => {
    await showOrderForm(new OrderFormVisit());
    const number = field(1, 'Document number');
    type(number, '1101-05');
    expect(number.getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(number);
    expect(errorAt(number)).toBe(
      'Adult · Standard, visitor 1: a document number has letters and digits only, not “-”',
    );
  });

  it('[CONF-11] buy now is busy while the order is under way', async () => {
    const visit = new OrderFormVisit(adults(1), { saveOrder: () => new Promise(() => {}) });
    await showOrderForm(visit);
    fillIn(1, 'Ada', idNumber);
    type(phone(), '13800000000');
    await press(visit, 'Buy now');
    const button = screen.getByRole('button', { name: 'Sending your order' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    await act(() => visit.pass());
    expect(visit.office.saved).toHaveLength(1);
  });

  it('[CONF-12] a right form goes to the payment method with the order and its amount', async () => {
    const visit = new OrderFormVisit();
    await showOrderForm(visit);
    fillIn(1, '阿卜杜拉·买买提', idNumber);
    type(phone(), '138 0000 0000');
    await press(visit, 'Buy now');
    expect(visit.address.current()).toBe(`/payWay?orderNo=${theOrder}&amount=60.00`);
    expect(visit.office.saved[0]?.visitors[0]?.name).toBe('阿卜杜拉·买买提');
  });

  it('[CONF-11] a refusal stands in a dialog titled tip, the form behind it intact (O-046)', async () => {
    const refused = failed({ kind: 'business' as const, code: '5', text: 'no stock' });
    const visit = new OrderFormVisit(adults(1), { saveOrder: async () => refused });
    await showOrderForm(visit);
    fillIn(1, 'Ada', idNumber);
    type(phone(), '13800000000');
    await press(visit, 'Buy now');
    expect(within(screen.getByRole('dialog', { name: 'Tip' })).getByText('no stock')).toBeDefined();
    await press(visit, 'Got it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field(1, 'Document number').value).toBe(idNumber);
  });

  it('[CONF-11] a lost answer points to the orders and leaves the form (O-056)', async () => {
    const lost = failed({ kind: 'network' as const });
    const visit = new OrderFormVisit(adults(1), { saveOrder: async () => lost });
    await showOrderForm(visit);
    fillIn(1, 'Ada', idNumber);
    type(phone(), '13800000000');
    await press(visit, 'Buy now');
    expect(screen.getByText('Your order may have been taken')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Look at my orders' });
    expect(link.getAttribute('href')).toBe('#/order');
    expect(phone().value).toBe('13800000000');
  });

  it('[CONF-13] [Q-A11Y-9] what was typed is there after the screen was left and opened again', async () => {
    const visit = new OrderFormVisit(adults(2));
    const leave = await showOrderForm(visit);
    fillIn(2, 'Bo', '12345');
    type(visitor(2).getByLabelText('Document type'), '99');
    type(phone(), '138');
    leave();
    await showOrderForm(visit);
    expect(field(2, 'Name').value).toBe('Bo');
    expect(field(2, 'Document number').value).toBe('12345');
    expect(visitor(2).getByLabelText<HTMLSelectElement>('Document type').value).toBe('99');
    expect(phone().value).toBe('138');
  });

  it('[CONF-14] takes a name of 100 rare characters and cuts none', async () => {
    await showOrderForm(new OrderFormVisit());
    type(field(1, 'Name'), '𠮷'.repeat(101));
    expect(field(1, 'Name').value).toBe('𠮷'.repeat(100));
    expect(screen.getByText('A name can have at most 100 characters.')).toBeDefined();
  });
});
