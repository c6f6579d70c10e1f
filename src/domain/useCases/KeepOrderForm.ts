import type { DraftKeeper } from '../../ports/DraftKeeper.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';

/** Keeps the order form as it is being filled in, so that a reload loses nothing (R15, CONF-13). */
export class KeepOrderForm {
  readonly #storage: Pick<VisitStorage, 'keepSelection'>;
  readonly #drafts: Pick<DraftKeeper, 'keep'>;

  constructor(ports: {
    storage: Pick<VisitStorage, 'keepSelection'>;
    drafts: Pick<DraftKeeper, 'keep'>;
  }) {
    this.#storage = ports.storage;
    this.#drafts = ports.drafts;
  }

  /** Tickets and slot go to the session, what was typed to the page's own history entry. */
  execute(draft: OrderDraft): void {
    this.#storage.keepSelection(draft.selection);
    this.#drafts.keep({ visitors: draft.visitors, contactMobile: draft.contactMobile });
  }
}
