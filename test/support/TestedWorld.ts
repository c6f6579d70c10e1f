import { HttpMuseumApi } from '../../src/adapters/http/HttpMuseumApi.ts';
import type { Transport } from '../../src/adapters/http/Transport.ts';
import { WireExchange } from '../../src/adapters/http/WireExchange.ts';
import { FixedLanguage } from '../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryDraftKeeper } from '../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { MemoryFiles } from '../../src/adapters/inMemory/MemoryFiles.ts';
import { MemoryOrderQueryKeeper } from '../../src/adapters/inMemory/MemoryOrderQueryKeeper.ts';
import { MemoryPage } from '../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryPrinter } from '../../src/adapters/inMemory/MemoryPrinter.ts';
import { MemoryTabs } from '../../src/adapters/inMemory/MemoryTabs.ts';
import { MemoryTicketPictures } from '../../src/adapters/inMemory/MemoryTicketPictures.ts';
import { MemoryVisitStorage } from '../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { SwitchableMotion } from '../../src/adapters/inMemory/SwitchableMotion.ts';
import { SwitchableVisibility } from '../../src/adapters/inMemory/SwitchableVisibility.ts';
import { NotedConnection } from '../../src/adapters/system/NotedConnection.ts';
import { type Hearer, pageInterruptions } from '../../src/adapters/system/pageInterruptions.ts';
import type { Configuration } from '../../src/domain/model/Configuration.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import type { HtmlSanitiser, SafeHtml } from '../../src/ports/HtmlSanitiser.ts';
import type {
  Adapters,
  AfterSaleAdapters,
  FirstAdapters,
  InterruptionAdapters,
  LaterAdapters,
  UpkeepAdapters,
} from '../../src/tokens.ts';
import { shanghai } from '../domain/builders.ts';
import { StubBridge } from './StubBridge.ts';

const configuration: Configuration = {
  name: { zh: '江畔博物馆', en: 'Riverside Museum' },
  timeZone: shanghai,
  organisationId: '1',
  slotFilter: null,
  bankHosts: [],
  asksForCode: false,
  requiresVisitorMobile: false,
  miniProgramPayPath: null,
  contact: null,
};

/** Stands in for the sanitiser, which needs a real browser: what it was given is shown as plain words. */
const plainSanitiser: HtmlSanitiser = {
  sanitise: async (html) => {
    const cleaned: unknown = html.replace(/<[^>]*>/g, '');
    return cleaned as SafeHtml;
  },
};

/** All that the app needs of the world, in memory: the whole in-memory museum, and a clock that a test advances. */
export class TestedWorld implements Adapters {
  readonly clock = new ManualClock(Date.parse('2026-12-01T08:30:00+08:00'));
  readonly address: MemoryAddressBar;
  readonly language: FixedLanguage;
  readonly page = new MemoryPage();
  readonly storage = new MemoryVisitStorage();
  readonly bridge = new StubBridge();
  readonly museum = new InMemoryMuseum({ now: () => this.clock.now(), random: () => 0.5 });
  readonly interruptions = pageInterruptions<Hearer>(this.clock);
  readonly connection = new NotedConnection();
  /** The build that a release has put in the place of the page's. */
  newBuild: string | null = null;
  readonly first: FirstAdapters;
  /** How often the rest was asked for. */
  laterLoads = 0;
  /** Whether debugging is turned on. */
  isDebugging = false;
  /** What loading the rest ends in instead, while it can't be had. */
  laterFailure: Error | null = null;

  readonly #between: (transport: Transport) => Transport;

  /** @param between what stands between the app and the museum, and may change what passes */
  constructor(
    address = '/index',
    language: Language = 'English',
    between: (transport: Transport) => Transport = (transport) => transport,
  ) {
    this.#between = between;
    this.address = new MemoryAddressBar(address);
    this.language = new FixedLanguage(language);
    const { clock, storage, page } = this;
    this.first = {
      catalogue: this.#api(),
      storage,
      clock,
      visibility: new SwitchableVisibility(),
      motion: new SwitchableMotion(),
      page,
      address: this.address,
      language: this.language,
      sanitiser: plainSanitiser,
      configuration,
      interruptions: this.interruptions,
    };
  }

  readonly later = async (): Promise<LaterAdapters> => {
    this.laterLoads += 1;
    if (this.laterFailure !== null) throw this.laterFailure;
    return {
      museum: this.#api(),
      drafts: new MemoryDraftKeeper(),
      tabs: new MemoryTabs(),
      chance: () => 0.5,
      bridge: this.bridge,
      files: new MemoryFiles(),
      printer: new MemoryPrinter(),
      pictures: new MemoryTicketPictures(),
    };
  };

  readonly afterSale = async (): Promise<AfterSaleAdapters> => ({
    wholeMuseum: this.#api(),
    queries: new MemoryOrderQueryKeeper(),
  });

  /** The adapters of every screen behind the first one. */
  async behindHome(): Promise<LaterAdapters & AfterSaleAdapters> {
    return { ...(await this.later()), ...(await this.afterSale()) };
  }

  /** The adapters of what interrupts a visit. */
  readonly interrupting = (): InterruptionAdapters => ({
    museum: this.#api(),
    chance: () => 0.5,
    isOurMistake: (event) => event === 'ours',
    debugSwitch: {
      toggle: () => {
        this.isDebugging = !this.isDebugging;
        return this.isDebugging;
      },
    },
  });

  /** The adapters of what a long visit may meet. */
  readonly upkeep = async (): Promise<UpkeepAdapters> => ({
    releases: { newBuild: async () => this.newBuild },
    connection: this.connection,
  });

  #api(): HttpMuseumApi {
    const transport = this.#between(museumTransport(this.museum, this.clock));
    const { organisationId } = configuration;
    const exchange = new WireExchange({
      transport,
      token: () => null,
      doorkeeper: async () => ({
        judge: async (refused) => {
          const { kind } = refused.failure;
          if (kind === 'expired') this.interruptions.tell({ kind, wasPolled: false });
          return refused;
        },
        admit: async (refused) => refused,
      }),
      learn: this.connection.note,
    });
    const settings = { organisationId: () => organisationId, apiPrefix: '/api' };
    return new HttpMuseumApi({ exchange, ...settings });
  }
}
