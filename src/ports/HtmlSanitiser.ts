declare const safeBrand: unique symbol;

/** HTML that has passed the one sanitiser, and may be shown (R7). Nothing else makes one. */
export interface SafeHtml {
  readonly [safeBrand]: true;
}

/** The only way of the museum's HTML to the screen (R7, Q-SEC-2). */
export interface HtmlSanitiser {
  /** HTML reduced to what the allow-list lets through. Loads the sanitiser on first use. */
  sanitise(html: string): Promise<SafeHtml>;
}
