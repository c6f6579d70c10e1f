import type { Stop } from '../../ports/Clock.ts';
import type { Connection } from '../../ports/Connection.ts';

/** The connection as calls have met it, noted by whoever sends them. */
export class NotedConnection implements Connection {
  #isLost = false;
  readonly #listeners = new Set<() => void>();

  isLost(): boolean {
    return this.#isLost;
  }

  onChange(listener: () => void): Stop {
    const own = () => listener();
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  /** Notes how a call ended: with anybody's answer, or without. */
  readonly note = (isLost: boolean): void => {
    if (isLost === this.#isLost) return;
    this.#isLost = isLost;
    for (const listener of [...this.#listeners]) listener();
  };
}
