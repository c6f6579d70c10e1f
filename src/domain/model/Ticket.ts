import type { CertificateType } from './Certificate.ts';
import type { TicketId, TicketKindId } from './Identifiers.ts';
import type { Money } from './Money.ts';
import type { StockPool } from './TimeSlot.ts';

/** A ticket that can be bought for a day and slot (§3 allowed-sale ticket item). */
export interface TicketOffer {
  readonly ticketId: TicketId;
  readonly kindId: TicketKindId;
  readonly name: string;
  /** The kind's name, appended to the ticket's; empty when there is none. */
  readonly kindName: string;
  readonly category: string;
  /** Null when the museum's price could not be read: such a ticket is shown, and not sold. */
  readonly price: Money | null;
  readonly pool: StockPool;
  /** Whether it counts towards the purchase limit (`isOpenPurchasing` T, §5). */
  readonly countsTowardsLimit: boolean;
  /** Whether it takes a place in the chosen slot (`isStaggeredReservation` T). */
  readonly isStaggered: boolean;
  /** Whether each of its visitors is named (`isRealname` T). */
  readonly isRealName: boolean;
  /** Whether its kind follows from the visitor's ID (`isAutoChoose` T). */
  readonly choosesKindById: boolean;
  /** Children that one visitor may bring along; 0 for none. */
  readonly maxChildren: number;
  readonly childTicketId: TicketId | null;
  readonly certificateTypes: readonly CertificateType[];
}

/** What the ticket info call adds to an offer, in one language (§3). */
export interface TicketDescription {
  readonly ticketId: TicketId;
  /** The ticket's name in the language; empty when the museum has none. */
  readonly name: string;
  /** HTML; empty when there is none. */
  readonly detail: string;
  readonly kinds: readonly TicketKindDescription[];
}

/** A kind's part of {@link TicketDescription}. */
export interface TicketKindDescription {
  readonly kindId: TicketKindId;
  readonly name: string;
  /** HTML of the ticketing instructions; empty when there are none. */
  readonly notice: string;
  readonly needsSpecialCertificate: boolean;
}

/** An offer together with its description, where that has arrived (HOME-16: a ticket is sellable without it). */
export interface DescribedTicket {
  readonly offer: TicketOffer;
  readonly name: string;
  readonly kindName: string;
  readonly notice: string;
  readonly needsSpecialCertificate: boolean;
}

/** One ticket of one kind, as a key. */
export function ticketKey(ticket: Pick<TicketOffer, 'ticketId' | 'kindId'>): string {
  return `${ticket.ticketId}/${ticket.kindId}`;
}

/** Puts an offer and its description together; without one the plain name stands (HOME-16). */
export function described(
  offer: TicketOffer,
  description: TicketDescription | null,
): DescribedTicket {
  const kind = description?.kinds.find((candidate) => candidate.kindId === offer.kindId);
  return {
    offer,
    name: description?.name || offer.name,
    kindName: kind?.name || offer.kindName,
    notice: kind?.notice || description?.detail || '',
    needsSpecialCertificate: kind?.needsSpecialCertificate ?? false,
  };
}

/**
 * The offers to choose from: of a ticket whose kind follows from the ID the museum's first kind alone, since the others
 * are not the visitor's to choose (§5). Where nobody is named, no ID can decide, and all kinds stay.
 */
export function choosableOffers(offers: readonly TicketOffer[]): readonly TicketOffer[] {
  const seen = new Set<TicketId>();
  return offers.filter(({ ticketId, choosesKindById, isRealName }) => {
    const isFirst = !seen.has(ticketId);
    seen.add(ticketId);
    return isFirst || !(choosesKindById && isRealName);
  });
}

/** Name with kind name appended, as the ticket list shows it (§2). */
export function fullName(ticket: { readonly name: string; readonly kindName: string }): string {
  const names = [ticket.name, ticket.kindName].filter((name) => name !== '');
  return [...new Set(names)].join(' · ');
}
