import type { Clock } from '../../ports/Clock.ts';
import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { HomeTemplate } from '../model/HomeTemplate.ts';
import type { Language } from '../model/Language.ts';
import type { Result } from '../model/Result.ts';
import type { PurchaseLimit } from '../model/Selection.ts';
import { KeptAnswer } from './KeptAnswer.ts';

/** What the home screen says besides days and tickets. */
export interface Home {
  readonly template: Result<HomeTemplate>;
  readonly limit: Result<PurchaseLimit>;
}

/** Reads the home template and the purchase limit side by side (§4 home flow 1). */
export class OpenHome {
  readonly #storage: Pick<VisitStorage, 'keepWarmPrompt'>;
  readonly #templates: Readonly<Record<Language, KeptAnswer<HomeTemplate>>>;
  readonly #limit: KeptAnswer<PurchaseLimit>;

  constructor(ports: {
    museum: Pick<CatalogueApi, 'homeTemplate' | 'purchaseLimit'>;
    storage: Pick<VisitStorage, 'keepWarmPrompt'>;
    clock: Pick<Clock, 'now'>;
  }) {
    const { museum, clock } = ports;
    const templateIn = (language: Language) =>
      new KeptAnswer(clock, () => museum.homeTemplate(language));
    this.#storage = ports.storage;
    this.#templates = {
      Simplified_Chinese: templateIn('Simplified_Chinese'),
      English: templateIn('English'),
    };
    this.#limit = new KeptAnswer(clock, () => museum.purchaseLimit());
  }

  /**
   * Never fails as a whole: each part says for itself whether it arrived. What arrived within the last 5 min is not
   * asked for again. Keeps the warm prompt for the order form.
   */
  async execute(language: Language): Promise<Home> {
    const [template, limit] = await Promise.all([
      this.#templates[language].read(),
      this.#limit.read(),
    ]);
    if (template.ok) this.#storage.keepWarmPrompt(template.value.warmPrompt);
    return { template, limit };
  }
}
