import { act } from '@testing-library/react';
import { OrderFormScreen } from '../../../src/ui/orderForm/OrderFormScreen.tsx';
import type { OrderFormVisit } from '../orderForm/OrderFormVisit.ts';
import { onlyThese, showScreen } from './showScreen.tsx';

/** Shows the order form to a visitor; leaving it is the answer. */
export async function showOrderForm(
  visit: OrderFormVisit,
  screen = <OrderFormScreen />,
): Promise<() => void> {
  const { announcements, ways, address, language } = visit;
  const orderForm = () => visit.orderForm();
  const models = onlyThese({ announcements, ways, address, language, orderForm });
  const leave = await showScreen(models, screen);
  await act(() => visit.pass());
  return leave;
}
