import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { behindCode } from '../../../src/ui/orders/behindCode.ts';
import type { OrdersVisit } from '../orders/OrdersVisit.ts';
import { onlyThese, showScreen } from './showScreen.tsx';

/** Shows an orders screen to a visitor, its contents read. */
export async function showOrdersScreen(visit: OrdersVisit, screen: ReactNode): Promise<void> {
  const { announcements, ways, address, language, page } = visit;
  const models = onlyThese({
    announcements,
    ways,
    address,
    language,
    page,
    orderList: () => visit.orderList(),
    orderActions: () => visit.orderActions(),
    orderDetail: (order) => visit.orderDetail(order),
    ticketTools: () => visit.ticketTools(),
  });
  // Here the files are there; the screen's own wait for them takes no time.
  if (behindCode.loaded === null) await behindCode.get();
  await showScreen(models, screen);
  await pass(visit, 0);
}

/** Lets so many milliseconds pass, and the screen follow. */
export async function pass(visit: OrdersVisit, milliseconds: number): Promise<void> {
  await act(() => visit.clock.advance(milliseconds));
}
