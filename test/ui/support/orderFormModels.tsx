import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { Announcements } from '../../../src/ui/Announcements.tsx';
import { loadTexts, TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { OrderFormScreen } from '../../../src/ui/orderForm/OrderFormScreen.tsx';
import { locationHooksOf } from '../../../src/ui/useAddress.ts';
import { ViewModelProvider, type ViewModels } from '../../../src/ui/ViewModels.ts';
import type { OrderFormVisit } from '../orderForm/OrderFormVisit.ts';

const notHere = (): never => {
  throw new Error('the order form does not ask for this');
};

/** The view models that the order form asks for, over a visit; any other is an error. */
function orderFormModels(visit: OrderFormVisit): ViewModels {
  const { announcements, ways, address, language } = visit;
  return {
    announcements,
    ways,
    address,
    language,
    orderForm: () => visit.orderForm(),
    get page() {
      return notHere();
    },
    get sanitiser() {
      return notHere();
    },
    get configuration() {
      return notHere();
    },
    get home() {
      return notHere();
    },
    orderList: notHere,
    orderDetail: notHere,
    orderQuery: notHere,
    redirect: notHere,
    paymentMethod: notHere,
    paymentReturn: notHere,
    paymentResult: notHere,
  };
}

/** Shows the order form as the app does, mounted twice as StrictMode does; leaving it is the answer. */
export async function showOrderForm(visit: OrderFormVisit): Promise<() => void> {
  const texts = await loadTexts(visit.language.current());
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(visit.address);
  const { unmount } = render(
    <StrictMode>
      <TextsProvider value={texts}>
        <ViewModelProvider value={orderFormModels(visit)}>
          <Router hook={hook} searchHook={searchHook}>
            <Announcements />
            <OrderFormScreen />
          </Router>
        </ViewModelProvider>
      </TextsProvider>
    </StrictMode>,
  );
  await act(() => visit.pass());
  return unmount;
}
