import type { Stop } from '../../ports/Clock.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';

type Events = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * The document's visibility, the return of a page that the browser had put away whole (Q-PAY-6, Q-PAY-11), and that of
 * the network: whatever could not be read meanwhile is read then, as it is for a visitor who comes back (Q-OFF-3).
 */
export class DocumentVisibility implements PageVisibility {
  readonly #document: Pick<Document, 'visibilityState'> & Events;
  readonly #window: Events;

  constructor(document: Pick<Document, 'visibilityState'> & Events, window: Events) {
    this.#document = document;
    this.#window = window;
  }

  isVisible(): boolean {
    return this.#document.visibilityState !== 'hidden';
  }

  onChange(listener: () => void): Stop {
    const changed = () => listener();
    const shown = (event: Event) => {
      // A page shown for the first time has not changed.
      if ('persisted' in event && event.persisted === true) listener();
    };
    this.#document.addEventListener('visibilitychange', changed);
    this.#window.addEventListener('pageshow', shown);
    this.#window.addEventListener('online', changed);
    return () => {
      this.#document.removeEventListener('visibilitychange', changed);
      this.#window.removeEventListener('pageshow', shown);
      this.#window.removeEventListener('online', changed);
    };
  }
}
