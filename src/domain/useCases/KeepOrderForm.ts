import type { DraftKeeper } from '../../ports/DraftKeeper.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import { cartOf } from '../model/Cart.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';

/** Keeps the order form as it is being filled in, so that a reload loses nothing (R15, CONF-13). */
export class KeepOrderForm {
  readonly #storage: Pick<VisitStorage, 'keepSelection' | 'keepCart'>;
  readonly #drafts: Pick<DraftKeeper, 'keep'>;

  constructor(ports: {
    storage: Pick<VisitStorage, 'keepSelection' | 'keepCart'>;
    drafts: Pick<DraftKeeper, 'keep'>;
  }) {
    this.#storage = ports.storage;
    this.#drafts = ports.drafts;
  }

  /** Tickets and slot go to the session, for home too (HOME-17), what was typed to the page's own history entry. */
  execute(draft: OrderDraft): void {
    this.#storage.keepSelection(draft.selection);
    this.#storage.keepCart(cartOf(draft.selection.tickets));
    const { visitors, contactMobile, code } = draft;
    this.#drafts.keep({ visitors, contactMobile, code });
  }
}
