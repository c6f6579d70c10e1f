import type { Language } from '../../domain/model/Language.ts';
import type { PageControl } from '../../ports/PageControl.ts';

/** A page that records what was done to it. */
export class MemoryPage implements PageControl {
  #reloads = 0;
  #title = '';
  #language: Language | null = null;

  /** How often it was loaded anew. */
  get reloads(): number {
    return this.#reloads;
  }

  get title(): string {
    return this.#title;
  }

  /** The language last put on it; null before that. */
  get language(): Language | null {
    return this.#language;
  }

  present(title: string, language: Language): void {
    this.#title = title;
    this.#language = language;
  }

  reload(): void {
    this.#reloads += 1;
  }

  paymentReturnAddress(orderNo: string): string {
    return `https://museum.example/#/payReturn?orderNo=${encodeURIComponent(orderNo)}`;
  }
}
