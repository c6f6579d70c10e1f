import type { BookedApi, OffersApi } from '../../ports/MuseumApi.ts';
import type { OrderNo, TicketNo } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import type { OrderTicket } from '../model/Order.ts';
import { type RefundOffer, type RefundTarget, refundOffer } from '../model/Refund.ts';
import { type Result, success } from '../model/Result.ts';

interface Ports {
  museum: Pick<OffersApi, 'refundQuote'> & Pick<BookedApi, 'orderTickets'>;
}

/** Reads what can be given back, and at what fee (§4 refund, REFD-01). Changes nothing. */
export class QuoteRefund {
  readonly #museum: Ports['museum'];

  constructor(ports: Ports) {
    this.#museum = ports.museum;
  }

  /** What the museum takes back now. */
  async execute(target: RefundTarget): Promise<Result<RefundOffer>> {
    const asked =
      target.kind === 'order' ? { orderNo: target.orderNo } : { ticketNo: target.ticketNo };
    const quote = await this.#museum.refundQuote(asked);
    return quote.ok ? success(refundOffer(target, quote.value)) : quote;
  }

  /** The tickets of an order by their numbers, for their names; empty when they can't be read: the numbers do. */
  async ticketsOf(order: OrderNo, language: Language): Promise<ReadonlyMap<TicketNo, OrderTicket>> {
    const found = await this.#museum.orderTickets(order, null, language);
    const known = new Map<TicketNo, OrderTicket>();
    for (const ticket of found.ok ? found.value.tickets : []) {
      if (ticket.ticketNo !== null) known.set(ticket.ticketNo, ticket);
    }
    return known;
  }
}
