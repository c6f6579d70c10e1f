import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderDetail } from '../../domain/model/Order.ts';
import type { ViewOrder } from '../../domain/useCases/ViewOrder.ts';
import type { AddressBar } from '../../ports/AddressBar.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';
import type { Startable } from '../useViewModel.ts';
import { type NoCodeReason, whyNoCode } from './whyNoCode.ts';

interface Ports {
  viewOrder: ViewOrder;
  address: Pick<AddressBar, 'takeAside'>;
  clock: Pick<Clock, 'now'>;
  language: Pick<LanguagePreference, 'current'>;
  configuration: Pick<Configuration, 'timeZone'>;
  announcements: AnnouncementModel;
}

/** One order with its tickets. Once it is shown it stays, whatever the network does (Q-OFF-4). */
export class OrderDetailModel implements Startable {
  readonly orderNo: OrderNo;
  /** Null until the museum has answered once. */
  order: OrderDetail | null = null;
  /** Why there is nothing to show; null once there is. */
  failure: Failure | null = null;
  isLoading = false;

  readonly #ports: Ports;
  #mobile: string | null = null;
  #generation = 0;

  constructor(ports: Ports, orderNo: OrderNo) {
    this.#ports = ports;
    this.orderNo = orderNo;
    makeAutoObservable(this, {
      order: observableRef,
      failure: observableRef,
      orderNo: false,
      // Not cached: a page left open over midnight has another today.
      today: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.#ports.configuration.timeZone);
  }

  /** What the order waits for while none of its tickets shows a code; null when one does. */
  get noCodeReason(): NoCodeReason | null {
    return this.order === null ? null : whyNoCode(this.order.tickets);
  }

  start(): Stop {
    this.#mobile = this.#ports.address.takeAside('visitorMobile');
    this.#load(false);
    return () => {
      this.#generation += 1;
    };
  }

  /** Reads the order again, on the visitor's press; an order already shown stays when that fails. */
  async reload(): Promise<void> {
    if (!this.isLoading) await this.#load(true);
  }

  async #load(isPressed: boolean): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.isLoading = true;
    const { viewOrder, language } = this.#ports;
    const found = await viewOrder.execute(this.orderNo, this.#mobile, language.current());
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.isLoading = false;
      if (found.ok) this.order = found.value;
      this.failure = found.ok || this.order !== null ? null : found.failure;
    });
    this.#tell(found.ok ? null : found.failure, isPressed);
  }

  #tell(failure: Failure | null, isPressed: boolean): void {
    const { announcements } = this.#ports;
    if (failure === null) {
      if (isPressed) announcements.show('success', (LL) => LL.orders.reloaded());
    } else if (this.order === null) {
      announcements.alert((LL) => failureText(LL, failure));
    } else {
      announcements.show('error', (LL) => failureText(LL, failure));
    }
  }
}
