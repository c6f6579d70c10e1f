import { describe } from 'vitest';
import { interruptionStates } from '../../support/screenStates/interruptions.ts';
import { itIsRightInEveryState } from '../../support/screenStates/itIsRightInEveryState.ts';

describe('what interrupts a visit', () => itIsRightInEveryState(interruptionStates));
