import type { TypedOrderQuery } from '../domain/model/OrderQuery.ts';
import type { FormMoments } from './DraftKeeper.ts';

/** When a code was last asked for. */
export type CodeMoments = Pick<FormMoments, 'codeAskedAt'>;

/**
 * Keeps what was typed to look an order up with the page's own history entry, and nowhere else (R15): whoever leaves to
 * read the code in another app finds it again, the countdown included (Q-SEC-8). The code itself is good once and is
 * not kept.
 */
export interface OrderQueryKeeper {
  /** What was typed before a reload, or on another screen of this page; null when nothing was. */
  typed(): TypedOrderQuery | null;
  keep(typed: TypedOrderQuery): void;
  moments(): CodeMoments;
  note(moments: CodeMoments): void;
}
