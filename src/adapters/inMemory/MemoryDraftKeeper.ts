import type { TypedDraft } from '../../domain/model/OrderDraft.ts';
import type { DraftKeeper, FormMoments } from '../../ports/DraftKeeper.ts';

const noMoments: FormMoments = { codeAskedAt: null, unansweredSince: null };

/** A draft kept in memory. Held to the promises of the port by test/ports/draftKeeper.suite.ts. */
export class MemoryDraftKeeper implements DraftKeeper {
  #typed: TypedDraft | null = null;
  #moments = noMoments;

  typed(): TypedDraft | null {
    return this.#typed;
  }

  keep(typed: TypedDraft): void {
    this.#typed = typed;
  }

  moments(): FormMoments {
    return this.#moments;
  }

  note(moments: Partial<FormMoments>): void {
    this.#moments = { ...this.#moments, ...moments };
  }

  clear(): void {
    this.#typed = null;
    this.#moments = noMoments;
  }
}
