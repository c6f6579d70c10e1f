import type { Failure } from '../../domain/model/Failure.ts';
import type { Instant } from '../../domain/model/MuseumDay.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { Chance } from '../../ports/Chance.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { CrowdWait } from '../../ports/Interruptions.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';

const firstCeilingMs = 5_000;
const highestCeilingMs = 60_000;
const longestRetryAfterMs = 120_000;
/** Nobody asks sooner than this, however often they tap. */
const leastMs = 3_000;
/** After so long a crowd is reported as a failure, so that nothing is carried out long after it was asked for. */
const longestStayMs = 300_000;

type Answer = Result<unknown>;

const toldMs = (failure: Failure): number =>
  failure.kind === 'busy' ? Math.min(failure.retryAfterMs ?? 0, longestRetryAfterMs) : 0;

const isCrowded = (answer: Answer): answer is Extract<Answer, { ok: false }> =>
  !answer.ok && (answer.failure.kind === 'busy' || answer.failure.kind === 'maintenance');

/**
 * How long reads wait together before one of them asks again. With `Retry-After` at least that and up to as much again;
 * without it between half and all of a ceiling that starts at 5 s and doubles up to a minute.
 *
 * @param waitsMade how often they waited in vain already
 */
export function crowdDelayMs(failure: Failure, waitsMade: number, random: number): number {
  const told = toldMs(failure);
  if (told > 0) return Math.round(told * (1 + random));
  const ceiling = Math.min(firstCeilingMs * 2 ** waitsMade, highestCeilingMs);
  return Math.round((ceiling * (1 + random)) / 2);
}

/** What a {@link WaitingRoom} works with. */
export interface WaitingRoomSettings {
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly chance: Chance;
  /** Is told of each wait, and null once it is over. */
  readonly tell: (wait: CrowdWait | null) => void;
}

/**
 * Where reads wait that a crowded museum turned away (Q-RUSH-6). They wait together: when the time has come, one asks
 * again for all of them, and the others follow once it got through. So a phone asks a crowded museum one question at a
 * time, whatever its screen would like to know. Nobody asks while the page is hidden.
 */
export class WaitingRoom {
  readonly #settings: WaitingRoomSettings;
  #queue: ((mayAsk: boolean) => void)[] = [];
  #waitsMade = 0;
  #since: Instant | null = null;
  /** Null while nobody waits, and while one is asking for the others. */
  #opensAt: Instant | null = null;
  #notBefore: Instant = 0;
  #stopTimer: Stop = () => {};

  constructor(settings: WaitingRoomSettings) {
    this.#settings = settings;
  }

  /**
   * Keeps asking until the answer is no crowd, and hands that on; the crowd itself once it lasted for five minutes.
   *
   * @param refused what was answered so far
   */
  async admit(refused: Answer, ask: () => Promise<Answer>): Promise<Answer> {
    let answer = refused;
    while (isCrowded(answer)) {
      const now = this.#settings.clock.now();
      this.#since ??= now;
      if (now - this.#since >= longestStayMs) {
        this.#endWait(false);
        return answer;
      }
      this.#closeDoor(answer.failure);
      const mayAsk = await new Promise<boolean>((resolve) => this.#queue.push(resolve));
      if (!mayAsk) return answer;
      answer = await ask();
    }
    this.#endWait(true);
    return answer;
  }

  #closeDoor(failure: Failure): void {
    const { clock, chance } = this.#settings;
    const now = clock.now();
    const told = toldMs(failure);
    if (this.#opensAt === null) {
      this.#opensAt = now + crowdDelayMs(failure, this.#waitsMade, chance());
      this.#notBefore = now + Math.max(told, leastMs);
      this.#waitsMade += 1;
    } else {
      this.#opensAt = Math.max(this.#opensAt, now + told);
      this.#notBefore = Math.max(this.#notBefore, now + told);
    }
    this.#wait(failure);
  }

  #wait(failure: Failure): void {
    const { clock, tell } = this.#settings;
    const until = this.#opensAt ?? clock.now();
    this.#stopTimer();
    this.#stopTimer = clock.after(until - clock.now(), () => this.#openDoor());
    tell({
      until,
      queueMinutes: (failure.kind === 'busy' && failure.queueMinutes) || null,
      isMaintenance: failure.kind === 'maintenance',
      askSooner: () => {
        if (this.#opensAt === null) return;
        this.#opensAt = Math.min(this.#opensAt, Math.max(this.#notBefore, clock.now()));
        this.#wait(failure);
      },
    });
  }

  #openDoor(): void {
    const { visibility } = this.#settings;
    if (!visibility.isVisible()) {
      this.#stopTimer = visibility.onChange(() => {
        if (!visibility.isVisible()) return;
        this.#stopTimer();
        this.#openDoor();
      });
      return;
    }
    this.#opensAt = null;
    this.#queue.shift()?.(true);
  }

  #endWait(mayAsk: boolean): void {
    // Whoever got through behind the first finds nobody waiting.
    if (this.#since === null) return;
    this.#since = null;
    this.#waitsMade = 0;
    this.#opensAt = null;
    this.#stopTimer();
    this.#settings.tell(null);
    for (const go of this.#queue.splice(0)) go(mayAsk);
  }
}
