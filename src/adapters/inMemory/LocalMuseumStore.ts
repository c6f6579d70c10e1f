import type { MuseumStore } from './PageMuseum.ts';

const name = 'in-memory-museum';

/**
 * Keeps the in-memory museum in local storage. It stands in for a server, so what it keeps is the museum's and not the
 * visitor's; the app itself keeps nothing personal in any storage (R15). Where storage is refused it lives with the page.
 */
export class LocalMuseumStore implements MuseumStore {
  readonly #open: () => Pick<Storage, 'getItem' | 'setItem'>;
  #refused: string | null = null;

  constructor(open: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#open = open;
  }

  load(): string | null {
    try {
      return this.#refused ?? this.#open().getItem(name);
    } catch {
      return this.#refused;
    }
  }

  save(state: string): void {
    try {
      this.#open().setItem(name, state);
      this.#refused = null;
    } catch {
      this.#refused = state;
    }
  }
}
