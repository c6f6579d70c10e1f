/** Texts kept under names for as long as a visit to the app lasts. Never throws. */
export interface KeptText {
  /** The text under a name; null when there is none, or none that can be read. */
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
}
