import type { OffersApi } from '../../ports/MuseumApi.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import type { RebookableTicket } from '../model/Rebooking.ts';
import { type Result, success } from '../model/Result.ts';

/** What can be moved of an order: `off` where the museum moves no visits; else its tickets, none perhaps. */
export type RebookingOffer =
  | { readonly kind: 'off' }
  | { readonly kind: 'tickets'; readonly tickets: readonly RebookableTicket[] };

type Asked = Pick<OffersApi, 'canRebook' | 'rebookableTickets'>;

/** Opens an order for a change of its visit (§2 rebook). */
export class OpenRebooking {
  readonly #museum: Asked;

  constructor(ports: { museum: Asked }) {
    this.#museum = ports.museum;
  }

  /** Reads whether visits can be moved at all (`IS_CAN_REBOOK` T), and which tickets of the order can. */
  async execute(order: OrderNo, language: Language): Promise<Result<RebookingOffer>> {
    const [isOn, tickets] = await Promise.all([
      this.#museum.canRebook(),
      this.#museum.rebookableTickets(order, language),
    ]);
    if (!isOn.ok) return isOn;
    if (!isOn.value) return success({ kind: 'off' });
    return tickets.ok ? success({ kind: 'tickets', tickets: tickets.value }) : tickets;
  }
}
