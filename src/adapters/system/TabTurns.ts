/** Turns that the tabs of a browser take. */
export interface TabTurns {
  /** As `inTurn` of the OtherTabs port. */
  take<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T>;
}

/** The longest that one tab waits for another: longer than a write and the reading after it take. */
export const longestTurnMs = 45_000;
