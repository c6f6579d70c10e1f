import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { OrderFormScreen } from '../../../src/ui/orderForm/OrderFormScreen.tsx';
import { showOrderForm } from '../support/orderFormModels.tsx';
import { RenderWatch } from '../support/RenderWatch.tsx';
import { adults, idNumber, OrderFormVisit, otherIdNumber } from './OrderFormVisit.ts';

afterEach(cleanup);

/** What one letter renders, typed into a field: the field. */
const oneField = { FieldShell: 1, FormTextField: 1, TextField: 1 };

describe.each([2, 30])('an order form of %i visitors', (visitors) => {
  it('[CONF-02] renders the field that is typed into, and what it is about', async () => {
    const visit = new OrderFormVisit(adults(visitors));
    const watch = new RenderWatch();
    await showOrderForm(
      visit,
      <watch.Watched>
        <OrderFormScreen />
      </watch.Watched>,
    );
    const type = async (label: string, place: number, value: string) => {
      const field = screen.getAllByLabelText(label)[place];
      if (field === undefined) throw new Error(`no field ${label} ${place}`);
      watch.take();
      fireEvent.change(field, { target: { value } });
      await act(() => visit.pass());
      return watch.take();
    };
    const last = visitors - 1;
    expect(await type('Name', last, 'A')).toEqual(oneField);
    expect(await type('Name', last, 'An')).toEqual(oneField);
    expect(await type('Name', 0, 'B')).toEqual(oneField);
    expect(await type('Document number', last, '1')).toEqual(oneField);
    expect(await type('Contact phone', 0, '1380000')).toEqual(oneField);

    await type('Document number', 0, idNumber);
    // A number that somebody has already is remarked upon beside both.
    const twice = await type('Document number', last, idNumber);
    expect(twice).toMatchObject({ FormTextField: 2 });
    expect(twice).not.toHaveProperty('VisitorFields');
    expect(await type('Document number', last, otherIdNumber)).toMatchObject({ FormTextField: 2 });
  });
});
