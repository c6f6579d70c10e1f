import { describe } from 'vitest';
import { itIsRightInEveryState } from '../../support/screenStates/itIsRightInEveryState.ts';
import { orderFormStates } from '../../support/screenStates/orderForm.ts';

describe('the order form', () => itIsRightInEveryState(orderFormStates));
