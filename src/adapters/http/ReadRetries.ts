import type { Failure } from '../../domain/model/Failure.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type Random, RetryBudget, retryDelayMs } from './RetryPolicy.ts';

/**
 * The longest wait that passes unseen, behind a screen that is loading. A museum that wants more time is reported as
 * busy, so that the visitor is told.
 */
const longestUnseenWaitMs = 30_000;

/** Waits between the attempts of reads, one budget for everything that a page asks (Q-RUSH-1). */
export class ReadRetries {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #budget = new RetryBudget();

  constructor(settings: { clock: Clock; random: Random }) {
    this.#clock = settings.clock;
    this.#random = settings.random;
  }

  /** Notes a call that is made for the first time; the budget grows with it. */
  noteCall(): void {
    this.#budget.noteCall(this.#clock.now());
  }

  /**
   * Waits until a read that failed may be asked again, and says true; false, at once, when it may not: see
   * {@link retryDelayMs} and {@link RetryBudget}.
   */
  async waitBeforeRetry(failure: Failure, retriesMade: number): Promise<boolean> {
    const delay = retryDelayMs(failure, retriesMade, this.#random);
    if (delay === null || delay > longestUnseenWaitMs) return false;
    if (!this.#budget.takeRetry(this.#clock.now())) return false;
    await new Promise<void>((resolve) => {
      this.#clock.after(delay, resolve);
    });
    return true;
  }
}
