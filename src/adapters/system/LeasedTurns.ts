import * as v from 'valibot';
import type { Clock, Stop } from '../../ports/Clock.ts';
import { longestTurnMs, type TabTurns } from './TabTurns.ts';

const lookAgainAfterMs = 250;
/** How long two tabs that write at the same moment need to see which of them wrote last. */
const settleMs = 50;
const renewEveryMs = longestTurnMs / 3;

const LeaseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ holder: v.string(), until: v.number() }),
);

/** What {@link LeasedTurns} work with. */
export interface LeasedTurnsSettings {
  /** The storage that the tabs share; may throw. */
  readonly open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** Names this tab among the others. */
  readonly holder: string;
}

/**
 * Turns for browsers without Web Locks (Q-PAY-2): a lease under a key of its own, which holds who has the turn and until
 * when, and is taken away after it. Where nothing can be stored there are no turns to take.
 */
export class LeasedTurns implements TabTurns {
  readonly #settings: LeasedTurnsSettings;

  constructor(settings: LeasedTurnsSettings) {
    this.#settings = settings;
  }

  async take<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const { clock } = this.#settings;
    const key = `${name}.lease`;
    let waitsFor: string | null = null;
    let giveUpAt = Number.POSITIVE_INFINITY;
    let hasWaited = false;
    while (!(await this.#lease(key))) {
      const other = this.#holder(key);
      // Whoever got the turn from a tab that is gone has as long as that one had.
      if (other !== waitsFor) giveUpAt = clock.now() + longestTurnMs;
      waitsFor = other;
      if (clock.now() >= giveUpAt) break;
      hasWaited = true;
      await this.#pass(lookAgainAfterMs);
    }
    const stopRenewing = this.#renew(key);
    try {
      return await task(hasWaited);
    } finally {
      stopRenewing();
      if (this.#holder(key) === this.#settings.holder)
        this.#store((storage) => storage.removeItem(key));
    }
  }

  /** Whether the turn is this tab's now. */
  async #lease(key: string): Promise<boolean> {
    const { clock, holder } = this.#settings;
    const other = this.#holder(key);
    if (other !== null && other !== holder) return false;
    const lease = JSON.stringify({ holder, until: clock.now() + longestTurnMs });
    if (!this.#store((storage) => storage.setItem(key, lease))) return true;
    await this.#pass(settleMs);
    return this.#holder(key) === holder;
  }

  /** Keeps the lease for as long as the task lasts: a payment sheet may stay open for minutes. */
  #renew(key: string): Stop {
    const { clock, holder } = this.#settings;
    let stop: Stop = () => {};
    const renew = () => {
      if (this.#holder(key) === holder) {
        const lease = JSON.stringify({ holder, until: clock.now() + longestTurnMs });
        this.#store((storage) => storage.setItem(key, lease));
      }
      stop = clock.after(renewEveryMs, renew);
    };
    stop = clock.after(renewEveryMs, renew);
    return () => stop();
  }

  /** Who has the turn; null when nobody has. */
  #holder(key: string): string | null {
    let kept: string | null = null;
    this.#store((storage) => {
      kept = storage.getItem(key);
    });
    const lease = v.safeParse(LeaseSchema, kept);
    const isOver = !lease.success || lease.output.until <= this.#settings.clock.now();
    return isOver ? null : lease.output.holder;
  }

  /** Whether the storage could be used. */
  #store(use: (storage: ReturnType<LeasedTurnsSettings['open']>) => void): boolean {
    try {
      use(this.#settings.open());
      return true;
    } catch {
      return false;
    }
  }

  #pass(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.#settings.clock.after(milliseconds, resolve));
  }
}
