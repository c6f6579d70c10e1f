import type { TypedDraft } from '../../domain/model/OrderDraft.ts';
import type { DraftKeeper } from '../../ports/DraftKeeper.ts';

/** A draft kept in memory. Held to the promises of the port by test/ports/draftKeeper.suite.ts. */
export class MemoryDraftKeeper implements DraftKeeper {
  #typed: TypedDraft | null = null;

  typed(): TypedDraft | null {
    return this.#typed;
  }

  keep(typed: TypedDraft): void {
    this.#typed = typed;
  }

  clear(): void {
    this.#typed = null;
  }
}
