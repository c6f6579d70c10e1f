import { describe } from 'vitest';
import { itIsRightInEveryState } from '../../support/screenStates/itIsRightInEveryState.ts';
import { orderDetailStates } from '../../support/screenStates/orderDetails.ts';
import { orderStates } from '../../support/screenStates/orders.ts';

describe('the list of orders', () => itIsRightInEveryState(orderStates));
describe('an opened order', () => itIsRightInEveryState(orderDetailStates));
