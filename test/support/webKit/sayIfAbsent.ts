import { findWebKit, webKitIsAbsent } from './findWebKit.ts';

/** Runs once before the journeys in WebKit: where they are skipped, it is said aloud. */
export function setup(): void {
  if (findWebKit() === null) process.stdout.write(`\n!!! ${webKitIsAbsent}\n\n`);
}
