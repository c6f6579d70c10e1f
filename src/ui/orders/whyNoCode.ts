import { type OrderTicket, showsQrCode } from '../../domain/model/Order.ts';
import type { TicketStatus } from '../../domain/model/OrderStatus.ts';

/**
 * What an order without any code to show waits for.
 *
 * - `issue`: its tickets are not issued yet
 * - `activation`: they are issued and not activated
 * - `desk`: they are good, and the museum gives them no code
 * - `refund`: they are on their way back
 * - `over`: nothing of it can be used any more
 */
export type NoCodeReason = 'issue' | 'activation' | 'desk' | 'refund' | 'over';

// The most hopeful first: one ticket that is still to come decides what the visitor should do.
const reasons: readonly (readonly [NoCodeReason, readonly TicketStatus[]])[] = [
  ['issue', ['temporary']],
  ['activation', ['awaitingActivation']],
  ['desk', ['awaitingCheck', 'checked', 'unknown']],
  ['refund', ['refunding']],
];

/** The code a ticket shows (§4 order detail rules): its order's pick-up code, else its own number; null for none. */
export function codeOf(ticket: OrderTicket): string | null {
  return showsQrCode(ticket) ? (ticket.pickUpCode ?? ticket.ticketNo) : null;
}

/** Why none of an order's tickets shows a code; null when one does. */
export function whyNoCode(tickets: readonly OrderTicket[]): NoCodeReason | null {
  if (tickets.some((ticket) => codeOf(ticket) !== null)) return null;
  const standing = tickets.filter(({ isReplenished }) => !isReplenished);
  const found = reasons.find(([, statuses]) =>
    standing.some(({ status }) => statuses.includes(status)),
  );
  return found?.[0] ?? 'over';
}
