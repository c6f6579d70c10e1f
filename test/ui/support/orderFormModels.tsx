import { act } from '@testing-library/react';
import { OrderFormScreen } from '../../../src/ui/orderForm/OrderFormScreen.tsx';
import type { OrderFormVisit } from '../orderForm/OrderFormVisit.ts';
import { onlyThese, showScreen } from './showScreen.tsx';

/** Shows the order form to a visitor; leaving it is the answer. */
export async function showOrderForm(
  visit: OrderFormVisit,
  screen = <OrderFormScreen />,
): Promise<() => void> {
  const { announcements, ways, address, language, page, soldOut, smsCode } = visit;
  const orderForm = () => visit.orderForm();
  const booking = { orderForm, soldOut, smsCode };
  const models = onlyThese({ announcements, ways, address, language, page, ...booking });
  const leave = await showScreen(models, screen);
  await act(() => visit.pass());
  return leave;
}
