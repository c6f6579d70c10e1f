import type { Configuration } from '../domain/model/Configuration.ts';
import type { PaymentBridge } from '../ports/PaymentBridge.ts';
import type { Adapters } from '../tokens.ts';
import { ClockKeepingTransport } from './http/ClockKeepingTransport.ts';
import { HttpMuseumApi } from './http/HttpMuseumApi.ts';
import type { Transport } from './http/Transport.ts';
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
import { HistoryDraftKeeper } from './system/HistoryDraftKeeper.ts';
import { readConfiguration } from './system/MetaConfiguration.ts';

/** What the two sets of adapters share: everything about the browser's page but who answers and who takes the money. */
export interface OpenedPage {
  readonly configuration: Configuration;
  readonly apiPrefix: string;
  readonly clock: BrowserClock;
  readonly language: CookieLanguage;
  /** Completes the set. */
  adapters(choice: {
    transport: Transport;
    bridge: PaymentBridge;
    configuration?: Configuration;
  }): Adapters;
}

/** Takes the visitor in and opens the page: the entry address is cleaned before anything else looks at it (Q-SEC-3). */
export function openPage(): OpenedPage {
  const kept = new SafeSessionStore(() => window.sessionStorage);
  takeEntry(window.location, window.history, kept);
  const visitor = new SessionVisitor(kept);
  const { configuration, apiPrefix } = readConfiguration(document);
  const clock = new BrowserClock();
  const page = new BrowserPage(window.location, document);
  const language = new CookieLanguage(document, page);
  return {
    configuration,
    apiPrefix,
    clock,
    language,
    adapters: (choice) => ({
      museum: new HttpMuseumApi({
        transport: new ClockKeepingTransport({
          carrier: choice.transport,
          learn: (date) => clock.correctBy(date),
        }),
        token: () => visitor.token(),
        organisationId: () => visitor.organisationId() ?? configuration.organisationId,
        apiPrefix,
      }),
      storage: new SessionVisitStorage(kept),
      drafts: new HistoryDraftKeeper({
        history: window.history,
        location: window.location,
        clock,
        token: () => visitor.token(),
      }),
      clock,
      visibility: new DocumentVisibility(document, window),
      bridge: choice.bridge,
      page,
      address: new HashAddressBar(window),
      language,
      sanitiser: new DomPurifySanitiser(window),
      configuration: choice.configuration ?? configuration,
    }),
  };
}
