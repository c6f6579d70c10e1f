import type { KeptText } from '../../../src/adapters/sessionStorage/KeptText.ts';

/** Session storage that can be looked into. */
export class MemorySession implements KeptText {
  readonly texts = new Map<string, string>();

  constructor(texts: Readonly<Record<string, string>> = {}) {
    for (const [name, text] of Object.entries(texts)) this.texts.set(name, text);
  }

  get(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  set(name: string, text: string): void {
    this.texts.set(name, text);
  }

  remove(name: string): void {
    this.texts.delete(name);
  }
}
