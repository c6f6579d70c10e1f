import type { HtmlSanitiser } from '../ports/HtmlSanitiser.ts';
import type { FirstAdapters, LaterAdapters } from '../tokens.ts';
import type { EnteredPage } from './enteredPage.ts';
import { ClockKeepingTransport } from './http/ClockKeepingTransport.ts';
import { HomeCatalogueCalls } from './http/HomeCatalogueCalls.ts';
import { ReadRetries } from './http/ReadRetries.ts';
import type { Transport } from './http/Transport.ts';
import { WireExchange } from './http/WireExchange.ts';
import type { InterruptibleAdapters, InterruptionHost } from './interruptingPage.ts';
import { SafeSessionStore } from './sessionStorage/SafeSessionStore.ts';
import { SessionVisitStorage } from './sessionStorage/SessionVisitStorage.ts';
import { BrowserPage } from './system/BrowserPage.ts';
import { CookieLanguage } from './system/CookieLanguage.ts';
import { DocumentVisibility } from './system/DocumentVisibility.ts';
import type { DomPurifySanitiser } from './system/DomPurifySanitiser.ts';
import { HashAddressBar } from './system/HashAddressBar.ts';
import { isReachable } from './system/isReachable.ts';
import { MediaMotion } from './system/MediaMotion.ts';
import { readConfiguration } from './system/MetaConfiguration.ts';
import { NotedConnection } from './system/NotedConnection.ts';
import { type PageInterruptions, pageInterruptions } from './system/pageInterruptions.ts';
import { visitorMark } from './system/visitorMark.ts';
import { savesData, whenIdle } from './system/whenIdle.ts';

/** What the two sets of adapters share: the browser's page, and the museum at the end of whatever transport. */
export interface OpenedPage {
  readonly first: FirstAdapters;
  readonly whenIdle: InterruptibleAdapters['whenIdle'];
  readonly isReachable: InterruptibleAdapters['isReachable'];
  /** The adapters behind the first screen, for whoever takes the money. */
  readonly later: (bridge: LaterAdapters['bridge']) => Promise<LaterAdapters>;
  readonly afterSale: InterruptibleAdapters['afterSale'];
  readonly interrupting: InterruptibleAdapters['interrupting'];
  readonly upkeep: InterruptibleAdapters['upkeep'];
  readonly interruptions: PageInterruptions<InterruptionHost>;
}

/** The local flag that turns the debugging console on (§2). */
const debugFlag = 'vdebug';
/** A wait that is shorter passes unseen; a longer one for a crowd is shown (Q-RUSH-6). */
const longestUnseenWaitMs = 2_000;

/** Opens a page whose visitor was taken in. */
export function openPage(
  { kept, visitor, clock }: EnteredPage,
  transportTo: (museum: { apiPrefix: string }) => Transport,
): OpenedPage {
  const { configuration, apiPrefix } = readConfiguration(document);
  const page = new BrowserPage(window.location, document, () => exchange.isWriting);
  const visibility = new DocumentVisibility(document, window);
  const language = new CookieLanguage(document, page);
  const interruptions = pageInterruptions<InterruptionHost>(clock);
  for (const type of ['error', 'unhandledrejection']) {
    window.addEventListener(type, (event) => interruptions.tell({ kind: 'broken', event }));
  }
  const connection = new NotedConnection();
  // Perhaps; the next call will tell.
  window.addEventListener('online', () => connection.note(false));
  const token = () => visitor.token();
  if (token() !== null) interruptions.tell({ kind: 'entered' });
  const local = new SafeSessionStore(() => window.localStorage);
  const carrier = transportTo({ apiPrefix });
  const transport = new ClockKeepingTransport({
    carrier:
      local.get(debugFlag) === 'true'
        ? interruptions
            .host()
            .then(({ watching }) => watching(carrier))
            .catch(() => carrier)
        : carrier,
    learn: (date) => clock.correctBy(date),
  });
  const organisationId = () => visitor.organisationId() ?? configuration.organisationId;
  const random = Math.random;
  const exchange = new WireExchange({
    transport,
    token,
    retries: new ReadRetries({ clock, random, longestMs: longestUnseenWaitMs }),
    doorkeeper: interruptions.host,
    learn: connection.note,
  });
  const catalogue = new HomeCatalogueCalls({ exchange, organisationId, apiPrefix });
  const storage = new SessionVisitStorage(kept);
  const behindHome = { window, exchange, organisationId, apiPrefix, clock, token, random };
  return {
    whenIdle: (task) => {
      if (!savesData(window.navigator)) whenIdle(window, task);
    },
    isReachable: () => isReachable({ document, fetch: (...asked) => fetch(...asked) }),
    first: {
      catalogue,
      storage,
      clock,
      visibility,
      motion: new MediaMotion(window),
      page,
      address: new HashAddressBar(window, () => visitorMark(visitor.token())),
      language,
      sanitiser: sanitiserOf(window),
      configuration,
      interruptions,
    },
    interruptions,
    interrupting: async () => {
      const { interruptingPage } = await import('./interruptingPage.ts');
      return interruptingPage({
        exchange,
        interruptions,
        clock,
        visibility,
        language,
        token,
        local,
        debugFlag,
      });
    },
    upkeep: async () => {
      const { VersionFile } = await import('./system/VersionFile.ts');
      return { connection, releases: new VersionFile(window) };
    },
    later: async (bridge) => {
      const { laterAdapters } = await import('./laterAdapters.ts');
      return laterAdapters(behindHome, bridge);
    },
    afterSale: async () => {
      const { afterSaleAdapters } = await import('./afterSaleAdapters.ts');
      return afterSaleAdapters(behindHome);
    },
  };
}

/** The sanitiser, with all it knows of HTML loaded when the first comes (R7). */
function sanitiserOf(page: Window & typeof globalThis): HtmlSanitiser {
  let loaded: DomPurifySanitiser | null = null;
  return {
    sanitise: async (html) => {
      const { DomPurifySanitiser: Sanitiser } = await import('./system/DomPurifySanitiser.ts');
      loaded ??= new Sanitiser(page);
      return loaded.sanitise(html);
    },
  };
}
