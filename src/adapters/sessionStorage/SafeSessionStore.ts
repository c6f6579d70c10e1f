import type { KeptText } from './KeptText.ts';

/**
 * The tab's session storage, taken for as hostile as it is (O-083, Q-OFF-6): reading `window.sessionStorage` may throw
 * already, and so may every call on it. What the browser refuses to keep lives in memory, as long as the page does.
 */
export class SafeSessionStore implements KeptText {
  readonly #open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What could not be written; null for what could not even be removed. */
  readonly #refused = new Map<string, string | null>();

  /** @param open gives the storage, and may throw: `() => window.sessionStorage` */
  constructor(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#open = open;
  }

  get(name: string): string | null {
    const refused = this.#refused.get(name);
    if (refused !== undefined) return refused;
    try {
      return this.#open().getItem(name);
    } catch {
      return null;
    }
  }

  set(name: string, text: string): void {
    try {
      this.#open().setItem(name, text);
      this.#refused.delete(name);
    } catch {
      this.#refused.set(name, text);
    }
  }

  remove(name: string): void {
    try {
      this.#open().removeItem(name);
      this.#refused.delete(name);
    } catch {
      this.#refused.set(name, null);
    }
  }
}
