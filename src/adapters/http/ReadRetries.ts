import type { Failure } from '../../domain/model/Failure.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type Random, RetryBudget, retryDelayMs } from './RetryPolicy.ts';

/** The longest wait that passes unseen where nobody shows waits: behind a screen that is loading. */
const longestUnseenWaitMs = 30_000;

/** What {@link ReadRetries} works with. */
export interface ReadRetriesSettings {
  readonly clock: Clock;
  readonly random: Random;
  /** The longest wait, 30 s unless said otherwise; what would have to wait longer is left to others. */
  readonly longestMs?: number;
}

/** Waits between the attempts of reads, one budget for everything that a page asks (Q-RUSH-1). */
export class ReadRetries {
  readonly #settings: ReadRetriesSettings;
  readonly #budget = new RetryBudget();

  constructor(settings: ReadRetriesSettings) {
    this.#settings = settings;
  }

  /** Notes a call that is made for the first time; the budget grows with it. */
  noteCall(): void {
    this.#budget.noteCall(this.#settings.clock.now());
  }

  /**
   * Waits until a read that failed may be asked again, and says true; false, at once, when it may not: see
   * {@link retryDelayMs} and {@link RetryBudget}.
   */
  async waitBeforeRetry(failure: Failure, retriesMade: number): Promise<boolean> {
    const { clock, random, longestMs = longestUnseenWaitMs } = this.#settings;
    const delay = retryDelayMs(failure, retriesMade, random);
    if (delay === null || delay > longestMs) return false;
    if (!this.#budget.takeRetry(clock.now())) return false;
    await new Promise<void>((resolve) => {
      clock.after(delay, resolve);
    });
    return true;
  }
}
