import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PickUpCodeSheet } from '../../../src/ui/orders/PickUpCodeSheet.tsx';
import { anOrder, anOrderLine, day } from '../../domain/builders.ts';
import { OrdersVisit } from '../orders/OrdersVisit.ts';
import { showOrdersScreen } from '../support/ordersModels.tsx';

afterEach(cleanup);

describe('an order’s pick-up code', () => {
  it('[LIST-04] stands under each day and slot that it opens the gate for, once', async () => {
    const morning = anOrderLine({ day: day('2026-11-28'), begin: '09:00', end: '10:00' });
    const order = anOrder({
      pickUpCode: '123456780001',
      lines: [
        morning,
        { ...morning, ticketName: 'Child' },
        anOrderLine({ day: day('2026-11-29'), begin: '', end: '' }),
        anOrderLine({ day: null }),
      ],
    });
    await showOrdersScreen(
      new OrdersVisit(),
      <PickUpCodeSheet order={order} onClose={() => undefined} />,
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Pick-up code' }));
    const said = sheet.getAllByRole('paragraph').map((each) => each.textContent);
    expect(said.slice(0, 2)).toEqual(['Sat 28 Nov 09:00–10:00', 'Sun 29 Nov Valid all day']);
    expect(said.filter((text) => text?.includes('Nov'))).toHaveLength(2);
    expect(sheet.getByRole('img', { name: 'Pick-up code 1234 5678 0001' })).toBeDefined();
  });

  it('[LIST-04] O-080: leaves the number to be read where it can’t be drawn', async () => {
    const order = anOrder({ pickUpCode: 'x'.repeat(3000) });
    await showOrdersScreen(
      new OrdersVisit(),
      <PickUpCodeSheet order={order} onClose={() => undefined} />,
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Pick-up code' }));
    expect(sheet.queryByRole('img')).toBeNull();
    expect(sheet.getByText('The code can’t be drawn. Please show the number below.')).toBeDefined();
  });
});
