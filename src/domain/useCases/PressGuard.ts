/** Lets one task of a use case run at a time, however often it is asked for (Q-PAY-2). */
export class PressGuard<Outcome> {
  readonly #meanwhile: Outcome;
  #isUnderWay = false;

  /** @param meanwhile what those are told who ask while a task is under way */
  constructor(meanwhile: Outcome) {
    this.#meanwhile = meanwhile;
  }

  /** Runs a task unless one is under way. The guard is set before anything is awaited. */
  async alone(task: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#isUnderWay) return this.#meanwhile;
    this.#isUnderWay = true;
    try {
      return await task();
    } finally {
      this.#isUnderWay = false;
    }
  }
}
