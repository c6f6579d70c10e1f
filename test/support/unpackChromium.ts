import { findProgram } from './chromium.ts';

/** Runs once before the journeys: two workers must not unpack the same browser at the same time. */
export function setup(): void {
  findProgram();
}
