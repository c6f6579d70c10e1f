import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Judged, Series } from './judge.ts';
import type { MachineLoad } from './machine.ts';
import type { BenchPlan } from './measure.ts';
import { goalsPlot } from './plot.ts';
import { spreadOf } from './statistics.ts';

/** A run of the bench that has come to its end. */
export interface BenchRun {
  readonly plan: BenchPlan;
  readonly series: Series;
  readonly judged: readonly Judged[];
  readonly load: {
    readonly before: MachineLoad;
    readonly after: MachineLoad;
    readonly isQuiet: boolean;
  };
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** The commit that is checked out, shortened; empty outside a repository. */
function commit(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Everything of a run as JSON: the goals, every series, the machine. */
export function resultsText(root: string, { plan, series, judged, load }: BenchRun): string {
  const content = {
    date: new Date().toISOString(),
    commit: commit(root),
    machine: { processor: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version },
    load,
    plan,
    goals: judged.map(({ goal, ...outcome }) => ({ ...goal, ...outcome })),
    series: Object.fromEntries(
      [...series].map(([name, values]) => [
        name,
        {
          ...spreadOf(values.filter((value) => value !== null)),
          rounds: values,
        },
      ]),
    ),
  };
  const shorter = (_: string, value: unknown) =>
    typeof value === 'number' ? rounded(value) : value;
  return `${JSON.stringify(content, shorter, 2)}\n`;
}

/** The line of a run in the trend: date, commit, and the figure of every goal that was measured. */
export function trendLine(root: string, { plan, judged, load }: BenchRun): string {
  const figures = judged.flatMap(({ goal, figure }) =>
    figure === null ? [] : [[goal.id, rounded(figure)] as const],
  );
  const line = {
    date: new Date().toISOString(),
    commit: commit(root),
    rounds: plan.rounds,
    isQuiet: load.isQuiet,
    figures: Object.fromEntries(figures),
  };
  return `${JSON.stringify(line)}\n`;
}

/** Writes docs/bench/latest.json and docs/bench.svg anew. */
export function writeResults(root: string, run: BenchRun): void {
  mkdirSync(join(root, 'docs/bench'), { recursive: true });
  writeFileSync(join(root, 'docs/bench/latest.json'), resultsText(root, run));
  writeFileSync(join(root, 'docs/bench.svg'), goalsPlot(run.judged));
}

/** Adds a run to docs/bench/trend.jsonl. */
export function recordRun(root: string, run: BenchRun): void {
  mkdirSync(join(root, 'docs/bench'), { recursive: true });
  appendFileSync(join(root, 'docs/bench/trend.jsonl'), trendLine(root, run));
}
