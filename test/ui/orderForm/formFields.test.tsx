import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { anOffer, aSelection, aTicket, yuan } from '../../domain/builders.ts';
import { showOrderForm } from '../support/orderFormModels.tsx';
import { adults, idNumber, OrderFormVisit } from './OrderFormVisit.ts';
import { descriptionsOf, field, fillIn, phone, press, said, type, visitor } from './shownForm.ts';

afterEach(cleanup);

describe('a visitor’s block', () => {
  it('[CONF-01] says which of how many it is', async () => {
    await showOrderForm(new OrderFormVisit(adults(3)));
    expect(visitor(2).getByText('Visitor 2 of 3')).toBeDefined();
    cleanup();
    await showOrderForm(new OrderFormVisit(adults(1)));
    expect(visitor(1).getByText('Visitor 1')).toBeDefined();
  });

  it('[CONF-02] [Q-A11Y-9] has fields that keyboards of phones help with and never spoil', async () => {
    await showOrderForm(new OrderFormVisit(adults(1), {}, 'English', { asksForCode: true }));
    const number = field(1, 'Document number');
    expect([number.autocomplete, number.inputMode]).toEqual(['off', 'text']);
    expect(number.getAttribute('autocapitalize')).toBe('characters');
    expect(field(1, 'Name').getAttribute('autocapitalize')).toBe('words');
    const hints = screen.getAllByRole('textbox').map((input) => input.getAttribute('enterkeyhint'));
    expect(hints).toEqual(['next', 'next', 'next', 'done']);
    for (const input of screen.getAllByRole('textbox')) {
      expect(input.getAttribute('spellcheck')).toBe('false');
      expect(input.hasAttribute('maxlength')).toBe(false);
    }
  });

  it('[CONF-02] Enter goes to the next field and orders nothing', async () => {
    const visit = new OrderFormVisit(adults(1));
    await showOrderForm(visit);
    field(1, 'Name').focus();
    fireEvent.keyDown(field(1, 'Name'), { key: 'Enter', isComposing: true });
    expect(document.activeElement).toBe(field(1, 'Name'));
    fireEvent.keyDown(field(1, 'Name'), { key: 'Enter' });
    expect(document.activeElement).toBe(field(1, 'Document type'));
    field(1, 'Document number').focus();
    fireEvent.keyDown(field(1, 'Document number'), { key: 'Enter' });
    expect(document.activeElement).toBe(phone());
    fireEvent.keyDown(phone(), { key: 'Enter' });
    expect(document.activeElement).toBe(phone());
    expect([visit.office.saved, screen.queryByText(/to put right/)]).toEqual([[], null]);
  });

  it('[CONF-02] asks for each visitor’s mobile only where the museum wants it', async () => {
    await showOrderForm(new OrderFormVisit(adults(2)));
    expect(screen.queryByLabelText('Mobile phone')).toBeNull();
    cleanup();
    const asking = { requiresVisitorMobile: true };
    await showOrderForm(new OrderFormVisit(adults(2), {}, 'English', asking));
    const first = field(1, 'Mobile phone');
    expect([first.type, first.autocomplete]).toEqual(['tel', 'tel']);
    expect(field(2, 'Mobile phone').autocomplete).toBe('off');
  });

  it('[CONF-07] [Q-A11Y-9] the contact phone is taken from the first visitor, and the other way round, focus and voice with it', async () => {
    const asking = { requiresVisitorMobile: true };
    const visit = new OrderFormVisit(adults(2), {}, 'English', asking);
    await showOrderForm(visit);
    expect(screen.queryByRole('button', { name: /^Use the/ })).toBeNull();
    type(field(1, 'Mobile phone'), '138 0000 0001');
    await press(visit, 'Use the first visitor’s phone');
    expect(phone().value).toBe('13800000001');
    expect(document.activeElement).toBe(phone());
    expect(said()).toBe('The contact phone is the first visitor’s now.');
    type(phone(), '13900000002');
    await press(visit, 'Use the contact phone');
    expect(field(1, 'Mobile phone').value).toBe('13900000002');
    expect(document.activeElement).toBe(field(1, 'Mobile phone'));
    expect(screen.queryByRole('button', { name: /^Use the/ })).toBeNull();
  });
});

