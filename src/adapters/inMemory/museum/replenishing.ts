import type { InferOutput } from 'valibot';
import { seedTicket } from './catalogue.ts';
import type { MuseumCore } from './MuseumCore.ts';
import type { Order, Ticket } from './Order.ts';
import { Refusal } from './Refusal.ts';
import { ticketRules } from './ticketRules.ts';
import type { wireRequests } from './wireRequests.ts';

/** Topping up: paying the difference to another ticket, by an order of its own. */
export const replenishing = {
  /** The tickets of an order that can be topped up now. */
  possible(core: MuseumCore, order: Order): Ticket[] {
    return order.tickets.filter((ticket) => ticketRules.isReplenishable(core, order, ticket));
  },

  /** What is to be paid on top of a ticket that can be topped up, in fen. */
  difference(core: MuseumCore, ticket: Ticket): number {
    return target(core, ticket).priceFen - ticket.priceFen;
  },

  /**
   * Saves the order that tops up tickets of another; it takes no places, since those have theirs.
   *
   * @param orderNoWanted the number it shall bear; a new one when absent
   * @throws Refusal when a ticket can't be topped up, or not twice
   */
  save(
    core: MuseumCore,
    { orderNo, replenishTicketList }: InferOutput<typeof wireRequests.saveReplenishment>,
    token: string,
    orderNoWanted?: string,
  ): Order {
    const original = core.orders.get(orderNo);
    const possible = new Map(
      replenishing.possible(core, original).map((ticket) => [ticket.ticketNo, ticket]),
    );
    const tickets = replenishTicketList.map(({ ticketNo }) => {
      const ticket = possible.get(ticketNo);
      if (ticket === undefined) throw new Refusal('notReplenishable', { value: ticketNo });
      possible.delete(ticketNo);
      return onTopOf(core, ticket);
    });
    const now = core.clock.now();
    return core.orders.add({
      orderNo: orderNoWanted ?? core.numbers.order(now),
      token,
      createdAt: now,
      tickets,
      contactMobile: original.contactMobile,
      originalOrderNo: orderNo,
    });
  },
};

function target(core: MuseumCore, { ticketId }: Ticket) {
  return seedTicket(core, seedTicket(core, ticketId).replenishedToTicketId ?? ticketId);
}

function onTopOf(core: MuseumCore, ticket: Ticket): Ticket {
  const { id, kinds } = target(core, ticket);
  return {
    ...ticket,
    ticketNo: '',
    ticketId: id,
    kindId: kinds[0].id,
    priceFen: replenishing.difference(core, ticket),
    children: [],
    claims: [],
    replenishes: ticket.ticketNo,
  };
}
