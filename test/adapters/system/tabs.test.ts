// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { BrowserTabs } from '../../../src/adapters/system/BrowserTabs.ts';
import { LeasedTurns } from '../../../src/adapters/system/LeasedTurns.ts';
import { LockedTurns } from '../../../src/adapters/system/LockedTurns.ts';
import { openTabs } from '../../../src/adapters/system/openTabs.ts';
import { longestTurnMs, type TabTurns } from '../../../src/adapters/system/TabTurns.ts';
import { otherTabsSuite } from '../../ports/otherTabs.suite.ts';

/** Channels of one browser: what one is posted, the others hear. */
class Channel extends EventTarget {
  readonly #all: Set<Channel>;

  constructor(all: Set<Channel>) {
    super();
    this.#all = all;
    all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of this.#all) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

/** Locks as a browser gives them, one name at a time. */
class Locks {
  #held = false;
  readonly #waiting: (() => void)[] = [];

  readonly request: LockManager['request'] = async (
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    callback?: LockGrantedCallback<unknown>,
  ) => {
    if (typeof options === 'function' || callback === undefined) throw new Error('not used');
    if (this.#held && options.ifAvailable === true) return callback(null);
    if (this.#held) await this.#turn(options.signal);
    this.#held = true;
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      this.#held = false;
      this.#waiting.shift()?.();
    }
  };

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  }
}

const clocks = () => new ManualClock(1_764_205_200_000);

function twoTabs(clock: ManualClock, turnsOf: (holder: string) => TabTurns) {
  const all = new Set<Channel>();
  const tab = (holder: string) =>
    new BrowserTabs({ turns: turnsOf(holder), openChannel: () => new Channel(all), clock });
  const pass = (milliseconds = 0) => clock.advance(milliseconds);
  return { one: tab('one'), other: tab('other'), pass, all };
}

const locked = () => {
  const [clock, locks] = [clocks(), new Locks()];
  return twoTabs(clock, () => new LockedTurns(locks, clock));
};

class KeptTexts {
  readonly texts = new Map<string, string>();

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

const leased = (storage = new KeptTexts()) => {
  const clock = clocks();
  const open = () => storage;
  return twoTabs(clock, (holder) => new LeasedTurns({ open, clock, holder }));
};

otherTabsSuite('BrowserTabs by locks', locked);
otherTabsSuite('BrowserTabs by leases', () => leased());

describe.each([
  ['locks', locked],
  ['leases', () => leased()],
] as const)('turns by %s', (_, open) => {
  it('[Q-PAY-2] last as long as their task, however long a payment sheet stays open', async () => {
    const { one, other, pass } = open();
    void one.inTurn('museum.test', () => new Promise(() => {}));
    await pass(3 * longestTurnMs);
    const log: string[] = [];
    void other.inTurn('museum.test', async (hasWaited) => {
      log.push(`waited: ${hasWaited}`);
    });
    await pass(longestTurnMs - 1_000);
    expect(log).toEqual([]);
    await pass(2_000);
    expect(log).toEqual(['waited: true']);
  });

  it('[CONF-11] don’t wait for ever for a tab that hangs', async () => {
    const { one, other, pass } = open();
    void one.inTurn('museum.test', () => new Promise(() => {}));
    await pass(100);
    const second = other.inTurn('museum.test', async (hasWaited) => `waited: ${hasWaited}`);
    await pass(longestTurnMs + 1_000);
    expect(await second).toBe('waited: true');
  });
});

describe('turns by leases', () => {
  it('[CONF-11] of two that begin in the same moment, one waits', async () => {
    const { one, other, pass } = leased();
    const began: boolean[] = [];
    const run = (tab: typeof one) =>
      tab.inTurn('museum.test', async (hasWaited) => void began.push(hasWaited));
    const both = Promise.all([run(one), run(other)]);
    await pass(5_000);
    await both;
    expect(began).toEqual([false, true]);
  });

  it('[CONF-11] [Q-BAD-4] are waited for anew when another takes over from a tab that is gone', async () => {
    const storage = new KeptTexts();
    const { one, other, pass } = leased(storage);
    const log: string[] = [];
    const run = (tab: typeof one, name: string) =>
      tab.inTurn('museum.test', async () => {
        log.push(name);
        // A task without an end: whoever waits would begin beside it.
        await new Promise(() => {});
      });
    void one.inTurn('museum.test', () => new Promise(() => {}));
    await pass(100);
    const [[key = '', gone = ''] = []] = storage.texts;
    const until = JSON.parse(gone).until;
    storage.setItem(key, JSON.stringify({ holder: 'gone', until }));
    void run(other, 'other');
    void run(one, 'one');
    await pass(longestTurnMs + 1_000);
    expect(log).toHaveLength(1);
  });

  it('[CONF-11] of two that saw nobody else before they wrote, the one that wrote last goes first', async () => {
    const storage = new KeptTexts();
    const clock = clocks();
    const { one, other, pass } = twoTabs(clock, (holder) => {
      let hasLooked = false;
      const late = {
        getItem: (key: string) => {
          const seen = hasLooked ? storage.getItem(key) : null;
          hasLooked = true;
          return seen;
        },
        setItem: (key: string, text: string) => storage.setItem(key, text),
        removeItem: (key: string) => storage.removeItem(key),
      };
      return new LeasedTurns({ open: () => late, clock, holder });
    });
    const log: string[] = [];
    const run = (tab: typeof one, name: string) =>
      tab.inTurn('museum.test', async () => {
        log.push(`${name} begins`);
        await new Promise<void>((resolve) => void clock.after(1_000, resolve));
        log.push(`${name} ends`);
      });
    const both = Promise.all([run(one, 'one'), run(other, 'other')]);
    await pass(10_000);
    await both;
    expect(log).toEqual(['other begins', 'other ends', 'one begins', 'one ends']);
  });

  it('[Q-SEC-5] leave nothing behind, and hold nothing but who and until when', async () => {
    const storage = new KeptTexts();
    const { one, pass } = leased(storage);
    let during = '';
    const done = one.inTurn('museum.test', async () => {
      during = JSON.stringify([...storage.texts]);
    });
    await pass(1_000);
    await done;
    expect(JSON.parse(during)).toEqual([
      ['museum.test.lease', expect.stringMatching(/^\{"holder":"one","until":\d+\}$/)],
    ]);
    expect(storage.texts.size).toBe(0);
  });

  it('[CONF-11] an order can be made where nothing can be stored', async () => {
    const clock = clocks();
    const open = () => {
      throw new Error('no storage here');
    };
    const turns = new LeasedTurns({ open, clock, holder: 'one' });
    expect(await turns.take('museum.test', async (hasWaited) => hasWaited)).toBe(false);
  });
});

describe('turns by locks', () => {
  it('[CONF-11] a task that fails after waiting has failed, and is not run again', async () => {
    const { one, other, pass } = locked();
    let runs = 0;
    const first = one.inTurn('museum.test', async () => {});
    const second = other.inTurn('museum.test', async () => {
      runs += 1;
      throw new Error('no luck');
    });
    const caught = second.catch(String);
    await pass(100);
    await first;
    expect([await caught, runs]).toEqual(['Error: no luck', 1]);
  });
});

describe('news of other tabs', () => {
  it('[CONF-11] are forgotten after five minutes', async () => {
    const { one, other, pass } = locked();
    one.tell('an order', '42');
    await pass(299_000);
    expect(other.told('an order')).toBe('42');
    await pass(1_000);
    expect(other.told('an order')).toBeNull();
  });

  it('[CONF-11] [Q-BAD-7] are no older when the clock is put right meanwhile', async () => {
    const [clock, locks] = [clocks(), new Locks()];
    const { one, other, pass } = twoTabs(clock, () => new LockedTurns(locks, clock));
    one.tell('an order', '42');
    clock.correct(clock.now() + 86_400_000);
    await pass(100);
    expect(other.told('an order')).toBe('42');
  });

  it('[Q-OFF-6] are done without where the browser refuses locks and channels, and the task is done once', async () => {
    const refused = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    class Refused {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    }
    const page = { navigator: { locks: { request: refused } }, BroadcastChannel: Refused };
    const tabs = await openTabs(page as never, clocks(), () => 0.5);
    let times = 0;
    const task = async () => {
      times += 1;
      if (times === 2) throw new Error('the task’s own');
      return times;
    };
    expect(await tabs.inTurn('order', task)).toBe(1);
    await expect(tabs.inTurn('order', task)).rejects.toThrow('the task’s own');
    tabs.tell('order', '42');
    expect([times, tabs.told('order')]).toEqual([2, null]);
  });

  it('that can’t be understood are none', () => {
    const { other, all } = locked();
    const stranger = new Channel(all);
    for (const data of [null, 'x', { about: 'an order' }, { about: 1, outcome: '' }]) {
      stranger.postMessage(data);
    }
    expect(other.told('an order')).toBeNull();
  });
});

describe('the tabs of this browser', () => {
  it('are opened whatever it has', async () => {
    const clock = clocks();
    const { BroadcastChannel: _, ...poor } = {
      ...window,
      navigator: {},
      localStorage: new KeptTexts(),
    };
    const bare = Object.assign(Object.create(null), poor);
    const tabs = await openTabs(bare, clock, () => 0.5);
    tabs.tell('an order', '42');
    expect(tabs.told('an order')).toBeNull();
    const done = tabs.inTurn('museum.test', async (hasWaited) => hasWaited);
    await clock.advance(1_000);
    expect(await done).toBe(false);
  });
});
