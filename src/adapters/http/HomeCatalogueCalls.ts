import { failed, type Result } from '../../domain/model/Result.ts';
import type { CatalogueApi, HomeCatalogue } from '../../ports/MuseumApi.ts';
import { type CatalogueCallsSettings, OpeningCalls } from './OpeningCalls.ts';

/**
 * What home asks of the museum. What is asked once a slot was tapped is loaded by then; where it can't be, the network is
 * what failed.
 */
export class HomeCatalogueCalls extends OpeningCalls implements HomeCatalogue {
  readonly #settings: CatalogueCallsSettings;

  constructor(settings: CatalogueCallsSettings) {
    super(settings);
    this.#settings = settings;
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
