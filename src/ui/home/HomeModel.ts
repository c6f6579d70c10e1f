import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  type BookingWindow,
  defaultWindow,
  isBookable,
  tabDays,
} from '../../domain/model/BookingWindow.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { HomeTemplate } from '../../domain/model/HomeTemplate.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { PlaceOrderProblem, PurchaseLimit } from '../../domain/model/Selection.ts';
import type { DescribedTicket } from '../../domain/model/Ticket.ts';
import type { OpenHome } from '../../domain/useCases/OpenHome.ts';
import type { PlaceOrder } from '../../domain/useCases/PlaceOrder.ts';
import type { ReadBookingWindow } from '../../domain/useCases/ReadBookingWindow.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { Message } from '../AnnouncementModel.ts';
import type { Startable } from '../useViewModel.ts';
import type { Ways } from '../Ways.ts';
import { PurchaseNoticeModel } from './PurchaseNoticeModel.ts';
import { problemMessage } from './problemMessage.ts';
import { VisitChoiceModel, type VisitChoicePorts } from './VisitChoiceModel.ts';

/** A date tab. */
export interface DateTab {
  readonly day: MuseumDay;
  readonly isToday: boolean;
  /** False beyond the last day on sale. */
  readonly isBookable: boolean;
}

/** What the home screen works with. */
export interface HomePorts extends VisitChoicePorts {
  readonly openHome: OpenHome;
  readonly readBookingWindow: ReadBookingWindow;
  readonly placeOrder: PlaceOrder;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly ways: Ways;
}

const minute = 60_000;

/**
 * The home screen (§2 home, §4 home flow). One for the whole visit: coming back from the order form finds day, slot and
 * quantities as they were (HOME-17).
 */
export class HomeModel implements Startable {
  /** Null while it is on its way, or when it could not be had. */
  template: HomeTemplate | null = null;
  /** Which banner pictures could not be loaded: they leave no hole (HOME-01). */
  brokenBanners: readonly string[] = [];
  /** Null for no limit, also while it is unknown: the museum decides then. */
  limit: PurchaseLimit = null;
  window: BookingWindow;
  firstTab: MuseumDay;
  /** Why the limit or the pre-sale days are unknown ('query system parameter error', §8). */
  settingsFailure: Failure | null = null;
  templateFailure: Failure | null = null;
  isReadingSettings = false;
  /** Today had nothing left to book, so that another day was opened at the start. */
  hasMovedOn = false;
  /** The day picked in the calendar; null while the calendar is closed. */
  calendarDay: MuseumDay | null = null;
  /** The ticket whose instructions are being read. */
  instructions: DescribedTicket | null = null;
  /** Why the order can't be placed, where that is said in a dialog. */
  problem: PlaceOrderProblem | null = null;
  readonly visit: VisitChoiceModel;
  readonly purchaseNotice: PurchaseNoticeModel;

  readonly #ports: HomePorts;
  #isOpened = false;
  /** Whether what is selected now was taken to the order form. */
  #isPlaced = false;
  #limitFailure: Failure | null = null;
  #windowFailure: Failure | null = null;
  #stopTimer: Stop = () => {};

  constructor(ports: HomePorts) {
    this.#ports = ports;
    const now = ports.clock.now();
    const today = dayAt(now, ports.configuration.timeZone);
    this.window = defaultWindow(today);
    this.firstTab = today;
    this.visit = new VisitChoiceModel(ports, today, now);
    this.purchaseNotice = new PurchaseNoticeModel(ports);
    makeAutoObservable(this, {
      template: observableRef,
      brokenBanners: observableRef,
      window: observableRef,
      settingsFailure: observableRef,
      templateFailure: observableRef,
      instructions: observableRef,
      problem: observableRef,
      visit: false,
      purchaseNotice: false,
    });
  }

  get today(): MuseumDay {
    return this.window.today;
  }

