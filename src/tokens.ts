import type { Configuration } from './domain/model/Configuration.ts';
import type { AddressBar } from './ports/AddressBar.ts';
import type { Chance } from './ports/Chance.ts';
import type { Clock } from './ports/Clock.ts';
import type { Connection } from './ports/Connection.ts';
import type { DebugSwitch } from './ports/DebugSwitch.ts';
import type { DraftKeeper } from './ports/DraftKeeper.ts';
import type { FileSaver } from './ports/FileSaver.ts';
import type { HtmlSanitiser } from './ports/HtmlSanitiser.ts';
import type { Interruptions } from './ports/Interruptions.ts';
import type { LanguagePreference } from './ports/LanguagePreference.ts';
import type { MotionPreference } from './ports/MotionPreference.ts';
import type { BookingApi, HomeCatalogue, MessagesApi, MuseumApi } from './ports/MuseumApi.ts';
import type { OrderQueryKeeper } from './ports/OrderQueryKeeper.ts';
import type { OtherTabs } from './ports/OtherTabs.ts';
import type { PageControl } from './ports/PageControl.ts';
import type { PageVisibility } from './ports/PageVisibility.ts';
import type { PaymentBridge } from './ports/PaymentBridge.ts';
import type { Printer } from './ports/Printer.ts';
import type { Releases } from './ports/Releases.ts';
import type { TicketPictures } from './ports/TicketPictures.ts';
import type { VisitStorage } from './ports/VisitStorage.ts';

/** One adapter for each port that the first screen needs. There are two such sets, real and in memory. */
export interface FirstAdapters {
  readonly catalogue: HomeCatalogue;
  readonly storage: VisitStorage;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly motion: MotionPreference;
  readonly page: PageControl;
  readonly address: AddressBar;
  readonly language: LanguagePreference;
  readonly sanitiser: HtmlSanitiser;
  readonly configuration: Configuration;
  readonly interruptions: Interruptions;
}

/** The adapters for everything behind the first screen. */
export interface LaterAdapters {
  readonly museum: BookingApi;
  readonly drafts: DraftKeeper;
  readonly tabs: OtherTabs;
  readonly chance: Chance;
  readonly bridge: PaymentBridge;
  readonly files: FileSaver;
  readonly printer: Printer;
  readonly pictures: TicketPictures;
}

/** The adapters for what only comes after a ticket is bought. */
export interface AfterSaleAdapters {
  readonly wholeMuseum: MuseumApi;
  readonly queries: OrderQueryKeeper;
}

/** The adapters for what interrupts a visit. */
export interface InterruptionAdapters {
  readonly museum: Pick<MessagesApi, 'maintenanceNotice'>;
  readonly chance: Chance;
  readonly debugSwitch: DebugSwitch;
  /** Whether what nothing has caught is a mistake of ours, by the event that told of it. */
  readonly isOurMistake: (event: unknown) => boolean;
}

/** The adapters for what a long visit may meet. */
export interface UpkeepAdapters {
  readonly releases: Releases;
  readonly connection: Connection;
}

/** All that the app needs of the world; what the first screen can do without is loaded when a visitor goes on. */
export interface Adapters {
  readonly first: FirstAdapters;
  readonly later: () => Promise<LaterAdapters>;
  readonly afterSale: () => Promise<AfterSaleAdapters>;
}

declare const stands: unique symbol;

/**
 * What something is bound to and asked for by: a class, or a symbol that says in its type what it stands for. Narrower
 * than the container's own type, which takes any function for anything.
 */
export type Identifier<T> =
  | (symbol & { readonly [stands]: T })
  | (abstract new (
      ...dependencies: never[]
    ) => T);

/**
 * A typed identifier to bind by. A symbol says nothing of what it stands for; the cast says it once, here, so that
 * swapped dependencies do not compile.
 */
export const token = <T>(name: string): Identifier<T> => Symbol(name) as Identifier<T>;

type Ports = Omit<FirstAdapters, 'catalogue' | 'motion' | 'sanitiser' | 'interruptions'> &
  LaterAdapters &
  AfterSaleAdapters;

/** One identifier per port that the container builds use cases from. */
export const ports: { readonly [Port in keyof Ports]: Identifier<Ports[Port]> } = {
  museum: token('BookingApi'),
  wholeMuseum: token('MuseumApi'),
  drafts: token('DraftKeeper'),
  queries: token('OrderQueryKeeper'),
  tabs: token('OtherTabs'),
  chance: token('Chance'),
  bridge: token('PaymentBridge'),
  files: token('FileSaver'),
  printer: token('Printer'),
  pictures: token('TicketPictures'),
  storage: token('VisitStorage'),
  clock: token('Clock'),
  visibility: token('PageVisibility'),
  page: token('PageControl'),
  address: token('AddressBar'),
  language: token('LanguagePreference'),
  configuration: token('Configuration'),
};
