import type { TypedDraft } from '../../domain/model/OrderDraft.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { DraftKeeper, FormMoments } from '../../ports/DraftKeeper.ts';
import { entryStateWith, entryValue } from './entryState.ts';
import {
  type FormState,
  formStateOf,
  type KeptDraft,
  keptDraft,
  noFormState,
} from './keptDraft.ts';
import { visitorMark } from './visitorMark.ts';

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
    const inEntry = this.#inEntry();
    const state = inEntry ?? this.#brought();
    // Found after a reload, it goes along to the next entry; brought along, it must survive a reload of this one.
    if (state !== null && inEntry === null) this.#keep(state);
    else if (state !== null) this.#latest = keptDraft(state, this.#mark());
    return state?.typed ?? null;
  }

  keep(typed: TypedDraft): void {
    this.#keep({ typed, moments: this.moments() });
  }

  moments(): FormMoments {
    return (this.#inEntry() ?? this.#brought() ?? noFormState).moments;
  }

  note(moments: Partial<FormMoments>): void {
    this.#keep({ typed: this.typed(), moments: { ...this.moments(), ...moments } });
  }

  clear(): void {
    this.#latest = null;
    this.#takeOut();
  }

  /** An order is made by then: whatever the browser says to it, the way goes on. */
  #takeOut(): void {
    this.#callOff();
    const { history, location, clock } = this.#settings;
    if (entryValue(history, draftName) === undefined) return;
    try {
      history.replaceState(entryStateWith(history, draftName, undefined), '');
    } catch {
      const { href } = location;
      clock.after(writeAgainAfterMs, () => {
        if (location.href === href && this.#latest === null) this.#takeOut();
      });
    }
  }

  #inEntry(): FormState | null {
    const { history, location } = this.#settings;
    const waiting = this.#waiting?.href === location.href ? this.#waiting.kept : undefined;
    return formStateOf(waiting ?? entryValue(history, draftName), this.#mark());
  }

  /** What came along from another entry of the page. */
  #brought(): FormState | null {
    return formStateOf(this.#latest, this.#mark());
  }

  #keep(state: FormState): void {
    const kept = keptDraft(state, this.#mark());
    this.#latest = kept;
    this.#write(kept);
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
