import { runInAction } from 'mobx';
import {
  type BookingWindow,
  defaultWindow,
  isBookable,
  tabDays,
} from '../../domain/model/BookingWindow.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { HomeTemplate } from '../../domain/model/HomeTemplate.ts';
import { dayAt, type Instant, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { NothingToBook } from '../../domain/model/NothingToBook.ts';
import type { PurchaseLimit } from '../../domain/model/Selection.ts';
import type { DescribedTicket } from '../../domain/model/Ticket.ts';
import type { OpenHome } from '../../domain/useCases/OpenHome.ts';
import type { ReadBookingWindow } from '../../domain/useCases/ReadBookingWindow.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { Message } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import { BannerModel, type BannerPorts } from './BannerModel.ts';
import { DayReasonsModel } from './DayReasonsModel.ts';
import { OrderPlacingModel, type OrderPlacingPorts } from './OrderPlacingModel.ts';
import { PartyModel } from './PartyModel.ts';
import { PurchaseNoticeModel } from './PurchaseNoticeModel.ts';
import { VisitChoiceModel } from './VisitChoiceModel.ts';

/** A date tab. */
export interface DateTab {
  readonly day: MuseumDay;
  readonly isToday: boolean;
  /** False beyond the last day on sale. */
  readonly isBookable: boolean;
  /** Why it has nothing to book, as far as somebody has looked. Such a day can be chosen all the same. */
  readonly reason: NothingToBook | null;
}

/** What the home screen works with. */
export interface HomePorts extends OrderPlacingPorts, BannerPorts {
  readonly openHome: OpenHome;
  readonly readBookingWindow: ReadBookingWindow;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
}

const minute = 60_000;
/** A tap on a day that follows another within this waits as long: who leafs through days asks for the last one only. */
const tapPauseMs = 300;

/**
 * The home screen (§2 home, §4 home flow). One for the whole visit: coming back from the order form finds day, slot and
 * quantities as they were (HOME-17).
 */
export class HomeModel implements Startable {
  /** Null while it is on its way, or when it could not be had. */
  template: HomeTemplate | null = null;
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
  readonly visit: VisitChoiceModel;
  readonly party = new PartyModel();
  readonly placing: OrderPlacingModel;
  readonly purchaseNotice: PurchaseNoticeModel;
  readonly banner: BannerModel;

  readonly #ports: HomePorts;
  readonly #reasons: DayReasonsModel;
  #isOpened = false;
  #wasShown = false;
  #stopPreparing: Stop = () => {};
  /** When the last tap on a day was. */
  #tappedAt: Instant = Number.NEGATIVE_INFINITY;
  #isRestoring = false;
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
    this.#reasons = new DayReasonsModel(this.visit);
    this.placing = new OrderPlacingModel(ports, {
      visit: this.visit,
      limit: () => this.limit,
      lookAtClock: () => this.#lookAtClock(),
    });
    this.purchaseNotice = new PurchaseNoticeModel(ports);
    this.banner = new BannerModel(ports);
    makeAutoObservable(this, {
      banner: false,
      visit: false,
      party: false,
      placing: false,
      purchaseNotice: false,
    });
  }

  get today(): MuseumDay {
    return this.window.today;
  }

  /** Whether anything is to open over the screen. */
  get hasOverlay(): boolean {
    const { calendarDay, instructions, placing, purchaseNotice } = this;
    return [calendarDay, instructions, placing.problem, purchaseNotice.notice].some(
      (each) => each !== null,
    );
  }

  get tabs(): readonly DateTab[] {
    return tabDays(this.firstTab).map((day) => ({
      day,
      isToday: day === this.today,
      isBookable: isBookable(this.window, day),
      reason: this.#reasons.of(day),
    }));
  }

  /** Reads what the screen shows first before there is a screen, so that it need not be drawn without. */
  prepare(): void {
    if (this.#isOpened) return;
    this.#stopPreparing = this.#ports.clock.onCorrection(() => this.#lookAtClock(true));
    this.#lookAtClock();
    this.#openAtStart();
  }

  /** Opens the screen on its first start; on a later one it goes on where it was. */
  start(): Stop {
    if (this.#wasShown) {
      this.#lookAtClock();
      this.#comeBack();
    } else this.prepare();
    this.#wasShown = true;
    const stopNotice = this.purchaseNotice.start();
    const { clock, visibility } = this.#ports;
    this.#stopPreparing();
    const stopCorrecting = clock.onCorrection(() => this.#lookAtClock(true));
    const stopWatching = visibility.onChange(() => {
      if (!visibility.isVisible()) return;
      this.#lookAtClock();
      this.purchaseNotice.count();
      void this.visit.counts.read();
      this.#readWhatFailed();
    });
    return () => {
      this.placing.leave();
      stopCorrecting();
      stopWatching();
      stopNotice();
      this.#stopTimer();
    };
  }

  /** Chooses one of the date tabs (§4 home flow 2). Of several taps in a row the museum hears of the last (Q-RUSH-2). */
  async chooseDay(day: MuseumDay): Promise<void> {
    if (!isBookable(this.window, day)) {
      this.#ports.announcements.show('info', (LL) => LL.home.dayNotOnSale());
      return;
    }
    if (day === this.visit.day && this.visit.dayState.kind !== 'failed') return;
    this.#forgetDay();
    await this.visit.open(day, this.#pauseAfterTap());
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

  /** In silence: the visitor came back, or the network did, and nobody has asked (Q-OFF-3). */
  #readWhatFailed(): void {
    void this.visit.retry();
    if (this.isReadingSettings) return;
    if (this.templateFailure !== null) void this.#readHome();
    if (this.settingsFailure !== null) void this.#readWindow();
  }

  #tell(kind: 'info' | 'success' | 'warning' | 'error', message: Message): void {
    this.#ports.announcements.show(kind, message);
  }

  #pauseAfterTap(): Promise<void> | undefined {
    const { clock } = this.#ports;
    const now = clock.now();
    const isNext = now - this.#tappedAt < tapPauseMs;
    this.#tappedAt = now;
    return isNext
      ? new Promise((resolve) => {
          clock.after(tapPauseMs, resolve);
        })
      : undefined;
  }

  /** Another day is about to be opened: what was said of this one, and done on it, is over. */
  #forgetDay(): void {
    this.#reasons.keep();
    this.hasMovedOn = false;
    this.placing.forget();
  }

  #openAtStart(): void {
    this.#isOpened = true;
    void this.#readHome();
    void this.#openFirstBookable(true);
  }

  /** Opens what an earlier page left, if wanted, or today, or the next day of the tabs that has something to book. */
  async #openFirstBookable(restores: boolean): Promise<void> {
    const { today } = this;
    const known = this.#readWindow();
    if (restores && (await this.#restore(known))) return;
    const laterDays = async () => {
      await known;
      return tabDays(today)
        .slice(1)
        .filter((day) => isBookable(this.window, day));
    };
    void this.visit.openFirstBookable(today, laterDays).then((found) => {
      runInAction(() => {
        if (found !== null) this.#reasons.learn(found.reasons);
        this.hasMovedOn = found !== null && found.day !== today;
      });
      this.banner.allow();
      if (this.hasMovedOn) this.#ports.announcements.say((LL) => LL.home.movedOn());
    });
  }

  async #restore(known: Promise<void>): Promise<boolean> {
    const { visit } = this;
    const isOnSale = async (day: MuseumDay) => {
      await known;
      return isBookable(this.window, day);
    };
    this.#isRestoring = true;
    const isRestored = await visit.restore(this.today, isOnSale, this.#ports.ways.beganOnOrderForm);
    this.#isRestoring = false;
    if (!isRestored) return false;
    runInAction(() => {
      if (!tabDays(this.firstTab).includes(visit.day)) this.firstTab = visit.day;
    });
    this.banner.allow();
    return true;
  }

  /** An order that was placed is gone from the session: then everything begins anew, with new counts of places. */
  #comeBack(): void {
    const kept = this.#ports.storage.selection();
    if (this.placing.isOrdered()) {
      this.placing.forget();
      void this.visit.open(this.visit.day);
      return;
    }
    if (kept !== null) this.visit.adopt(kept);
    void this.visit.counts.read();
  }

  async #readHome(): Promise<void> {
    const { openHome, language } = this.#ports;
    const { template, limit } = await openHome.execute(language.current());
    runInAction(() => {
      this.templateFailure = template.ok ? null : template.failure;
      if (limit.ok) this.limit = limit.value;
      this.#limitFailure = limit.ok ? null : limit.failure;
      this.#noteSettings();
      this.banner.show((template.ok ? template.value : this.template)?.banners ?? []);
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
      // One that was read before midnight, or by a wrong clock, is of another day.
      if (window.today === this.today) this.window = window;
    });
  }

  #lookAtClock(isCorrected = false): void {
    this.#stopTimer();
    const now = this.#ports.clock.now();
    const today = dayAt(now, this.#ports.configuration.timeZone);
    runInAction(() => {
      if (today !== this.today) this.#beginDay(today, isCorrected);
      this.visit.tick(now);
    });
    // Slots end at whole minutes, and so does a day.
    this.#stopTimer = this.#ports.clock.after(minute - (now % minute), () => this.#lookAtClock());
  }

  /**
   * Another day at the museum: tabs and calendar begin with it, and a day that is not on sale any more can't be booked.
   * It is midnight (O-040), or a phone's wrong clock was put right by the museum's first answer. Then there is nothing
   * to be told: no visitor can have chosen anything by then.
   */
  #beginDay(today: MuseumDay, isCorrected: boolean): void {
    const { visit } = this;
    this.window = isCorrected ? defaultWindow(today) : { ...this.window, today };
    if (this.firstTab < today || !this.#isOpened) this.firstTab = today;
    if (!this.#isOpened) return;
    const isQuiet = isCorrected && visit.slot === null && visit.count === 0;
    if (!isQuiet && isBookable(this.window, visit.day)) {
      void this.#readWindow();
      return;
    }
    this.firstTab = today;
    this.#forgetDay();
    // What an earlier page left may be of another day than the wrong one, which is all that was kept since.
    void this.#openFirstBookable(isQuiet && this.#isRestoring);
    if (!isQuiet) this.#tell('info', (LL) => LL.home.newDay());
  }
}
