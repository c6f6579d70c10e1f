import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRetries, RetryBudget, retryDelayMs } from '../../../src/adapters/http/RetryPolicy.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import '../../support/pinnedChance.ts';

const half = () => 0.5;
const passing: readonly Failure[] = [
  { kind: 'network' },
  { kind: 'busy' },
  { kind: 'maintenance' },
];

describe('the wait before a read is asked again', () => {
  it.each(passing)('[Q-RUSH-1] grows with each time, and ends after the third: %j', (failure) => {
    const waits = [0, 1, 2, 3].map((made) => retryDelayMs(failure, made, half));

    expect(waits).toEqual([500, 1_000, 2_000, null]);
  });

  it.each<Failure>([
    { kind: 'timeout' },
    { kind: 'malformed' },
    { kind: 'expired' },
    { kind: 'business', code: '5', text: '' },
  ])('never comes after %j', (failure) => {
    expect(retryDelayMs(failure, 0, half)).toBeNull();
  });

  it.each([
    [4_000, 0, 4_000],
    [4_000, 0.5, 6_000],
    [4_000, 0.999_999, 8_000],
    [120_000, 0.5, 180_000],
    [900_000, 0.5, 180_000],
    // Told to come back at once is told nothing.
    [0, 0.5, 500],
    [-5, 0.5, 500],
  ])('is after Retry-After of %i ms, at chance %f: %i ms', (retryAfterMs, chance, wait) => {
    expect(retryDelayMs({ kind: 'busy', retryAfterMs }, 0, () => chance)).toBe(wait);
  });

  it('[Q-RUSH-1] is any time up to the ceiling, and never less than was asked for', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(chance, fc.nat(mostRetries - 1), fc.nat(120_000), (random, made, told) => {
        const free = retryDelayMs({ kind: 'busy' }, made, () => random) ?? Number.NaN;
        expect(free).toBeGreaterThanOrEqual(0);
        expect(free).toBeLessThanOrEqual(Math.min(1_000 * 2 ** made, 30_000));
        const bound = retryDelayMs({ kind: 'busy', retryAfterMs: told }, made, () => random);
        expect(bound).toBeGreaterThanOrEqual(told);
        expect(bound).toBeLessThanOrEqual(Math.max(2 * told, 30_000));
      }),
    );
  });
});

describe('the budget of what is asked again', () => {
  const callsAt = (budget: RetryBudget, now: number, count: number) => {
    for (let call = 0; call < count; call += 1) budget.noteCall(now);
  };

  it('[Q-RUSH-1] is a fifth of the calls of the last minute', () => {
    const budget = new RetryBudget();
    callsAt(budget, 0, 4);
    expect(budget.takeRetry(0)).toBe(false);

    callsAt(budget, 0, 7);
    expect([1, 2, 3].map((now) => budget.takeRetry(now))).toEqual([true, true, false]);
  });

  it('[Q-RUSH-1] forgets what is a minute old, calls and retries alike', () => {
    const budget = new RetryBudget();
    callsAt(budget, 0, 5);
    expect(budget.takeRetry(59_999)).toBe(true);
    callsAt(budget, 60_000, 9);
    expect(budget.takeRetry(60_000)).toBe(false);
    expect(budget.takeRetry(119_998)).toBe(false);
    expect(budget.takeRetry(119_999)).toBe(true);
  });

  it('is not lost for long where the clock was put right', () => {
    const budget = new RetryBudget();
    callsAt(budget, 3_600_000, 50);
    callsAt(budget, 0, 5);

    expect([budget.takeRetry(0), budget.takeRetry(0)]).toEqual([true, false]);
  });
});
