import * as v from 'valibot';
import { documentKey } from './documentKey.ts';
import { type Claim, ClaimSchema } from './Stock.ts';

const PersonSchema = v.object({ name: v.string(), number: v.string() });

const TicketSchema = v.object({
  /** Empty until the order is issued. */
  ticketNo: v.string(),
  ticketId: v.string(),
  kindId: v.string(),
  priceFen: v.number(),
  day: v.string(),
  /** Empty where no slot binds the ticket. */
  slotId: v.string(),
  visitor: v.nullable(
    v.object({ ...PersonSchema.entries, certificateType: v.string(), mobile: v.string() }),
  ),
  children: v.array(PersonSchema),
  /** The places it holds while its order is to be paid, and keeps once that is issued. */
  claims: v.array(ClaimSchema),
  state: v.picklist(['good', 'checked', 'refunded']),
  /** Epoch milliseconds; null until it is checked at the entrance. */
  checkedAt: v.nullable(v.number()),
  /** Whether another ticket has topped it up, and is shown at the entrance in its stead. */
  isReplenished: v.boolean(),
  /** Number of the ticket that it tops up; empty for a ticket in its own right. */
  replenishes: v.string(),
});

/** An order as the museum keeps it. */
export const OrderSchema = v.object({
  orderNo: v.string(),
  /** What the links in text messages call it. */
  bill: v.string(),
  /** The token it was saved with; empty without one. */
  token: v.string(),
  /** Epoch milliseconds of the museum's clock. */
  createdAt: v.number(),
  status: v.picklist(['toBePaid', 'issued', 'closed', 'cancelled', 'refunded']),
  totalFen: v.number(),
  contactMobile: v.string(),
  /** Empty until the order is issued. */
  takeTicketNo: v.string(),
  tickets: v.array(TicketSchema),
  /** The order whose tickets it tops up; empty for any other order. */
  originalOrderNo: v.string(),
  /** A visit is moved once an order. */
  isRebooked: v.boolean(),
});

/** See {@link OrderSchema}. */
export type Order = v.InferOutput<typeof OrderSchema>;
/** One admission of an order, or what is paid on top of one. */
export type Ticket = v.InferOutput<typeof TicketSchema>;

/** The places of some tickets. */
export function claimsOf(tickets: readonly Ticket[]): Claim[] {
  return tickets.flatMap(({ claims }) => claims);
}

/** The documents that a ticket books for its time, by `documentKey`; what tops up another books none again. */
export function documentsOf(ticket: Ticket): string[] {
  if (ticket.visitor === null || ticket.replenishes !== '') return [];
  const numbers = [ticket.visitor, ...ticket.children].map(({ number }) => number);
  return numbers.map((number) => documentKey(ticket, number));
}
