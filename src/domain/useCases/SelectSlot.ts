import type { Clock } from '../../ports/Clock.ts';
import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { Configuration } from '../model/Configuration.ts';
import type { Failure } from '../model/Failure.ts';
import type { Language } from '../model/Language.ts';
import type { MuseumDay } from '../model/MuseumDay.ts';
import { failed, type Result } from '../model/Result.ts';
import type { TicketOffer } from '../model/Ticket.ts';
import { slotRange, slotState, type TimeSlot } from '../model/TimeSlot.ts';

/** The slot ran out or passed while it was on the screen; `state` says which. */
export interface SlotGone {
  readonly kind: 'slotGone';
  readonly state: 'soldOut' | 'past';
}

/** Chooses a time slot (§4 home flow 3). */
export class SelectSlot {
  readonly #museum: Pick<CatalogueApi, 'tickets'>;
  readonly #storage: Pick<VisitStorage, 'keepSlotRange'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #configuration: Pick<Configuration, 'timeZone'>;

  constructor(ports: {
    museum: Pick<CatalogueApi, 'tickets'>;
    storage: Pick<VisitStorage, 'keepSlotRange'>;
    clock: Pick<Clock, 'now'>;
    configuration: Pick<Configuration, 'timeZone'>;
  }) {
    this.#museum = ports.museum;
    this.#storage = ports.storage;
    this.#clock = ports.clock;
    this.#configuration = ports.configuration;
  }

  /**
   * Keeps the slot's `begin-end` and reads its tickets. A slot without stock, or past on the museum's clock, is refused
   * with `slotGone` and nothing is kept or asked.
   */
  async execute(
    day: MuseumDay,
    slot: TimeSlot,
    language: Language,
  ): Promise<Result<readonly TicketOffer[], Failure | SlotGone>> {
    const state = slotState(slot, day, this.#clock.now(), this.#configuration.timeZone);
    if (state === 'soldOut' || state === 'past') return failed({ kind: 'slotGone', state });
    this.#storage.keepSlotRange(slotRange(slot));
    return this.#museum.tickets(day, slot.id, language);
  }
}
