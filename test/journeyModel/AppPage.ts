import { ClockKeepingTransport } from '../../src/adapters/http/ClockKeepingTransport.ts';
import { HttpMuseumApi } from '../../src/adapters/http/HttpMuseumApi.ts';
import { ReadRetries } from '../../src/adapters/http/ReadRetries.ts';
import { WireExchange } from '../../src/adapters/http/WireExchange.ts';
import { MemoryFiles } from '../../src/adapters/inMemory/MemoryFiles.ts';
import { MemoryPrinter } from '../../src/adapters/inMemory/MemoryPrinter.ts';
import { MemoryTicketPictures } from '../../src/adapters/inMemory/MemoryTicketPictures.ts';
import { SwitchableMotion } from '../../src/adapters/inMemory/SwitchableMotion.ts';
import { SwitchableVisibility } from '../../src/adapters/inMemory/SwitchableVisibility.ts';
import { type InterruptionHost, interruptingPage } from '../../src/adapters/interruptingPage.ts';
import { SafeSessionStore } from '../../src/adapters/sessionStorage/SafeSessionStore.ts';
import { SessionVisitor } from '../../src/adapters/sessionStorage/SessionVisitor.ts';
import { SessionVisitStorage } from '../../src/adapters/sessionStorage/SessionVisitStorage.ts';
import { BrowserClock } from '../../src/adapters/system/BrowserClock.ts';
import { BrowserPage } from '../../src/adapters/system/BrowserPage.ts';
import { BrowserTabs } from '../../src/adapters/system/BrowserTabs.ts';
import { CookieLanguage } from '../../src/adapters/system/CookieLanguage.ts';
import { takeEntry, watchEntries } from '../../src/adapters/system/EntryAddress.ts';
import { HashAddressBar } from '../../src/adapters/system/HashAddressBar.ts';
import { HistoryDraftKeeper } from '../../src/adapters/system/HistoryDraftKeeper.ts';
import { HistoryOrderQueryKeeper } from '../../src/adapters/system/HistoryOrderQueryKeeper.ts';
import { LeasedTurns } from '../../src/adapters/system/LeasedTurns.ts';
import { LockedTurns } from '../../src/adapters/system/LockedTurns.ts';
import { pageInterruptions } from '../../src/adapters/system/pageInterruptions.ts';
import { visitorMark } from '../../src/adapters/system/visitorMark.ts';
import { WeChatPaymentBridge } from '../../src/adapters/weChat/WeChatPaymentBridge.ts';
import { firstViewModelsOf } from '../../src/firstScreen.ts';
import { interruptionModelOf } from '../../src/interruptionModel.ts';
import type { PaymentBridge } from '../../src/ports/PaymentBridge.ts';
import type { FirstAdapters, LaterAdapters } from '../../src/tokens.ts';
import type { InterruptionModel } from '../../src/ui/interruptions/InterruptionModel.ts';
import type { AfterSaleViewModels, FirstViewModels, ViewModels } from '../../src/ui/ViewModels.ts';
import type { MemoryWindow } from './MemoryWindow.ts';
import type { Sender } from './Wire.ts';
import type { World } from './World.ts';

/** The longest wait that passes unseen, as in `openedPage.ts`. */
const longestUnseenWaitMs = 2_000;

/** What a page is loaded into. */
export interface Surroundings {
  readonly world: World;
  readonly window: MemoryWindow;
  readonly intent: () => number;
  readonly takeLicence: () => boolean;
  readonly goToBank: () => void;
}

/** The models of every screen. */
export interface EveryViewModel extends ViewModels, AfterSaleViewModels {}

/**
 * One loading of the app in a tab's window: the shipped adapters over that window, wired as `openedPage.ts` wires them,
 * and the shipped models behind them. It dies when its tab loads anew: nothing of it goes on then but what is on its
 * way to the museum.
 */
export class AppPage implements Sender {
  readonly visibility = new SwitchableVisibility();
  readonly models: FirstViewModels;
  readonly address: HashAddressBar;
  readonly language: CookieLanguage;
  readonly bornAt: number;
  /** Null before the first interruption. */
  interrupted: InterruptionModel | null = null;
  /** All models, once a screen behind home was wanted. */
  all: EveryViewModel | null = null;
  isOver = false;
  readonly death: Promise<void>;

