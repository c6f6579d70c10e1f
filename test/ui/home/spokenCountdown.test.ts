import { describe, expect, it } from 'vitest';
import { spokenCountdown } from '../../../src/ui/home/spokenCountdown.ts';

/** Everything spoken on the way from a number of seconds to 0, with the second at which it was. */
function spokenFrom(total: number): readonly (readonly [at: number, seconds: number])[] {
  const heard: [number, number][] = [];
  for (let at = 0; at <= total; at += 1) {
    const seconds = spokenCountdown(total, total - at);
    if (seconds !== null && seconds !== heard[heard.length - 1]?.[1]) heard.push([at, seconds]);
  }
  return heard;
}

describe('spokenCountdown', () => {
  it.each([
    [1, [[1, 0]]],
    [6, [[6, 0]]],
    [10, [[10, 0]]],
    [
      11,
      [
        [1, 10],
        [11, 0],
      ],
    ],
    [
      20,
      [
        [1, 19],
        [20, 0],
      ],
    ],
    [
      21,
      [
        [1, 20],
        [11, 10],
        [21, 0],
      ],
    ],
  ])('[HOME-13] [Q-A11Y-4] a countdown of %i s says %j', (total, heard) => {
    expect(spokenFrom(total)).toEqual(heard);
  });

  it('[HOME-13] [Q-A11Y-4] no countdown speaks twice within 10 s', () => {
    for (let total = 1; total <= 120; total += 1) {
      const moments = spokenFrom(total).map(([at]) => at);
      for (const [index, at] of moments.entries()) {
        expect(at - (moments[index - 1] ?? -10)).toBeGreaterThanOrEqual(10);
      }
      expect(moments[moments.length - 1]).toBe(total);
    }
  });
});
