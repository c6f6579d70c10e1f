import { runInAction } from 'mobx';
import {
  type BookingWindow,
  defaultWindow,
  isBookable,
  tabDays,
} from '../../domain/model/BookingWindow.ts';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import {
  isAt,
  isChoosable,
  preselectedSlot,
  type RebookableTicket,
  rebookingSlotState,
  surelyLacking,
} from '../../domain/model/Rebooking.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { SlotState, TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { DayFailure, DayOffer, OpenDay } from '../../domain/useCases/OpenDay.ts';
import type { ReadBookingWindow } from '../../domain/useCases/ReadBookingWindow.ts';
import type {
  RebookingOrder,
  RebookOutcome,
  RebookTickets,
} from '../../domain/useCases/RebookTickets.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Ways } from '../Ways.ts';

/** What a {@link RebookingDialogModel} works with. */
export interface RebookingDialogPorts {
  readonly openDay: Pick<OpenDay, 'read' | 'readSlots'>;
  readonly readBookingWindow: Pick<ReadBookingWindow, 'execute'>;
  readonly rebookTickets: Pick<RebookTickets, 'execute' | 'lookAgain'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly configuration: Pick<Configuration, 'timeZone'>;
  readonly ways: Pick<Ways, 'toOrderInstead'>;
  readonly announcements: AnnouncementModel;
}

/** What is to be moved. */
export interface RebookingParty {
  readonly orderNo: OrderNo;
  readonly tickets: readonly RebookableTicket[];
  /** How many tickets of the order stay as they are: they can't be moved afterwards. */
  readonly left: number;
}

/** What the day that is open has to offer; `closed` when it has nothing at all. */
export type RebookingDay =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DayFailure }
  | { readonly kind: 'slots' }
  | { readonly kind: 'wholeDay' }
  | { readonly kind: 'closed' };

/** A slot with what it shows, and what it surely lacks for the tickets. */
export interface RebookingSlot {
  readonly slot: TimeSlot;
  readonly state: SlotState;
  readonly lacking: { readonly left: number; readonly wanted: number } | null;
}

/**
 * What stands against the change, or came of it: no time is chosen, it is the time that the tickets have, the museum
 * refused, or what the change left unsure ({@link RebookOutcome}).
 */
export type RebookingProblem =
  | { readonly kind: 'chooseTime' | 'sameTime' | 'dayNotOnSale' }
  | Extract<RebookOutcome, { kind: 'refused' }>
  | { readonly kind: 'changedElsewhere' | 'notMoved' | 'unconfirmed' };

/** Where an order's tickets are moved to: a day as on home, and a slot of it (§4 rebook). */
export class RebookingDialogModel {
  readonly party: RebookingParty;
  window: BookingWindow;
  firstTab: MuseumDay;
  day: MuseumDay;
  dayState: RebookingDay = { kind: 'loading' };
  slots: readonly TimeSlot[] = [];
  slot: TimeSlot | null = null;
  /** The day marked in the calendar; null while the calendar is closed. */
  calendarDay: MuseumDay | null = null;
  problem: RebookingProblem | null = null;
  /** `sending` the change, or `looking` for one whose answer was lost. */
  work: 'sending' | 'looking' | null = null;
  /** How many changes and looks have come to something: what each came to takes the focus. */
  outcomes = 0;
  /** Whether a change has been sent, so that what is known of the tickets may be old. */
  hasSent = false;

  readonly #ports: RebookingDialogPorts;
  #generation = 0;
  #hasLeft = false;
  #sent: RebookingOrder | null = null;

  constructor(ports: RebookingDialogPorts, party: RebookingParty) {
    this.#ports = ports;
    this.party = party;
    const today = this.#todayNow();
    this.window = defaultWindow(today);
    this.firstTab = today;
    this.day = today;
    makeAutoObservable(this, {
      party: false,
      // Not cached: slots pass with the time.
      shownSlots: false,
    });
  }

  get isWorking(): boolean {
    return this.work !== null;
  }

  /** Nothing is left to choose: nobody knows what a change has come to, or there is nothing to change any more. */
  get isOver(): boolean {
    const kind = this.problem?.kind;
    return kind === 'unconfirmed' || kind === 'changedElsewhere';
  }

