declare const kind: unique symbol;

type Identifier<Kind extends string> = string & { readonly [kind]: Kind };

/** An order's number; text, every digit kept (R11). */
export type OrderNo = Identifier<'OrderNo'>;
/** One issued ticket's number. */
export type TicketNo = Identifier<'TicketNo'>;
/** A time slot's id. */
export type SlotId = Identifier<'SlotId'>;
/** A ticket product's id. */
export type TicketId = Identifier<'TicketId'>;
/** The id of a ticket product's kind (adult, senior …). */
export type TicketKindId = Identifier<'TicketKindId'>;

/** Takes a text as an order number. */
export const orderNo = (text: string): OrderNo => text as OrderNo;
/** Takes a text as a ticket number. */
export const ticketNo = (text: string): TicketNo => text as TicketNo;
/** Takes a text as a slot id. */
export const slotId = (text: string): SlotId => text as SlotId;
/** Takes a text as a ticket id. */
export const ticketId = (text: string): TicketId => text as TicketId;
/** Takes a text as a ticket kind id. */
export const ticketKindId = (text: string): TicketKindId => text as TicketKindId;
