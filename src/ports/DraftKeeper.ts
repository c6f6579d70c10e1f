import type { Instant } from '../domain/model/MuseumDay.ts';
import type { TypedDraft } from '../domain/model/OrderDraft.ts';

/** When something happened that a reload must not make forgotten; null when it did not. */
export interface FormMoments {
  /** When the museum was last asked to send a code (Q-SEC-8). */
  readonly codeAskedAt: Instant | null;
  /** Since when the answer to an order is missing: it may exist (R25). */
  readonly unansweredSince: Instant | null;
}

/** Keeps what is being typed into the order form with the page's own history entry, and nowhere else (R15). */
export interface DraftKeeper {
  /** What was typed before a reload or a trip to another app; null when nothing was. */
  typed(): TypedDraft | null;
  keep(typed: TypedDraft): void;
  /** What happened before a reload or a trip to another app. */
  moments(): FormMoments;
  /** Keeps moments; those that are not named stay as they are. */
  note(moments: Partial<FormMoments>): void;
  /** Forgets it all, once the order is placed. */
  clear(): void;
}
