import type { TicketNo } from './Identifiers.ts';
import type { Money } from './Money.ts';
import type { MuseumDay } from './MuseumDay.ts';

/** A ticket that can be topped up by paying a difference (§3 replenish ticket), masked at the edge. */
export interface ReplenishableTicket {
  readonly ticketNo: TicketNo;
  readonly ticketKindName: string;
  readonly price: Money | null;
  /** What is to be paid on top; null when it could not be read: such a ticket can't be chosen. */
  readonly difference: Money | null;
  readonly headcount: number;
  readonly day: MuseumDay | null;
  /** The document type's name, as the museum writes it. */
  readonly certificateTypeName: string;
  readonly maskedName: string;
  readonly maskedCertificate: string;
}
