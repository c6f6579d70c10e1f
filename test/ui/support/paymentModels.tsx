import { act, render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { Announcements } from '../../../src/ui/Announcements.tsx';
import { loadTexts, TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { locationHooksOf } from '../../../src/ui/useAddress.ts';
import { ViewModelProvider, type ViewModels } from '../../../src/ui/ViewModels.ts';
import type { PaymentVisit } from '../payment/PaymentVisit.ts';

const notHere = (): never => {
  throw new Error('no payment screen asks for this');
};

/** The view models that payment screens ask for, over a visit; any other is an error. */
function paymentModels(visit: PaymentVisit): ViewModels {
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
    orderList: notHere,
    orderDetail: notHere,
    orderQuery: notHere,
    redirect: notHere,
    paymentMethod: (claim) => visit.paymentMethod(claim),
    paymentReturn: (order) => visit.paymentReturn(order),
    paymentResult: (claim) => visit.paymentResult(claim),
  };
}

/** Shows a payment screen to a visitor as the app does, mounted twice as StrictMode does, its contents read. */
export async function showPaymentScreen(visit: PaymentVisit, screen: ReactNode): Promise<void> {
  const texts = await loadTexts(visit.language.current());
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(visit.address);
  render(
    <StrictMode>
      <TextsProvider value={texts}>
        <ViewModelProvider value={paymentModels(visit)}>
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
export async function pass(visit: PaymentVisit, milliseconds: number): Promise<void> {
  await act(() => visit.clock.advance(milliseconds));
}
