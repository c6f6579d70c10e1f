import { runInAction } from 'mobx';
import type { Cart } from '../../domain/model/Cart.ts';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Instant, MuseumDay } from '../../domain/model/MuseumDay.ts';
import { nothingToBook } from '../../domain/model/NothingToBook.ts';
import { shortagesFor } from '../../domain/model/Party.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { Selection } from '../../domain/model/Selection.ts';
import type { TicketOffer } from '../../domain/model/Ticket.ts';
import {
  placesLeft,
  type SlotState,
  slotRange,
  slotState,
  type TimeSlot,
} from '../../domain/model/TimeSlot.ts';
import type { DayFailure, DayOffer, OpenDay } from '../../domain/useCases/OpenDay.ts';
import type {
  FirstDay,
  FirstDayRequest,
  OpenFirstBookableDay,
} from '../../domain/useCases/OpenFirstBookableDay.ts';
import type { SelectSlot } from '../../domain/useCases/SelectSlot.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { Message } from '../AnnouncementModel.ts';
import { isAlike } from '../isAlike.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { SlotCountsModel } from './SlotCountsModel.ts';
import type { SlotExchange } from './SlotExchange.ts';
import { slotName } from './slotName.ts';
import {
  TicketChoiceModel,
  type TicketChoicePorts,
  type TicketListState,
} from './TicketChoiceModel.ts';

/** What the chosen day has to offer, as far as it is known. */
export type DayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DayFailure }
  | { readonly kind: 'slots' }
  | { readonly kind: 'wholeDay' };

/** A slot with what it shows at this moment. */
export interface ShownSlot {
  readonly slot: TimeSlot;
  readonly state: SlotState;
}

/** What a {@link VisitChoiceModel} works with. */
export interface VisitChoicePorts extends TicketChoicePorts {
  readonly openDay: OpenDay;
  readonly openFirstBookableDay: OpenFirstBookableDay;
  readonly selectSlot: SelectSlot;
  readonly storage: Pick<
    VisitStorage,
    'selection' | 'keepSelection' | 'cart' | 'keepCart' | 'day' | 'slotRange' | 'keepSlotRange'
  >;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly configuration: Pick<Configuration, 'timeZone'>;
}

type Opened = Result<DayOffer, DayFailure>;

const minuteOf = (instant: Instant) => Math.floor(instant / 60_000);

/**
 * The visitor's choice: a day, a slot of it, and how many of which tickets (§4 home flow). An answer for an earlier
 * day or slot is dropped (HOME-15).
 */
export class VisitChoiceModel {
  day: MuseumDay;
  dayState: DayState = { kind: 'loading' };
  slot: TimeSlot | null = null;
  /** The last moment looked at; slots are past or not as of then. */
  now: Instant;
  slots: readonly TimeSlot[] = [];
  exchange: SlotExchange | null = null;
  readonly choice: TicketChoiceModel;
  readonly counts: SlotCountsModel;

  readonly #ports: VisitChoicePorts;
  #dayGeneration = 0;
  #slotGeneration = 0;
  #attempts = 0;
  /** Set while the day that could not be read is one of an earlier page: then trying again restores it. */
  #restoreAgain: (() => Promise<boolean>) | null = null;

  constructor(ports: VisitChoicePorts, day: MuseumDay, now: Instant) {
    this.#ports = ports;
    this.day = day;
    this.now = now;
    this.choice = new TicketChoiceModel(ports, this);
    this.counts = new SlotCountsModel(ports, this);
    makeAutoObservable(this, {
      // Other ones only when a slot shows something else, and not at each look at the clock.
      shownSlots: isAlike,
      choice: false,
      counts: false,
    });
  }

  get isStaggeredDay(): boolean {
    return this.dayState.kind === 'slots';
  }

  /** Whether a slot has to be chosen before tickets can be shown. */
  get needsSlot(): boolean {
    return this.isStaggeredDay && this.slot === null;
  }

