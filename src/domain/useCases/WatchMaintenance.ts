import type { Chance } from '../../ports/Chance.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { MessagesApi } from '../../ports/MuseumApi.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import * as constants from '../model/constants.ts';
import { noticeDelayMs } from '../model/MaintenancePace.ts';
import type { Instant } from '../model/MuseumDay.ts';

interface Ports {
  museum: Pick<MessagesApi, 'maintenanceNotice'>;
  clock: Clock;
  visibility: PageVisibility;
  chance: Chance;
}

/** Asks for the museum's maintenance notice for as long as the page is seen (§4 maintenance, R22, Q-RUSH-2). */
export class WatchMaintenance {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Asks at once and then at the pace of {@link noticeDelayMs}; a hidden page asks nothing, and asks at once when it is
   * seen again after its time. Tells the notice of every answer as HTML, null where there is none. A failure tells
   * nothing: what was known stays.
   */
  execute(onNotice: (html: string | null) => void): Stop {
    const watch = new Watch(this.#ports, onNotice);
    watch.begin();
    return () => watch.end();
  }
}

/** One run of watching: its timer, and when it is due. */
class Watch {
  readonly #ports: Ports;
  readonly #onNotice: (html: string | null) => void;
  #isOver = false;
  #asked = 0;
  #dueAt: Instant;
  #stopTimer: Stop = () => {};
  #stopWatching: Stop = () => {};

  constructor(ports: Ports, onNotice: (html: string | null) => void) {
    this.#ports = ports;
    this.#onNotice = onNotice;
    this.#dueAt = ports.clock.now();
  }

  begin(): void {
    this.#stopWatching = this.#ports.visibility.onChange(() => this.#goOn());
    this.#goOn();
  }

  end(): void {
    this.#isOver = true;
    this.#stopTimer();
    this.#stopWatching();
  }

  #goOn(): void {
    this.#stopTimer();
    if (!this.#ports.visibility.isVisible()) return;
    const left = this.#dueAt - this.#ports.clock.now();
    // A clock that was put right by hours makes nobody wait for hours.
    if (left > 0) this.#askAfter(Math.min(left, constants.maintenancePollMs));
    else void this.#ask();
  }

  #askAfter(milliseconds: number): void {
    this.#stopTimer = this.#ports.clock.after(milliseconds, () => void this.#ask());
  }

  async #ask(): Promise<void> {
    const { museum, clock, chance } = this.#ports;
    this.#asked += 1;
    const delay = noticeDelayMs(this.#asked, chance());
    this.#dueAt = clock.now() + delay;
    this.#askAfter(delay);
    const answer = await museum.maintenanceNotice();
    if (answer.ok && !this.#isOver) this.#onNotice(answer.value);
  }
}
