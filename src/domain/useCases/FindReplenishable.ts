import type { OffersApi } from '../../ports/MuseumApi.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { ReplenishableTicket } from '../model/Replenishment.ts';
import { type Result, success } from '../model/Result.ts';

/** Finds the tickets of an order that can be topped up (§2 ticket replenishment, RPLN-01). */
export class FindReplenishable {
  readonly #museum: Pick<OffersApi, 'replenishableTickets'>;

  constructor(ports: { museum: Pick<OffersApi, 'replenishableTickets'> }) {
    this.#museum = ports.museum;
  }

  /** In the museum's order, each ticket once however often it is listed: none is paid for twice. */
  async execute(order: OrderNo): Promise<Result<readonly ReplenishableTicket[]>> {
    const found = await this.#museum.replenishableTickets(order);
    if (!found.ok) return found;
    return success([
      ...new Map(found.value.map((ticket) => [ticket.ticketNo, ticket] as const)).values(),
    ]);
  }
}
