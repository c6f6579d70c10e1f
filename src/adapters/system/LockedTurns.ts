import type { Clock } from '../../ports/Clock.ts';
import { longestTurnMs, type TabTurns } from './TabTurns.ts';

const isTaken = Symbol('taken');

/**
 * Turns by Web Locks: the browser gives a turn back when its tab dies. Where it keeps nothing for the page it may refuse
 * locks as well, and there are no turns to take (Q-OFF-6).
 */
export class LockedTurns implements TabTurns {
  readonly #locks: Pick<LockManager, 'request'>;
  readonly #clock: Pick<Clock, 'after'>;

  constructor(locks: Pick<LockManager, 'request'>, clock: Pick<Clock, 'after'>) {
    this.#locks = locks;
    this.#clock = clock;
  }

  async take<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
    let hasBegun = false;
    const request = this.#locks.request(name, { ifAvailable: true }, async (lock) => {
      hasBegun = true;
      return lock === null ? isTaken : task(false);
    });
    const atOnce = await request.catch((error: unknown) => {
      if (hasBegun) throw error;
      return task(false);
    });
    return atOnce === isTaken ? this.#wait(name, task) : atOnce;
  }

  async #wait<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const patience = new AbortController();
    const stop = this.#clock.after(longestTurnMs, () => patience.abort());
    let hasBegun = false;
    try {
      return await this.#locks.request(name, { signal: patience.signal }, async () => {
        hasBegun = true;
        stop();
        return await task(true);
      });
    } catch (error) {
      // The other tab hangs; what the task itself met is its own affair.
      if (hasBegun) throw error;
      return task(true);
    } finally {
      stop();
    }
  }
}
