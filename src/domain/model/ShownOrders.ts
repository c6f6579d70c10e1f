import type { OrderNo } from './Identifiers.ts';
import type { Instant } from './MuseumDay.ts';
import type { OrderDetail } from './Order.ts';

/** An order as it was shown, and when the museum told of it. */
export interface ShownOrder {
  readonly order: OrderDetail;
  readonly at: Instant;
}

/**
 * The orders that were shown since the page was loaded: their codes open the gate also when there is no network there
 * (Q-OFF-4). In memory alone; a page that somebody else comes to is loaded anew.
 */
export class ShownOrders {
  readonly #shown = new Map<OrderNo, ShownOrder>();

  /** Remembers an order as it is shown. One without tickets was not found, and is no order to show. */
  keep(order: OrderDetail, at: Instant): void {
    if (order.tickets.length > 0) this.#shown.set(order.orderNo, { order, at });
    else this.#shown.delete(order.orderNo);
  }

  /** An order as it was last shown; null when it was not. */
  of(order: OrderNo): ShownOrder | null {
    return this.#shown.get(order) ?? null;
  }
}
