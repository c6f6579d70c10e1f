import type { BookedApi } from '../../ports/MuseumApi.ts';
import type { Configuration } from '../model/Configuration.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import { instantOf } from '../model/instantOf.ts';
import type { Language } from '../model/Language.ts';
import type { Money } from '../model/Money.ts';
import { addDays, dayAt, type Instant } from '../model/MuseumDay.ts';
import { type OrderSummary, ticketCount } from '../model/Order.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';
import { type Result, success } from '../model/Result.ts';
import { totalCount } from '../model/Selection.ts';

// A phone's clock and the museum's may differ by this much (Q-PAY-3).
const clockToleranceMs = 5 * 60_000;

/** What an order is known by where its number isn't. */
export interface MadeOrder {
  readonly draft: OrderDraft;
  /** Null when only the museum knows it. */
  readonly total: Money | null;
  /** When it was sent. */
  readonly since: Instant;
}

/** Looks in the order list for an order whose answer was lost (R25, Q-PAY-3). */
export class FindMadeOrders {
  readonly #museum: Pick<BookedApi, 'orders'>;
  readonly #configuration: Pick<Configuration, 'timeZone'>;

  constructor(ports: {
    museum: Pick<BookedApi, 'orders'>;
    configuration: Pick<Configuration, 'timeZone'>;
  }) {
    this.#museum = ports.museum;
    this.#configuration = ports.configuration;
  }

  /**
   * Every order that may be this one: made since, less 5 minutes for the clocks, of the same total, so many tickets,
   * day and slot, and not given up.
   */
  execute(
    { draft, total, since }: MadeOrder,
    now: Instant,
    language: Language,
  ): Promise<Result<readonly OrderSummary[]>> {
    const { day, slot, tickets } = draft.selection;
    const isBound = slot !== null && tickets.some(({ ticket }) => ticket.offer.isStaggered);
    const begins = isBound ? slot.begin : '';
    return this.#fitting(
      (order) =>
        (total === null || order.total === total) &&
        ticketCount(order) === totalCount(tickets) &&
        order.lines.every((line) => line.day === day) &&
        order.lines.some(({ begin }) => begin === begins),
      since,
      now,
      language,
    );
  }

  /** Every order that tops up tickets of another and may be the one: made since, as above, and not given up. */
  replenishments(
    original: OrderNo,
    since: Instant,
    now: Instant,
    language: Language,
  ): Promise<Result<readonly OrderSummary[]>> {
    return this.#fitting(
      (order) => order.isReplenishment && order.originalOrderNo === original,
      since,
      now,
      language,
    );
  }

  async #fitting(
    fits: (order: OrderSummary) => boolean,
    since: Instant,
    now: Instant,
    language: Language,
  ): Promise<Result<readonly OrderSummary[]>> {
    const { timeZone } = this.#configuration;
    const [sent, today] = [dayAt(since, timeZone), dayAt(now, timeZone)];
    // A page just reloaded on a phone whose clock is days behind has not been put right yet: nothing is made before it
    // was sent.
    const isBehind = today < sent;
    const last = isBehind ? sent : today;
    const listed = await this.#museum.orders(addDays(sent, -1), last, 'all', language);
    if (!listed.ok) return listed;
    return success(
      listed.value.filter(
        (order) =>
          (instantOf(order.createdAt, timeZone) ?? 0) >= since - clockToleranceMs &&
          order.status !== 'closed' &&
          order.status !== 'cancelled' &&
          fits(order),
      ),
    );
  }
}
