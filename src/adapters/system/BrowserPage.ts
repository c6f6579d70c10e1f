import type { Language } from '../../domain/model/Language.ts';
import type { PageControl } from '../../ports/PageControl.ts';

/** The page in its window. */
export class BrowserPage implements PageControl {
  readonly #location: Pick<Location, 'origin' | 'pathname' | 'reload'>;

  readonly #document: Pick<Document, 'title' | 'documentElement' | 'dispatchEvent'>;

  readonly #isBusy: () => boolean;

  /** @param isBusy whether the page must not go, since something is being written at the museum */
  constructor(
    location: Pick<Location, 'origin' | 'pathname' | 'reload'>,
    document: Pick<Document, 'title' | 'documentElement' | 'dispatchEvent'>,
    isBusy: () => boolean,
  ) {
    this.#location = location;
    this.#document = document;
    this.#isBusy = isBusy;
  }

  present(title: string, language: Language): void {
    this.#document.title = title;
    this.#document.documentElement.lang = language === 'English' ? 'en' : 'zh-CN';
  }

  reload(): void {
    this.#location.reload();
  }

  renew(): Promise<boolean> {
    return new Promise((stays) => {
      // public/startCheck.js hears it. It came with the page, and is there when other files of its build are gone.
      const asked = new CustomEvent('filegone', {
        cancelable: true,
        detail: { isBusy: this.#isBusy, stays },
      });
      if (this.#document.dispatchEvent(asked)) stays(false);
    });
  }

  paymentReturnAddress(orderNo: string): string {
    const { origin, pathname } = this.#location;
    return `${origin}${pathname}#/payReturn?orderNo=${encodeURIComponent(orderNo)}`;
  }
}
