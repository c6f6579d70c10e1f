import { describe, expect, it } from 'vitest';
import { type Goal, goals } from '../../scripts/bench/goals.ts';
import { judged } from '../../scripts/bench/judge.ts';

const aGoal = (change: Partial<Goal> = {}): Goal => ({
  id: 'ready',
  what: 'ready',
  series: 'home.ready',
  unit: 'ms',
  must: 1.4,
  aim: 1.2,
  row: '',
  ...change,
});

const outcome = (goal: Goal, series: Record<string, readonly (number | null)[]>) =>
  judged(goal, new Map(Object.entries(series)));

describe('a goal that is a ratio', () => {
  const goal = aGoal({ over: 'hello.ready' });

  it('is held against the middle of the rounds’ own ratios', () => {
    const { figure, ratio, value, floor, verdict } = outcome(goal, {
      'home.ready': [130, 390, 1000],
      'hello.ready': [100, 300, 1000],
    });
    expect(ratio).toEqual({ least: 1, median: 1.3, most: 1.3 });
    expect([figure, verdict]).toEqual([1.3, 'must met']);
    // The ratio of the middles would be another one.
    expect([value?.median, floor?.median]).toEqual([390, 300]);
  });

  it.each([
    [119, 'aim met'],
    [120, 'aim met'],
    [121, 'must met'],
    [140, 'must met'],
    [141, 'MISSED'],
  ] as const)('of %i / 100 is %s', (ready, verdict) => {
    const series = { 'home.ready': [ready], 'hello.ready': [100] };
    expect(outcome(goal, series).verdict).toBe(verdict);
  });

  it('is not measured without what it is held against', () => {
    const { figure, verdict } = outcome(goal, { 'home.ready': [100], 'hello.ready': [null] });
    expect([figure, verdict]).toEqual([null, 'not measured']);
  });
});

describe('a goal that is a value', () => {
  it('is held against the middle of the rounds, in its own unit', () => {
    const goal = aGoal({ unit: 'kB', series: 'home.scriptBytes', must: 105, aim: 95 });
    const { figure, verdict } = outcome(goal, { 'home.scriptBytes': [104_900, 105_100, 120_000] });
    expect([figure, verdict]).toEqual([105.1, 'MISSED']);
  });

  it('may ask for nothing at all', () => {
    const goal = aGoal({ unit: 'shift', series: 'all.cls', must: 0.01, aim: 0 });
    const verdictOf = (cls: number) => outcome(goal, { 'all.cls': [cls] }).verdict;
    expect([0, 0.004, 0.01, 0.011].map(verdictOf)).toEqual([
      'aim met',
      'must met',
      'must met',
      'MISSED',
    ]);
  });

  it('may ask for more instead of less', () => {
    const goal = aGoal({ unit: 'points', series: 'lighthouse.performance', must: 95, aim: 100 });
    const verdictOf = (score: number) =>
      outcome({ ...goal, isMoreBetter: true }, { 'lighthouse.performance': [score] }).verdict;
    expect([100, 99, 95, 94].map(verdictOf)).toEqual(['aim met', 'must met', 'must met', 'MISSED']);
  });
});

describe('the goals', () => {
  it('have a name of their own each', () => {
    expect(new Set(goals.map(({ id }) => id)).size).toBe(goals.length);
  });

  it('aim at no less than they must', () => {
    const loose = goals.filter(({ must, aim, isMoreBetter = false }) =>
      isMoreBetter ? aim < must : aim > must,
    );
    expect(loose).toEqual([]);
  });

  it('say the figures of the row that they stand for', () => {
    const written = ({ row, isMoreBetter = false, aim }: Goal) => [
      ...(row.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
      // What the row says in words, or not again: a tenth more, hardly more, none.
      ...(row.startsWith('memory') ? [1.1, 1.01] : []),
      ...(row.includes('nothing ends silently') ? [0] : []),
      ...(isMoreBetter ? [aim] : []),
    ];
    const others = goals.filter(
      (goal) => !written(goal).includes(goal.must) || !written(goal).includes(goal.aim),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});
