import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import { constants } from '../../domain/model/constants.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { addDays, dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderFilter, OrderSummary } from '../../domain/model/Order.ts';
import type { ListOrders } from '../../domain/useCases/ListOrders.ts';
import type { PayNow, PayNowOutcome } from '../../domain/useCases/PayNow.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';
import type { Startable } from '../useViewModel.ts';
import type { Ways } from '../Ways.ts';

interface Ports {
  listOrders: ListOrders;
  payNow: PayNow;
  clock: Clock;
  language: Pick<LanguagePreference, 'current'>;
  configuration: Pick<Configuration, 'timeZone'>;
  ways: Pick<Ways, 'toPaymentMethod' | 'toResult'>;
  page: Pick<PageControl, 'reload'>;
  announcements: AnnouncementModel;
}

/** The visitor's orders of the last days, and what can be done with one from there (§4 order list, pay now). */
export class OrderListModel implements Startable {
  filter: OrderFilter = 'all';
  /** Null until the museum has answered for this filter. */
  orders: readonly OrderSummary[] | null = null;
  failure: Failure | null = null;
  isLoading = false;
  /** The order whose pick-up code is shown large. */
  shown: OrderSummary | null = null;
  /** The orders whose press of "pay now" is still under way. */
  paying: ReadonlySet<OrderNo> = new Set();

  readonly #ports: Ports;
  /** Counts what was asked, so that an answer to an earlier question is dropped. */
  #generation = 0;
  #visit = 0;
  /** The day that the list was last asked for on. */
  #askedOn: MuseumDay | null = null;
  #stopReload: Stop = () => {};

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {
      orders: observableRef,
      failure: observableRef,
      shown: observableRef,
      paying: observableRef,
      // Not cached: a page left open over midnight has another today.
      today: false,
      firstDay: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.#ports.configuration.timeZone);
  }

  /** The first day whose orders are listed (§9). */
  get firstDay(): MuseumDay {
    return addDays(this.today, -constants.orderListDaysBack);
  }

  start(): Stop {
    this.load();
    const stopCorrecting = this.#ports.clock.onCorrection(() => this.#lookAtDay());
    return () => {
      stopCorrecting();
      this.#leave();
    };
  }

  choose(filter: OrderFilter): void {
    this.filter = filter;
    this.orders = null;
    this.failure = null;
    this.load();
  }

  /** Reads the list, also again after it failed. */
  async load(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.isLoading = true;
    this.#askedOn = this.today;
    const { listOrders, language, announcements } = this.#ports;
    const listed = await listOrders.execute(this.filter, language.current());
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.isLoading = false;
      this.orders = listed.ok ? listed.value : null;
      this.failure = listed.ok ? null : listed.failure;
    });
    if (listed.ok) announcements.say((LL) => LL.orders.listed({ count: listed.value.length }));
    else announcements.alert((LL) => failureText(LL, listed.failure));
  }

  isPaying(order: OrderSummary): boolean {
    return this.paying.has(order.orderNo);
  }

  /** Pays an order, one press at a time; where the press led to another screen the order stays locked here. */
  async pay(order: OrderSummary): Promise<void> {
    if (this.isPaying(order)) return;
    this.paying = new Set([...this.paying, order.orderNo]);
    const visit = this.#visit;
    const outcome = await this.#ports.payNow.execute(order.orderNo, order.total);
    if (visit === this.#visit) runInAction(() => this.#goOn(order, outcome));
  }

  show(order: OrderSummary): void {
    this.shown = order;
  }

  hide(): void {
    this.shown = null;
  }

  /** A phone whose clock was days wrong has asked for the orders of other days (R13). */
  #lookAtDay(): void {
    if (this.today !== this.#askedOn) void this.load();
  }

  #goOn(order: OrderSummary, outcome: PayNowOutcome): void {
    const { ways, announcements } = this.#ports;
    const { orderNo } = order;
    switch (outcome.kind) {
      case 'alreadyPaid':
        announcements.show('info', (LL) => LL.orders.alreadyPaid());
        this.#reloadSoon();
        break;
      case 'chooseMethod':
        ways.toPaymentMethod({ orderNo, amount: order.total });
        break;
      case 'reserved':
      // The result page asks the museum before it claims anything.
      case 'unconfirmed':
        ways.toResult({ show: 'success', orderNo, error: '', isReservation: true });
        break;
      case 'notReserved': {
        const { cause } = outcome;
        announcements.show('error', (LL) =>
          LL.orders.notReserved({ reason: failureText(LL, cause) }),
        );
        const error = cause.kind === 'business' ? cause.text : '';
        ways.toResult({ show: 'fail', orderNo, error, isReservation: true });
        break;
      }
      case 'unknown': {
        const { cause } = outcome;
        announcements.show('warning', (LL) =>
          LL.orders.notChecked({ reason: failureText(LL, cause) }),
        );
        this.paying = new Set([...this.paying].filter((other) => other !== orderNo));
        break;
      }
    }
  }

  #reloadSoon(): void {
    this.#stopReload();
    const { clock, page } = this.#ports;
    this.#stopReload = clock.after(constants.reloadAfterPaidMs, () => page.reload());
  }

  /** Nothing of this screen may act on another one (O-105). */
  #leave(): void {
    this.#generation += 1;
    this.#visit += 1;
    this.#stopReload();
    runInAction(() => {
      this.paying = new Set();
    });
  }
}
