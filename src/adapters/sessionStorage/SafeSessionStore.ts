import type { KeptText } from './KeptText.ts';

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The tab's session storage, taken for as hostile as it is (O-083, Q-OFF-6): reading `window.sessionStorage` may throw
 * already, and so may every call on it. What the browser refuses to keep lives in memory, as long as the page does, and
 * what it throws away under way is put back.
 */
export class SafeSessionStore implements KeptText {
  readonly #open: () => Tab;
  /** What could not be written; null for what could not even be removed. */
  readonly #refused = new Map<string, string | null>();
  /** What this page has seen the tab keep. */
  readonly #seen = new Map<string, string>();

  /** @param open gives the storage, and may throw: `() => window.sessionStorage` */
  constructor(open: () => Tab) {
    this.#open = open;
  }

  get(name: string): string | null {
    this.#putBack();
    const refused = this.#refused.get(name);
    if (refused !== undefined) return refused;
    const text = this.#read(name);
    if (text === null) this.#seen.delete(name);
    else this.#seen.set(name, text);
    return text;
  }

  set(name: string, text: string): void {
    this.#putBack();
    this.#write(name, text);
  }

  remove(name: string): void {
    this.#putBack();
    this.#seen.delete(name);
    try {
      this.#open().removeItem(name);
      this.#refused.delete(name);
    } catch {
      this.#refused.set(name, null);
    }
  }

  /** A tab that lost all at once was cleared; one that lost a text had it removed by another page of the app. */
  #putBack(): void {
    const seen = [...this.#seen];
    if (seen.some(([name]) => this.#read(name) !== null)) return;
    for (const [name, text] of seen) this.#write(name, text);
  }

  #read(name: string): string | null {
    try {
      return this.#open().getItem(name);
    } catch {
      return null;
    }
  }

  #write(name: string, text: string): void {
    try {
      this.#open().setItem(name, text);
      this.#refused.delete(name);
      this.#seen.set(name, text);
    } catch {
      this.#refused.set(name, text);
    }
  }
}