  /** Nothing can be chosen now, the museum being asked included. */
  get isSettled(): boolean {
    return this.isWorking || this.isOver;
  }

  get tabs(): readonly { readonly day: MuseumDay; readonly isBookable: boolean }[] {
    return tabDays(this.firstTab).map((day) => ({ day, isBookable: isBookable(this.window, day) }));
  }

  get shownSlots(): readonly RebookingSlot[] {
    const now = this.#ports.clock.now();
    const { timeZone } = this.#ports.configuration;
    return this.slots.map((slot) => ({
      slot,
      state: rebookingSlotState(slot, this.day, now, timeZone),
      lacking: surelyLacking(slot, this.party.tickets),
    }));
  }

  /** Whether the day has slots, and none of them can be chosen. */
  get isFullyBooked(): boolean {
    return this.slots.length > 0 && this.shownSlots.every(({ state }) => !isChoosable(state));
  }

  /** Whether the time is known that the tickets would get. */
  get hasTime(): boolean {
    return this.dayState.kind === 'wholeDay' || this.slot !== null;
  }

  /** Opens the first of the three days that has anything to choose, or the first of all, where none has. */
  open(): void {
    const known = this.#readWindow();
    void this.#openFirst(known);
  }

  /** The dialog is gone: what arrives later does nothing more. */
  leave(): void {
    this.#hasLeft = true;
    this.#generation += 1;
  }

  /** Chooses a date tab (§4 home flow 2). */
  chooseDay(day: MuseumDay): void {
    if (this.isSettled) return;
    if (!isBookable(this.window, day)) {
      this.problem = { kind: 'dayNotOnSale' };
      return;
    }
    if (day === this.day && this.dayState.kind !== 'failed') return;
    void this.#openDay(day);
  }

  /** Chooses a slot; one that can't be had is left alone (§4 rebook). */
  chooseSlot(id: string): void {
    if (this.isSettled) return;
    const shown = this.shownSlots.find(({ slot }) => slot.id === id);
    if (shown === undefined || !isChoosable(shown.state)) return;
    this.slot = shown.slot;
    this.problem = null;
  }

  retryDay(): void {
    void this.#openDay(this.day);
  }

  openCalendar(): void {
    if (!this.isSettled) this.calendarDay = this.day;
  }

  closeCalendar(): void {
    this.calendarDay = null;
  }

  /** Marks a day of the calendar; one that can't be booked stays unmarked. */
  pickCalendarDay(day: MuseumDay): void {
    if (isBookable(this.window, day)) this.calendarDay = day;
  }

  /** Takes the marked day: the three tabs begin with it, as on home (HOME-04). */
  confirmCalendar(): void {
    const day = this.calendarDay;
    if (day === null) return;
    this.calendarDay = null;
    this.firstTab = day;
    this.chooseDay(day);
  }

  /** Sends the change, or says what is missing for it (§5). */
  async confirm(): Promise<void> {
    if (this.isSettled) return;
    const { orderNo, tickets } = this.party;
    const objection = this.#objection();
    if (objection !== null) {
      this.problem = { kind: objection };
      return;
    }
    this.hasSent = true;
    this.#sent = { orderNo, tickets, day: this.day, slot: this.slot };
    await this.#work('sending', this.#sent);
  }

  /** Reads once more what became of a change whose answer was lost. */
  async lookAgain(): Promise<void> {
    if (!this.isWorking && this.#sent !== null) await this.#work('looking', this.#sent);
  }

  #objection(): 'chooseTime' | 'sameTime' | null {
    const { slot, day } = this;
    if (slot !== null) {
      const now = this.#ports.clock.now();
      const state = rebookingSlotState(slot, day, now, this.#ports.configuration.timeZone);
      if (!isChoosable(state)) this.slot = null;
    }
    if (!this.hasTime) return 'chooseTime';
    const isSame = this.party.tickets.every((ticket) => isAt(ticket, { day, slot: this.slot }));
    return isSame ? 'sameTime' : null;
  }

  async #work(work: 'sending' | 'looking', order: RebookingOrder): Promise<void> {
    const { rebookTickets, language } = this.#ports;
    this.work = work;
    // While it is looked up, what is unknown stays said.
    if (work === 'sending') this.problem = null;
    const outcome = await (work === 'sending'
      ? rebookTickets.execute(order, language.current())
      : rebookTickets.lookAgain(order, language.current()));
    runInAction(() => {
      this.work = null;
      this.outcomes += 1;
      this.#take(outcome);
    });
  }

