import type { DraftKeeper, FormMoments } from '../../ports/DraftKeeper.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import { draftFor, type OrderDraft } from '../model/OrderDraft.ts';
import { totalCount } from '../model/Selection.ts';

/** The order form as it was left. */
export interface OpenedOrderForm {
  readonly draft: OrderDraft;
  readonly warmPrompt: string;
  readonly moments: FormMoments;
}

/** Opens the order form on what was selected and typed (§2 order confirmation, R15). */
export class OpenOrderForm {
  readonly #storage: Pick<VisitStorage, 'selection' | 'warmPrompt'>;
  readonly #drafts: Pick<DraftKeeper, 'typed' | 'moments'>;

  constructor(ports: {
    storage: Pick<VisitStorage, 'selection' | 'warmPrompt'>;
    drafts: Pick<DraftKeeper, 'typed' | 'moments'>;
  }) {
    this.#storage = ports.storage;
    this.#drafts = ports.drafts;
  }

  /** The form, or null when nothing is selected: then there is nothing to confirm (§2). */
  execute(): OpenedOrderForm | null {
    const selection = this.#storage.selection();
    if (selection === null || totalCount(selection.tickets) === 0) return null;
    return {
      draft: draftFor(selection, this.#drafts.typed()),
      warmPrompt: this.#storage.warmPrompt(),
      moments: this.#drafts.moments(),
    };
  }
}
