import { slotId, ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { moneyOfFen } from '../../../src/domain/model/Money.ts';
import { type MuseumDay, museumDay } from '../../../src/domain/model/MuseumDay.ts';
import type { OrderDraft, VisitorDraft } from '../../../src/domain/model/OrderDraft.ts';
import {
  type DescribedTicket,
  described,
  type TicketOffer,
  ticketKey,
} from '../../../src/domain/model/Ticket.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';

/** A day that exists. */
export function aDay(text: string): MuseumDay {
  const day = museumDay(text);
  if (day === null) throw new Error(`no day: ${text}`);
  return day;
}

/** A slot with places. */
export const aSlot: TimeSlot = {
  id: slotId('653247040368672769'),
  name: 'Morning',
  begin: '09:00',
  end: '10:30',
  ordinaryLeft: 50,
  freeLeft: 20,
  openToVisitors: true,
};

/** A real-name ticket for 60 yuan, but for what is said otherwise. */
export function aTicket(offer: Partial<TicketOffer> = {}): DescribedTicket {
  return described(
    {
      ticketId: ticketId('3001'),
      kindId: ticketKindId('4001'),
      name: 'Museum ticket',
      kindName: 'Adult',
      category: 'Entry',
      price: moneyOfFen(6000),
      pool: 'ordinary',
      countsTowardsLimit: true,
      isStaggered: true,
      isRealName: true,
      choosesKindById: false,
      maxChildren: 0,
      childTicketId: null,
      certificateTypes: [
        { code: '1', name: 'ID card' },
        { code: '99', name: 'Other document' },
      ],
      ...offer,
    },
    null,
  );
}

/** A visitor on a ticket, but for what is said otherwise. */
export function aVisitor(ticket: DescribedTicket, typed: Partial<VisitorDraft> = {}): VisitorDraft {
  return {
    key: '1',
    ticketKey: ticketKey(ticket.offer),
    name: '张三',
    certificateType: '1',
    certificateNo: '110105199006150004',
    mobile: '',
    specialCertificateNo: '',
    children: [],
    ...typed,
  };
}

/** One ticket for one visitor on 5 December 2026, but for what is said otherwise. */
export function aDraft(draft: Partial<OrderDraft> = {}): OrderDraft {
  const ticket = aTicket();
  return {
    selection: {
      day: aDay('2026-12-05'),
      slot: aSlot,
      tickets: [{ ticket, quantity: 1 }],
    },
    visitors: [aVisitor(ticket)],
    contactMobile: '13800000000',
    specialCertificateType: null,
    ...draft,
  };
}
