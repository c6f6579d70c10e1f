import { runInAction } from 'mobx';
import type { AddressBar } from '../../ports/AddressBar.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { Releases } from '../../ports/Releases.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { isOrderForm, isPaymentScreen } from '../interruptions/screenAt.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What a release is noticed with. */
export interface ReleasePorts {
  readonly releases: Releases;
  readonly page: Pick<PageControl, 'renew'>;
  readonly visibility: PageVisibility;
  readonly clock: Pick<Clock, 'now'>;
  readonly address: AddressBar;
  readonly announcements: AnnouncementModel;
}

/** Whoever was away for longer than this may find another build. */
const longAwayMs = 600_000;

/**
 * The offer to load the page anew where a release has put another build in its place (Q-OFF-2). It is looked for at the
 * start and on the return to the page after more than ten minutes; nobody is bothered with it between the order form and
 * the end of paying.
 */
export class ReleaseModel {
  /** The build that is offered; null for none, and for one that was put off. */
  build: string | null = null;
  /** An order is being filled in, and what was typed would not be found again from here. */
  isOrdering = false;
  isPaying = false;
  /** The page is being loaded anew. */
  isTaking = false;

  readonly #ports: ReleasePorts;
  #leftAt: number | null = null;
  #spokenOf: string | null = null;

  constructor(ports: ReleasePorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Whether it is offered on the screen that is shown. */
  get isOffered(): boolean {
    return this.build !== null && !this.isOrdering && !this.isPaying;
  }

  start(): Stop {
    const { address, visibility } = this.#ports;
    this.#move();
    void this.#look();
    const stops = [
      address.onChange(() => this.#move()),
      visibility.onChange(() => this.#comeAndGo()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Loads the page anew, unless the museum is being written to just now or the build can't be had. */
  async take(): Promise<void> {
    if (this.isTaking) return;
    this.isTaking = true;
    await this.#ports.page.renew();
    runInAction(() => {
      this.isTaking = false;
    });
    this.#ports.announcements.show('info', (LL) => LL.upkeep.notTaken());
  }

  /** Puts the offer off, until the next time that it is looked for. */
  putOff(): void {
    this.build = null;
  }

  #move(): void {
    const place = this.#ports.address.current();
    runInAction(() => {
      this.isPaying = isPaymentScreen(place);
      if (isOrderForm(place)) this.isOrdering = true;
      else if (this.isPaying) this.isOrdering = false;
    });
    this.#speak();
  }

  #comeAndGo(): void {
    const now = this.#ports.clock.now();
    if (!this.#ports.visibility.isVisible()) {
      this.#leftAt ??= now;
      return;
    }
    const wasLong = this.#leftAt !== null && now - this.#leftAt > longAwayMs;
    this.#leftAt = null;
    if (wasLong) void this.#look();
  }

  async #look(): Promise<void> {
    const build = await this.#ports.releases.newBuild();
    // Nobody knows that there is none only because nobody could say.
    if (build === null) return;
    runInAction(() => {
      this.build = build;
    });
    this.#speak();
  }

  #speak(): void {
    if (!this.isOffered || this.build === this.#spokenOf) return;
    this.#spokenOf = this.build;
    this.#ports.announcements.say((LL) => LL.upkeep.released());
  }
}
