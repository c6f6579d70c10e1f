import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import { certificateNumberOf, isIdCard } from '../model/Certificate.ts';
import type { TicketId, TicketKindId } from '../model/Identifiers.ts';
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

const saleKey = ({ selection }: OrderDraft, language: Language): string =>
  `${selection.day}/${selection.slot?.id ?? ''}/${language}`;

/** Finds out of what kind a visitor's ticket is where that follows from the ID (§5 visitor blocks, CONF-05). */
export class FindVisitorKind {
  readonly #museum: Asked;
  readonly #kinds = new Map<string, TicketKindId>();
  readonly #offers = new Map<string, readonly TicketOffer[]>();

  constructor(ports: { museum: Asked }) {
    this.#museum = ports.museum;
  }

  /**
   * The kind with its price, and its name where that can be had; null when there is no number to look up. Each number is
   * asked about once, so that what was shown is what is ordered. The price is the sale list's for that kind, on the day
   * and slot chosen, and a list that can't be read is a failure; a kind that is not in it has no price that anybody could
   * know, and is asked about anew the next time.
   */
  async execute(
    draft: OrderDraft,
    visitor: VisitorDraft,
    language: Language,
  ): Promise<Result<VisitorKind> | null> {
    const ticket = ticketOf(draft, visitor);
    const number = numberToLookUp(draft, visitor);
    if (ticket === undefined || number === null) return null;
    const key = `${ticket.offer.ticketId}/${number}`;
    const found = await this.#kindIdFor(ticket.offer.ticketId, number, key);
    if (!found.ok) return found;
    const kind = await this.#described(draft, ticket, found.value, language);
    if (kind.ok && kind.value.price === null) {
      this.#kinds.delete(key);
      this.#offers.delete(saleKey(draft, language));
    }
    return kind;
  }

  async #kindIdFor(ticket: TicketId, number: string, key: string): Promise<Result<TicketKindId>> {
    const known = this.#kinds.get(key);
    if (known !== undefined) return success(known);
    const found = await this.#museum.ticketKindFor(ticket, number);
    if (found.ok) this.#kinds.set(key, found.value);
    return found;
  }

  async #described(
    draft: OrderDraft,
    ticket: DescribedTicket,
    kindId: TicketKindId,
    language: Language,
  ): Promise<Result<VisitorKind>> {
    const { offer } = ticket;
    if (kindId === offer.kindId) {
      return success({ kindId, name: ticket.kindName, price: offer.price });
    }
    const [offers, description] = await Promise.all([
      this.#offersFor(draft, language),
      this.#museum.ticketDescription(offer.ticketId, language),
    ]);
    if (!offers.ok) return offers;
    const own = offers.value.find(
      (other) => other.ticketId === offer.ticketId && other.kindId === kindId,
    );
    const kinds = description.ok ? description.value.kinds : [];
    const name = kinds.find((kind) => kind.kindId === kindId)?.name || (own?.kindName ?? '');
    return success({ kindId, name, price: own?.price ?? null });
  }

  /** What is on sale for the day and slot, every kind of it. */
  async #offersFor(draft: OrderDraft, language: Language): Promise<Result<readonly TicketOffer[]>> {
    const { day, slot } = draft.selection;
    const key = saleKey(draft, language);
    const known = this.#offers.get(key);
    if (known !== undefined) return success(known);
    const offers = await this.#museum.tickets(day, slot?.id ?? null, language);
    if (offers.ok) this.#offers.set(key, offers.value);
    return offers;
  }
}