  get shownSlots(): readonly ShownSlot[] {
    return this.slots.map((slot) => ({ slot, state: this.#stateOf(slot) }));
  }

  /** Whether the day has slots, and none of them can be chosen any more. */
  get isFullyBooked(): boolean {
    const states = this.shownSlots.map(({ state }) => state);
    return states.length > 0 && states.every((state) => state === 'soldOut' || state === 'past');
  }

  get selection(): Selection {
    return { day: this.day, slot: this.slot, tickets: this.choice.selected };
  }

  get count(): number {
    return this.choice.count;
  }

  /**
   * Chooses a day: forgets slot and tickets, and reads what the day offers (§4 home flow 2, 3).
   *
   * @param pause what to wait for before the museum is asked; it is not asked when another day was chosen meanwhile
   */
  async open(day: MuseumDay, pause?: Promise<void>): Promise<void> {
    this.#forgetChoice(day);
    const generation = this.#dayGeneration;
    await pause;
    if (generation !== this.#dayGeneration) return;
    const opened = await this.#ports.openDay.execute(day, this.#language());
    if (generation === this.#dayGeneration) this.#apply(day, opened);
  }

  /** Opens today, or the first later day that has anything to book; null when the visitor chose a day meanwhile. */
  async openFirstBookable(
    today: MuseumDay,
    laterDays: FirstDayRequest['laterDays'],
  ): Promise<FirstDay | null> {
    this.#forgetChoice(today);
    const generation = this.#dayGeneration;
    const found = await this.#ports.openFirstBookableDay.execute({
      today,
      laterDays,
      language: this.#language(),
      isWanted: () => generation === this.#dayGeneration,
    });
    if (found !== null) this.#apply(found.day, found.opened);
    return found;
  }

  /**
   * Opens the day that an earlier page of this visit was on, with the slot and the cart that it left, as far as they
   * are still to be had (START-05); what is not is told. False when there is no such day, or none that can be booked.
   *
   * @param keepsPlaced whether what was placed stays too, for a way forward to the order form; else it is forgotten, as
   *   it is whenever home is loaded (§4 home flow 1)
   */
  async restore(
    today: MuseumDay,
    isOnSale: (day: MuseumDay) => Promise<boolean>,
    keepsPlaced: boolean,
  ): Promise<boolean> {
    const { storage } = this.#ports;
    const [day, range, cart] = [storage.day(), storage.slotRange(), storage.cart()];
    if (!keepsPlaced) storage.keepSelection(null);
    const hasChosen = range !== null || cart.dataList.length > 0;
    if (day === null || (day === today && !hasChosen)) return false;
    const isSold = () => (day === today ? Promise.resolve(true) : isOnSale(day));
    this.#restoreAgain = () => this.restore(today, isOnSale, keepsPlaced);
    const isRestored = day >= today && (await this.#restoreDay(day, isSold, { range, cart }));
    if (!isRestored && hasChosen) this.#warn((LL) => LL.home.keptDayGone());
    return isRestored;
  }

  /**
   * Chooses a slot and reads its tickets; quantities of tickets that it sells too stay, and what it can't hold of them
   * is said. One that ran out meanwhile is said to be gone, the slots are read again, and the earlier choice stays.
   */
  async chooseSlot(id: string): Promise<void> {
    const slot = this.slots.find((candidate) => candidate.id === id);
    if (slot === undefined) return;
    if (slot.id === this.slot?.id && this.choice.state.kind !== 'failed') return;
    const before = { slot: this.slot, state: this.choice.state };
    this.#slotGeneration += 1;
    const generation = this.#slotGeneration;
    this.slot = slot;
    this.choice.expect();
    const offers = await this.#ports.selectSlot.execute(this.day, slot, this.#language());
    if (generation !== this.#slotGeneration) return;
    if (!offers.ok && offers.failure.kind === 'slotGone') {
      this.#takeBack(before);
      return;
    }
    runInAction(() => {
      this.exchange = null;
      if (offers.ok) this.#show(offers.value);
      else if (offers.failure.kind !== 'slotGone') this.choice.fail(offers.failure);
    });
  }

  /** Chooses one of the slots that are offered in place of the wanted one; the outcome stands where they stood. */
  async takeInstead(id: string): Promise<void> {
    await this.chooseSlot(id);
    const { slot } = this;
    if (slot?.id !== id || this.exchange !== null || this.choice.state.kind !== 'shown') return;
    this.#exchange('taken', slot, true);
    const { announcements } = this.#ports;
    announcements.dismiss();
    announcements.say((LL) => LL.home.slotTaken({ slot: slotName(LL, slot) }));
  }

  /** The chosen slot can't hold what is selected, or has just passed: brings the visitor to others that are offered. */
  offerOthers(): void {
    const slot = this.slot ?? this.exchange?.slot;
    if (slot !== undefined) this.#miss(slot, true);
  }

  /** Reads again what could not be had: the day, or the chosen slot's tickets. */
  async retry(): Promise<void> {
    if (this.dayState.kind === 'failed') {
      const again = this.#restoreAgain;
      if (again === null || !(await again())) await this.open(this.day);
    } else if (this.slot !== null) await this.chooseSlot(this.slot.id);
  }

  /** Takes over the day's slots as they are now, and says what became of the chosen one; true when there is anything. */
  replaceSlots(slots: readonly TimeSlot[]): boolean {
    const { slot } = this;
    this.slots = slots;
    if (slot === null) return false;
    const isWell = (each: TimeSlot) => !this.#isGone(each) && this.#holdsChoice(each);
    // One that the museum lists no more has no places, however many it had.
    const gone = { ...slot, ordinaryLeft: 0, freeLeft: 0 };
    const chosen = slots.find(({ id }) => id === slot.id) ?? gone;
    this.slot = chosen;
    this.choice.lookAtPlaces();
    if (!isWell(slot) || isWell(chosen)) return false;
    this.#miss(chosen, false);
    const isGone = this.#isGone(chosen);
    this.#warn((LL) =>
      isGone ? LL.home.slotGone() : LL.home.slotTooSmall({ slot: slotName(LL, chosen) }),
    );
    return true;
  }

  /** Takes over how many of each ticket the order form left, and the slot if it was changed there. */
  adopt(selection: Selection): void {
    if (selection.day !== this.day) return;
    this.choice.adopt(selection.tickets);
    const slot = this.slots.find(({ id }) => id === selection.slot?.id);
    if (slot !== undefined && !this.#isGone(slot)) void this.chooseSlot(slot.id);
  }

  /** The choice was taken to the order form: what was said beside the slots is settled. */
  settle(): void {
    this.exchange = null;
  }

  /** Looks at the clock: a chosen slot that is over is let go, since nobody can enter in it any more (§4 home flow 4). */
  tick(now: Instant): void {
    // Slots end at whole minutes: within one, none of 60 need be looked at again.
    if (minuteOf(now) !== minuteOf(this.now)) this.now = now;
    const { slot } = this;
    if (slot === null || this.#stateOf(slot) !== 'past') return;
    this.#slotGeneration += 1;
    this.slot = null;
    this.choice.turn({ kind: 'none' });
    this.#miss(slot, false);
    this.#ports.storage.keepSlotRange(null);
    this.#warn((LL) => LL.home.chosenSlotPast());
  }

  #forgetChoice(day: MuseumDay): void {
    this.#dayGeneration += 1;
    this.#slotGeneration += 1;
    this.#restoreAgain = null;
    this.day = day;
    this.dayState = { kind: 'loading' };
    this.slot = null;
    this.slots = [];
    this.exchange = null;
    this.choice.clear();
    this.counts.forget();
  }

  #apply(day: MuseumDay, opened: Opened): void {
    runInAction(() => {
      this.day = day;
      if (!opened.ok) this.dayState = { kind: 'failed', failure: opened.failure };
      else if (opened.value.kind === 'slots') {
        this.dayState = { kind: 'slots' };
        this.slots = opened.value.slots;
        this.counts.begin();
      } else {
        this.dayState = { kind: 'wholeDay' };
        this.#show(opened.value.tickets);
      }
    });
  }

  async #restoreDay(
    day: MuseumDay,
    isSold: () => Promise<boolean>,
    { range, cart }: { range: string | null; cart: Cart },
  ): Promise<boolean> {
    const again = this.#restoreAgain;
    this.#forgetChoice(day);
    const generation = this.#dayGeneration;
    const opening = this.#ports.openDay.read(day, this.#language());
    const [opened, isOnSale] = await Promise.all([opening, isSold()]);
    if (generation !== this.#dayGeneration) return true;
    if (!isOnSale || (opened.ok && !this.#isBookable(day, opened.value))) return false;
    if (opened.ok) this.choice.restore(cart);
    else this.#restoreAgain = again;
    this.#apply(day, opened);
    if (opened.ok && range !== null) await this.#restoreSlot(range);
    return true;
  }

  async #restoreSlot(range: string): Promise<void> {
    const slot = this.slots.find((candidate) => slotRange(candidate) === range);
    if (slot !== undefined && !this.#isGone(slot)) return this.chooseSlot(slot.id);
    this.#ports.storage.keepSlotRange(null);
    if (!this.isStaggeredDay) return;
    if (slot !== undefined) this.#miss(slot, false);
    this.#warn((LL) => LL.home.slotGone());
  }

  #isBookable(day: MuseumDay, offer: DayOffer): boolean {
    if (offer.kind === 'tickets') return offer.tickets.length > 0;
    return nothingToBook(offer.slots.map((slot) => this.#stateOf(slot, day))) === null;
  }

  /** Shows the tickets of the day or slot, and says what of the choice they can't meet: nothing is lowered in silence. */
  #show(offers: readonly TicketOffer[]): void {
    const count = this.choice.show(offers);
    if (count > 0) this.#warn((LL) => LL.home.ticketsTakenOut({ count }));
    const { slot } = this;
    if (slot === null || this.#holdsChoice(slot)) return;
    this.#miss(slot, false);
    if (count === 0) this.#warn((LL) => LL.home.slotTooSmall({ slot: slotName(LL, slot) }));
  }

  #takeBack(before: { readonly slot: TimeSlot | null; readonly state: TicketListState }): void {
    // The reading of the earlier slot's tickets was given up for this one: it begins anew.
    const again = before.state.kind === 'loading' ? before.slot : null;
    runInAction(() => {
      this.slot = again === null ? before.slot : null;
      this.choice.turn(before.state);
    });
    this.#warn((LL) => LL.home.slotGone());
    if (again !== null) void this.chooseSlot(again.id);
    void this.counts.read();
  }

  #miss(slot: TimeSlot, bringsThere: boolean): void {
    this.#exchange(this.#isGone(slot) ? 'gone' : 'tooSmall', slot, bringsThere);
  }

  #exchange(kind: SlotExchange['kind'], slot: TimeSlot, bringsThere: boolean): void {
    this.#attempts += 1;
    runInAction(() => {
      this.exchange = { kind, slot, attempt: bringsThere ? this.#attempts : undefined };
    });
  }

  #holdsChoice(slot: TimeSlot): boolean {
    return shortagesFor(this.choice.party, slot).length === 0;
  }

  #isGone(slot: TimeSlot): boolean {
    return this.#stateOf(slot) === 'past' || placesLeft(slot) <= 0;
  }

  #stateOf(slot: TimeSlot, day = this.day): SlotState {
    return slotState(slot, day, this.now, this.#ports.configuration.timeZone);
  }

  #warn(message: Message): void {
    this.#ports.announcements.show('warning', message);
  }

  #language() {
    return this.#ports.language.current();
  }
}
