import type { Clock } from '../../ports/Clock.ts';
import type { BookedApi } from '../../ports/MuseumApi.ts';
import type { Configuration } from '../model/Configuration.ts';
import * as constants from '../model/constants.ts';
import type { Language } from '../model/Language.ts';
import { addDays, dayAt } from '../model/MuseumDay.ts';
import type { OrderFilter, OrderSummary } from '../model/Order.ts';
import type { Result } from '../model/Result.ts';

/** Lists the visitor's orders (§4 order list). */
export class ListOrders {
  readonly #museum: Pick<BookedApi, 'orders'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #configuration: Pick<Configuration, 'timeZone'>;

  constructor(ports: {
    museum: Pick<BookedApi, 'orders'>;
    clock: Pick<Clock, 'now'>;
    configuration: Pick<Configuration, 'timeZone'>;
  }) {
    this.#museum = ports.museum;
    this.#clock = ports.clock;
    this.#configuration = ports.configuration;
  }

  /** The orders from 6 days before the museum's today up to today (§9). */
  execute(filter: OrderFilter, language: Language): Promise<Result<readonly OrderSummary[]>> {
    const today = dayAt(this.#clock.now(), this.#configuration.timeZone);
    const from = addDays(today, -constants.orderListDaysBack);
    return this.#museum.orders(from, today, filter, language);
  }
}
