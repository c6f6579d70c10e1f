import { describe } from 'vitest';
import { itIsRightInEveryState } from '../../support/screenStates/itIsRightInEveryState.ts';
import { paymentStates } from '../../support/screenStates/payment.ts';

describe('paying', () => itIsRightInEveryState(paymentStates));
