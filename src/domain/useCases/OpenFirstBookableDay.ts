import type { Clock } from '../../ports/Clock.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { Configuration } from '../model/Configuration.ts';
import type { Language } from '../model/Language.ts';
import type { MuseumDay } from '../model/MuseumDay.ts';
import { type NothingToBook, nothingToBook } from '../model/NothingToBook.ts';
import type { Result } from '../model/Result.ts';
import { slotState } from '../model/TimeSlot.ts';
import type { DayFailure, DayOffer, OpenDay } from './OpenDay.ts';

/** What is asked of {@link OpenFirstBookableDay}. */
export interface FirstDayRequest {
  readonly today: MuseumDay;
  /** The days to try after today, in their order; asked for only when today has nothing. */
  readonly laterDays: () => Promise<readonly MuseumDay[]>;
  readonly language: Language;
  /** False once the visitor has chosen a day: then nothing more is read or kept. */
  readonly isWanted: () => boolean;
}

/** The day that was opened, what it offers, and why the days before it were passed over. */
export interface FirstDay {
  readonly day: MuseumDay;
  readonly opened: Result<DayOffer, DayFailure>;
  readonly reasons: ReadonlyMap<MuseumDay, NothingToBook>;
}

/** Opens the home screen on a day that has something to book. */
export class OpenFirstBookableDay {
  readonly #openDay: Pick<OpenDay, 'execute'>;
  readonly #storage: Pick<VisitStorage, 'keepDay'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #configuration: Pick<Configuration, 'timeZone'>;

  constructor(ports: {
    openDay: Pick<OpenDay, 'execute'>;
    storage: Pick<VisitStorage, 'keepDay'>;
    clock: Pick<Clock, 'now'>;
    configuration: Pick<Configuration, 'timeZone'>;
  }) {
    this.#openDay = ports.openDay;
    this.#storage = ports.storage;
    this.#clock = ports.clock;
    this.#configuration = ports.configuration;
  }

  /**
   * Opens today, or where today has nothing the first later day that has something, one after the other; today again,
   * without another question, where none has. A day that could not be read is passed over without a reason, and today
   * that could not be read is what is opened. Null once it is not wanted any more.
   */
  async execute(request: FirstDayRequest): Promise<FirstDay | null> {
    const { today, language, isWanted } = request;
    const reasons = new Map<MuseumDay, NothingToBook>();
    const first = await this.#openDay.execute(today, language);
    const reason = this.#reasonOf(today, first);
    if (reason !== null) {
      reasons.set(today, reason);
      for (const day of isWanted() ? await request.laterDays() : []) {
        if (!isWanted()) break;
        const opened = await this.#openDay.execute(day, language);
        const why = this.#reasonOf(day, opened);
        if (why !== null) reasons.set(day, why);
        else if (opened.ok) return isWanted() ? { day, opened, reasons } : null;
      }
    }
    if (!isWanted()) return null;
    // The last day that was tried is not the one that is open.
    if (reason !== null) this.#storage.keepDay(today);
    return { day: today, opened: first, reasons };
  }

  #reasonOf(day: MuseumDay, opened: Result<DayOffer, DayFailure>): NothingToBook | null {
    if (!opened.ok) return null;
    const offer = opened.value;
    if (offer.kind === 'tickets') return offer.tickets.length > 0 ? null : 'noTickets';
    const { timeZone } = this.#configuration;
    const now = this.#clock.now();
    return nothingToBook(offer.slots.map((slot) => slotState(slot, day, now, timeZone)));
  }
}
