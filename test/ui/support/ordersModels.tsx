import { act, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { Announcements } from '../../../src/ui/Announcements.tsx';
import { loadTexts, TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { locationHooksOf } from '../../../src/ui/useAddress.ts';
import { ViewModelProvider, type ViewModels } from '../../../src/ui/ViewModels.ts';
import type { OrdersVisit } from '../orders/OrdersVisit.ts';

const notHere = (): never => {
  throw new Error('no orders screen asks for this');
};

/** The view models that orders screens ask for, over a visit; any other is an error. */
function ordersModels(visit: OrdersVisit): ViewModels {
  const { announcements, ways, address, language, page } = visit;
  return {
    announcements,
    ways,
    address,
    language,
    page,
    get sanitiser() {
      return notHere();
    },
    get configuration() {
      return notHere();
    },
    get home() {
      return notHere();
    },
    orderForm: notHere,
    paymentMethod: notHere,
    paymentReturn: notHere,
    paymentResult: notHere,
    redirect: notHere,
    orderList: () => visit.orderList(),
    orderDetail: (order) => visit.orderDetail(order),
    orderQuery: () => visit.orderQuery(),
  };
}

/** Shows an orders screen to a visitor as the app does, mounted twice as StrictMode does, its contents read. */
export async function showOrdersScreen(visit: OrdersVisit, screen: ReactNode): Promise<void> {
  const texts = await loadTexts(visit.language.current());
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(visit.address);
  render(
    <StrictMode>
      <TextsProvider value={texts}>
        <ViewModelProvider value={ordersModels(visit)}>
          <Router hook={hook} searchHook={searchHook}>
            <Announcements />
            {screen}
          </Router>
        </ViewModelProvider>
      </TextsProvider>
    </StrictMode>,
  );
  await pass(visit, 0);
}

/** Lets so many milliseconds pass, and the screen follow. */
export async function pass(visit: OrdersVisit, milliseconds: number): Promise<void> {
  await act(() => visit.clock.advance(milliseconds));
}
