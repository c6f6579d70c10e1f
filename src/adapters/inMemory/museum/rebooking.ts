import type { InferOutput } from 'valibot';
import { fullName } from './CheckedLine.ts';
import { catalogue, seedTicket } from './catalogue.ts';
import { checkedTime } from './checkedTime.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { documentsOf, type Order, type Ticket } from './Order.ts';
import type { Move } from './Orders.ts';
import { Refusal } from './Refusal.ts';
import { ticketRules } from './ticketRules.ts';
import type { wireRequests } from './wireRequests.ts';

/** Moving a visit to another day and slot. */
export const rebooking = {
  /** The tickets of an order that can be moved now. */
  possible(core: MuseumCore, order: Order): Ticket[] {
    return order.tickets.filter((ticket) => ticketRules.isRebookable(core, order, ticket));
  },

  /**
   * Moves all tickets named, or none; once an order.
   *
   * @throws Refusal when the museum moves no visits, a ticket or its new time is out of the question, or places are
   *   short there
   */
  carryOut(
    core: MuseumCore,
    { orderNo, rebookTikcetDetails }: InferOutput<typeof wireRequests.rebook>,
  ): void {
    if (catalogue.setting(core, 'IS_CAN_REBOOK').value !== 'T') throw new Refusal('rebookingOff');
    const order = core.orders.get(orderNo);
    if (order.isRebooked) throw new Refusal('rebookedAlready', { value: orderNo });
    const possible = new Map(
      rebooking.possible(core, order).map((ticket) => [ticket.ticketNo, ticket]),
    );
    const moves = rebookTikcetDetails.map((details): Move => {
      const { ticketNo, useStartDate: day, staggeredReservationDailyId: slotId } = details;
      const ticket = possible.get(ticketNo);
      if (ticket === undefined) throw new Refusal('notRebookable', { value: ticketNo });
      possible.delete(ticketNo);
      return move(core, ticket, day, slotId);
    });
    checkDocuments(core, moves);
    core.orders.rebook(order, moves, core.clock.now());
  },
};

function move(core: MuseumCore, ticket: Ticket, day: string, slotId: string): Move {
  const { calendar, clock } = core;
  const sold = seedTicket(core, ticket.ticketId);
  const kind = sold.kinds.find(({ id }) => id === ticket.kindId) ?? sold.kinds[0];
  const name = fullName(sold, kind);
  const time = checkedTime({ day, slotId }, sold, name, { calendar, now: clock.now() });
  if (ticket.day === day && ticket.slotId === time.slotId) {
    throw new Refusal('sameTime', { value: ticket.ticketNo });
  }
  return { ticket, day, ...time };
}

/** A document is good once for a time: not where another ticket has booked it, nor twice by this. */
function checkDocuments(core: MuseumCore, moves: readonly Move[]): void {
  const given = new Set(moves.flatMap(({ ticket }) => documentsOf(ticket)));
  const taken = new Set<string>();
  for (const { ticket, day, slotId } of moves) {
    for (const key of documentsOf({ ...ticket, day, slotId })) {
      const isBooked = core.orders.isBooked(key) && !given.has(key);
      if (isBooked || taken.has(key)) {
        throw new Refusal('numberTaken', { ticket: seedTicket(core, ticket.ticketId).name });
      }
      taken.add(key);
    }
  }
}