describe('what helps while one types', () => {
  it('[CONF-08] [Q-A11Y-4] [Q-A11Y-9] describes the field, and is not announced', async () => {
    await showOrderForm(new OrderFormVisit());
    const number = field(1, 'Document number');
    type(number, idNumber.slice(0, 14));
    expect(descriptionsOf(number)).toEqual(['14 of 18 characters']);
    expect(number.hasAttribute('aria-invalid')).toBe(false);
    type(number, '110105199002300004');
    expect(descriptionsOf(number)).toEqual([
      'The birth date in this number does not exist. Please check it',
    ]);
    expect([said(), screen.getByRole('alert').textContent]).toEqual(['', '']);
    expect(number.closest('[aria-live]')).toBeNull();
    type(number, idNumber);
    expect(descriptionsOf(number)).toEqual([]);
  });

  it('[CONF-08] says nothing while an input method composes', async () => {
    await showOrderForm(new OrderFormVisit());
    const number = field(1, 'Document number');
    fireEvent.compositionStart(number);
    type(number, '1101');
    expect(descriptionsOf(number)).toEqual([]);
    fireEvent.compositionEnd(number);
    expect(descriptionsOf(number)).toEqual(['4 of 18 characters']);
    expect(number.hasAttribute('aria-invalid')).toBe(false);
  });

  it('[CONF-08] names whose number it is already', async () => {
    await showOrderForm(new OrderFormVisit(adults(2)));
    fillIn(1, 'Ada', idNumber);
    type(field(2, 'Document number'), idNumber);
    expect(descriptionsOf(field(2, 'Document number'))).toEqual([
      'This is also the number of Adult · Standard, visitor 1',
    ]);
  });

  it('[CONF-08] [Q-A11Y-4] [Q-A11Y-9] says once, when the field is left, what is wrong or doubtful', async () => {
    await showOrderForm(new OrderFormVisit());
    const number = field(1, 'Document number');
    type(number, '11010519900615');
    fireEvent.blur(number);
    const wrong = 'Adult · Standard, visitor 1: please enter a correct ID card number';
    expect([descriptionsOf(number), said()]).toEqual([[wrong], wrong]);
    type(number, '110105199006150005');
    fireEvent.blur(number);
    const doubt = /^This may be mistyped; please check the last character/;
    expect(number.hasAttribute('aria-invalid')).toBe(false);
    expect(descriptionsOf(number)[0]).toMatch(doubt);
    expect(said()).toMatch(doubt);
  });

  it('[CONF-08] the same in Chinese', async () => {
    await showOrderForm(new OrderFormVisit(adults(1), {}, 'Simplified_Chinese'));
    const number = screen.getByLabelText('证件号码');
    type(number, '110105');
    expect(descriptionsOf(number)).toEqual(['已输入 6 位，共 18 位']);
    type(screen.getByLabelText('联系手机'), '010-62345678');
    expect(descriptionsOf(screen.getByLabelText('联系手机'))[0]).toBe('这是固定电话，请填写手机号');
  });
});

