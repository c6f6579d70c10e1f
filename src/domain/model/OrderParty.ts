import { type OrderDraft, ticketOf } from './OrderDraft.ts';
import type { Party } from './Party.ts';
import { totalCount } from './Selection.ts';
import type { StockPool } from './TimeSlot.ts';

/** How many places an order takes in its slot: a named child takes a free one beside the ticket it comes along on. */
export function partyOfOrder(draft: OrderDraft): Party {
  const bound = draft.selection.tickets.filter(({ ticket }) => ticket.offer.isStaggered);
  const inPool = (pool: StockPool) =>
    totalCount(bound.filter(({ ticket }) => ticket.offer.pool === pool));
  const children = draft.visitors
    .filter((visitor) => ticketOf(draft, visitor)?.offer.isStaggered === true)
    .reduce((sum, visitor) => sum + visitor.children.length, 0);
  return { ordinary: inPool('ordinary'), free: inPool('free') + children };
}
