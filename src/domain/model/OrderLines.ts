import type { TicketKindId } from './Identifiers.ts';
import { type Money, sumOf, times } from './Money.ts';
import type { OrderDraft, VisitorDraft } from './OrderDraft.ts';
import type { SelectedTicket } from './Selection.ts';
import { type DescribedTicket, ticketKey } from './Ticket.ts';
import { noKinds, type VisitorKind, type VisitorKinds } from './VisitorKind.ts';

/** One line of an order: so many of one kind of one ticket, and who they are for. */
export interface OrderLine {
  /** Tells the order's lines apart. */
  readonly key: string;
  readonly ticket: DescribedTicket;
  readonly kindId: TicketKindId;
  /** Empty when nobody told it. */
  readonly kindName: string;
  /** What one costs; null when nobody can tell. */
  readonly price: Money | null;
  readonly quantity: number;
  /** Nobody on a ticket that is not real-name. */
  readonly visitors: readonly VisitorDraft[];
}

const kindOnOffer = ({ offer, kindName }: DescribedTicket): VisitorKind => ({
  kindId: offer.kindId,
  name: kindName,
  price: offer.price,
});

/** What has a price never shares a line with what has none, even of the same kind. */
const lineKey = ({ offer }: DescribedTicket, { kindId, price }: VisitorKind): string =>
  ticketKey({ ticketId: offer.ticketId, kindId }) + (price === null ? '/unpriced' : '');

const lineOf = (
  ticket: DescribedTicket,
  kind: VisitorKind,
  quantity: number,
  visitors: readonly VisitorDraft[],
): OrderLine => ({
  key: lineKey(ticket, kind),
  ticket,
  kindId: kind.kindId,
  kindName: kind.name,
  price: kind.price,
  quantity,
  visitors,
});

const linesOfTicket = (
  draft: OrderDraft,
  kinds: VisitorKinds,
  { ticket, quantity }: SelectedTicket,
): OrderLine[] => {
  const offered = kindOnOffer(ticket);
  if (!ticket.offer.isRealName) return [lineOf(ticket, offered, quantity, [])];
  const key = ticketKey(ticket.offer);
  const named = draft.visitors.filter((visitor) => visitor.ticketKey === key);
  const kindOf = (visitor: VisitorDraft) =>
    (ticket.offer.choosesKindById ? kinds.get(visitor.key) : undefined) ?? offered;
  const keyOf = (visitor: VisitorDraft) => lineKey(ticket, kindOf(visitor));
  return [...new Set(named.map(keyOf))].map((own) => {
    const visitors = named.filter((visitor) => keyOf(visitor) === own);
    const [first] = visitors;
    return lineOf(ticket, first ? kindOf(first) : offered, visitors.length, visitors);
  });
};

/** The lines of an order: one a ticket, more where the kinds that follow from its visitors' IDs differ (§5, §7). */
export function linesOf(draft: OrderDraft, kinds: VisitorKinds = noKinds): readonly OrderLine[] {
  return draft.selection.tickets.flatMap((selected) => linesOfTicket(draft, kinds, selected));
}

/** What lines cost together, exact to the fen; null when the price of one is unknown: none is guessed. */
export function linesTotal(lines: readonly Pick<OrderLine, 'price' | 'quantity'>[]): Money | null {
  const costs = lines.map(({ price, quantity }) => price !== null && times(price, quantity));
  const known = costs.filter((cost) => cost !== false);
  return known.length === costs.length ? sumOf(known) : null;
}
