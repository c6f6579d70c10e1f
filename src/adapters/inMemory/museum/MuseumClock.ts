/** The museum's clock: real time plus an offset, so that it runs on after it was set. Epoch milliseconds. */
export class MuseumClock {
  readonly #realNow: () => number;
  #offset: number;

  constructor(realNow: () => number, offset = 0) {
    this.#realNow = realNow;
    this.#offset = offset;
  }

  now(): number {
    return this.#realNow() + this.#offset;
  }

  set(instant: number): void {
    this.#offset = instant - this.#realNow();
  }

  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }

  /** What must be kept for the clock to go on after a reload. */
  get offset(): number {
    return this.#offset;
  }
}
