import type { SlotId, TicketNo } from './Identifiers.ts';
import type { Money } from './Money.ts';
import type { MuseumDay } from './MuseumDay.ts';
import type { TicketStatus } from './OrderStatus.ts';

/** A ticket of an order whose visit can be moved (§3 rebook ticket), masked at the edge. */
export interface RebookableTicket {
  readonly ticketNo: TicketNo;
  readonly ticketName: string;
  readonly ticketKindName: string;
  readonly price: Money | null;
  /** How many people it admits, at least 1. */
  readonly headcount: number;
  readonly day: MuseumDay | null;
  /** `HH:mm`; empty when it is bound to no slot. */
  readonly begin: string;
  readonly end: string;
  readonly status: TicketStatus;
  readonly statusLabel: string;
  readonly maskedName: string;
  readonly maskedCertificate: string;
}

/** Where tickets are moved to. */
export interface RebookingTarget {
  readonly day: MuseumDay;
  /** Null on a day without staggered sale. */
  readonly slot: SlotId | null;
}