  #take(outcome: RebookOutcome): void {
    const { announcements, ways } = this.#ports;
    switch (outcome.kind) {
      case 'notNow':
        return;
      case 'rebooked':
        announcements.show('success', (LL) => LL.afterSale.rebooking.done());
        // Whoever has left by other ways is told, and led nowhere.
        if (!this.#hasLeft) ways.toOrderInstead(this.party.orderNo);
        return;
      case 'refused':
        // That the login has expired is said over the whole app, once (R9).
        if (outcome.cause.kind === 'expired') return;
        this.problem = outcome;
        void this.#refreshSlots();
        return;
      default:
        this.problem = { kind: outcome.kind };
    }
  }

  /** Places may have gone, which may be why: counts are read again, and what is chosen stays as far as it can. */
  async #refreshSlots(): Promise<void> {
    if (this.dayState.kind !== 'slots') return;
    const generation = this.#generation;
    const slots = await this.#ports.openDay.readSlots(this.day);
    if (generation !== this.#generation || !slots.ok) return;
    runInAction(() => {
      this.slots = slots.value;
      const chosen = this.shownSlots.find(({ slot }) => slot.id === this.slot?.id);
      this.slot = chosen !== undefined && isChoosable(chosen.state) ? chosen.slot : null;
    });
  }

  async #openFirst(known: Promise<void>): Promise<void> {
    const generation = this.#begin(this.day);
    const first = this.day;
    const opened = await this.#read(first);
    if (generation !== this.#generation) return;
    if (opened.ok && !this.#hasChoice(first, opened.value)) {
      await known;
      for (const day of tabDays(this.firstTab).slice(1)) {
        if (generation !== this.#generation) return;
        if (!isBookable(this.window, day)) break;
        const later = await this.#read(day);
        if (generation !== this.#generation) return;
        if (later.ok && this.#hasChoice(day, later.value)) return this.#show(day, later);
      }
    }
    if (generation === this.#generation) this.#show(first, opened);
  }

  async #openDay(day: MuseumDay): Promise<void> {
    const generation = this.#begin(day);
    const opened = await this.#read(day);
    if (generation === this.#generation) this.#show(day, opened);
  }

  #begin(day: MuseumDay): number {
    this.#generation += 1;
    this.day = day;
    this.dayState = { kind: 'loading' };
    this.slots = [];
    this.slot = null;
    this.problem = null;
    return this.#generation;
  }

  #read(day: MuseumDay): Promise<Result<DayOffer, DayFailure>> {
    return this.#ports.openDay.read(day, this.#ports.language.current());
  }

  #show(day: MuseumDay, opened: Result<DayOffer, DayFailure>): void {
    runInAction(() => {
      this.day = day;
      if (!opened.ok) this.dayState = { kind: 'failed', failure: opened.failure };
      else if (opened.value.kind === 'tickets') {
        this.dayState = { kind: opened.value.tickets.length > 0 ? 'wholeDay' : 'closed' };
      } else {
        this.slots = opened.value.slots;
        this.dayState = { kind: this.slots.length > 0 ? 'slots' : 'closed' };
        this.slot = this.#preselected(day, this.slots);
      }
    });
  }

  #hasChoice(day: MuseumDay, offer: DayOffer): boolean {
    if (offer.kind === 'tickets') return offer.tickets.length > 0;
    return this.#preselected(day, offer.slots) !== null;
  }

  #preselected(day: MuseumDay, slots: readonly TimeSlot[]): TimeSlot | null {
    const { clock, configuration } = this.#ports;
    return preselectedSlot(slots, day, clock.now(), configuration.timeZone);
  }

  async #readWindow(): Promise<void> {
    const { window } = await this.#ports.readBookingWindow.execute();
    if (this.#hasLeft) return;
    runInAction(() => {
      this.window = window;
    });
  }

  #todayNow(): MuseumDay {
    const { clock, configuration } = this.#ports;
    return dayAt(clock.now(), configuration.timeZone);
  }
}
