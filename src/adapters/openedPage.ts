import type { FirstAdapters, LaterAdapters } from '../tokens.ts';
import { CatalogueCalls } from './http/CatalogueCalls.ts';
import { ClockKeepingTransport } from './http/ClockKeepingTransport.ts';
import { ReadRetries } from './http/ReadRetries.ts';
import type { Transport } from './http/Transport.ts';
import { WireExchange } from './http/WireExchange.ts';
import { SafeSessionStore } from './sessionStorage/SafeSessionStore.ts';
import { SessionVisitor } from './sessionStorage/SessionVisitor.ts';
import { SessionVisitStorage } from './sessionStorage/SessionVisitStorage.ts';
import { BrowserClock } from './system/BrowserClock.ts';
import { BrowserPage } from './system/BrowserPage.ts';
import { CookieLanguage } from './system/CookieLanguage.ts';
import { DocumentVisibility } from './system/DocumentVisibility.ts';
import { DomPurifySanitiser } from './system/DomPurifySanitiser.ts';
import { takeEntry } from './system/EntryAddress.ts';
import { HashAddressBar } from './system/HashAddressBar.ts';
import { readConfiguration } from './system/MetaConfiguration.ts';

/** What the two sets of adapters share: the browser's page, and the museum at the end of whatever transport. */
export interface OpenedPage {
  readonly first: FirstAdapters;
  /** The adapters behind the first screen, for whoever takes the money. */
  readonly later: (bridge: LaterAdapters['bridge']) => Promise<LaterAdapters>;
}

/** Takes the visitor in and opens the page: the entry address is cleaned before anything else looks at it (Q-SEC-3). */
export function openPage(
  transportTo: (museum: { apiPrefix: string; clock: BrowserClock }) => Transport,
): OpenedPage {
  const kept = new SafeSessionStore(() => window.sessionStorage);
  takeEntry(window.location, window.history, kept);
  const visitor = new SessionVisitor(kept);
  const { configuration, apiPrefix } = readConfiguration(document);
  const clock = new BrowserClock();
  const page = new BrowserPage(window.location, document);
  const transport = new ClockKeepingTransport({
    carrier: transportTo({ apiPrefix, clock }),
    learn: (date) => clock.correctBy(date),
  });
  const token = () => visitor.token();
  const organisationId = () => visitor.organisationId() ?? configuration.organisationId;
  const retries = new ReadRetries({ clock, random: Math.random });
  const exchange = new WireExchange({ transport, token, retries });
  return {
    first: {
      catalogue: new CatalogueCalls({ exchange, organisationId, apiPrefix }),
      storage: new SessionVisitStorage(kept),
      clock,
      visibility: new DocumentVisibility(document, window),
      page,
      address: new HashAddressBar(window),
      language: new CookieLanguage(document, page),
      sanitiser: new DomPurifySanitiser(window),
      configuration,
    },
    later: async (bridge) => {
      const [{ HttpMuseumApi }, { HistoryDraftKeeper }] = await Promise.all([
        import('./http/HttpMuseumApi.ts'),
        import('./system/HistoryDraftKeeper.ts'),
      ]);
      const { history, location } = window;
      return {
        museum: new HttpMuseumApi({ exchange, organisationId, apiPrefix }),
        drafts: new HistoryDraftKeeper({ history, location, clock, token }),
        bridge,
      };
    },
  };
}
