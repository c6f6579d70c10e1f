import type { OtherTabs } from '../../ports/OtherTabs.ts';

/** What the tabs of one browser share. */
export class MemoryBrowser {
  readonly tabs = new Set<MemoryTabs>();
  readonly turns = new Map<string, Promise<unknown>>();
}

/** A tab of a browser in memory; alone in it unless others are given the same one. Held to the promises of the port. */
export class MemoryTabs implements OtherTabs {
  readonly #browser: MemoryBrowser;
  readonly #news = new Map<string, string>();

  constructor(browser = new MemoryBrowser()) {
    this.#browser = browser;
    browser.tabs.add(this);
  }

  async inTurn<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const { turns } = this.#browser;
    const before = turns.get(name);
    const turn = before === undefined ? task(false) : before.then(() => task(true));
    const over = turn.then(
      () => {},
      () => {},
    );
    turns.set(name, over);
    try {
      return await turn;
    } finally {
      if (turns.get(name) === over) turns.delete(name);
    }
  }

  tell(about: string, outcome: string): void {
    for (const tab of this.#browser.tabs) if (tab !== this) tab.#news.set(about, outcome);
  }

  told(about: string): string | null {
    return this.#news.get(about) ?? null;
  }
}
