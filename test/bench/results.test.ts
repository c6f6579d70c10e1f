import { describe, expect, it } from 'vitest';
import { goals } from '../../scripts/bench/goals.ts';
import { judged } from '../../scripts/bench/judge.ts';
import { type MachineLoad, wasQuiet } from '../../scripts/bench/machine.ts';
import { type BenchRun, resultsText, trendLine } from '../../scripts/bench/results.ts';

const quiet: MachineLoad = { workMs: 23, unevenness: 1.05, loadAverage: 0.2 };
const series = new Map<string, readonly (number | null)[]>([
  ['home.ready', [1199.98765, 1300]],
  ['hello.ready', [1000, null]],
]);
const run: BenchRun = {
  plan: { rounds: 2, pages: ['home'], isQuick: false },
  series,
  judged: goals.map((goal) => judged(goal, series)),
  load: { before: quiet, after: quiet, isQuiet: true },
};

describe('the results of a run', () => {
  it('say everything that was measured, round by round, and what the goals came to', () => {
    const results: unknown = JSON.parse(resultsText('.', run));
    expect(results).toMatchObject({
      plan: { rounds: 2 },
      load: { isQuiet: true },
      series: {
        'home.ready': { least: 1200, median: 1250, most: 1300, rounds: [1200, 1300] },
        'hello.ready': { median: 1000, rounds: [1000, null] },
      },
      goals: expect.arrayContaining([
        expect.objectContaining({ id: 'ready', figure: 1.2, verdict: 'aim met' }),
      ]),
    });
  });

  it('are one line of the trend, with what was measured alone', () => {
    const line = trendLine('.', run);
    expect(line).toMatch(/^[^\n]+\n$/);
    const read: unknown = JSON.parse(line);
    expect(read).toMatchObject({ rounds: 2, isQuiet: true, figures: { ready: 1.2 } });
    expect(read).toHaveProperty('figures', { ready: 1.2 });
    expect(read).toHaveProperty('date', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
    expect(read).toHaveProperty('commit', expect.any(String));
  });
});

describe('a machine', () => {
  it('was quiet when the same work took the same time before and after', () => {
    expect(wasQuiet(quiet, { ...quiet, workMs: 25 })).toBe(true);
  });

  it.each([
    ['much took longer than little at once', quiet, { ...quiet, unevenness: 2 }],
    ['the work took longer afterwards', quiet, { ...quiet, workMs: 40 }],
    ['the work took longer before', { ...quiet, workMs: 40 }, quiet],
    ['others waited for a core to begin with', { ...quiet, loadAverage: 100 }, quiet],
  ])('was not when %s', (_, before, after) => {
    expect(wasQuiet(before, after)).toBe(false);
  });
});
