import { describe, expect, it } from 'vitest';
import { LocalMuseumStore } from '../../../src/adapters/inMemory/LocalMuseumStore.ts';

/** A browser's storage; `allows` says what it lets a page do. */
class BrowserStorage {
  readonly kept = new Map<string, string>();
  allows: 'everything' | 'reading' | 'nothing' = 'everything';

  readonly open = () => {
    if (this.allows === 'nothing') throw new DOMException('denied', 'SecurityError');
    return {
      getItem: (key: string) => this.kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.allows === 'reading') throw new DOMException('full', 'QuotaExceededError');
        this.kept.set(key, value);
      },
    };
  };
}

describe('LocalMuseumStore', () => {
  it('has nothing at first, and what was saved after a reload', () => {
    const browser = new BrowserStorage();
    const store = new LocalMuseumStore(browser.open);
    expect(store.load()).toBeNull();
    store.save('state 1');
    store.save('state 2');
    expect(store.load()).toBe('state 2');
    expect(new LocalMuseumStore(browser.open).load()).toBe('state 2');
    expect([...browser.kept.keys()]).toEqual(['in-memory-museum']);
  });

  it('sees what another page has saved', () => {
    const browser = new BrowserStorage();
    const [one, other] = [new LocalMuseumStore(browser.open), new LocalMuseumStore(browser.open)];
    one.save('by one');
    other.save('by the other');
    expect(one.load()).toBe('by the other');
  });

  it.each(['nothing', 'reading'] as const)(
    'lives with the page where storage allows %s',
    (allows) => {
      const browser = new BrowserStorage();
      browser.allows = allows;
      const store = new LocalMuseumStore(browser.open);
      expect(store.load()).toBeNull();
      store.save('state');
      expect(store.load()).toBe('state');
      expect(new LocalMuseumStore(browser.open).load()).toBeNull();
    },
  );

  it('a full storage never brings an older state back, and is used again once it has room', () => {
    const browser = new BrowserStorage();
    const store = new LocalMuseumStore(browser.open);
    store.save('older');
    browser.allows = 'reading';
    store.save('newer');
    expect(store.load()).toBe('newer');
    browser.allows = 'everything';
    store.save('newest');
    expect(new LocalMuseumStore(browser.open).load()).toBe('newest');
  });
});
