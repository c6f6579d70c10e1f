import type { BookedApi } from '../../ports/MuseumApi.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import type { OrderDetail, OrderTicket } from '../model/Order.ts';
import { failed, type Result, success } from '../model/Result.ts';
import { ShownOrders } from '../model/ShownOrders.ts';

type Asked = Pick<BookedApi, 'orderTickets' | 'accompanyingChildren' | 'showsContact'>;

/** Opens an order with its tickets (§4 order detail rules). */
export class ViewOrder {
  /** What was shown of it, for the gate without network (Q-OFF-4). */
  readonly shown = new ShownOrders();

  readonly #museum: Asked;

  constructor(ports: { museum: Asked }) {
    this.#museum = ports.museum;
  }

  /**
   * The order's tickets with the children that came along. Children or the contact rule that can't be read are left
   * out: the ticket still opens.
   *
   * @param mobile the phone that an order was made with, where the address gave one
   */
  async execute(
    order: OrderNo,
    mobile: string | null,
    language: Language,
  ): Promise<Result<OrderDetail>> {
    const [found, contact] = await Promise.all([
      this.#museum.orderTickets(order, mobile, language),
      this.#museum.showsContact(),
    ]);
    if (!found.ok) return failed(found.failure);
    const tickets = await Promise.all(found.value.tickets.map((each) => this.#withChildren(each)));
    return success({
      orderNo: order,
      createdAt: found.value.createdAt,
      tickets,
      showsContact: contact.ok && contact.value,
    });
  }

  async #withChildren(ticket: OrderTicket): Promise<OrderTicket> {
    if (ticket.ticketNo === null || ticket.carriedChildren <= 0) return ticket;
    const children = await this.#museum.accompanyingChildren(ticket.ticketNo);
    return children.ok ? { ...ticket, children: children.value } : ticket;
  }
}
