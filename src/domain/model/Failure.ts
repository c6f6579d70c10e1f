/**
 * Why something expected did not work out. `kind` is also the translation key of the sentence a visitor reads, so that
 * a failure without words does not compile.
 *
 * - `network`: no answer; for a write the outcome is unknown (R25)
 * - `timeout`: no answer in time; for a write the outcome is unknown (R25)
 * - `busy`: the museum asks to come later; `retryAfterMs` when it said when, `queueMinutes` when it said how long the
 *   whole wait may be
 * - `maintenance`: a page stands in the museum's place (503) and doesn't say when to come back
 * - `malformed`: an answer that could not be understood; for a write the outcome is unknown
 * - `business`: the museum refused, `text` is its own plain-text reason (may be empty)
 * - `expired`: the login has expired, code 1017 (§8)
 */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'busy'; readonly retryAfterMs?: number; readonly queueMinutes?: number }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'business'; readonly code: string; readonly text: string }
  | { readonly kind: 'expired' };

/** True when a write that failed this way may nevertheless have happened at the museum (R25). */
export function leavesOutcomeUnknown(failure: Failure): boolean {
  return failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'malformed';
}
