import type { Language } from '../../domain/model/Language.ts';
import type { PageControl } from '../../ports/PageControl.ts';

/** The page in its window. */
export class BrowserPage implements PageControl {
  readonly #location: Pick<Location, 'origin' | 'pathname' | 'reload'>;

  readonly #document: Pick<Document, 'title' | 'documentElement'>;

  constructor(
    location: Pick<Location, 'origin' | 'pathname' | 'reload'>,
    document: Pick<Document, 'title' | 'documentElement'>,
  ) {
    this.#location = location;
    this.#document = document;
  }

  present(title: string, language: Language): void {
    this.#document.title = title;
    this.#document.documentElement.lang = language === 'English' ? 'en' : 'zh-CN';
  }

  reload(): void {
    this.#location.reload();
  }

  paymentReturnAddress(orderNo: string): string {
    const { origin, pathname } = this.#location;
    return `${origin}${pathname}#/payReturn?orderNo=${encodeURIComponent(orderNo)}`;
  }
}
