import type { Printer } from '../../ports/Printer.ts';

/** The mark of the copy that goes on paper; the screens' print styles show nothing else beside it. */
const mark = 'data-on-paper';

/** Prints with the browser's own dialog. */
export class PagePrinter implements Printer {
  readonly canPrint: boolean;
  readonly #window: Window;

  constructor(settings: { readonly window: Window; readonly canPrint: boolean }) {
    this.#window = settings.window;
    this.canPrint = settings.canPrint && typeof settings.window.print === 'function';
  }

  // At once, within the press: Safari lets no page print later by itself.
  print(part: string): void {
    const { document } = this.#window;
    const element = document.getElementById(part);
    if (element === null) return;
    // Left over where an engine did not tell that it was done.
    document.querySelector(`[${mark}]`)?.remove();
    const paper = document.createElement('div');
    paper.setAttribute(mark, '');
    const copy = element.cloneNode(true);
    if (copy instanceof HTMLElement) copy.removeAttribute('id');
    paper.append(copy);
    // Before everything else, which is left out for coming after it.
    document.body.prepend(paper);
    this.#window.addEventListener('afterprint', () => paper.remove(), { once: true });
    this.#window.print();
  }
}
