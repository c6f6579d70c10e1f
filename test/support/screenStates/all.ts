import { afterSaleStates } from './afterSale.ts';
import { homeStates } from './home.ts';
import { interruptionStates } from './interruptions.ts';
import { orderDetailStates } from './orderDetails.ts';
import { orderFormStates } from './orderForm.ts';
import { orderStates } from './orders.ts';
import { paymentStates } from './payment.ts';
import { queryStates } from './query.ts';
import type { ScreenState } from './ScreenState.ts';
import { shippingStates } from './shipping.ts';

/** Every state that is looked at, of every screen. */
export const allStates: readonly ScreenState[] = [
  ...homeStates,
  ...orderFormStates,
  ...paymentStates,
  ...orderStates,
  ...orderDetailStates,
  ...afterSaleStates,
  ...queryStates,
  ...shippingStates,
  ...interruptionStates,
];
