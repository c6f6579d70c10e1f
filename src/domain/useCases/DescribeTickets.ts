import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { TicketId } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import {
  type DescribedTicket,
  described,
  type TicketDescription,
  type TicketOffer,
} from '../model/Ticket.ts';

const callsAtOnce = 4;

/** Reads names and notices of tickets: each once per language and visit, at most four calls at a time (HOME-16). */
export class DescribeTickets {
  readonly #museum: Pick<CatalogueApi, 'ticketDescription'>;
  readonly #known = new Map<string, Promise<TicketDescription | null>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(ports: { museum: Pick<CatalogueApi, 'ticketDescription'> }) {
    this.#museum = ports.museum;
  }

  /** Tells each offer with its description as soon as it arrives; one whose description fails, under its plain name. */
  async execute(
    offers: readonly TicketOffer[],
    language: Language,
    tell: (ticket: DescribedTicket) => void,
  ): Promise<void> {
    await Promise.all(
      offers.map(async (offer) =>
        tell(described(offer, await this.#descriptionOf(offer.ticketId, language))),
      ),
    );
  }

  #descriptionOf(ticket: TicketId, language: Language): Promise<TicketDescription | null> {
    const key = `${language}/${ticket}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const asked = this.#ask(ticket, language).then((description) => {
      // A failure is forgotten, so that the next opening of the list asks again.
      if (description === null) this.#known.delete(key);
      return description;
    });
    this.#known.set(key, asked);
    return asked;
  }

  async #ask(ticket: TicketId, language: Language): Promise<TicketDescription | null> {
    if (this.#running < callsAtOnce) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const answer = await this.#museum.ticketDescription(ticket, language);
    // The place goes to whoever waits, so that nobody can take it in between.
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
    return answer.ok ? answer.value : null;
  }
}
