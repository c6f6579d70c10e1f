import { cpus, loadavg } from 'node:os';
import { medianOf } from './statistics.ts';

/** How busy a machine was. */
export interface MachineLoad {
  /** Milliseconds for a fixed piece of work, the middle of some tries. */
  readonly workMs: number;
  /** How much longer the longest try took than the shortest; 1 on a quiet machine. */
  readonly unevenness: number;
  /** Processes that wanted a core, on average over the last minute. */
  readonly loadAverage: number;
}

const tries = 9;
const evenEnough = 1.25;

function work(): number {
  let mixed = 0;
  for (let step = 0; step < 2e7; step += 1) mixed = (Math.imul(mixed, 31) + step) | 0;
  return mixed;
}

/** Keeps one core for a quarter of a second or so. */
export function machineLoad(): MachineLoad {
  // So that only compiled code is timed.
  work();
  const times = Array.from({ length: tries }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return {
    workMs: medianOf(times),
    unevenness: Math.max(...times) / Math.min(...times),
    loadAverage: loadavg()[0] ?? 0,
  };
}

/** Whether nothing else wanted the machine: before the bench, or while it ran. */
export function wasQuiet(before: MachineLoad, after: MachineLoad): boolean {
  const isEven = Math.max(before.unevenness, after.unevenness) <= evenEnough;
  const slowdown = after.workMs / before.workMs;
  const isSteady = slowdown <= evenEnough && slowdown >= 1 / evenEnough;
  return isEven && isSteady && before.loadAverage < cpus().length / 2;
}

/** A line of the report. */
export const loadLine = (when: string, { workMs, unevenness, loadAverage }: MachineLoad): string =>
  `${when}: fixed work ${workMs.toFixed(1)} ms (× ${unevenness.toFixed(2)} at worst), load ${loadAverage.toFixed(2)}\n`;
