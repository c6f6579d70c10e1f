import type { ServiceIdentifier } from 'inversify';
import type { Configuration } from './domain/model/Configuration.ts';
import type { AddressBar } from './ports/AddressBar.ts';
import type { Clock } from './ports/Clock.ts';
import type { DraftKeeper } from './ports/DraftKeeper.ts';
import type { HtmlSanitiser } from './ports/HtmlSanitiser.ts';
import type { LanguagePreference } from './ports/LanguagePreference.ts';
import type { MuseumApi } from './ports/MuseumApi.ts';
import type { PageControl } from './ports/PageControl.ts';
import type { PageVisibility } from './ports/PageVisibility.ts';
import type { PaymentBridge } from './ports/PaymentBridge.ts';
import type { VisitStorage } from './ports/VisitStorage.ts';

/** One adapter for each port: all that the app needs of the world. There are two such sets, real and in memory. */
export interface Adapters {
  readonly museum: MuseumApi;
  readonly storage: VisitStorage;
  readonly drafts: DraftKeeper;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly bridge: PaymentBridge;
  readonly page: PageControl;
  readonly address: AddressBar;
  readonly language: LanguagePreference;
  readonly sanitiser: HtmlSanitiser;
  readonly configuration: Configuration;
}

/**
 * A typed identifier to bind by. A symbol says nothing of what it stands for; the cast says it once, here, so that
 * swapped dependencies do not compile.
 */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name) as ServiceIdentifier<T>;

/** One identifier per port: what an adapter is bound to, and what use cases are built from. */
export const ports: { readonly [Port in keyof Adapters]: ServiceIdentifier<Adapters[Port]> } = {
  museum: token('MuseumApi'),
  storage: token('VisitStorage'),
  drafts: token('DraftKeeper'),
  clock: token('Clock'),
  visibility: token('PageVisibility'),
  bridge: token('PaymentBridge'),
  page: token('PageControl'),
  address: token('AddressBar'),
  language: token('LanguagePreference'),
  sanitiser: token('HtmlSanitiser'),
  configuration: token('Configuration'),
};
