import type { TypedDraft } from '../domain/model/OrderDraft.ts';

/** Keeps what is being typed into the order form with the page's own history entry, and nowhere else (R15). */
export interface DraftKeeper {
  /** What was typed before a reload or a trip to another app; null when nothing was. */
  typed(): TypedDraft | null;
  keep(typed: TypedDraft): void;
  /** Forgets it, once the order is placed. */
  clear(): void;
}
