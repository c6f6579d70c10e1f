import { describe } from 'vitest';
import { itIsRightInEveryState } from '../../support/screenStates/itIsRightInEveryState.ts';
import { rebookingStates } from '../../support/screenStates/rebookings.ts';
import { refundStates } from '../../support/screenStates/refunds.ts';
import { replenishmentStates } from '../../support/screenStates/replenishments.ts';

describe('giving tickets back', () => itIsRightInEveryState(refundStates));
describe('changing a visit', () => itIsRightInEveryState(rebookingStates));
describe('topping tickets up', () => itIsRightInEveryState(replenishmentStates));
