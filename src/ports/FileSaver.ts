/** A file for the visitor: a text, kept as UTF-8, or what a `data:` address in base64 holds. */
export type SavedFile =
  | {
      /** Its name, ending included. */
      readonly name: string;
      /** Its media type, such as `text/calendar`. */
      readonly type: string;
      readonly text: string;
    }
  | { readonly name: string; readonly dataUrl: string };

/** Hands files over to the visitor's phone. */
export interface FileSaver {
  /** Whether this browser saves files at all: WeChat's web-views do not, and drop them without a word. */
  readonly canSave: boolean;
  /** Saves a file where the browser keeps what is downloaded. Whether it got there, no browser tells. */
  save(file: SavedFile): void;
}
