/** Puts parts of the page on paper. */
export interface Printer {
  /** Whether this browser prints: WeChat's web-views do not. */
  readonly canPrint: boolean;
  /**
   * Prints one part of the page and nothing else of it.
   *
   * @param part the id of its element; a part that is not on the page is not printed
   */
  print(part: string): void;
}
