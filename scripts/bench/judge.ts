import type { Goal, Unit } from './goals.ts';
import { pairedRatios, type Spread, spreadOf } from './statistics.ts';

/** What was measured, by name, one number a round; null where a round has none. */
export type Series = ReadonlyMap<string, readonly (number | null)[]>;

/** How a goal came out. */
export type Verdict = 'aim met' | 'must met' | 'MISSED' | 'not measured';

/** One goal beside what was measured of it. */
export interface Judged {
  readonly goal: Goal;
  /** In the goal's unit. */
  readonly value: Spread | null;
  readonly floor: Spread | null;
  /** Of the rounds' own ratios. */
  readonly ratio: Spread | null;
  /** What is held against must and aim. */
  readonly figure: number | null;
  readonly verdict: Verdict;
}

/** How many of what is measured make one of the unit. */
const sizes: Readonly<Partial<Record<Unit, number>>> = { kB: 1000, s: 1000, MB: 1e6 };

/** Holds a goal against what was measured. */
export function judged(goal: Goal, series: Series): Judged {
  const { over, unit, must, aim, isMoreBetter = false } = goal;
  const measured = series.get(goal.series) ?? [];
  const others = over === undefined ? [] : (series.get(over) ?? []);
  const inUnit = (values: readonly (number | null)[]) =>
    spreadOf(values.flatMap((one) => (one === null ? [] : [one / (sizes[unit] ?? 1)])));
  const value = inUnit(measured);
  const ratio = spreadOf(pairedRatios(measured, others));
  const figure = (over === undefined ? value : ratio)?.median ?? null;
  const keeps = (bound: number) =>
    figure !== null && (isMoreBetter ? figure >= bound : figure <= bound);
  const verdict = keeps(aim) ? 'aim met' : keeps(must) ? 'must met' : 'MISSED';
  return {
    goal,
    value,
    floor: inUnit(others),
    ratio,
    figure,
    verdict: figure === null ? 'not measured' : verdict,
  };
}
