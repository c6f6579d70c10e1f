import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { HomeTemplate } from '../model/HomeTemplate.ts';
import type { Language } from '../model/Language.ts';
import type { Result } from '../model/Result.ts';
import type { PurchaseLimit } from '../model/Selection.ts';

/** What the home screen says besides days and tickets. */
export interface Home {
  readonly template: Result<HomeTemplate>;
  readonly limit: Result<PurchaseLimit>;
}

/** Reads the home template and the purchase limit side by side (§4 home flow 1). */
export class OpenHome {
  readonly #museum: Pick<CatalogueApi, 'homeTemplate' | 'purchaseLimit'>;
  readonly #storage: Pick<VisitStorage, 'keepWarmPrompt'>;

  constructor(ports: {
    museum: Pick<CatalogueApi, 'homeTemplate' | 'purchaseLimit'>;
    storage: Pick<VisitStorage, 'keepWarmPrompt'>;
  }) {
    this.#museum = ports.museum;
    this.#storage = ports.storage;
  }

  /** Never fails as a whole: each part says for itself whether it arrived. Keeps the warm prompt for the order form. */
  async execute(language: Language): Promise<Home> {
    const [template, limit] = await Promise.all([
      this.#museum.homeTemplate(language),
      this.#museum.purchaseLimit(),
    ]);
    if (template.ok) this.#storage.keepWarmPrompt(template.value.warmPrompt);
    return { template, limit };
  }
}
