import type { Journeys } from './journeys.ts';

/** A journey on which something was wrong once. */
interface Example extends Required<Pick<Journeys, 'seed' | 'path' | 'replayPath'>> {
  /** What was wrong. */
  readonly what: string;
}

/**
 * Journeys that have failed, gone first from then on. Each is told by its seed and path, which say something only for
 * as long as the commands and their weights stay what they were; one that shows a fault nothing else shows gets a test
 * of its own.
 */
export const examples: readonly Example[] = [];
