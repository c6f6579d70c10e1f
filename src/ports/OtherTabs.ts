/**
 * The other tabs that this app is open in, in the same browser: two of them must never do the same thing twice
 * (Q-PAY-2).
 */
export interface OtherTabs {
  /**
   * Runs a task while no other tab runs one of that name; waits for its turn, but not for ever: a tab that hangs must
   * not stop the others.
   *
   * @param task is told whether it had to wait: then another tab has just done what it is about to do
   */
  inTurn<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T>;
  /** Tells the tabs that are open now what became of something. Nothing of it is kept anywhere; nothing personal. */
  tell(about: string, outcome: string): void;
  /** What another tab told of something last, within 5 minutes; null when none did. */
  told(about: string): string | null;
}
