import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderNo, slotId } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { anOffer, anOrder, anOrderLine, aSlot, yuan } from '../../domain/builders.ts';
import { later } from '../home/HomeVisit.ts';
import { showOrderForm } from '../support/orderFormModels.tsx';
import { adults, idNumber, OrderFormVisit, otherIdNumber, theOrder } from './OrderFormVisit.ts';
import { field, fillIn, phone, press, said, type } from './shownForm.ts';

afterEach(cleanup);

const lost = failed({ kind: 'network' as const });

async function submitted(visit: OrderFormVisit): Promise<void> {
  await showOrderForm(visit);
  fillIn(1, 'Ada', idNumber);
  if (screen.queryAllByRole('group').length > 1) fillIn(2, 'Bo', otherIdNumber);
  type(phone(), '13800000000');
  await press(visit, 'Buy now');
}

describe('problems of the form', () => {
  it('[CONF-08] the list stays short enough to see the form; every field still says its own', async () => {
    const visit = new OrderFormVisit(adults(4));
    await showOrderForm(visit);
    await press(visit, 'Buy now');
    expect(screen.getByText('9 things to put right')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /please enter a/ })).toHaveLength(5);
    expect(screen.getByText('And 4 more, marked at their fields.')).toBeDefined();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(9);
    expect(document.activeElement).toBe(field(1, 'Name'));
  });
});

describe('sold out in between', () => {
  const ten = aSlot({ id: slotId('s-1000'), begin: '10:00', end: '11:00' });
  const soldOut = (others = [ten]) =>
    new OrderFormVisit(adults(2), {
      saveOrder: async () => failed({ kind: 'business', code: '5', text: 'no stock' }),
      slots: async () => success([aSlot({ ordinaryLeft: 0 }), ...others]),
      tickets: async () => success([anOffer({ price: yuan(50) })]),
    });

  it('[CONF-11] O-046: the nearest slots stand in the alert; one tap changes the slot and nothing typed', async () => {
    const visit = soldOut();
    await submitted(visit);
    const tip = within(screen.getByRole('dialog', { name: 'Tip' }));
    expect(tip.getByText('no stock')).toBeDefined();
    expect(tip.getByText(/1 other time slot of the day can take your party/)).toBeDefined();
    await press(visit, 'Change to 10:00–11:00');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('10:00–11:00')).toBeDefined();
    expect(screen.getAllByText('¥100.00')).toHaveLength(2);
    expect([field(1, 'Name').value, field(2, 'Document number').value, phone().value]).toEqual([
      'Ada',
      otherIdNumber,
      '13800000000',
    ]);
    expect(said()).toContain('Your visit is at 10:00–11:00 now.');
    visit.office.answers = {};
    await act(() => visit.pass(5_000));
    await press(visit, 'Buy now');
    expect(visit.office.saved.at(-1)?.selection.slot).toEqual(ten);
    expect(visit.address.current()).toContain('/payWay');
  });

  it('[CONF-11] the slots are still on the form once the alert was read, and the focus is never lost', async () => {
    const visit = soldOut();
    await submitted(visit);
    await press(visit, 'Got it');
    expect(document.activeElement?.textContent).toContain('Your time slot is sold out.');
    await press(visit, 'Change to 10:00–11:00');
    expect(document.activeElement?.textContent).toContain('Your visit is at 10:00–11:00 now.');
  });

  it('[CONF-11] the alert does not wait for the slots, and stands as it was where they can’t be loaded', async () => {
    const visit = soldOut();
    const file = later<void>();
    visit.soldOutComes = () => file.promise;
    await submitted(visit);
    const tip = within(screen.getByRole('dialog', { name: 'Tip' }));
    expect(tip.getByText('no stock')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
    file.keep();
    await act(() => visit.pass());
    expect(tip.getByRole('button', { name: 'Change to 10:00–11:00' })).toBeDefined();
    cleanup();
    const offline = soldOut();
    offline.soldOutComes = () => Promise.reject(new Error('offline'));
    await submitted(offline);
    const alone = within(screen.getByRole('dialog', { name: 'Tip' }));
    expect(alone.getByText('no stock')).toBeDefined();
    await press(offline, 'Got it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Your time slot is sold out/)).toBeNull();
    expect(field(1, 'Name').value).toBe('Ada');
  });

  it('[CONF-11] where none fits, the way to another day is offered', async () => {
    const visit = soldOut([]);
    await submitted(visit);
    const tip = within(screen.getByRole('dialog', { name: 'Tip' }));
    expect(tip.getByText(/no other one of the day can take your party/)).toBeDefined();
    const away = tip.getByRole('link', { name: 'Choose another day' });
    expect(away.getAttribute('href')).toBe('#/index');
  });

  it('[CONF-11] a slot that doesn’t sell the tickets says so where it was tapped', async () => {
    const visit = soldOut();
    await submitted(visit);
    visit.office.answers = { ...visit.office.answers, tickets: async () => success([]) };
    await press(visit, 'Change to 10:00–11:00');
    const tip = within(screen.getByRole('dialog', { name: 'Tip' }));
    expect(tip.getByText(/This time slot does not sell: Adult · Standard/)).toBeDefined();
  });
});

describe('a lost answer', () => {
  const losing = (orders: readonly OrderSummary[] = []) =>
    new OrderFormVisit(adults(1), {
      saveOrder: async () => lost,
      orders: async () => success(orders),
    });

  it('[CONF-11] another try is offered only after two readings', async () => {
    const visit = losing();
    await submitted(visit);
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull();
    await act(() => visit.pass(10_000));
    await press(visit, 'Check again');
    // In its place on the form, and aloud.
    expect(screen.getAllByText(/^No such order can be found/)).toHaveLength(2);
    expect(visit.office.saved).toHaveLength(1);
    visit.office.answers = {};
    await press(visit, 'Order again');
    expect(visit.office.saved).toHaveLength(2);
    expect(visit.address.current()).toBe(`/payWay?orderNo=${theOrder}&amount=60.00`);
  });

  it('[CONF-11] several orders that may be it are shown to choose from', async () => {
    const made = (number: string) =>
      anOrder({
        orderNo: orderNo(number),
        createdAt: '2026-11-28 08:00:01',
        status: 'toBePaid',
        total: yuan(60),
        lines: [anOrderLine({ quantity: 1 })],
      });
    const visit = losing([made('20261128080000000001'), made('20261128080000000002')]);
    await submitted(visit);
    await press(visit, 'This is mine Order 20261128080000000002');
    expect(visit.address.current()).toBe('/payWay?orderNo=20261128080000000002&amount=60.00');
    expect(visit.office.saved).toHaveLength(1);
  });
});

describe('leaving the form', () => {
  it('[CONF-13] says that what was typed is kept, unless nothing was or it was ordered', async () => {
    const visit = new OrderFormVisit();
    const leaveUntouched = await showOrderForm(visit);
    leaveUntouched();
    await visit.pass();
    expect(await visit.toast()).toBeUndefined();
    const leave = await showOrderForm(visit);
    type(field(1, 'Name'), 'Ada');
    leave();
    await visit.pass();
    expect(await visit.toast()).toBe(
      'What you typed is kept. You can come back and go on until you order.',
    );
    visit.announcements.dismiss();
    const leaveOrdered = await showOrderForm(visit);
    // Shown twice, as StrictMode does, is not left.
    expect(await visit.toast()).toBeUndefined();
    fillIn(1, 'Ada', idNumber);
    type(phone(), '13800000000');
    await press(visit, 'Buy now');
    leaveOrdered();
    await visit.pass();
    expect(await visit.toast()).toBeUndefined();
  });
});
