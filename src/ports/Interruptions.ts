import type { Instant } from '../domain/model/MuseumDay.ts';

/** How long reads stand before a crowded museum. Nobody is promised a place (Q-RUSH-6). */
export interface CrowdWait {
  /** When one of them asks again. */
  readonly until: Instant;
  /** The whole wait in minutes, where a waiting room estimates it. */
  readonly queueMinutes: number | null;
  /** A page stands in the museum's place, and says nothing of a crowd. */
  readonly isMaintenance: boolean;
  /** Asks sooner, though never before the museum's own `Retry-After`. */
  readonly askSooner: () => void;
}

/**
 * Something that concerns the visitor on whatever screen:
 *
 * - `entered`: they came with a token, so that the museum's maintenance notice counts for them (§6)
 * - `expired`: a call met code 1017; `wasPolled` when nobody on the screen had asked (R9)
 * - `crowd`: reads wait for a crowded museum; null once they are through, or were given up
 * - `broken`: something that no screen has caught, ours or not (Q-SEC-11)
 * - `debugTapped`: the tickets' icon was tapped (§2)
 */
export type Interruption =
  | { readonly kind: 'entered' }
  | { readonly kind: 'expired'; readonly wasPolled: boolean }
  | { readonly kind: 'crowd'; readonly wait: CrowdWait | null }
  | { readonly kind: 'broken'; readonly event: unknown }
  | { readonly kind: 'debugTapped' };

/** Carries interruptions to whoever shows them, who is loaded when the first one comes, and not a byte before (O-085). */
export interface Interruptions {
  tell(interruption: Interruption): void;
}
