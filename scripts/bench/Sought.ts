/** What a screen is waited for: the frame in which it can be used. */
export interface Sought {
  /** Finds what is to be tapped or read first; by a word of the page where it can. */
  readonly selector: string;
  /** What the screen's heading says; any where absent. */
  readonly heading?: string;
  /** Whether nothing of the screen may still be on its way. True when absent. */
  readonly isWhole?: boolean;
}

/** What a page tells of itself. Times are milliseconds since its navigation began. */
export interface Seen {
  readonly fcp: number | null;
  readonly lcp: number | null;
  /** Worst session window of layout shifts, as for Core Web Vitals. */
  readonly cls: number;
  /** The first frame in which what was sought was to be seen, uncovered. */
  readonly ready: number | null;
  /** Of each task of the main thread above 50 ms: when it began, how long it took. */
  readonly longTasks: readonly (readonly [begin: number, duration: number])[];
  /** The slowest event of each interaction, by Event Timing in steps of 8 ms; none is told below 16 ms. */
  readonly interactions: readonly number[];
  /** How long nothing has kept the main thread for more than 50 ms. */
  readonly quietFor: number;
}

/** Where a finger comes down, in pixels from the corner of what is seen of the page. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What {@link Sought} leads to on another screen, and when the tap that led there was made. */
export interface Reached {
  readonly tapped: number;
  readonly reached: number;
}
