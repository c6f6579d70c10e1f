import type { HomeTemplate } from '../../domain/model/HomeTemplate.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { failed, type Result } from '../../domain/model/Result.ts';
import type { PurchaseLimit } from '../../domain/model/Selection.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { CatalogueApi, HomeCatalogue } from '../../ports/MuseumApi.ts';
import { type CatalogueCallsSettings, OpeningCalls } from './OpeningCalls.ts';

/** How long an answer waits for whoever asks for it: as long as a page may take to load where there is hardly a network. */
const keptMs = 30_000;

type Answers<Question, T> = Map<Question, Promise<Result<T>>>;

function taken<Question, T>(answers: Answers<Question, T>, question: Question) {
  const answer = answers.get(question);
  answers.delete(question);
  return answer;
}

/**
 * What the museum sells, asked for before there is a screen that asks: the answers come while the phone still loads and
 * reads the screen's own code. Each is given out once, to the first who asks the same. What is asked once a slot was
 * tapped is loaded by then; where it can't be, the network is what failed.
 */
export class EarlyCatalogueCalls extends OpeningCalls implements HomeCatalogue {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #settings: CatalogueCallsSettings;
  readonly #templates: Answers<Language, HomeTemplate> = new Map();
  readonly #limits: Answers<'limit', PurchaseLimit> = new Map();
  readonly #preSaleDays: Answers<'days', number | null> = new Map();
  readonly #staggered: Answers<MuseumDay, boolean> = new Map();
  readonly #slots: Answers<MuseumDay, readonly TimeSlot[]> = new Map();

  constructor({ clock, ...settings }: CatalogueCallsSettings & { clock: Pick<Clock, 'after'> }) {
    super(settings);
    this.#settings = settings;
    this.#clock = clock;
  }

  /**
   * Asks what home asks first (§4 home flow 1 to 3), no question waiting for the answer to another: whether a day is sold
   * by slots need not be known to ask for its slots. What nobody has asked for within 30 s is forgotten.
   */
  askEarly(language: Language, day: MuseumDay): void {
    this.#staggered.set(day, super.isSaleStaggered(day));
    this.#slots.set(day, super.slots(day));
    // Five questions in one go are a long task on a slow phone; those that draw no slot wait for a moment.
    this.#clock.after(0, () => {
      this.#templates.set(language, super.homeTemplate(language));
      this.#limits.set('limit', super.purchaseLimit());
      this.#preSaleDays.set('days', super.preSaleDays());
    });
    const all = [this.#staggered, this.#slots, this.#templates, this.#limits, this.#preSaleDays];
    this.#clock.after(keptMs, () => {
      for (const answers of all) answers.clear();
    });
  }

  override homeTemplate(language: Language): Promise<Result<HomeTemplate>> {
    return taken(this.#templates, language) ?? super.homeTemplate(language);
  }

  override purchaseLimit(): Promise<Result<PurchaseLimit>> {
    return taken(this.#limits, 'limit') ?? super.purchaseLimit();
  }

  override preSaleDays(): Promise<Result<number | null>> {
    return taken(this.#preSaleDays, 'days') ?? super.preSaleDays();
  }

  override isSaleStaggered(day: MuseumDay): Promise<Result<boolean>> {
    return taken(this.#staggered, day) ?? super.isSaleStaggered(day);
  }

  override slots(day: MuseumDay): Promise<Result<readonly TimeSlot[]>> {
    return taken(this.#slots, day) ?? super.slots(day);
  }

  tickets(...asked: Parameters<CatalogueApi['tickets']>): ReturnType<CatalogueApi['tickets']> {
    return this.#later((calls) => calls.tickets(...asked));
  }

  ticketDescription(
    ...asked: Parameters<CatalogueApi['ticketDescription']>
  ): ReturnType<CatalogueApi['ticketDescription']> {
    return this.#later((calls) => calls.ticketDescription(...asked));
  }

  async #later<T>(ask: (calls: CatalogueApi) => Promise<Result<T>>): Promise<Result<T>> {
    const loaded = await import('./CatalogueCalls.ts').catch(() => null);
    if (loaded === null) return failed({ kind: 'network' });
    return ask(new loaded.CatalogueCalls(this.#settings));
  }
}
