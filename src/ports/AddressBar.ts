import type { Stop } from './Clock.ts';

/** The page's own address, as far as screens are concerned: the part inside the hash, `/path?query` (R14). */
export interface AddressBar {
  /** Where the visitor is, starting with `/`. */
  current(): string;
  /**
   * Goes to another screen with a new history entry.
   *
   * @param aside personal parameters that never stand in an address (R5); `takeAside` finds them there
   */
  push(address: string, aside?: Readonly<Record<string, string>>): void;
  /** Goes to another screen in place of this one, so that back never leads here again. */
  replace(address: string): void;
  /** Goes back one entry; to `fallback` when the app was entered here. */
  back(fallback: string): void;
  /**
   * A personal parameter of the address (`visitorMobile`): taken out of it at once and kept with the history entry,
   * where later calls find it (R5). Null when there is none.
   */
  takeAside(parameter: string): string | null;
  /** Tells of every change of address, whoever caused it. */
  onChange(listener: () => void): Stop;
}
