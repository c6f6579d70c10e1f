import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { Failure } from '../model/Failure.ts';
import type { Language } from '../model/Language.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';
import { failed, type Result, success } from '../model/Result.ts';
import type { SelectedTicket, Selection } from '../model/Selection.ts';
import { type DescribedTicket, ticketKey } from '../model/Ticket.ts';
import { slotRange, type TimeSlot } from '../model/TimeSlot.ts';

/** Tickets of the order that a slot doesn't sell: nothing was changed. */
export interface NotOffered {
  readonly kind: 'notOffered';
  readonly tickets: readonly DescribedTicket[];
}

interface Ports {
  museum: Pick<CatalogueApi, 'tickets'>;
  storage: Pick<VisitStorage, 'keepSlotRange'>;
}

/** Moves an order that is being filled in to another slot of its day, without retyping anything. */
export class ChangeSlot {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The selection on the other slot: the same tickets and kinds, at what they cost there. Where the slot doesn't sell
   * one of them, or sells it at a price that nobody knows, the party stays together where it is.
   */
  async execute(
    { selection }: Pick<OrderDraft, 'selection'>,
    slot: TimeSlot,
    language: Language,
  ): Promise<Result<Selection, Failure | NotOffered>> {
    const offers = await this.#ports.museum.tickets(selection.day, slot.id, language);
    if (!offers.ok) return offers;
    const tickets: SelectedTicket[] = [];
    const missing: DescribedTicket[] = [];
    for (const { ticket, quantity } of selection.tickets) {
      const offer = offers.value.find((other) => ticketKey(other) === ticketKey(ticket.offer));
      if (offer === undefined || offer.price === null) missing.push(ticket);
      else tickets.push({ ticket: { ...ticket, offer }, quantity });
    }
    if (missing.length > 0) return failed({ kind: 'notOffered', tickets: missing });
    this.#ports.storage.keepSlotRange(slotRange(slot));
    return success({ ...selection, slot, tickets });
  }
}
