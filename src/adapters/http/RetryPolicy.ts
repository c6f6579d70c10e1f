import type { Failure } from '../../domain/model/Failure.ts';
import type { Instant } from '../../domain/model/MuseumDay.ts';

/** How often one read is asked again at most (Q-RUSH-1). */
export const mostRetries = 3;
const firstCeilingMs = 1_000;
const highestCeilingMs = 30_000;
const longestRetryAfterMs = 120_000;

/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/**
 * How long to wait before a read that failed is asked again; null when it is not (Q-RUSH-1).
 *
 * Only what may be over in a moment is asked again: no connection, and the statuses 429, 502, 503 and 504, which arrive
 * here as `busy` or `maintenance`. With `Retry-After` at least that time and up to as much again, so that phones told
 * the same don't come back together; without it, or when it says at once, any time from 0 up to a ceiling that starts
 * at 1 s and doubles up to 30 s (full jitter).
 *
 * @param retriesMade how often this read was asked again already
 */
export function retryDelayMs(failure: Failure, retriesMade: number, random: Random): number | null {
  const passes =
    failure.kind === 'network' || failure.kind === 'busy' || failure.kind === 'maintenance';
  if (!passes || retriesMade >= mostRetries) return null;
  const told = failure.kind === 'busy' ? (failure.retryAfterMs ?? 0) : 0;
  if (told > 0) return Math.round(Math.min(told, longestRetryAfterMs) * (1 + random()));
  const ceiling = Math.min(firstCeilingMs * 2 ** retriesMade, highestCeilingMs);
  return Math.round(random() * ceiling);
}

const budgetSpanMs = 60_000;
/** One retry for so many calls: a fifth. */
const callsPerRetry = 5;

/**
 * Lets a phone ask again for at most a fifth of the calls it made within the last minute, so that a museum in trouble
 * is not asked more and more (Q-RUSH-1). What was asked again is no call of its own.
 */
export class RetryBudget {
  #calls: readonly Instant[] = [];
  #retries: readonly Instant[] = [];

  /** Notes a call that is made for the first time, read or write. */
  noteCall(now: Instant): void {
    this.#calls = [...recent(this.#calls, now), now];
  }

  /** Takes one retry out of the budget; false when there is none. */
  takeRetry(now: Instant): boolean {
    this.#calls = recent(this.#calls, now);
    this.#retries = recent(this.#retries, now);
    if ((this.#retries.length + 1) * callsPerRetry > this.#calls.length) return false;
    this.#retries = [...this.#retries, now];
    return true;
  }
}

// The museum's time may correct the clock in either direction (R13): what then lies ahead is as old as what lies behind.
const recent = (instants: readonly Instant[], now: Instant): readonly Instant[] =>
  instants.filter((instant) => Math.abs(now - instant) < budgetSpanMs);
