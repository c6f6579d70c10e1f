import { slotId, ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import type { OrderDraft, VisitorDraft } from '../../../src/domain/model/OrderDraft.ts';
import {
  type DescribedTicket,
  type TicketOffer,
  ticketKey,
} from '../../../src/domain/model/Ticket.ts';
import * as domain from '../../domain/builders.ts';

// The plain things of the domain, under the identifiers that the wire has for them.

/** A day that exists. */
export function aDay(text: string): MuseumDay {
  return domain.day(text);
}

/** A slot with places. */
export const aSlot = domain.aSlot({ id: slotId('653247040368672769'), end: '10:30' });

/** A real-name ticket for 60 yuan, but for what is said otherwise. */
export function aTicket(offer: Partial<TicketOffer> = {}): DescribedTicket {
  return domain.aTicket({
    ticketId: ticketId('3001'),
    kindId: ticketKindId('4001'),
    name: 'Museum ticket',
    kindName: 'Adult',
    ...offer,
  });
}

/** A visitor on a ticket, but for what is said otherwise. */
export function aVisitor(ticket: DescribedTicket, typed: Partial<VisitorDraft> = {}): VisitorDraft {
  return domain.aVisitor({ key: '1', ticketKey: ticketKey(ticket.offer), ...typed });
}

/** One ticket for one visitor on 5 December 2026, but for what is said otherwise. */
export function aDraft(draft: Partial<OrderDraft> = {}): OrderDraft {
  const ticket = aTicket();
  return domain.aDraft({
    selection: { day: aDay('2026-12-05'), slot: aSlot, tickets: [{ ticket, quantity: 1 }] },
    visitors: [aVisitor(ticket)],
    ...draft,
  });
}
