import type { Clock } from '../../ports/Clock.ts';
import type { Instant } from '../model/MuseumDay.ts';
import type { Result } from '../model/Result.ts';

const keptMs = 300_000;

/**
 * What the museum says about something that hardly ever changes, kept in memory for 5 min (Q-RUSH-2). A failure is not
 * kept: whoever asks again asks the museum.
 */
export class KeptAnswer<T> {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #ask: () => Promise<Result<T>>;
  #kept: { readonly answer: Result<T>; readonly since: Instant } | null = null;
  #asked: Promise<Result<T>> | null = null;

  constructor(clock: Pick<Clock, 'now'>, ask: () => Promise<Result<T>>) {
    this.#clock = clock;
    this.#ask = ask;
  }

  /** The kept answer, the one on its way, or a new one. */
  read(): Promise<Result<T>> {
    const kept = this.#kept;
    if (kept !== null) {
      const age = this.#clock.now() - kept.since;
      // A clock that was put back leaves an answer from the future: nobody knows how old that is.
      if (age >= 0 && age < keptMs) return Promise.resolve(kept.answer);
    }
    this.#asked ??= this.#askAnew();
    return this.#asked;
  }

  async #askAnew(): Promise<Result<T>> {
    const answer = await this.#ask();
    this.#asked = null;
    this.#kept = answer.ok ? { answer, since: this.#clock.now() } : null;
    return answer;
  }
}
