import { seedTicket } from './catalogue.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { museumTime } from './museumTime.ts';
import type { Order, Ticket } from './Order.ts';

/** What may still be done with a ticket of an order. */
export const ticketRules = {
  /** Until the end of the day of the visit, unless it has been used. */
  isRefundable({ clock }: MuseumCore, order: Order, ticket: Ticket): boolean {
    return isUnused(order, ticket) && museumTime.dayAt(clock.now()) <= ticket.day;
  },

  /** What the museum keeps of a ticket that is given back now, in fen. */
  refundFee({ clock, seed }: MuseumCore, { priceFen, day }: Ticket): number {
    if (museumTime.dayAt(clock.now()) < day) return 0;
    return Math.round((priceFen * seed.refundFeePercent) / 100);
  },

  /** Until its time is over, once. */
  isReplenishable(core: MuseumCore, order: Order, ticket: Ticket): boolean {
    return (
      isInItsOwnRight(order, ticket) &&
      !isOver(core, ticket) &&
      seedTicket(core, ticket.ticketId).replenishedToTicketId !== undefined &&
      !core.orders.isBeingReplenished(ticket.ticketNo)
    );
  },

  /** Until its time is over, unless the order has been moved before. */
  isRebookable(core: MuseumCore, order: Order, ticket: Ticket): boolean {
    return !order.isRebooked && isInItsOwnRight(order, ticket) && !isOver(core, ticket);
  },
};

const isUnused = (order: Order, ticket: Ticket): boolean =>
  order.status === 'issued' && ticket.state === 'good';

/** Neither topped up by another nor on top of another. */
const isInItsOwnRight = (order: Order, ticket: Ticket): boolean =>
  isUnused(order, ticket) && !ticket.isReplenished && ticket.replenishes === '';

function isOver({ calendar, clock }: MuseumCore, { day, slotId }: Ticket): boolean {
  const slot = calendar.slot(slotId);
  return slot === undefined
    ? calendar.isOver(day, clock.now())
    : calendar.isPast(slot, clock.now());
}
