import { personal, tokens } from './canaries.ts';

/** Where the model's app stands. */
const origin = 'https://museum.example';

interface Entry {
  url: URL;
  state: unknown;
}

/** What is said of something that must not be. */
type Tell = (violation: string) => void;

const tokenKey = 'minitoken';

/** A storage that tells of anything personal that is written to it, and of a token under any key but its own. */
export class WatchedStorage {
  readonly texts = new Map<string, string>();
  readonly #tell: Tell;

  constructor(tell: Tell, texts: ReadonlyMap<string, string> = new Map()) {
    this.#tell = tell;
    for (const [name, text] of texts) this.texts.set(name, text);
  }

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    for (const canary of personal) {
      if (text.includes(canary)) this.#tell(`${canary} is written to storage under ${name}`);
    }
    if (name !== tokenKey && tokens.some((token) => text.includes(token))) {
      this.#tell(`a token is written to storage under ${name}`);
    }
    this.texts.set(name, text);
  }

  removeItem(name: string): void {
    this.texts.delete(name);
  }
}

/** The cookies and the storage that all tabs of one browser share. */
export class SharedBrowser {
  readonly localStorage: WatchedStorage;
  cookie = '';

  constructor(tell: Tell) {
    this.localStorage = new WatchedStorage(tell);
  }
}

/**
 * A tab's window as far as the app's adapters use one: its history with its states, its storages, its events. It
 * outlives the pages that are loaded in it.
 */
export class MemoryWindow extends EventTarget {
  readonly sessionStorage: WatchedStorage;
  readonly localStorage: WatchedStorage;
  readonly navigator = { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50' };
  readonly document: Pick<Document, 'cookie' | 'title'> & EventTarget;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  readonly location: Pick<
    Location,
    'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'reload' | 'replace'
  >;
  /** Set by whoever loads pages here. */
  onReload: () => void = () => {};
  #entries: Entry[];
  #at = 0;
  readonly #tell: Tell;
  readonly #browser: SharedBrowser;

  constructor(browser: SharedBrowser, tell: Tell, address: string) {
    super();
    this.#browser = browser;
    this.#tell = tell;
    this.#entries = [{ url: new URL(address, origin), state: null }];
    this.sessionStorage = new WatchedStorage(tell);
    this.localStorage = browser.localStorage;
    this.document = Object.defineProperties(Object.assign(new EventTarget(), { title: '' }), {
      cookie: {
        get: () => browser.cookie,
        set: (text: string) => {
          browser.cookie = text.split(';', 1).join();
        },
      },
    }) as MemoryWindow['document'];
    this.location = this.#makeLocation();
    this.history = this.#makeHistory();
  }

  /** The same tab once more, as a browser duplicates it: history and session are copied, nothing is shared. */
  duplicate(): MemoryWindow {
    const copy = new MemoryWindow(this.#browser, this.#tell, this.#here.url.href);
    copy.#entries = this.#entries.map(({ url, state }) => ({
      url: new URL(url),
      state: structuredClone(state),
    }));
    copy.#at = this.#at;
    for (const [name, text] of this.sessionStorage.texts) {
      copy.sessionStorage.texts.set(name, text);
    }
    return copy;
  }

  /** Whether there is an entry before this one. */
  get canGoBack(): boolean {
    return this.#at > 0;
  }

  /** The browser's own back and forward buttons. */
  go(steps: 1 | -1): boolean {
    if (this.#entries[this.#at + steps] === undefined) return false;
    this.#at += steps;
    this.dispatchEvent(new Event('popstate'));
    this.dispatchEvent(new Event('hashchange'));
    return true;
  }

  /** An address is typed or a link is followed. One that differs inside the hash alone loads nothing. */
  open(address: string): void {
    const url = new URL(address, this.#here.url);
    this.#entries = [...this.#entries.slice(0, this.#at + 1), { url, state: null }];
    this.#at += 1;
    this.dispatchEvent(new Event('popstate'));
    this.dispatchEvent(new Event('hashchange'));
  }

  /** The page is another one's for a while, such as a bank's, which leads to an address of the app. */
  enter(address: string): void {
    this.#entries = [
      ...this.#entries.slice(0, this.#at + 1),
      { url: new URL(address, origin), state: null },
    ];
    this.#at += 1;
  }

  get #here(): Entry {
    const entry = this.#entries[this.#at];
    if (entry === undefined) throw new Error('a window stands at no entry');
    return entry;
  }

  #makeLocation(): MemoryWindow['location'] {
    const of = (name: 'href' | 'origin' | 'pathname' | 'search' | 'hash') => ({
      enumerable: true,
      get: () => this.#here.url[name],
    });
    const location = Object.defineProperties(
      {
        reload: () => this.onReload(),
        replace: (address: string) => this.history.replaceState(null, '', address),
      },
      {
        href: of('href'),
        origin: of('origin'),
        pathname: of('pathname'),
        search: of('search'),
        hash: of('hash'),
      },
    );
    return location as MemoryWindow['location'];
  }

  #makeHistory(): MemoryWindow['history'] {
    const state = () => this.#here.state;
    return {
      get state(): unknown {
        return state();
      },
      pushState: (next, _title, address) => {
        const url = this.#resolved(address);
        this.#entries = [...this.#entries.slice(0, this.#at + 1), { url, state: next }];
        this.#at += 1;
        this.#check(next, url);
      },
      replaceState: (next, _title, address) => {
        const here = this.#here;
        here.url = this.#resolved(address);
        here.state = next;
        this.#check(next, here.url);
      },
      back: () => void this.go(-1),
    };
  }

  #resolved(address: string | URL | null | undefined): URL {
    return new URL(address ?? this.#here.url, this.#here.url);
  }

  /** What is typed is kept with an entry (R15); an address holds nobody, and neither holds a token. */
  #check(state: unknown, url: URL): void {
    const address = decodeURIComponent(url.href);
    for (const canary of personal) {
      if (address.includes(canary)) this.#tell(`${canary} stands in the address ${address}`);
    }
    const both = `${address} ${JSON.stringify(state)}`;
    if (tokens.some((token) => both.includes(token))) {
      this.#tell(`a token is kept with the entry ${address}`);
    }
  }
}
