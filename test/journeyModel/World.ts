import type fc from 'fast-check';
import { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import { parkMiller } from '../../src/adapters/inMemory/museum/parkMiller.ts';
import type { TabChannel } from '../../src/adapters/system/BrowserTabs.ts';
import type { Configuration } from '../../src/domain/model/Configuration.ts';
import type { HtmlSanitiser, SafeHtml } from '../../src/ports/HtmlSanitiser.ts';
import { shanghai } from '../domain/builders.ts';
import { Books } from './Books.ts';
import { tokens } from './canaries.ts';
import { MemoryLocks, type Mortal } from './MemoryLocks.ts';
import { MemoryWindow, SharedBrowser } from './MemoryWindow.ts';
import { smallMuseum } from './smallMuseum.ts';
import { Tab } from './Tab.ts';
import { Till } from './Till.ts';
import { everythingSettled, Timeline } from './Timeline.ts';
import { Wire } from './Wire.ts';

/** In what kind of world a journey begins. */
export interface Circumstances {
  readonly scheduler: fc.Scheduler;
  readonly seed: number;
  /** Whether the browser has Web Locks; leases in storage otherwise. */
  readonly hasLocks: boolean;
  readonly asksForCode: boolean;
  readonly hasToken: boolean;
  /** What the phone's clock differs by, in milliseconds. */
  readonly phoneIsWrongBy: number;
}

/** How much of what is on its way arrives after a step. */
export type Arrivals = 'all' | 'some' | 'none';

const opening = Date.parse('2026-12-01T08:30:00+08:00');

const plainSanitiser: HtmlSanitiser = {
  sanitise: async (html) => {
    const cleaned: unknown = html;
    return cleaned as SafeHtml;
  },
};

class Channel extends EventTarget implements TabChannel {
  readonly #all: Map<Channel, Mortal>;

  constructor(all: Map<Channel, Mortal>, page: Mortal) {
    super();
    this.#all = all;
    all.set(this, page);
  }

  postMessage(data: unknown): void {
    for (const [channel, { isOver }] of this.#all) {
      if (channel === this || isOver) continue;
      channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

/** Everything of one journey: a museum, the way to it, whoever takes the money, and a visitor's browser with its tabs. */
export class World {
  readonly timeline = new Timeline(opening);
  readonly museum: InMemoryMuseum;
  readonly books: Books;
  readonly till: Till;
  readonly wire: Wire;
  readonly locks = new MemoryLocks();
  readonly sanitiser = plainSanitiser;
  readonly configuration: Configuration;
  readonly hasLocks: boolean;
  readonly phoneIsWrongBy: number;
  /** Whether WeChat has put its bridge into the page. */
  hasBridge = true;
  readonly tabs: Tab[] = [];
  /** What was found to be wrong. */
  readonly violations: string[] = [];
  readonly #scheduler: fc.Scheduler;
  readonly #channels = new Map<Channel, Mortal>();
  readonly #loading = new Set<Promise<unknown>>();
  #seed: number;
  #lastIntent = 0;
  #lastMoment = 0;

  constructor({ scheduler, seed, hasLocks, asksForCode, hasToken, phoneIsWrongBy }: Circumstances) {
    this.#scheduler = scheduler;
    this.#seed = 1 + seed;
    this.hasLocks = hasLocks;
    this.phoneIsWrongBy = phoneIsWrongBy;
    const tell = (violation: string) => void this.violations.push(violation);
    this.museum = new InMemoryMuseum({
      now: () => this.timeline.now(),
      random: this.random,
      seed: smallMuseum,
    });
    this.books = new Books(this.museum, tell);
    this.till = new Till(this.museum, tell);
    const { museum, timeline } = this;
    this.wire = new Wire({ museum, timeline, scheduler, tell, moment: () => this.moment() });
    this.configuration = {
      name: { zh: '江畔博物馆', en: 'Riverside Museum' },
      timeZone: shanghai,
      organisationId: '1',
      slotFilter: null,
      bankHosts: ['bank.example'],
      asksForCode,
      requiresVisitorMobile: false,
      miniProgramPayPath: null,
      contact: null,
    };
    this.books.read();
    const entry = hasToken ? `/#/index?token=${tokens[0]}` : '/#/index';
    this.tabs.push(new Tab(this, new MemoryWindow(new SharedBrowser(tell), tell, entry), 0));
  }

  /** Uniform in [0, 1), the same in every run of a journey. */
  readonly random = (): number => {
    this.#seed = parkMiller.next(this.#seed);
    return parkMiller.share(this.#seed);
  };

  /** Numbers what happens, since much of it happens at one time. */
  moment(): number {
    this.#lastMoment += 1;
    return this.#lastMoment;
  }

  /** What no visitor has meant before. */
  newIntent(): number {
    this.#lastIntent += 1;
    return this.#lastIntent;
  }

  /** The channel by which a page hears from the other tabs. */
  channelOf(page: Mortal): TabChannel {
    return new Channel(this.#channels, page);
  }

  /** Something that is being loaded; it is waited for like everything that needs no time. */
  wait(loading: Promise<unknown>): void {
    this.#loading.add(loading);
    void loading.finally(() => this.#loading.delete(loading));
  }

  /** Lets happen what needs no time, and lets arrive what is on its way. */
  async settle(arrivals: Arrivals = 'none'): Promise<void> {
    await this.#quiet();
    if (arrivals === 'some' && this.#scheduler.count() > 0) {
      await this.#scheduler.waitNext(Math.min(2, this.#scheduler.count()));
      await this.#quiet();
    }
    while (arrivals === 'all' && this.#scheduler.count() > 0) {
      await this.#scheduler.waitIdle();
      await this.#quiet();
    }
  }

  /** Lets time pass. */
  async pass(milliseconds: number, arrivals: Arrivals): Promise<void> {
    await this.timeline.pass(milliseconds, () => this.settle(arrivals));
  }

  async #quiet(): Promise<void> {
    await everythingSettled();
    while (this.#loading.size > 0) {
      await Promise.all(this.#loading);
      await everythingSettled();
    }
    for (const tab of this.tabs) tab.lookAtDialog();
  }
}
