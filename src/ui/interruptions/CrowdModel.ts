import { runInAction } from 'mobx';
import type { Instant } from '../../domain/model/MuseumDay.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { CrowdWait } from '../../ports/Interruptions.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { AnnouncementModel, Message } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** A crowded museum, as the visitor sees it: how long until the page asks again by itself (Q-RUSH-6). */
export class CrowdModel {
  /** Null while nobody waits. */
  wait: CrowdWait | null = null;
  now: Instant = 0;

  readonly #clock: Clock;
  readonly #visibility: PageVisibility;
  readonly #announcements: AnnouncementModel;
  #stopTimer: Stop = () => {};
  #stopWatching: Stop = () => {};

  constructor(ports: {
    clock: Clock;
    visibility: PageVisibility;
    announcements: AnnouncementModel;
  }) {
    this.#clock = ports.clock;
    this.#visibility = ports.visibility;
    this.#announcements = ports.announcements;
    makeAutoObservable(this);
  }

  /** Whole seconds until the next question; 0 while it is being asked. */
  get secondsLeft(): number {
    if (this.wait === null) return 0;
    return Math.max(Math.ceil((this.wait.until - this.now) / 1000), 0);
  }

  /** Learns of a wait, or of its end. A crowd is spoken of once, however often is asked in vain. */
  learn(wait: CrowdWait | null): void {
    const isNew = this.wait === null && wait !== null;
    this.wait = wait;
    this.#stopWatching();
    this.#stopWatching = () => {};
    this.#count();
    if (wait === null) return;
    this.#stopWatching = this.#visibility.onChange(() => this.#count());
    if (isNew) {
      const { isMaintenance } = wait;
      this.#announcements.say(
        (LL) => `${title(isMaintenance)(LL)} ${LL.interruptions.crowdSpoken()}`,
      );
    }
  }

  askSooner(): void {
    this.wait?.askSooner();
  }

  #count(): void {
    this.#stopTimer();
    const now = this.#clock.now();
    runInAction(() => {
      this.now = now;
    });
    const left = (this.wait?.until ?? now) - now;
    if (left <= 0 || !this.#visibility.isVisible()) return;
    this.#stopTimer = this.#clock.after(left % 1000 || 1000, () => this.#count());
  }
}

/** What to call the wait. */
export function title(isMaintenance: boolean): Message {
  return (LL) => (isMaintenance ? LL.interruptions.crowdMaintenance() : LL.interruptions.crowd());
}
