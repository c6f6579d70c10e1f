import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PaymentVisit } from '../payment/PaymentVisit.ts';
import { onlyThese, showScreen } from './showScreen.tsx';

/** Shows a payment screen to a visitor, its contents read. */
export async function showPaymentScreen(visit: PaymentVisit, screen: ReactNode): Promise<void> {
  const { announcements, ways, address, language, page } = visit;
  const models = onlyThese({
    announcements,
    ways,
    address,
    language,
    page,
    paymentMethod: (claim) => visit.paymentMethod(claim),
    paymentReturn: (order) => visit.paymentReturn(order),
    paymentResult: (claim) => visit.paymentResult(claim),
  });
  await showScreen(models, screen);
  await pass(visit, 0);
}

/** Lets so many milliseconds pass, and the screen follow. */
export async function pass(visit: PaymentVisit, milliseconds: number): Promise<void> {
  await act(() => visit.clock.advance(milliseconds));
}
