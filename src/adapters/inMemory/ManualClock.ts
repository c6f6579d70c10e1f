import type { Instant } from '../../domain/model/MuseumDay.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';

interface Due {
  at: Instant;
  readonly task: () => void;
}

/**
 * A clock that stands until it is advanced. Tasks run in the order of their time, those of one time in the order they
 * were given. Held to the promises of the port by test/ports/clock.suite.ts.
 */
export class ManualClock implements Clock {
  #now: Instant;
  /** By how much it has been put right so far. */
  #corrected = 0;
  #due: readonly Due[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(now: Instant) {
    this.#now = now;
  }

  now(): Instant {
    return this.#now;
  }

  after(milliseconds: number, task: () => void): Stop {
    const due: Due = { at: this.#now + Math.max(milliseconds, 0), task };
    this.#due = [...this.#due, due];
    return () => {
      this.#due = this.#due.filter((other) => other !== due);
    };
  }

  onCorrection(listener: () => void): Stop {
    const told = () => listener();
    this.#listeners.add(told);
    return () => void this.#listeners.delete(told);
  }

  /** Puts the clock right. What waits goes on waiting as long as it would have, as with a timer of the phone. */
  correct(now: Instant): void {
    const difference = now - this.#now;
    this.#now = now;
    this.#corrected += difference;
    for (const due of this.#due) due.at += difference;
    for (const tell of [...this.#listeners]) tell();
  }

  /**
   * Lets so much time pass, and every task of it run, those given on the way included. What a task or the caller set
   * going settles before time goes on, so that a wait which begins after an answer begins at that answer.
   */
  async advance(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds - this.#corrected;
    for (;;) {
      await everythingSettled();
      const next = this.#next(until + this.#corrected);
      if (next === undefined) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.task();
    }
    this.#now = until + this.#corrected;
  }

  #next(until: Instant): Due | undefined {
    return this.#due
      .filter(({ at }) => at <= until)
      .reduce<Due | undefined>(
        (first, due) => (first === undefined || due.at < first.at ? due : first),
        undefined,
      );
  }
}

/** Every promise that can settle without time has settled once a new task of the engine begins. */
function everythingSettled(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
