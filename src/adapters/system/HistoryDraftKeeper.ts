import type { TypedDraft } from '../../domain/model/OrderDraft.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { DraftKeeper } from '../../ports/DraftKeeper.ts';
import { entryStateWith, entryValue } from './entryState.ts';
import { type KeptDraft, keptDraft, typedDraftOf, visitorMark } from './keptDraft.ts';

const draftName = 'museum.draft';
const writeAgainAfterMs = 1_000;

/** What a {@link HistoryDraftKeeper} works with. */
export interface HistoryDraftKeeperSettings {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly location: Pick<Location, 'href'>;
  readonly clock: Pick<Clock, 'after'>;
  /** The visitor's token: what one visitor typed, the next one in the same tab must not see. */
  readonly token: () => string | null;
}

/**
 * Keeps what is being typed in `history.state` of the page's own entry (R15): it survives a reload and a trip to another
 * app, and stands in no storage. The latest draft also lives as long as the page, so that going back to choose another
 * slot and coming to the form anew, in another entry, costs no retyping. What another version of the app or another
 * visitor left there counts as nothing.
 */
export class HistoryDraftKeeper implements DraftKeeper {
  readonly #settings: HistoryDraftKeeperSettings;
  #waiting: { readonly kept: KeptDraft; readonly href: string; readonly stop: Stop } | null = null;
  #latest: KeptDraft | null = null;

  constructor(settings: HistoryDraftKeeperSettings) {
    this.#settings = settings;
  }

  typed(): TypedDraft | null {
    const { history, location } = this.#settings;
    const waiting = this.#waiting?.href === location.href ? this.#waiting.kept : undefined;
    const inEntry = typedDraftOf(waiting ?? entryValue(history, draftName), this.#mark());
    const typed = inEntry ?? typedDraftOf(this.#latest, this.#mark());
    // Found after a reload, it goes along to the next entry; brought along, it must survive a reload of this one.
    if (typed !== null && inEntry === null) this.keep(typed);
    else if (typed !== null) this.#latest = keptDraft(typed, this.#mark());
    return typed;
  }

  keep(typed: TypedDraft): void {
    const kept = keptDraft(typed, this.#mark());
    this.#latest = kept;
    this.#write(kept);
  }

  clear(): void {
    this.#callOff();
    this.#latest = null;
    const { history } = this.#settings;
    if (entryValue(history, draftName) === undefined) return;
    history.replaceState(entryStateWith(history, draftName, undefined), '');
  }

  #write(kept: KeptDraft): void {
    this.#callOff();
    const { history, location, clock } = this.#settings;
    try {
      history.replaceState(entryStateWith(history, draftName, kept), '');
    } catch {
      // Safari lets a page do this a hundred times in half a minute, and a quick typist does it more often.
      const { href } = location;
      const stop = clock.after(writeAgainAfterMs, () => {
        if (location.href === href) this.#write(kept);
      });
      this.#waiting = { kept, href, stop };
    }
  }

  #callOff(): void {
    this.#waiting?.stop();
    this.#waiting = null;
  }

  #mark(): string {
    return visitorMark(this.#settings.token());
  }
}
