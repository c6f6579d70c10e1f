import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { sessionKeys } from '../../src/adapters/sessionStorage/sessionKeys.ts';
import type { OpenedApp } from './browser.ts';

/** Planted texts, by what they are. The one named `token` is the visitor's token. */
export type Canaries = Readonly<Record<string, string>> & { readonly token: string };

/** What the page itself is made of, the last being its icon; whatever else it asks for is a call. */
const files: readonly string[] = ['document', 'script', 'stylesheet', 'image', 'font', 'other'];

/** Where a screen may hold what was planted; nowhere unless said otherwise. */
export interface Allowed {
  /** The canaries that may stand in the values of form fields. */
  readonly fields?: readonly string[];
  /** The canaries that may stand in the state of the history entry, which leaves with it. */
  readonly entryState?: readonly string[];
}

/**
 * Watches one page on its way through the app for planted texts: what it holds, by {@link expectNothingHeld} on each
 * screen, and what it sent, said and showed in its address bar, by {@link expectNothingLet} at the end. Only what
 * happens after the watch began is seen.
 */
export class CanaryWatch {
  readonly #app: OpenedApp;
  readonly #canaries: Canaries;
  readonly #requests: Request[] = [];
  readonly #said: string[] = [];
  readonly #addresses: string[] = [];
  readonly #entries: string[] = [];
  /** The calls that the page has sent, and what it let the browser do with answers that it keeps. */
  readonly #modes = new Map<string, string>();
  #hears: Promise<void> | undefined;

