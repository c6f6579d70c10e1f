import { runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import * as constants from '../../domain/model/constants.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import {
  addDays,
  dayAt,
  type Instant,
  type MuseumDay,
  type TimeZone,
} from '../../domain/model/MuseumDay.ts';
import { momentAt } from '../../domain/model/MuseumMoment.ts';
import type { OrderFilter, OrderSummary } from '../../domain/model/Order.ts';
import { type OrderActions, orderActions } from '../../domain/model/OrderActions.ts';
import type { ListOrders } from '../../domain/useCases/ListOrders.ts';
import type { ReadRebookingSwitch } from '../../domain/useCases/ReadRebookingSwitch.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import { PayNowModel, type PayNowPorts } from './PayNowModel.ts';
import { unchangedKept } from './unchangedKept.ts';

interface Ports extends PayNowPorts {
  readonly listOrders: ListOrders;
  readonly readRebookingSwitch: ReadRebookingSwitch;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly configuration: Pick<Configuration, 'timeZone'>;
  readonly announcements: AnnouncementModel;
}

/** What stands over the list: the look-up, or something about one order. */
export type OverList =
  | { readonly kind: 'query' }
  | { readonly kind: 'code' | 'rebook' | 'refund' | 'cancel'; readonly order: OrderSummary };

/**
 * Why the list is read: the screen or a tab of it was opened, the visitor pressed "refresh", an order of it was
 * changed here, or the page is seen again after a while.
 */
type Reading = 'opened' | 'pressed' | 'changed' | 'seen';

/** A list that was read longer ago is read again when the visitor comes back to the page. */
const freshMs = 30_000;

/** The visitor's orders of the last days, and what can be done with each from there (§4 order list). */
export class OrderListModel implements Startable {
  filter: OrderFilter = 'all';
  /** Null until the museum has answered for this filter. */
  orders: readonly OrderSummary[] | null = null;
  /** Why the last reading brought nothing; the list from before still stands where there is one. */
  failure: Failure | null = null;
  isLoading = false;
  /** Whether visits can be moved at all; false until the museum has said so. */
  canRebook = false;
  over: OverList | null = null;
  /** The order that was changed here last, for the focus, whose button may be gone with the change. */
  changed: { readonly orderNo: OrderNo; readonly times: number } | null = null;

  readonly #ports: Ports;
  readonly #payNow: PayNowModel;
  /** Counts what was asked, so that an answer to an earlier question is dropped. */
  #generation = 0;
  #readAt: Instant | null = null;
  /** The day that the list was last asked for on. */
  #askedOn: MuseumDay | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#payNow = new PayNowModel(ports);
    makeAutoObservable(this, {
      // Not cached: a page left open over midnight has another today.
      today: false,
      firstDay: false,
      readAt: false,
      timeZone: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.timeZone);
  }

  /** The first day whose orders are listed (§9). */
  get firstDay(): MuseumDay {
    return addDays(this.today, -constants.orderListDaysBack);
  }

  /** The museum's zone. */
  get timeZone(): TimeZone {
    return this.#ports.configuration.timeZone;
  }

  /** The museum's time, `HH:mm`, when the list was read; empty before. */
  get readAt(): string {
    return this.#readAt === null ? '' : momentAt(this.#readAt, this.timeZone).time;
  }

  start(): Stop {
    this.load();
    const { clock, visibility } = this.#ports;
    const stops = [
      clock.onCorrection(() => this.#lookAtDay()),
      visibility.onChange(() => this.#lookAtAge()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#generation += 1;
      this.#payNow.leave();
    };
  }

  choose(filter: OrderFilter): void {
    this.filter = filter;
    this.orders = null;
    this.failure = null;
    this.load();
  }

  /** Reads the list, also again after it failed. */
  load(): Promise<void> {
    return this.#read('opened');
  }

  /** Reads the list again on a press; what is shown stays until the answer is there. */
  async refresh(): Promise<void> {
    if (!this.isLoading) await this.#read('pressed');
  }

  actionsOf(order: OrderSummary): OrderActions {
    return orderActions(order, this);
  }

  isPaying(order: OrderSummary): boolean {
    return this.#payNow.isPaying(order);
  }

  /** Pays an order, one press at a time. */
  pay(order: OrderSummary): Promise<void> {
    return this.#payNow.pay(order);
  }

  open(over: OverList): void {
    this.over = over;
  }

  close(): void {
    this.over = null;
  }

  /** An order was cancelled or refunded: what stands over the list has done its work. */
  async onChanged(order: OrderSummary): Promise<void> {
    this.over = null;
    const visit = this.#generation + 1;
    await this.#read('changed');
    if (visit !== this.#generation) return;
    runInAction(() => {
      this.changed = { orderNo: order.orderNo, times: (this.changed?.times ?? 0) + 1 };
    });
  }

  async #read(reading: Reading): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    runInAction(() => {
      this.isLoading = true;
    });
    this.#askedOn = this.today;
    const { listOrders, language, clock } = this.#ports;
    void this.#readSwitch(generation);
    const listed = await listOrders.execute(this.filter, language.current());
    if (generation !== this.#generation) return;
    const before = this.orders;
    runInAction(() => {
      this.isLoading = false;
      this.failure = listed.ok ? null : listed.failure;
      if (!listed.ok) return;
      this.#readAt = clock.now();
      this.orders = unchangedKept(before, listed.value);
    });
    this.#tell(reading, listed.ok ? null : listed.failure);
  }

  async #readSwitch(generation: number): Promise<void> {
    const canRebook = await this.#ports.readRebookingSwitch.execute();
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.canRebook = canRebook;
    });
  }

  #tell(reading: Reading, failure: Failure | null): void {
    const { announcements } = this.#ports;
    const { readAt, orders } = this;
    if (failure === null) {
      const count = orders?.length ?? 0;
      if (reading === 'opened') announcements.say((LL) => LL.afterSale.list.listed({ count }));
      if (reading === 'pressed')
        announcements.show('success', (LL) => LL.afterSale.list.upToDate());
    } else if (orders === null) {
      announcements.alert((LL) => failureText(LL, failure));
    } else {
      // It also stands over the list.
      announcements.say(
        (LL) => `${LL.afterSale.list.stale({ time: readAt })} ${failureText(LL, failure)}`,
      );
    }
  }

  /** A phone whose clock was days wrong has asked for the orders of other days (R13). */
  #lookAtDay(): void {
    if (this.today !== this.#askedOn) void this.load();
  }

  /** Meanwhile the visitor may have paid elsewhere, or been at the gate. */
  #lookAtAge(): void {
    const { clock, visibility } = this.#ports;
    if (!visibility.isVisible() || this.isLoading || this.failure?.kind === 'expired') return;
    const age = this.#readAt === null ? freshMs : clock.now() - this.#readAt;
    // A clock that was put back leaves a list from the future: nobody knows how old that is.
    if (age < 0 || age >= freshMs) void this.#read('seen');
  }
}
