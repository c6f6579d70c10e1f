import { describe, expect, it } from 'vitest';
import { secondsUntilResend } from '../../../src/domain/model/SmsCode.ts';

describe('the countdown of a code', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1_000, 59],
    [59_001, 1],
    [60_000, 0],
    [3_600_000, 0],
    [-3_600_000, 0],
  ])('[CONF-07] %i ms after it was asked for has %i seconds left', (passed, left) => {
    expect(secondsUntilResend(1_000_000, 1_000_000 + passed)).toBe(left);
  });

  it('[CONF-07] is over where none was asked for', () => {
    expect(secondsUntilResend(null, 0)).toBe(0);
  });
});
