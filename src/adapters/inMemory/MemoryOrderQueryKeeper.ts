import type { TypedOrderQuery } from '../../domain/model/OrderQuery.ts';
import type { CodeMoments, OrderQueryKeeper } from '../../ports/OrderQueryKeeper.ts';

/** A query kept in memory. Held to the promises of the port by test/ports/orderQueryKeeper.suite.ts. */
export class MemoryOrderQueryKeeper implements OrderQueryKeeper {
  #typed: TypedOrderQuery | null = null;
  #moments: CodeMoments = { codeAskedAt: null };

  typed(): TypedOrderQuery | null {
    return this.#typed;
  }

  keep(typed: TypedOrderQuery): void {
    this.#typed = typed;
  }

  moments(): CodeMoments {
    return this.#moments;
  }

  note(moments: CodeMoments): void {
    this.#moments = moments;
  }
}
