import type { Language } from '../../domain/model/Language.ts';
import type { PageControl } from '../../ports/PageControl.ts';

/** A page that records what was done to it. */
export class MemoryPage implements PageControl {
  /** Whether another build stands at the server, which the page is loaded anew as when it is asked to. */
  hasNewBuild = false;
  /** Whether its host answers. */
  isReachable = true;
  #renewals = 0;
  #reloads = 0;
  #title = '';
  #language: Language | null = null;

  /** How often it was loaded anew. */
  get reloads(): number {
    return this.#reloads;
  }

  /** How often it was loaded anew as another build. */
  get renewals(): number {
    return this.#renewals;
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

  renew(): Promise<boolean> {
    if (!this.hasNewBuild) return Promise.resolve(this.isReachable);
    this.#renewals += 1;
    return new Promise(() => {});
  }

  paymentReturnAddress(orderNo: string): string {
    return `https://museum.example/#/payReturn?orderNo=${encodeURIComponent(orderNo)}`;
  }
}
