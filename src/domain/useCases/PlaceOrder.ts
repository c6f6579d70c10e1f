import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { Result } from '../model/Result.ts';
import {
  checkedSelection,
  type PlaceOrderProblem,
  type PurchaseLimit,
  type Selection,
} from '../model/Selection.ts';

/** Takes a selection to the order form (§4 home flow 7, §5 place order). */
export class PlaceOrder {
  readonly #storage: Pick<VisitStorage, 'keepSelection'>;

  constructor(ports: { storage: Pick<VisitStorage, 'keepSelection'> }) {
    this.#storage = ports.storage;
  }

  /** Keeps the selection, slot included, when it passes the checks of §5; else says the first that it fails. */
  execute(
    selection: Selection,
    limit: PurchaseLimit,
    isStaggeredDay: boolean,
  ): Result<Selection, PlaceOrderProblem> {
    const checked = checkedSelection(selection, limit, isStaggeredDay);
    if (checked.ok) this.#storage.keepSelection(checked.value);
    return checked;
  }
}