describe('a ticket whose kind follows from the ID', () => {
  const youth = ticketKindId('youth');
  const byId = aTicket({ id: 'By ID', choosesKindById: true, price: yuan('39.90') });
  const selection = aSelection({ tickets: [{ ticket: byId, quantity: 2 }] });
  const answers = {
    ticketKindFor: async () => success(youth),
    tickets: async () =>
      success([
        {
          ...anOffer({ kindId: youth, price: yuan('19.95') }),
          ticketId: byId.offer.ticketId,
          kindName: 'Youth',
        },
      ]),
  };
  const number = (place: number) => field(place, 'Document number', 'By ID · Standard');

  it('[CONF-05] shows kind and price at the block, says the change aloud, and has the total to the fen', async () => {
    const visit = new OrderFormVisit(selection, answers);
    await showOrderForm(visit);
    expect(screen.getAllByText('¥79.80')).toHaveLength(2);
    type(number(1), idNumber);
    expect(screen.getByText('Looking up the kind of ticket and its price…')).toBeDefined();
    await act(() => visit.pass());
    expect(screen.getByText('By the ID this is now Youth, ¥19.95')).toBeDefined();
    expect(said()).toBe(
      'By ID · Standard, visitor 1: by the ID this is Youth, ¥19.95. The total is up to date.',
    );
    expect(screen.getAllByText('¥59.85')).toHaveLength(2);
    await press(visit, 'Fee details');
    expect(screen.getByRole('heading', { name: 'By ID · Youth' })).toBeDefined();
    expect(screen.getByText('¥19.95 × 1')).toBeDefined();
    expect(screen.getByText('¥39.90 × 1')).toBeDefined();
  });

  it('[CONF-05] [CONF-06] [Q-BAD-2] a price that nobody knows is said in words, no total guessed, and nothing sold', async () => {
    const visit = new OrderFormVisit(selection, { ...answers, tickets: async () => success([]) });
    await showOrderForm(visit);
    type(number(1), idNumber);
    await act(() => visit.pass());
    expect(screen.getByText('By the ID this is now another kind, price unknown')).toBeDefined();
    expect(screen.getByText('Total (unknown)')).toBeDefined();
    expect(screen.queryByText(/¥/)).toBeNull();
    const buy = screen.getByRole('button', { name: 'Buy now' });
    expect(buy.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionsOf(buy)).toEqual([
      'The price of a ticket is unknown, so nothing can be bought yet.',
    ]);
    await press(visit, 'Buy now');
    expect(visit.office.saved).toEqual([]);
    await press(visit, 'Go to the ticket without a price');
    expect(document.activeElement).toBe(number(1));
    visit.office.answers = answers;
    await press(visit, 'Check again');
    expect(screen.getAllByText('¥59.85')).toHaveLength(2);
    expect(buy.getAttribute('aria-disabled')).toBeNull();
  });

  it('[CONF-05] looks again on demand, and keeps the focus', async () => {
    const visit = new OrderFormVisit(selection, {
      ...answers,
      ticketKindFor: async () => failed({ kind: 'network' }),
    });
    await showOrderForm(visit);
    type(number(1), idNumber);
    await act(() => visit.pass());
    visit.office.answers = answers;
    await press(visit, 'Check again');
    expect(screen.getByText('By the ID this is now Youth, ¥19.95')).toBeDefined();
    expect(document.activeElement).toBe(number(1));
  });
});

describe('the code by SMS', () => {
  const asking = { asksForCode: true };
  const code = () => screen.getByLabelText<HTMLInputElement>('SMS code');
  const sends = () => screen.getByRole('button', { name: /^(Send code|Resend)/ });

  it('[CONF-07] [Q-SEC-8] [Q-A11Y-9] is a field that phones fill in, only where the museum asks for one', async () => {
    await showOrderForm(new OrderFormVisit());
    expect(screen.queryByLabelText('SMS code')).toBeNull();
    cleanup();
    await showOrderForm(new OrderFormVisit(adults(1), {}, 'English', asking));
    expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric']);
    // One paste brings the whole code, whatever stands around it.
    expect(code().hasAttribute('maxlength')).toBe(false);
    type(code(), ' 123456 ');
    expect(code().value.trim()).toBe('123456');
  });

  it('[CONF-07] [Q-SEC-8] counts down on its button, which then says resend; a re-render changes nothing', async () => {
    const visit = new OrderFormVisit(adults(1), {}, 'English', asking);
    const leave = await showOrderForm(visit);
    await press(visit, 'Send code');
    expect(document.activeElement).toBe(phone());
    type(phone(), '13800000000');
    await press(visit, 'Send code');
    expect(visit.office.codesSent).toEqual(['13800000000']);
    expect(sends().textContent).toBe('Resend in 60 s');
    expect(sends().getAttribute('aria-disabled')).toBe('true');
    await act(() => visit.pass(18_000));
    expect(sends().textContent).toBe('Resend in 42 s');
    leave();
    await showOrderForm(visit);
    expect(sends().textContent).toBe('Resend in 42 s');
    await act(() => visit.pass(42_000));
    expect(sends().textContent).toBe('Resend');
    expect(said()).toBe('You can have another code sent now.');
  });

  it('[CONF-07] [Q-A11Y-4] [Q-A11Y-9] says at its place why none was sent', async () => {
    const refuses = failed({ kind: 'business' as const, code: '5', text: 'Too many codes today' });
    const visit = new OrderFormVisit(
      adults(1),
      { sendCode: async () => refuses },
      'English',
      asking,
    );
    await showOrderForm(visit);
    type(phone(), '13800000000');
    await press(visit, 'Send code');
    expect(screen.getByRole('alert').textContent).toBe('Too many codes today');
    // Shown as a toast, and for good at the field.
    expect(screen.getAllByText('Too many codes today')).toHaveLength(3);
    expect(sends().textContent).toBe('Send code');
  });
});
