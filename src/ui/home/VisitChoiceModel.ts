import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { Instant, MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { Result } from '../../domain/model/Result.ts';
import {
  quantityOf,
  type SelectedTicket,
  type Selection,
  type StepBlock,
  stepUpBlock,
  totalCount,
  totalPrice,
  withQuantity,
} from '../../domain/model/Selection.ts';
import {
  type DescribedTicket,
  described,
  type TicketOffer,
  ticketKey,
} from '../../domain/model/Ticket.ts';
import {
  type SlotState,
  slotRange,
  slotState,
  type TimeSlot,
} from '../../domain/model/TimeSlot.ts';
import type { DescribeTickets } from '../../domain/useCases/DescribeTickets.ts';
import type { DayFailure, DayOffer, OpenDay } from '../../domain/useCases/OpenDay.ts';
import type { SelectSlot } from '../../domain/useCases/SelectSlot.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';

/** What the chosen day has to offer, as far as it is known. */
export type DayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DayFailure }
  | { readonly kind: 'slots' }
  | { readonly kind: 'wholeDay' };

/** The ticket list; `none` until a slot is chosen (§4 home flow 3). */
export type TicketListState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly cause: Failure }
  | { readonly kind: 'shown' };

/** A slot with what it shows at this moment. */
export interface ShownSlot {
  readonly slot: TimeSlot;
  readonly state: SlotState;
}

/** A ticket with how many of it are selected, and why there can't be one more. */
export interface ShownTicket {
  readonly key: string;
  readonly ticket: DescribedTicket;
  readonly quantity: number;
  readonly block: StepBlock | null;
  /** The stock of its price type is 0 in the chosen slot (§2). */
  readonly isSoldOut: boolean;
}

/** Tickets of one category, in the museum's order. */
export interface TicketGroup {
  readonly category: string;
  readonly tickets: readonly ShownTicket[];
}

/** What a {@link VisitChoiceModel} works with. */
export interface VisitChoicePorts {
  readonly openDay: OpenDay;
  readonly selectSlot: SelectSlot;
  readonly describeTickets: DescribeTickets;
  readonly storage: Pick<VisitStorage, 'selection' | 'keepSelection' | 'keepSlotRange'>;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly configuration: Pick<Configuration, 'timeZone'>;
  readonly announcements: AnnouncementModel;
}

type Opened = Result<DayOffer, DayFailure>;

/**
 * The visitor's choice: a day, a slot of it, and how many of which tickets (§4 home flow). An answer for an earlier
 * day or slot is dropped (HOME-15).
 */
export class VisitChoiceModel {
  day: MuseumDay;
  dayState: DayState = { kind: 'loading' };
  slot: TimeSlot | null = null;
  listState: TicketListState = { kind: 'none' };
  selected: readonly SelectedTicket[] = [];

  /** The last moment looked at; slots are past or not as of then. */
  now: Instant;
  slots: readonly TimeSlot[] = [];
  tickets: readonly DescribedTicket[] = [];

  readonly #ports: VisitChoicePorts;
  #dayGeneration = 0;
  #slotGeneration = 0;

