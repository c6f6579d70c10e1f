import { runInAction } from 'mobx';
import type { Stop } from '../../ports/Clock.ts';
import type { HtmlSanitiser, SafeHtml } from '../../ports/HtmlSanitiser.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';

/** One HTML text of the museum on its way through the sanitiser (R7). */
export class MuseumTextModel implements Startable {
  /** Null until it is clean. */
  html: SafeHtml | null = null;
  /** The sanitiser could not be had: then nothing is shown, never the text as it came. */
  hasFailed = false;

  readonly #sanitiser: HtmlSanitiser;
  readonly #source: string;

  constructor(ports: { sanitiser: HtmlSanitiser }, source: string) {
    this.#sanitiser = ports.sanitiser;
    this.#source = source;
    makeAutoObservable(this);
  }

  start(): Stop {
    let isStopped = false;
    const settle = (html: SafeHtml | null) => {
      if (isStopped) return;
      runInAction(() => {
        this.html = html;
        this.hasFailed = html === null;
      });
    };
    this.#sanitiser.sanitise(this.#source).then(settle, () => settle(null));
    return () => {
      isStopped = true;
    };
  }
}
