/** What the visitor asked of their device about motion (Q-A11Y-7). */
export interface MotionPreference {
  /** Whether there should be as little of it as can be. */
  isReduced(): boolean;
}
