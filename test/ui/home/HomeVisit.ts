import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { SwitchableMotion } from '../../../src/adapters/inMemory/SwitchableMotion.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { HomeTemplate } from '../../../src/domain/model/HomeTemplate.ts';
import { slotId, ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { instantOf } from '../../../src/domain/model/instantOf.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import type { TicketOffer } from '../../../src/domain/model/Ticket.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { DescribeTickets } from '../../../src/domain/useCases/DescribeTickets.ts';
import { OpenDay } from '../../../src/domain/useCases/OpenDay.ts';
import { OpenFirstBookableDay } from '../../../src/domain/useCases/OpenFirstBookableDay.ts';
import { OpenHome } from '../../../src/domain/useCases/OpenHome.ts';
import { PlaceOrder } from '../../../src/domain/useCases/PlaceOrder.ts';
import { ReadBookingWindow } from '../../../src/domain/useCases/ReadBookingWindow.ts';
import { SelectSlot } from '../../../src/domain/useCases/SelectSlot.ts';
import type { CatalogueApi } from '../../../src/ports/MuseumApi.ts';
import type { VisitStorage } from '../../../src/ports/VisitStorage.ts';
import { AnnouncementModel, type Message } from '../../../src/ui/AnnouncementModel.ts';
import { HomeModel } from '../../../src/ui/home/HomeModel.ts';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { anOffer, aSlot, day, shanghai, yuan } from '../../domain/builders.ts';

/** The day on which every visit begins, a Saturday. */
export const today = day('2026-11-28');
export const tomorrow = day('2026-11-29');
export const dayAfter = day('2026-11-30');

/** A moment at the museum. */
function at(text: string): number {
  const instant = instantOf(text, shanghai);
  if (instant === null) throw new Error(`no moment: ${text}`);
  return instant;
}

export const morning = aSlot();
export const noon = aSlot({ id: slotId('s-1200'), begin: '12:00', end: '13:00' });

export const adult = anOffer();
export const free = anOffer({
  ticketId: ticketId('t-free'),
  kindId: ticketKindId('k-free'),
  name: 'Child',
  kindName: 'Free',
  price: yuan(0),
  pool: 'free',
});
export const guide = anOffer({
  ticketId: ticketId('t-guide'),
  kindId: ticketKindId('k-guide'),
  name: 'Audio guide',
  kindName: '',
  category: 'Services',
  price: yuan('19.9'),
  isStaggered: false,
  countsTowardsLimit: false,
  isRealName: false,
});

const aTemplate: HomeTemplate = {
  banners: [],
  advertisement: null,
  notice: null,
  warmPrompt: 'Bring your document.',
};

/** A home template with what matters to a test. */
export function aHomeTemplate(changes: Partial<HomeTemplate>): HomeTemplate {
  return { ...aTemplate, ...changes };
}

/** What the museum of a visit says, unless a test says otherwise. */
export class StubCatalogue implements CatalogueApi {
  /** Every question asked, in short. */
  readonly asked: string[] = [];
  answers: Partial<CatalogueApi>;
  daySlots = (_day: MuseumDay): readonly TimeSlot[] => [morning, noon];
  offers: readonly TicketOffer[] = [adult, free, guide];

  constructor(answers: Partial<CatalogueApi> = {}) {
    this.answers = answers;
  }

  async homeTemplate(language: Language) {
    return this.answers.homeTemplate?.(language) ?? success(aTemplate);
  }

  async purchaseLimit() {
    return this.answers.purchaseLimit?.() ?? success(5);
  }

  async preSaleDays() {
    return this.answers.preSaleDays?.() ?? success(7);
  }

  async standbyDays(from: MuseumDay, to: MuseumDay) {
    return this.answers.standbyDays?.(from, to) ?? success([to]);
  }

  async isSaleStaggered(asked: MuseumDay) {
    this.asked.push(`config ${asked}`);
    return this.answers.isSaleStaggered?.(asked) ?? success(true);
  }

  async slots(asked: MuseumDay) {
    this.asked.push(`slots ${asked}`);
    return this.answers.slots?.(asked) ?? success(this.daySlots(asked));
  }

  async tickets(asked: MuseumDay, slot: TimeSlot['id'] | null, language: Language) {
    this.asked.push(`tickets ${asked} ${slot ?? 'whole day'}`);
    return this.answers.tickets?.(asked, slot, language) ?? success(this.offers);
  }

  async ticketDescription(asked: TicketOffer['ticketId'], language: Language) {
    return (
      this.answers.ticketDescription?.(asked, language) ?? failed({ kind: 'network' as const })
    );
  }

  async ticketKindFor() {
    return failed({ kind: 'network' as const });
  }

  async specialCertificateTypes() {
    return success([]);
  }
}

/** A promise that is kept when a test says so. */
export function later<T>(): { readonly promise: Promise<T>; readonly keep: (value: T) => void } {
  let keep: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

/** A visitor's visit to the home screen: real use cases over a museum of the test's own. */
export class HomeVisit {
  readonly museum: StubCatalogue;
  readonly clock: ManualClock;
  readonly storage: VisitStorage;
  readonly visibility = new SwitchableVisibility();
  readonly motion = new SwitchableMotion();
  readonly address: MemoryAddressBar;
  readonly language: FixedLanguage;
  readonly ways: Ways;
  readonly announcements: AnnouncementModel;
  readonly home: HomeModel;

  constructor(
    answers: Partial<CatalogueApi> = {},
    {
      now = '2026-11-28 08:00',
      language = 'English' as Language,
      slots = [morning, noon],
      storage = new MemoryVisitStorage() as VisitStorage,
      openedAt = '/index',
    } = {},
  ) {
    this.storage = storage;
    this.address = new MemoryAddressBar(openedAt);
    this.ways = new Ways({ address: this.address });
    this.museum = new StubCatalogue(answers);
    this.museum.daySlots = () => slots;
    this.clock = new ManualClock(at(now));
    this.language = new FixedLanguage(language);
    this.announcements = new AnnouncementModel({ clock: this.clock });
    const { museum, clock } = this;
    const configuration = { timeZone: shanghai, slotFilter: null };
    const openDay = new OpenDay({ museum, storage, configuration });
    this.home = new HomeModel({
      openHome: new OpenHome({ museum, storage, clock }),
      readBookingWindow: new ReadBookingWindow({ museum, clock, configuration }),
      openDay,
      openFirstBookableDay: new OpenFirstBookableDay({ openDay, storage, clock, configuration }),
      selectSlot: new SelectSlot({ museum, storage, clock, configuration }),
      describeTickets: new DescribeTickets({ museum }),
      placeOrder: new PlaceOrder({ storage }),
      clock,
      storage,
      visibility: this.visibility,
      motion: this.motion,
      language: this.language,
      configuration,
      announcements: this.announcements,
      ways: this.ways,
    });
  }

  get visit() {
    return this.home.visit;
  }

  /** Lets everything settle that needs no time, and so much time pass. */
  async pass(milliseconds = 0): Promise<void> {
    await this.clock.advance(milliseconds);
  }

  /** Opens the home screen. */
  async opened(): Promise<this> {
    this.home.start();
    await this.pass();
    return this;
  }

  /** Chooses a slot and waits for its tickets. */
  async choosing(slot: TimeSlot): Promise<this> {
    await this.home.chooseSlot(slot.id);
    await this.pass();
    return this;
  }

  /** Steps a ticket so many times up. */
  add(offer: TicketOffer, presses = 1): void {
    for (let press = 0; press < presses; press += 1) {
      const shown = this.shown(offer);
      this.visit.choice.setQuantity(shown.ticket, shown.quantity + 1);
    }
  }

  /** A ticket as the list shows it. */
  shown(offer: TicketOffer) {
    const { choice } = this.visit;
    const shown = choice.offers.find(({ ticketId }) => ticketId === offer.ticketId);
    if (shown === undefined) throw new Error(`not shown: ${offer.name}`);
    const ticket = choice.ticketOf(shown);
    return { ticket, quantity: choice.quantityOf(ticket), block: choice.blockOf(ticket) };
  }

  /** The toast on the screen, in words. */
  async toast(): Promise<string | undefined> {
    return this.#words(this.announcements.toast?.message);
  }

  /** What was spoken in a pause last; empty when nothing was. */
  async polite(): Promise<string> {
    return (await this.#words(this.announcements.polite?.message)) ?? '';
  }

  /** What was spoken at once last. */
  async alert(): Promise<string | undefined> {
    return this.#words(this.announcements.assertive?.message);
  }

  async #words(message: Message | undefined): Promise<string | undefined> {
    const { LL } = await loadTexts(this.language.current());
    return message?.(LL);
  }
}
