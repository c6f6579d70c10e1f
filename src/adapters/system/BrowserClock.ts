import type { Instant } from '../../domain/model/MuseumDay.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';

/** The phone's own clock and timers. */
export interface Timekeeper {
  now(): Instant;
  setTimeout(task: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
}

/** What the phone may differ by and still be right: an answer tells whole seconds, and was some on its way. */
const toleranceMs = 10_000;
/** The longest wait a browser can count; it takes a longer one for none. */
const longestMs = 2 ** 31 - 1;

const browserTimekeeper: Timekeeper = {
  now: () => Date.now(),
  setTimeout: (task, milliseconds) => window.setTimeout(task, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/** The phone's clock, put right by the museum's where that is known (R13, Q-BAD-7). */
export class BrowserClock implements Clock {
  readonly #phone: Timekeeper;
  #offsetMs = 0;
  readonly #listeners = new Set<() => void>();

  constructor(phone: Timekeeper = browserTimekeeper) {
    this.#phone = phone;
  }

  now(): Instant {
    return this.#phone.now() + this.#offsetMs;
  }

  after(milliseconds: number, task: () => void): Stop {
    const wait = Math.min(Math.max(milliseconds, 0), longestMs);
    const timer = this.#phone.setTimeout(task, wait);
    return () => this.#phone.clearTimeout(timer);
  }

  onCorrection(listener: () => void): Stop {
    const told = () => listener();
    this.#listeners.add(told);
    return () => void this.#listeners.delete(told);
  }

  /**
   * Learns the museum's time from an answer that has just arrived (its `Date` header, as an instant). A difference
   * within 10 s of what is known already changes nothing, so that time neither jumps nor runs backwards with each answer.
   */
  correctBy(serverDate: Instant): void {
    const offset = serverDate - this.#phone.now();
    if (!Number.isFinite(offset)) return;
    if (Math.abs(offset - this.#offsetMs) <= toleranceMs) return;
    this.#offsetMs = Math.abs(offset) <= toleranceMs ? 0 : offset;
    for (const tell of [...this.#listeners]) tell();
  }
}
