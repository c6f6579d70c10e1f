import type { Clock } from '../../ports/Clock.ts';
import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import { type BookingWindow, lastPreSaleDay, windowOf } from '../model/BookingWindow.ts';
import type { Configuration } from '../model/Configuration.ts';
import * as constants from '../model/constants.ts';
import type { Failure } from '../model/Failure.ts';
import { addDays, dayAt } from '../model/MuseumDay.ts';
import { KeptAnswer } from './KeptAnswer.ts';

/** A booking window, and what could not be read of it: it is usable all the same (§8). */
export interface ReadWindow {
  readonly window: BookingWindow;
  readonly failure: Failure | null;
}

/** Finds out which days can be booked (§4 home flow, §9). */
export class ReadBookingWindow {
  readonly #museum: Pick<CatalogueApi, 'standbyDays'>;
  readonly #preSaleDays: KeptAnswer<number | null>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #configuration: Pick<Configuration, 'timeZone'>;

  constructor(ports: {
    museum: Pick<CatalogueApi, 'preSaleDays' | 'standbyDays'>;
    clock: Pick<Clock, 'now'>;
    configuration: Pick<Configuration, 'timeZone'>;
  }) {
    const { museum } = ports;
    this.#museum = museum;
    this.#preSaleDays = new KeptAnswer(ports.clock, () => museum.preSaleDays());
    this.#clock = ports.clock;
    this.#configuration = ports.configuration;
  }

  /**
   * Asks for the pre-sale days and then for the standby days from the third day on. Pre-sale days that fail are told
   * and count as 9 days ahead; a standby list that fails is silent and leaves the pre-sale window (§8). Pre-sale days
   * that arrived within the last 5 min are not asked for again.
   */
  async execute(): Promise<ReadWindow> {
    const days = await this.#preSaleDays.read();
    // Not before: the answer may have put a wrong clock right.
    const today = dayAt(this.#clock.now(), this.#configuration.timeZone);
    const preSaleDays = days.ok ? days.value : null;
    const from = addDays(today, constants.defaultDateTabs - 1);
    const standby = await this.#museum.standbyDays(from, lastPreSaleDay(today, preSaleDays));
    return {
      window: windowOf(today, preSaleDays, standby.ok ? standby.value : null),
      failure: days.ok ? null : days.failure,
    };
  }
}
