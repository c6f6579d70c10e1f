import { describe } from 'vitest';
import { homeStates } from '../../support/screenStates/home.ts';
import { itIsRightInEveryState } from '../../support/screenStates/itIsRightInEveryState.ts';

describe('home', () => itIsRightInEveryState(homeStates));
