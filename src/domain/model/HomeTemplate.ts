/** What the museum wants its home screen to say (§3 home template). */
export interface HomeTemplate {
  /** Addresses of the banner's pictures, ready to load; blank entries are left out (O-125). */
  readonly banners: readonly string[];
  /** The advertisement line; null when it is closed (`isOpenAd` not T). Shown in Chinese only (§2). */
  readonly advertisement: string | null;
  /** The purchase notice; null when it is closed (`isOpenNotice` not T). */
  readonly notice: PurchaseNotice | null;
  /** Text above the order form; may be empty. */
  readonly warmPrompt: string;
}

/** The purchase notice shown at the start. */
export interface PurchaseNotice {
  /** HTML of the museum. */
  readonly html: string;
  /** Seconds before it can be agreed to: the configured count plus 1, or 5 when there is none (§9). */
  readonly countdownSeconds: number;
}
