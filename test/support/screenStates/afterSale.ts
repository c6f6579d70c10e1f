import { rebookingStates } from './rebookings.ts';
import { refundStates } from './refunds.ts';
import { replenishmentStates } from './replenishments.ts';
import type { ScreenState } from './ScreenState.ts';

/** Every face of what can be done with tickets once they are bought. */
export const afterSaleStates: readonly ScreenState[] = [
  ...refundStates,
  ...rebookingStates,
  ...replenishmentStates,
];
