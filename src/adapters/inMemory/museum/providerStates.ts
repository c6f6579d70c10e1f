import { afterSaleStates } from './afterSaleStates.ts';
import type { ProviderState } from './contractMuseum.ts';
import { messageStates } from './messageStates.ts';
import { orderStates } from './orderStates.ts';
import { saleStates } from './saleStates.ts';

/**
 * Everything a contract may take for granted, by name; each starts from a new museum at nine in the morning of the
 * contract's day, and throws ControlError for parameters that it cannot use.
 */
export const providerStates: ReadonlyMap<string, ProviderState> = new Map(
  Object.entries({ ...saleStates, ...orderStates, ...afterSaleStates, ...messageStates }),
);