  /** Whether anything is to open over the screen. */
  get hasOverlay(): boolean {
    const { calendarDay, instructions, problem, purchaseNotice } = this;
    return [calendarDay, instructions, problem, purchaseNotice.notice].some(
      (each) => each !== null,
    );
  }

  get tabs(): readonly DateTab[] {
    return tabDays(this.firstTab).map((day) => ({
      day,
      isToday: day === this.today,
      isBookable: isBookable(this.window, day),
    }));
  }

  get banners(): readonly string[] {
    return (this.template?.banners ?? []).filter((url) => !this.brokenBanners.includes(url));
  }

  /** Opens the screen on its first start; on a later one it goes on where it was. */
  start(): Stop {
    this.#lookAtClock();
    if (this.#isOpened) this.#comeBack();
    else this.#openAtStart();
    const stopNotice = this.purchaseNotice.start();
    const stopWatching = this.#ports.visibility.onChange(() => {
      if (!this.#ports.visibility.isVisible()) return;
      this.#lookAtClock();
      this.purchaseNotice.start();
    });
    return () => {
      stopWatching();
      stopNotice();
      this.#stopTimer();
    };
  }

  /** Chooses one of the date tabs (§4 home flow 2). */
  async chooseDay(day: MuseumDay): Promise<void> {
    if (!isBookable(this.window, day)) {
      this.#ports.announcements.show('info', (LL) => LL.home.dayNotOnSale());
      return;
    }
    if (day === this.visit.day && this.visit.dayState.kind !== 'failed') return;
    this.hasMovedOn = false;
    this.#isPlaced = false;
    await this.visit.open(day);
  }

  /** Chooses a slot as it is on the clock now (§4 home flow 3, 4). */
  async chooseSlot(id: string): Promise<void> {
    this.#lookAtClock();
    await this.visit.chooseSlot(id);
  }

  openCalendar(): void {
    this.calendarDay = this.visit.day;
  }

  closeCalendar(): void {
    this.calendarDay = null;
  }

  /** Marks a day of the calendar; one that can't be booked says so. */
  pickCalendarDay(day: MuseumDay): void {
    if (isBookable(this.window, day)) this.calendarDay = day;
    else this.#ports.announcements.alert((LL) => LL.home.dayNotOnSale());
  }

  /** Takes the marked day: the three tabs begin with it (HOME-04). */
  async confirmCalendar(): Promise<void> {
    const day = this.calendarDay;
    if (day === null) return;
    this.calendarDay = null;
    this.firstTab = day;
    await this.chooseDay(day);
  }

  showInstructions(ticket: DescribedTicket): void {
    this.instructions = ticket;
  }

  closeInstructions(): void {
    this.instructions = null;
  }

  closeProblem(): void {
    this.problem = null;
  }

  dropBanner(url: string): void {
    this.brokenBanners = [...this.brokenBanners, url];
  }

