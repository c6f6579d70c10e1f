import { runInAction } from 'mobx';
import * as constants from '../../domain/model/constants.ts';
import { reloadDelayMs } from '../../domain/model/MaintenancePace.ts';
import type { WatchMaintenance } from '../../domain/useCases/WatchMaintenance.ts';
import type { Chance } from '../../ports/Chance.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { HtmlSanitiser, SafeHtml } from '../../ports/HtmlSanitiser.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What the maintenance overlay works with. */
export interface MaintenancePorts {
  readonly watchMaintenance: WatchMaintenance;
  readonly sanitiser: HtmlSanitiser;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly visibility: PageVisibility;
  readonly page: PageControl;
  readonly announcements: AnnouncementModel;
  /** Whether loading the page anew would cost the visitor neither a choice, nor a word typed, nor a payment's sight. */
  readonly hasNothingToLose: () => boolean;
}

/** The overlay that lies over any screen while the museum announces maintenance (§2, MNT-01). */
export class MaintenanceModel {
  isShown = false;
  /** The notice, clean; null until it is, or when that can't be had: the overlay then speaks for itself. */
  html: SafeHtml | null = null;

  readonly #ports: MaintenancePorts;
  /** What was announced last; null for nothing. */
  #notice: string | null = null;
  #stopTimer: Stop = () => {};

  constructor(ports: MaintenancePorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  start(): Stop {
    const stopWatching = this.#ports.watchMaintenance.execute((notice) =>
      runInAction(() => this.#learn(notice)),
    );
    return () => {
      stopWatching();
      this.#stopTimer();
    };
  }

  #learn(notice: string | null): void {
    const isSame = notice === this.#notice;
    this.#notice = notice;
    if (notice === null) {
      if (!isSame) this.#lift();
    } else if (!isSame || this.html === null) this.#announce(notice);
  }

  #announce(notice: string): void {
    const { sanitiser, clock } = this.#ports;
    // It may fail to load, and is tried again with the next answer; the text as it came is shown to nobody.
    const cleaned = sanitiser.sanitise(notice).catch(() => null);
    this.#stopTimer();
    this.#stopTimer = clock.after(constants.maintenanceOverlayAfterMs, () => {
      runInAction(() => {
        this.isShown = true;
      });
      void cleaned.then((html) => {
        if (this.#notice !== notice) return;
        runInAction(() => {
          this.html = html;
        });
      });
    });
  }

  #lift(): void {
    this.#stopTimer();
    if (!this.isShown) return;
    this.isShown = false;
    this.html = null;
    const { announcements, clock, chance } = this.#ports;
    announcements.say((LL) => LL.interruptions.maintenanceOver());
    this.#stopTimer = clock.after(reloadDelayMs(chance()), () => this.#reload());
  }

  /** What failed meanwhile is read anew, and what was repaired meanwhile is loaded, where that costs nothing. */
  #reload(): void {
    const { page, visibility, hasNothingToLose } = this.#ports;
    if (visibility.isVisible() && hasNothingToLose()) page.reload();
  }
}
