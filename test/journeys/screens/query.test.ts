import { describe } from 'vitest';
import { itIsRightInEveryState } from '../../support/screenStates/itIsRightInEveryState.ts';
import { queryStates } from '../../support/screenStates/query.ts';
import { shippingStates } from '../../support/screenStates/shipping.ts';

describe('looking an order up, and the link of a text message', () =>
  itIsRightInEveryState([...queryStates, ...shippingStates]));
