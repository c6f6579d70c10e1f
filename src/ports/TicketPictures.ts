/** What stands on a picture of a ticket, in the visitor's words. Empty lines take no room. */
export interface TicketFace {
  /** What the QR code says. */
  readonly code: string;
  /** The code as it is read out: groups of four. */
  readonly codeText: string;
  readonly codeLabel: string;
  readonly museum: string;
  readonly ticket: string;
  readonly day: string;
  readonly slot: string;
  /** Whose it is, masked. */
  readonly visitor: string;
  readonly orderNo: string;
}

/** Draws tickets as pictures, for the photo album (Q-OFF-4). */
export interface TicketPictures {
  /** Fetches what drawing needs, so that it works without network later on. */
  getReady(): void;
  /**
   * A ticket as a PNG, in a `data:` address: its code black on white with its quiet zone of four modules, scannable from
   * the album. Null when it can't be drawn: a code too long to encode, a phone short of memory, no network to get ready.
   */
  draw(face: TicketFace): Promise<string | null>;
}
