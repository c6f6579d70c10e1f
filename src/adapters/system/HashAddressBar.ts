import * as v from 'valibot';
import type { AddressBar } from '../../ports/AddressBar.ts';
import type { Stop } from '../../ports/Clock.ts';
import { entryStateWith, entryValue } from './entryState.ts';
import { hashAddress } from './hashAddress.ts';
import { queryText, rawQuery, valueIn, without } from './rawQuery.ts';

/** The part of a window that an address bar needs. */
export type AddressWindow = Pick<
  Window,
  'location' | 'history' | 'addEventListener' | 'removeEventListener'
>;

const placeName = 'museum.place';
const asideName = 'museum.aside';
const PlaceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const AsideSchema = v.object({ of: v.string(), values: v.record(v.string(), v.string()) });

const pathOf = (address: string): string => address.replace(/\?.*$/s, '').toLowerCase();

/**
 * The screen's address inside the hash (R14), so that any static host serves the app. Each entry of the app's own bears
 * its place in the history of this tab, by which `back` knows whether there is an earlier one to go to. What was taken
 * aside in an entry is its visitor's alone: whoever comes to the same tab after them finds nothing there (Q-SEC-3).
 */
export class HashAddressBar implements AddressBar {
  readonly #window: AddressWindow;
  readonly #visitor: () => string;
  readonly #listeners = new Set<() => void>();
  #place: number;
  #told: string;

  /** @param visitor the mark of who is here */
  constructor(window: AddressWindow, visitor: () => string) {
    this.#window = window;
    this.#visitor = visitor;
    const kept = this.#keptPlace();
    this.#place = kept ?? 0;
    if (kept === null) this.#keepPlace();
    this.#told = this.current();
    // Both: a link's click is told by the second alone in some engines, a step through the history by the first.
    window.addEventListener('popstate', this.#arrived);
    window.addEventListener('hashchange', this.#arrived);
  }

  current(): string {
    return hashAddress(this.#window.location);
  }

  push(address: string, aside?: Readonly<Record<string, string>>): void {
    if (address === this.current()) return;
    const state = {
      [placeName]: this.#place + 1,
      ...(aside === undefined ? {} : { [asideName]: { of: this.#visitor(), values: aside } }),
    };
    try {
      this.#window.history.pushState(state, '', `#${address}`);
      this.#place += 1;
    } catch {
      // Safari lets a page write to its history a hundred times in half a minute; following a link is no such write.
      this.#window.location.hash = address;
    }
    this.#tell();
  }

  replace(address: string): void {
    const { history, location } = this.#window;
    const isSameScreen = pathOf(address) === pathOf(this.current());
    const state = isSameScreen ? history.state : { [placeName]: this.#place };
    try {
      history.replaceState(state, '', `#${address}`);
    } catch {
      location.replace(`#${address}`);
    }
    this.#tell();
  }

  back(fallback: string): void {
    if (this.#place > 0) this.#window.history.back();
    else this.replace(fallback);
  }

  takeAside(parameter: string): string | null {
    const kept = this.#keptAside();
    const here = this.current();
    const mark = here.indexOf('?');
    const pieces = rawQuery(mark === -1 ? '' : here.slice(mark));
    const rest = without(pieces, [parameter]);
    const value = valueIn(pieces, parameter) ?? kept[parameter] ?? null;
    if (rest.length === pieces.length) return value;
    const { history } = this.#window;
    const values = value === null ? kept : { ...kept, [parameter]: value };
    const aside = { of: this.#visitor(), values };
    try {
      history.replaceState(
        entryStateWith(history, asideName, aside),
        '',
        `#${here.slice(0, mark)}${queryText(rest)}`,
      );
    } catch {
      // Refused for now; the next call takes it.
    }
    // After this call: a screen may ask while it is being drawn, when nobody wants to hear of changes.
    queueMicrotask(() => this.#tell());
    return value;
  }

  onChange(listener: () => void): Stop {
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  readonly #arrived = (): void => {
    const kept = this.#keptPlace();
    if (kept === null) {
      // An entry without a place was made by a link or by hand, after the one that was here.
      this.#place += 1;
      this.#keepPlace();
    } else {
      this.#place = kept;
    }
    this.#tell();
  };

  #tell(): void {
    const here = this.current();
    if (here === this.#told) return;
    this.#told = here;
    for (const listener of [...this.#listeners]) listener();
  }

  #keptPlace(): number | null {
    const kept = v.safeParse(PlaceSchema, entryValue(this.#window.history, placeName));
    return kept.success ? kept.output : null;
  }

  #keepPlace(): void {
    const { history } = this.#window;
    try {
      history.replaceState(entryStateWith(history, placeName, this.#place), '');
    } catch {
      // Then this entry counts once more when it is come back to; `back` still leads to an entry of the app's own.
    }
  }

  #keptAside(): Readonly<Record<string, string>> {
    const kept = v.safeParse(AsideSchema, entryValue(this.#window.history, asideName));
    return kept.success && kept.output.of === this.#visitor() ? kept.output.values : {};
  }
}