  /** Reads again what the start could not read: texts, limit, pre-sale days. */
  async retrySettings(): Promise<void> {
    if (this.isReadingSettings) return;
    this.isReadingSettings = true;
    await Promise.all([this.#readHome(), this.#readWindow()]);
    runInAction(() => {
      this.isReadingSettings = false;
    });
    const isWell = this.settingsFailure === null && this.templateFailure === null;
    this.#tell(isWell ? 'success' : 'error', (LL) =>
      isWell ? LL.home.settingsRead() : LL.home.settingsFailed(),
    );
  }

  /** Goes on to the order form, or says why not (§5 place order). */
  placeOrder(): void {
    // Midnight and the end of a slot count to the second here, not to the minute (O-040).
    this.#lookAtClock();
    const { visit } = this;
    if (visit.count > 0 && visit.slot !== null && visit.listState.kind !== 'shown') {
      const isLoading = visit.listState.kind === 'loading';
      this.#tell('info', (LL) =>
        isLoading ? LL.home.ticketsOnTheirWay() : LL.home.retryTickets(),
      );
      return;
    }
    const placed = this.#ports.placeOrder.execute(
      visit.selection,
      this.limit,
      visit.isStaggeredDay,
    );
    if (placed.ok) {
      this.#isPlaced = true;
      this.#ports.ways.toOrderForm();
    } else this.#explain(placed.failure);
  }

  #explain(problem: PlaceOrderProblem): void {
    const { needsSlot } = this.visit;
    const message: Message = (LL) => problemMessage(LL, problem, needsSlot);
    if (problem.kind === 'nothingSelected' || problem.kind === 'overLimit') {
      this.problem = problem;
      this.#ports.announcements.alert(message);
    } else this.#tell('warning', message);
  }

  #tell(kind: 'info' | 'success' | 'warning' | 'error', message: Message): void {
    this.#ports.announcements.show(kind, message);
  }

  #openAtStart(): void {
    this.#isOpened = true;
    const { today } = this;
    void this.#readHome();
    const known = this.#readWindow();
    const laterDays = async () => {
      await known;
      return tabDays(today)
        .slice(1)
        .filter((day) => isBookable(this.window, day));
    };
    void this.visit.openFirstBookable(today, laterDays).then((opened) => {
      runInAction(() => {
        this.hasMovedOn = opened !== null && opened !== today;
      });
      if (this.hasMovedOn) this.#ports.announcements.say((LL) => LL.home.movedOn());
    });
  }

  /** An order that was placed is gone from the session: then everything begins anew, with new counts of places. */
  #comeBack(): void {
    const kept = this.#ports.storage.selection();
    const isOrdered = this.#isPlaced && kept === null;
    if (isOrdered) {
      this.#isPlaced = false;
      void this.visit.open(this.visit.day);
      return;
    }
    if (kept !== null) this.visit.adopt(kept);
    void this.visit.refreshSlots();
  }

  async #readHome(): Promise<void> {
    const { openHome, language } = this.#ports;
    const { template, limit } = await openHome.execute(language.current());
    runInAction(() => {
      this.templateFailure = template.ok ? null : template.failure;
      if (limit.ok) this.limit = limit.value;
      this.#limitFailure = limit.ok ? null : limit.failure;
      this.#noteSettings();
      if (!template.ok) return;
      const isFirst = this.template === null;
      this.template = template.value;
      if (isFirst && template.value.notice !== null) {
        this.purchaseNotice.show(template.value.notice);
      }
    });
  }

  #noteSettings(): void {
    this.settingsFailure = this.#limitFailure ?? this.#windowFailure;
  }

  async #readWindow(): Promise<void> {
    const { window, failure } = await this.#ports.readBookingWindow.execute();
    runInAction(() => {
      this.#windowFailure = failure;
      this.#noteSettings();
      // One that was asked for before midnight is of yesterday.
      if (window.today >= this.today) this.window = window;
    });
  }

  #lookAtClock(): void {
    this.#stopTimer();
    const now = this.#ports.clock.now();
    const today = dayAt(now, this.#ports.configuration.timeZone);
    runInAction(() => {
      if (today !== this.today) this.#beginDay(today);
      this.visit.tick(now);
    });
    // Slots end at whole minutes, and so does a day.
    this.#stopTimer = this.#ports.clock.after(minute - (now % minute), () => this.#lookAtClock());
  }

  /** Midnight at the museum: tabs and calendar begin with the new day, and yesterday can't be booked (O-040). */
  #beginDay(today: MuseumDay): void {
    this.window = { ...this.window, today };
    if (this.firstTab < today) this.firstTab = today;
    if (!this.#isOpened) return;
    void this.#readWindow();
    if (this.visit.day >= today) return;
    this.hasMovedOn = false;
    this.#isPlaced = false;
    void this.visit.open(today);
    this.#tell('info', (LL) => LL.home.newDay());
  }
}