  constructor(app: OpenedApp, canaries: Canaries) {
    this.#app = app;
    this.#canaries = canaries;
    app.context.on('request', (request) => this.#requests.push(request));
    app.context.on('console', (message) => this.#said.push(message.text()));
    app.page.on('framenavigated', (frame) => this.#addresses.push(frame.url()));
  }

  /** Goes to an address that holds canaries, as from outside; it alone may be seen with them, and only as it comes. */
  async enter(path: string): Promise<void> {
    const address = this.#app.url + path;
    this.#entries.push(address, address.replace(/#.*$/, ''));
    this.#hears ??= this.#hearCalls();
    await this.#hears;
    await this.#app.page.goto(address);
  }

  /**
   * Expects no canary in the page, its fields, its storages, caches, cookies, name, referrer and history.
   *
   * @param screen as it is to be called where something is found
   */
  async expectNothingHeld(screen: string, allowed: Allowed = {}): Promise<void> {
    const { fields, entryState, session, ...held } = await holdingsOf(this.#app.page);
    const { [sessionKeys.token]: token, [sessionKeys.organisation]: _own, ...kept } = session;
    const known: readonly string[] = Object.values(sessionKeys);
    expect(Object.keys(session).filter((key) => !known.includes(key))).toEqual([]);
    expect(token, screen).toBe(this.#canaries.token);
    const cookies = await this.#app.context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['language']);
    expect({ databases: held.databases, caches: held.caches, name: held.name }, screen).toEqual({
      databases: [],
      caches: [],
      name: '',
    });
    const places = { ...held, session: kept, cookies };
    const leaks = Object.entries(places).flatMap(([place, holding]) =>
      this.#namesIn(JSON.stringify(holding)).map((canary) => `${canary} in ${place}`),
    );
    const beside = (place: string, text: string, may: readonly string[] = []) =>
      this.#namesIn(text)
        .filter((canary) => !may.includes(canary))
        .map((canary) => `${canary} in ${place}`);
    leaks.push(...beside('fields', fields, allowed.fields));
    leaks.push(...beside('entry state', entryState, allowed.entryState));
    expect(leaks, screen).toEqual([]);
  }

  /** The canaries that the current page's fields hold: for tests that would see nothing if nothing were there. */
  async typed(): Promise<readonly string[]> {
    return this.#namesIn((await holdingsOf(this.#app.page)).fields);
  }

  /**
   * Expects that nothing left the page but to its own origin; the token as a header of calls to the museum, anything
   * else in their bodies; and no canary in any address, other header or console line.
   *
   * @param museum the path that stands before every call to the museum
   */
  async expectNothingLet(museum: string): Promise<void> {
    const { url } = this.#app;
    const sent = this.#requests.filter((request) => !request.url().startsWith('data:'));
    expect(sent.length).toBeGreaterThan(20);
    for (const request of sent) {
      const address = request.url();
      expect(new URL(address).origin, address).toBe(url);
      const { token, referer, ...headers } = await request.allHeaders();
      const isCall = address.startsWith(url + museum) && request.resourceType() === 'fetch';
      // Fetched like a call, past every cache, and no call.
      const isVersion = /^\/version\.json\?\d+$/.test(address.slice(url.length));
      const isFile = isVersion || files.includes(request.resourceType());
      expect([isCall || isFile, address]).toEqual([true, address]);
      expect(token, address).toBe(isCall ? this.#canaries.token : undefined);
      expect(referer ?? '', address).toBe('');
      expect(this.#namesIn(JSON.stringify(headers)), address).toEqual([]);
      const body = this.#namesIn(request.postData() ?? '');
      expect(isCall ? body.filter((canary) => canary === 'token') : body, address).toEqual([]);
      if (isCall) await this.#expectUncached(request);
    }
    const shown = [...this.#addresses, ...sent.map((request) => request.url())].filter(
      (address) => !this.#entries.includes(address),
    );
    expect(shown.filter((address) => this.#namesIn(address).length > 0)).toEqual([]);
    expect(shown.filter((address) => /(?<!\d)1\d{10}(?!\d)/.test(address))).toEqual([]);
    expect(this.#said.filter((line) => this.#namesIn(line).length > 0)).toEqual([]);
  }

  async #hearCalls(): Promise<void> {
    const { context } = this.#app;
    await context.exposeBinding('reportCall', (_source, to: unknown, mode: unknown) => {
      const known = this.#modes.get(String(to)) ?? 'no-store';
      this.#modes.set(String(to), known === 'no-store' ? String(mode) : known);
    });
    await context.addInitScript(reportCalls);
  }

  /** A browser that may keep an answer, or take a kept one, does not ask the whole way for a new one. */
  async #expectUncached(request: Request): Promise<void> {
    const mode = this.#modes.get(request.url());
    const answered = await (await request.response())?.headerValue('cache-control');
    expect([mode, answered], request.url()).toEqual(['no-store', 'no-store']);
    // The shell without a browser around it has no store, and nothing to say about it.
    const { 'cache-control': asked = 'no-cache' } = await request.allHeaders();
    expect(asked, request.url()).toBe('no-cache');
  }

  /** The names of the canaries in a text, however they are written there. */
  #namesIn(text: string): readonly string[] {
    const forms = [text, decoded(text), text.replace(/[\s-]/g, '')];
    return Object.entries(this.#canaries)
      .filter(([, canary]) => forms.some((form) => form.includes(canary)))
      .map(([name]) => name);
  }
}

/** What a page holds, by place. A field's value is its own place and is not looked for in the document. */
function holdingsOf(page: Page) {
  return page.evaluate(async () => {
    const entries: unknown = Reflect.get(window, 'navigation')?.entries?.();
    if (!Array.isArray(entries)) throw new Error('the browser tells no history');
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error('the page is no HTML');
    for (const field of copy.querySelectorAll('input')) field.removeAttribute('value');
    const fields = [...document.querySelectorAll('input, textarea, select')];
    return {
      document: copy.outerHTML,
      fields: JSON.stringify(fields.map((field) => Reflect.get(field, 'value'))),
      entryState: JSON.stringify(history.state),
      session: { ...sessionStorage } as Record<string, string>,
      local: { ...localStorage },
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      history: entries.map((entry) => String(entry.url)),
      name: window.name,
      referrer: document.referrer,
    };
  });
}

/** Runs in each page before its own scripts: tells what of the browser's keeping each call asks for. */
function reportCalls(): void {
  const { fetch } = window;
  window.fetch = (to, how) => {
    const { url, cache } = new Request(to, how);
    const report: unknown = Reflect.get(window, 'reportCall');
    if (typeof report === 'function') report(url, cache);
    return fetch(to, how);
  };
}

/** A broken escape is no reason not to look. */
function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}
