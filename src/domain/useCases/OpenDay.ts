import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { Configuration } from '../model/Configuration.ts';
import type { Failure } from '../model/Failure.ts';
import type { Language } from '../model/Language.ts';
import type { MuseumDay } from '../model/MuseumDay.ts';
import { failed, type Result, success } from '../model/Result.ts';
import type { TicketOffer } from '../model/Ticket.ts';
import { filteredSlots, inOrderOfBegin, type TimeSlot } from '../model/TimeSlot.ts';

/** What a day offers: slots to choose from first, or its tickets at once (§4 home flow 3). */
export type DayOffer =
  | { readonly kind: 'slots'; readonly slots: readonly TimeSlot[] }
  | { readonly kind: 'tickets'; readonly tickets: readonly TicketOffer[] };

/** Which of the day's questions failed, for the words of §8. */
export interface DayFailure {
  readonly asked: 'configuration' | 'slots' | 'tickets';
  readonly cause: Failure;
}

type Asked = Pick<CatalogueApi, 'isSaleStaggered' | 'slots' | 'tickets'>;

/** Opens a visit date (§4 home flow 2, 3). */
export class OpenDay {
  readonly #museum: Asked;
  readonly #storage: Pick<VisitStorage, 'clearSelection' | 'keepDay' | 'keepSlotRange'>;
  readonly #configuration: Pick<Configuration, 'slotFilter'>;

  constructor(ports: {
    museum: Asked;
    storage: Pick<VisitStorage, 'clearSelection' | 'keepDay' | 'keepSlotRange'>;
    configuration: Pick<Configuration, 'slotFilter'>;
  }) {
    this.#museum = ports.museum;
    this.#storage = ports.storage;
    this.#configuration = ports.configuration;
  }

  /** Forgets the earlier selection and its cart, keeps the date, and reads what the day offers. */
  execute(day: MuseumDay, language: Language): Promise<Result<DayOffer, DayFailure>> {
    this.#storage.clearSelection();
    this.#storage.keepSlotRange(null);
    this.#storage.keepDay(day);
    return this.read(day, language);
  }

  /**
   * Reads what a day offers, and leaves what is kept; slots come filtered as configured and in the order of their begin.
   */
  async read(day: MuseumDay, language: Language): Promise<Result<DayOffer, DayFailure>> {
    const staggered = await this.#museum.isSaleStaggered(day);
    if (!staggered.ok) return failed({ asked: 'configuration', cause: staggered.failure });
    return staggered.value ? this.#slots(day) : this.#tickets(day, language);
  }

  /** Reads the slots of a day that is sold by slots, as of now and in the same order (Q-STK-5). */
  async readSlots(day: MuseumDay): Promise<Result<readonly TimeSlot[]>> {
    const slots = await this.#museum.slots(day);
    if (!slots.ok) return slots;
    return success(inOrderOfBegin(filteredSlots(slots.value, this.#configuration.slotFilter)));
  }

  async #slots(day: MuseumDay): Promise<Result<DayOffer, DayFailure>> {
    const slots = await this.readSlots(day);
    if (!slots.ok) return failed({ asked: 'slots', cause: slots.failure });
    return success({ kind: 'slots', slots: slots.value });
  }

  async #tickets(day: MuseumDay, language: Language): Promise<Result<DayOffer, DayFailure>> {
    const tickets = await this.#museum.tickets(day, null, language);
    if (!tickets.ok) return failed({ asked: 'tickets', cause: tickets.failure });
    return success({ kind: 'tickets', tickets: tickets.value });
  }
}