  readonly #around: Surroundings;
  readonly #clock: BrowserClock;
  readonly #exchange: WireExchange;
  readonly #visitor: SessionVisitor;
  readonly #kept: SafeSessionStore;
  readonly #first: FirstAdapters;
  #die: () => void = () => {};
  readonly #timers = new Map<number, () => void>();
  #lastTimer = 0;

  constructor(around: Surroundings) {
    this.#around = around;
    const { world, window } = around;
    this.bornAt = world.moment();
    this.death = new Promise((resolve) => {
      this.#die = resolve;
    });
    this.#clock = this.#makeClock();
    const { location, history } = window;
    this.#kept = new SafeSessionStore(() => this.#storage());
    takeEntry(location, history, this.#kept);
    watchEntries(this.#ownWindow(), this.#kept);
    this.#visitor = new SessionVisitor(this.#kept);
    const token = () => this.#visitor.token();
    const interruptions = pageInterruptions<InterruptionHost>(this.#clock);
    if (token() !== null) interruptions.tell({ kind: 'entered' });
    this.#exchange = this.#makeExchange(interruptions.host);
    this.address = new HashAddressBar(this.#ownWindow(), () => visitorMark(token()));
    const page = this.#makePage();
    this.language = new CookieLanguage(window.document, page);
    const museum = this.#museum();
    this.#first = {
      catalogue: museum,
      storage: new SessionVisitStorage(this.#kept),
      clock: this.#clock,
      visibility: this.visibility,
      motion: new SwitchableMotion(),
      page,
      address: this.address,
      language: this.language,
      sanitiser: world.sanitiser,
      configuration: world.configuration,
      interruptions,
    };
    this.models = firstViewModelsOf({
      first: this.#first,
      later: async () => this.#later(),
      afterSale: async () => ({
        wholeMuseum: this.#museum(),
        queries: new HistoryOrderQueryKeeper({ history, token }),
      }),
    });
    interruptions.whenNeeded(async () => this.#interrupting(interruptions));
  }

  /** Loads what stands behind home. */
  async loadAll(): Promise<EveryViewModel> {
    if (this.all !== null) return this.all;
    const booking = await this.models.later();
    const { models } = await booking.afterSale.get();
    // They come with a refusal and with the form otherwise: a file is read in its own time, and not in this world's.
    await Promise.all([booking.soldOut.get(), booking.smsCode.get()]);
    this.all ??= { ...booking, ...models };
    return this.all;
  }

  takeLicence(): boolean {
    return this.#around.takeLicence();
  }

  get intent(): number {
    return this.#around.intent();
  }

  /** The page is closed, loaded anew or left for another. */
  end(): void {
    this.isOver = true;
    this.#ownListeners.abort();
    for (const stop of this.#timers.values()) stop();
    this.#timers.clear();
    this.#die();
  }

  readonly #ownListeners = new AbortController();

  /** The tab's window, whose events this page hears for as long as it lives. */
  #ownWindow(): Window {
    const { window } = this.#around;
    const { signal } = this.#ownListeners;
    const own = Object.create(window, {
      addEventListener: {
        value: (type: string, listener: (event: Event) => void) =>
          window.addEventListener(type, listener, { signal }),
      },
      removeEventListener: {
        value: (type: string, listener: (event: Event) => void) =>
          window.removeEventListener(type, listener),
      },
      WeixinJSBridge: { get: () => this.#bridgeInPage() },
      location: { value: window.location },
      history: { value: window.history },
      document: { value: window.document },
      navigator: { value: window.navigator },
    });
    return own as Window;
  }

  #bridgeInPage(): object | undefined {
    const { till, hasBridge } = this.#around.world;
    return hasBridge ? till.bridgeOf(this) : undefined;
  }

  /** A dead page writes nothing any more. */
  #storage(): Storage {
    const { sessionStorage } = this.#around.window;
    const store: unknown = sessionStorage;
    if (this.isOver) throw new Error('the page is gone');
    return store as Storage;
  }

  #makeClock(): BrowserClock {
    const { timeline, phoneIsWrongBy } = this.#around.world;
    return new BrowserClock({
      now: () => timeline.now() + phoneIsWrongBy,
      setTimeout: (task, milliseconds) => {
        this.#lastTimer += 1;
        const timer = this.#lastTimer;
        if (this.isOver) return timer;
        const stop = timeline.after(milliseconds, () => {
          this.#timers.delete(timer);
          task();
        });
        this.#timers.set(timer, stop);
        return timer;
      },
      clearTimeout: (timer) => {
        this.#timers.get(timer)?.();
        this.#timers.delete(timer);
      },
    });
  }

  #makeExchange(doorkeeper: () => Promise<InterruptionHost>): WireExchange {
    const { wire, random } = this.#around.world;
    const clock = this.#clock;
    return new WireExchange({
      transport: new ClockKeepingTransport({
        carrier: wire.of(this),
        learn: (date) => clock.correctBy(date),
      }),
      token: () => this.#visitor.token(),
      retries: new ReadRetries({ clock, random, longestMs: longestUnseenWaitMs }),
      doorkeeper,
    });
  }

  #museum(): HttpMuseumApi {
    const organisationId = () => this.#visitor.organisationId() ?? '1';
    return new HttpMuseumApi({ exchange: this.#exchange, organisationId, apiPrefix: '/api' });
  }

  #makePage(): BrowserPage {
    const { location } = this.#around.window;
    const reload = () => {
      if (!this.isOver) location.reload();
    };
    return new BrowserPage(
      { origin: location.origin, pathname: location.pathname, reload },
      { title: '', documentElement: { lang: '' } as HTMLElement, dispatchEvent: () => true },
      () => this.#exchange.isWriting,
    );
  }

  #later(): LaterAdapters {
    const { world, window } = this.#around;
    const { history, location } = window;
    const token = () => this.#visitor.token();
    return {
      museum: this.#museum(),
      drafts: new HistoryDraftKeeper({ history, location, clock: this.#clock, token }),
      tabs: this.#tabs(),
      chance: world.random,
      bridge: this.#bridge(),
      files: new MemoryFiles(),
      printer: new MemoryPrinter(),
      pictures: new MemoryTicketPictures(),
    };
  }

  #tabs(): BrowserTabs {
    const { world, window } = this.#around;
    const clock = this.#clock;
    const shared: unknown = window.localStorage;
    const turns = world.hasLocks
      ? new LockedTurns(world.locks.of(this), clock)
      : new LeasedTurns({ open: () => shared as Storage, clock, holder: String(world.random()) });
    return new BrowserTabs({ turns, openChannel: () => world.channelOf(this), clock });
  }

  /** WeChat's bridge as it is shipped; a bank's page needs a browser to be read, and is left for all the same. */
  #bridge(): PaymentBridge {
    const { goToBank } = this.#around;
    const bridge = new WeChatPaymentBridge({
      window: this.#ownWindow(),
      clock: this.#clock,
      bankHosts: ['bank.example'],
      miniProgramPayPath: null,
    });
    return {
      placeFor: (way) => bridge.placeFor(way),
      requestPayment: (request) => bridge.requestPayment(request),
      openNativePage: (order) => bridge.openNativePage(order),
      bankPage: () => ({ ok: true, value: { host: 'bank.example', leave: goToBank } }),
    };
  }

  /** As `interruptions.tsx` wires them, but for the showing. */
  #interrupting(interruptions: ReturnType<typeof pageInterruptions<InterruptionHost>>) {
    const { visibility, language } = this;
    const clock = this.#clock;
    const { localStorage } = this.#around.window;
    const page = interruptingPage({
      exchange: this.#exchange,
      interruptions,
      clock,
      visibility,
      language,
      token: () => this.#visitor.token(),
      local: new SafeSessionStore(() => {
        const shared: unknown = localStorage;
        return shared as Storage;
      }),
      debugFlag: 'vdebug',
    });
    const model = interruptionModelOf(this.#first, page, this.models);
    this.interrupted = model;
    return {
      ...page,
      hear: (interruption: Parameters<typeof model.hear>[0]) => model.hear(interruption),
    };
  }
}
