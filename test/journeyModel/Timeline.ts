import type { Instant } from '../../src/domain/model/MuseumDay.ts';
import type { Stop } from '../../src/ports/Clock.ts';

interface Due {
  readonly at: Instant;
  readonly task: () => void;
}

/** The one time of a world: it stands until it is let pass, for the museum, every phone and whoever takes the money. */
export class Timeline {
  #now: Instant;
  readonly #due = new Set<Due>();

  constructor(now: Instant) {
    this.#now = now;
  }

  now(): Instant {
    return this.#now;
  }

  /** Runs a task once so many milliseconds have passed; the function it gives back calls that off. */
  after(milliseconds: number, task: () => void): Stop {
    const due: Due = { at: this.#now + Math.max(milliseconds, 0), task };
    this.#due.add(due);
    return () => void this.#due.delete(due);
  }

  /** Lets so much time pass, task by task, each followed by all that it sets going. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const until = this.#now + milliseconds;
    await settle();
    for (let next = this.#next(until); next !== null; next = this.#next(until)) {
      this.#due.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.task();
      await settle();
    }
    this.#now = until;
  }

  /** What is due first by an instant; of one moment, what was asked for first. */
  #next(until: Instant): Due | null {
    let first: Due | null = null;
    for (const due of this.#due) {
      if (due.at <= until && (first === null || due.at < first.at)) first = due;
    }
    return first;
  }
}

/** Every promise that can settle without time has settled once a new task of the engine begins. */
export function everythingSettled(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
