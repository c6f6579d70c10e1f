import { constants } from '../domain/model/constants.ts';
import type { Clock, Stop } from '../ports/Clock.ts';
import type { Startable } from './useViewModel.ts';
import type { Ways } from './Ways.ts';

/** A screen opened without what it needs: says so, and leads on after 2 s (§2, §9). */
export class RedirectModel implements Startable {
  readonly #clock: Clock;
  readonly #ways: Ways;
  readonly #to: 'home' | 'orders';

  constructor(ports: { clock: Clock; ways: Ways }, to: 'home' | 'orders') {
    this.#clock = ports.clock;
    this.#ways = ports.ways;
    this.#to = to;
  }

  /** Starts the 2 s; leaving the screen earlier takes them away (O-105). */
  start(): Stop {
    return this.#clock.after(constants.redirectAfterMissingQueryMs, () => this.goNow());
  }

  goNow(): void {
    if (this.#to === 'home') this.#ways.toHome();
    else this.#ways.toOrders();
  }
}
