import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import { certificateNumberOf, isIdCard } from '../model/Certificate.ts';
import type { TicketKindId } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import { type OrderDraft, ticketOf, type VisitorDraft } from '../model/OrderDraft.ts';
import { type Result, success } from '../model/Result.ts';
import type { DescribedTicket, TicketOffer } from '../model/Ticket.ts';
import type { VisitorKind } from '../model/VisitorKind.ts';

type Asked = Pick<CatalogueApi, 'ticketKindFor' | 'tickets' | 'ticketDescription'>;

// The ticket's kind is looked up once a number is complete (§5).
const idNumberLength = 18;

/** The ID number by which a visitor's kind is looked up; null while there is none, and on tickets of one kind (§5). */
export function numberToLookUp(draft: OrderDraft, visitor: VisitorDraft): string | null {
  if (ticketOf(draft, visitor)?.offer.choosesKindById !== true) return null;
  const number = certificateNumberOf(visitor.certificateNo);
  return number.length === idNumberLength && isIdCard(number) ? number : null;
}

/** Finds out of what kind a visitor's ticket is where that follows from the ID (§5 visitor blocks, CONF-05). */
export class FindVisitorKind {
  readonly #museum: Asked;
  readonly #kinds = new Map<string, TicketKindId>();
  readonly #offers = new Map<string, readonly TicketOffer[]>();

  constructor(ports: { museum: Asked }) {
    this.#museum = ports.museum;
  }

  /**
   * The kind, with its name and price where they can be had; null when there is no number to look up. Each number is
   * asked about once, so that what was shown is what is ordered. The price is the sale list's for that kind, on the day
   * and slot chosen; a kind that is not in it has none that anybody could know.
   */
  async execute(
    draft: OrderDraft,
    visitor: VisitorDraft,
    language: Language,
  ): Promise<Result<VisitorKind> | null> {
    const ticket = ticketOf(draft, visitor);
    const number = numberToLookUp(draft, visitor);
    if (ticket === undefined || number === null) return null;
    const { ticketId } = ticket.offer;
    const key = `${ticketId}/${number}`;
    const known = this.#kinds.get(key);
    if (known !== undefined) return success(await this.#described(draft, ticket, known, language));
    const found = await this.#museum.ticketKindFor(ticketId, number);
    if (!found.ok) return found;
    this.#kinds.set(key, found.value);
    return success(await this.#described(draft, ticket, found.value, language));
  }

  async #described(
    draft: OrderDraft,
    ticket: DescribedTicket,
    kindId: TicketKindId,
    language: Language,
  ): Promise<VisitorKind> {
    const { offer } = ticket;
    if (kindId === offer.kindId) return { kindId, name: ticket.kindName, price: offer.price };
    const [offers, description] = await Promise.all([
      this.#offersFor(draft, language),
      this.#museum.ticketDescription(offer.ticketId, language),
    ]);
    const own = offers.find(
      (other) => other.ticketId === offer.ticketId && other.kindId === kindId,
    );
    const kinds = description.ok ? description.value.kinds : [];
    const name = kinds.find((kind) => kind.kindId === kindId)?.name || (own?.kindName ?? '');
    return { kindId, name, price: own?.price ?? null };
  }

  /** What is on sale for the day and slot; nothing while it can't be had. */
  async #offersFor({ selection }: OrderDraft, language: Language): Promise<readonly TicketOffer[]> {
    const slot = selection.slot?.id ?? null;
    const key = `${selection.day}/${slot ?? ''}/${language}`;
    const known = this.#offers.get(key);
    if (known !== undefined) return known;
    const offers = await this.#museum.tickets(selection.day, slot, language);
    if (!offers.ok) return [];
    this.#offers.set(key, offers.value);
    return offers.value;
  }
}
