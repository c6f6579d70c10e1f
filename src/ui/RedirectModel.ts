import * as constants from '../domain/model/constants.ts';
import type { Clock, Stop } from '../ports/Clock.ts';
import type { AnnouncementModel, Message } from './AnnouncementModel.ts';
import type { Startable } from './useViewModel.ts';
import type { Ways } from './Ways.ts';

/** A screen opened without what it needs: says so, and leads on after 2 s (§2, §9). */
export class RedirectModel implements Startable {
  readonly #clock: Clock;
  readonly #ways: Ways;
  readonly #announcements: AnnouncementModel;
  readonly #to: 'home' | 'orders';
  readonly #reason: Message;

  /** @param reason what is said; of an order's detail that no order was named, unless another screen says it otherwise */
  constructor(
    ports: { clock: Clock; ways: Ways; announcements: AnnouncementModel },
    to: 'home' | 'orders',
    reason: Message = (LL) => LL.shell.missingQuery(),
  ) {
    this.#clock = ports.clock;
    this.#ways = ports.ways;
    this.#announcements = ports.announcements;
    this.#to = to;
    this.#reason = reason;
  }

  /** Speaks, and starts the 2 s; leaving the screen earlier takes them away (O-105). */
  start(): Stop {
    this.#announcements.say(this.#reason);
    return this.#clock.after(constants.redirectAfterMissingQueryMs, () => this.goNow());
  }

  goNow(): void {
    if (this.#to === 'home') this.#ways.toHome();
    else this.#ways.toOrders();
  }
}
