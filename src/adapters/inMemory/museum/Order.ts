import * as v from 'valibot';
import { ClaimSchema } from './Stock.ts';

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
  visitor: v.nullable(v.object({ ...PersonSchema.entries, mobile: v.string() })),
  children: v.array(PersonSchema),
});

const LineSchema = v.object({
  ...v.omit(TicketSchema, ['ticketNo', 'visitor', 'children']).entries,
  quantity: v.number(),
});

/** An order as the museum keeps it. */
export const OrderSchema = v.object({
  orderNo: v.string(),
  /** The token it was saved with; empty without one. */
  token: v.string(),
  /** Epoch milliseconds of the museum's clock. */
  createdAt: v.number(),
  status: v.picklist(['toBePaid', 'issued', 'closed']),
  totalFen: v.number(),
  contactMobile: v.string(),
  /** Empty until the order is issued. */
  takeTicketNo: v.string(),
  lines: v.array(LineSchema),
  tickets: v.array(TicketSchema),
  /** The places it holds while it is to be paid, and keeps once it is issued. */
  claims: v.array(ClaimSchema),
  /** Documents that it books for a slot; see `documentKey` in CheckedLine. */
  documents: v.array(v.string()),
});

/** See {@link OrderSchema}. */
export type Order = v.InferOutput<typeof OrderSchema>;
/** One admission of an order. */
export type Ticket = v.InferOutput<typeof TicketSchema>;