  constructor(ports: VisitChoicePorts, day: MuseumDay, now: Instant) {
    this.#ports = ports;
    this.day = day;
    this.now = now;
    makeAutoObservable(this, {
      dayState: observableRef,
      slot: observableRef,
      listState: observableRef,
      selected: observableRef,
      slots: observableRef,
      tickets: observableRef,
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

  get groups(): readonly TicketGroup[] {
    const groups = new Map<string, ShownTicket[]>();
    for (const ticket of this.tickets) {
      const { category } = ticket.offer;
      const group = groups.get(category) ?? [];
      groups.set(category, group);
      group.push(this.#shown(ticket));
    }
    return [...groups].map(([category, tickets]) => ({ category, tickets }));
  }

  get selection(): Selection {
    return { day: this.day, slot: this.slot, tickets: this.selected };
  }

  get count(): number {
    return totalCount(this.selected);
  }

  get total() {
    return totalPrice(this.selected);
  }

  /** Chooses a day: forgets slot and tickets, and reads what the day offers (§4 home flow 2, 3). */
  async open(day: MuseumDay): Promise<void> {
    this.#forgetChoice(day);
    const generation = this.#dayGeneration;
    const opened = await this.#ports.openDay.execute(day, this.#language());
    if (generation === this.#dayGeneration) this.#apply(day, opened);
  }

  /**
   * Opens the first of some days that has anything to book, or the first of all when none has. A day is read only when
   * the ones before it had nothing. Tells which day was opened; null when the visitor chose one meanwhile.
   */
  async openFirstBookable(
    today: MuseumDay,
    laterDays: () => Promise<readonly MuseumDay[]>,
  ): Promise<MuseumDay | null> {
    this.#forgetChoice(today);
    const generation = this.#dayGeneration;
    const language = this.#language();
    const first = await this.#ports.openDay.execute(today, language);
    if (generation !== this.#dayGeneration) return null;
    if (!first.ok || this.#isBookable(today, first.value)) return this.#apply(today, first);
    for (const day of await laterDays()) {
      const opened = await this.#ports.openDay.execute(day, language);
      if (generation !== this.#dayGeneration) return null;
      if (opened.ok && this.#isBookable(day, opened.value)) return this.#apply(day, opened);
    }
    if (generation !== this.#dayGeneration) return null;
    await this.open(today);
    return today;
  }

  /**
   * Chooses a slot and reads its tickets; quantities of tickets that it sells too stay. One that ran out meanwhile is
   * said to be gone, the slots are read again, and the earlier choice stays.
   */
  async chooseSlot(id: string): Promise<void> {
    const slot = this.slots.find((candidate) => candidate.id === id);
    if (slot === undefined) return;
    if (slot.id === this.slot?.id && this.listState.kind !== 'failed') return;
    const before = { slot: this.slot, listState: this.listState };
    this.#slotGeneration += 1;
    const generation = this.#slotGeneration;
    this.slot = slot;
    this.listState = { kind: 'loading' };
    const offers = await this.#ports.selectSlot.execute(this.day, slot, this.#language());
    if (generation !== this.#slotGeneration) return;
    if (offers.ok) this.#showTickets(offers.value);
    else if (offers.failure.kind === 'slotGone') this.#takeBack(before);
    else this.#failTickets(offers.failure);
  }

  /** Reads again what could not be had: the day, or the chosen slot's tickets. */
  async retry(): Promise<void> {
    if (this.dayState.kind === 'failed') await this.open(this.day);
    else if (this.slot !== null) await this.chooseSlot(this.slot.id);
  }

  /** Reads the day's slots again, quietly: what is chosen stays chosen. */
  async refreshSlots(): Promise<void> {
    if (!this.isStaggeredDay) return;
    const generation = this.#dayGeneration;
    const { openDay, storage } = this.#ports;
    const kept = storage.selection();
    const opened = await openDay.execute(this.day, this.#language());
    if (generation !== this.#dayGeneration) return;
    // Opening a day forgets what the session has kept of it; here nothing was chosen anew.
    if (kept !== null && storage.selection() === null) storage.keepSelection(kept);
    if (this.slot !== null) storage.keepSlotRange(slotRange(this.slot));
    if (opened.ok && opened.value.kind === 'slots') this.#replaceSlots(opened.value.slots);
  }

  /** Takes over how many of each ticket the order form left. */
  adopt(selection: Selection): void {
    if (selection.day !== this.day || selection.slot?.id !== this.slot?.id) return;
    this.selected = this.selected.flatMap((entry) => {
      const quantity = quantityOf(selection.tickets, entry.ticket);
      return quantity > 0 ? [{ ...entry, quantity }] : [];
    });
  }

  /** Sets how many of a ticket are wanted; one more than there can be is refused, and said why. */
  setQuantity(ticket: DescribedTicket, quantity: number): void {
    const present = quantityOf(this.selected, ticket);
    const { block } = this.#shown(ticket);
    if (quantity > present && block !== null) this.explain(block);
    else this.selected = withQuantity(this.selected, ticket, Math.max(quantity, 0));
  }

  /** Says why there can't be one more. */
  explain(block: StepBlock): void {
    this.#ports.announcements.show('warning', (LL) => LL.home[block]());
  }

  /** Looks at the clock: a chosen slot that is over is let go, since nobody can enter in it any more (§4 home flow 4). */
  tick(now: Instant): void {
    this.now = now;
    if (this.slot === null || this.#stateOf(this.slot) !== 'past') return;
    this.#slotGeneration += 1;
    this.slot = null;
    this.tickets = [];
    this.listState = { kind: 'none' };
    this.#ports.storage.keepSlotRange(null);
    this.#ports.announcements.show('warning', (LL) => LL.home.chosenSlotPast());
  }

  #forgetChoice(day: MuseumDay): void {
    this.#dayGeneration += 1;
    this.#slotGeneration += 1;
    this.day = day;
    this.dayState = { kind: 'loading' };
    this.slot = null;
    this.slots = [];
    this.tickets = [];
    this.listState = { kind: 'none' };
    this.selected = [];
  }

  #apply(day: MuseumDay, opened: Opened): MuseumDay {
    runInAction(() => {
      this.day = day;
      if (!opened.ok) this.dayState = { kind: 'failed', failure: opened.failure };
      else if (opened.value.kind === 'slots') {
        this.dayState = { kind: 'slots' };
        this.slots = opened.value.slots;
      } else {
        this.dayState = { kind: 'wholeDay' };
        this.#showTickets(opened.value.tickets);
      }
    });
    return day;
  }

  #isBookable(day: MuseumDay, offer: DayOffer): boolean {
    if (offer.kind === 'tickets') return offer.tickets.length > 0;
    const { timeZone } = this.#ports.configuration;
    return offer.slots.some((slot) =>
      ['free', 'few'].includes(slotState(slot, day, this.now, timeZone)),
    );
  }

  /** Shows tickets at once under their plain names, and describes them when their descriptions arrive (HOME-16). */
  #showTickets(offers: readonly TicketOffer[]): void {
    const generation = this.#slotGeneration;
    this.#replaceTickets(offers.map((offer) => described(offer, null)));
    void this.#ports.describeTickets.execute(offers, this.#language()).then((tickets) => {
      if (generation === this.#slotGeneration) this.#replaceTickets(tickets);
    });
  }

  #replaceTickets(tickets: readonly DescribedTicket[]): void {
    const wanted = this.selected;
    runInAction(() => {
      this.tickets = tickets;
      this.listState = { kind: 'shown' };
      this.selected = tickets.flatMap((ticket) => {
        const quantity = quantityOf(wanted, ticket);
        return quantity > 0 && ticket.offer.price !== null ? [{ ticket, quantity }] : [];
      });
    });
  }

  #failTickets(cause: Failure): void {
    runInAction(() => {
      this.tickets = [];
      this.listState = { kind: 'failed', cause };
    });
  }

  #takeBack(before: { readonly slot: TimeSlot | null; readonly listState: TicketListState }): void {
    // The reading of the earlier slot's tickets was given up for this one: it begins anew.
    const again = before.listState.kind === 'loading' ? before.slot : null;
    runInAction(() => {
      this.slot = again === null ? before.slot : null;
      this.listState = before.listState;
    });
    this.#ports.announcements.show('warning', (LL) => LL.home.slotGone());
    if (again !== null) void this.chooseSlot(again.id);
    void this.refreshSlots();
  }

  #replaceSlots(slots: readonly TimeSlot[]): void {
    const chosen = slots.find(({ id }) => id === this.slot?.id);
    const hadPlaces = this.slot !== null && this.#stateOf(this.slot) !== 'soldOut';
    runInAction(() => {
      this.slots = slots;
      if (chosen !== undefined) this.slot = chosen;
    });
    if (chosen !== undefined && hadPlaces && this.#stateOf(chosen) === 'soldOut') {
      this.#ports.announcements.show('warning', (LL) => LL.home.slotGone());
    }
  }

  #stateOf(slot: TimeSlot): SlotState {
    return slotState(slot, this.day, this.now, this.#ports.configuration.timeZone);
  }

  #shown(ticket: DescribedTicket): ShownTicket {
    const quantity = quantityOf(this.selected, ticket);
    const blockAt = (count: number) => stepUpBlock(ticket, count, this.slot, this.isStaggeredDay);
    return {
      key: ticketKey(ticket.offer),
      ticket,
      quantity,
      block: blockAt(quantity),
      isSoldOut: blockAt(0) === 'soldOut',
    };
  }

  #language() {
    return this.#ports.language.current();
  }
}
