import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeDelayMs, reloadDelayMs } from '../../../src/domain/model/MaintenancePace.ts';
import '../../support/pinnedChance.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the pace of asking for the maintenance notice', () => {
  it.each([
    [0, 0.9, 0],
    [1, 0, 60_000],
    [1, 0.5, 90_000],
    [2, 0, 120_000],
    [2, 0.9, 120_000],
    [100, 0.5, 120_000],
  ])('[R22] after %i questions, at chance %f: %i ms', (asked, random, delay) => {
    expect(noticeDelayMs(asked, random)).toBe(delay);
  });

  it('[R22] spreads the second question over a minute', () => {
    fc.assert(
      fc.property(chance, (random) => {
        const delay = noticeDelayMs(1, random);
        expect(delay).toBeGreaterThanOrEqual(60_000);
        // A chance a hair below 1 rounds up to the whole minute.
        expect(delay).toBeLessThanOrEqual(120_000);
      }),
    );
  });

  it('[Q-RUSH-3] spreads loading anew over ten seconds', () => {
    fc.assert(
      fc.property(chance, (random) => {
        expect(reloadDelayMs(random)).toBeGreaterThanOrEqual(0);
        expect(reloadDelayMs(random)).toBeLessThanOrEqual(10_000);
      }),
    );
    expect(reloadDelayMs(0.5)).toBe(5_000);
  });
});
