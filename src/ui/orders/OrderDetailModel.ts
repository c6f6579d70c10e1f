import { runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { dayAt, type Instant, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import { type MuseumMoment, momentAt } from '../../domain/model/MuseumMoment.ts';
import type { OrderDetail } from '../../domain/model/Order.ts';
import type { ViewOrder } from '../../domain/useCases/ViewOrder.ts';
import type { AddressBar } from '../../ports/AddressBar.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import type { OrderActionsModel } from './OrderActionsModel.ts';
import { type NoCodeReason, whyNoCode } from './whyNoCode.ts';

interface Ports {
  viewOrder: ViewOrder;
  address: Pick<AddressBar, 'takeAside' | 'onChange'>;
  clock: Clock;
  visibility: PageVisibility;
  language: Pick<LanguagePreference, 'current'>;
  configuration: Pick<Configuration, 'timeZone'>;
  announcements: AnnouncementModel;
}

/** What was read longer ago is read again when the visitor comes back to the page. */
const freshMs = 30_000;

/** One order with its tickets. Once it is shown it stays, whatever the network does (Q-OFF-4). */
export class OrderDetailModel implements Startable {
  readonly orderNo: OrderNo;
  /** Null until the museum has answered once. */
  order: OrderDetail | null = null;
  /** Why there is nothing to show; null once there is. */
  failure: Failure | null = null;
  isLoading = false;
  /** What can be done with it; null until that is loaded, which nobody waits for who has come to show a code. */
  actions: OrderActionsModel | null = null;
  isLoadingActions = false;
  /** Whether that could not be loaded when it was last tried. */
  lacksActions = false;
  /** When the museum told of what is shown, where it could not be asked anew; null where that is fresh (Q-OFF-4). */
  staleSince: MuseumMoment | null = null;

  readonly #ports: Ports;
  #mobile: string | null = null;
  #readAt: Instant | null = null;
  #generation = 0;
  #isOpen = false;

  constructor(ports: Ports, orderNo: OrderNo) {
    this.#ports = ports;
    this.orderNo = orderNo;
    makeAutoObservable(this, {
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
    this.#isOpen = true;
    // What was shown before stands there at once, and still does where there is no network.
    this.order = this.#ports.viewOrder.shown.of(this.orderNo)?.order ?? null;
    this.#mobile = this.#ports.address.takeAside('visitorMobile');
    this.#load(false);
    const stopLooking = this.#ports.visibility.onChange(() => this.#lookAtAge());
    const stopTaking = this.#ports.address.onChange(() => this.#takeMobile());
    return () => {
      stopLooking();
      stopTaking();
      this.#generation += 1;
      this.#isOpen = false;
      this.actions?.leave();
    };
  }

  /** Reads the order again, on the visitor's press; an order already shown stays when that fails. */
  async reload(): Promise<void> {
    if (!this.isLoading) await this.#load(true);
  }

  /** Reads the order again behind the visitor's back; the answer is whether the museum has answered. */
  async readAgain(): Promise<boolean> {
    await this.#load(false);
    return this.failure === null && this.staleSince === null;
  }

  /** A ticket of the order was given back here, or the order was cancelled. */
  async onChanged(): Promise<void> {
    this.actions?.close();
    await this.#load(false);
  }

  /** Has what can be done with the order loaded, unless it is; what the museum says of that is asked at once. */
  async loadActions(load: () => Promise<OrderActionsModel>): Promise<void> {
    if (this.actions !== null || this.isLoadingActions) return;
    this.isLoadingActions = true;
    const actions = await load().catch(() => null);
    runInAction(() => {
      this.isLoadingActions = false;
      this.lacksActions = actions === null;
      this.actions = actions;
    });
    if (this.#isOpen && this.order !== null) await actions?.look(this.order);
  }

  /** A link to the order that is open already differs in the phone alone, and must not leave it in the address (R5). */
  #takeMobile(): void {
    const mobile = this.#ports.address.takeAside('visitorMobile');
    if (mobile === null || mobile === this.#mobile) return;
    this.#mobile = mobile;
    void this.#load(false);
  }

  async #load(isPressed: boolean): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    runInAction(() => {
      this.isLoading = true;
    });
    const { viewOrder, language, clock, configuration } = this.#ports;
    const found = await viewOrder.execute(this.orderNo, this.#mobile, language.current());
    if (generation !== this.#generation) return;
    if (found.ok) {
      viewOrder.shown.keep(found.value, clock.now());
      this.#readAt = clock.now();
    }
    const shown = found.ok ? null : viewOrder.shown.of(this.orderNo);
    runInAction(() => {
      this.isLoading = false;
      if (found.ok) this.order = found.value;
      this.staleSince = shown === null ? null : momentAt(shown.at, configuration.timeZone);
      this.failure = found.ok || this.order !== null ? null : found.failure;
    });
    this.#tell(found.ok ? null : found.failure, isPressed);
    // Behind the order itself, which is what the gate wants to see.
    if (found.ok) void this.actions?.look(found.value);
  }

  /** Meanwhile the visitor may have been at the gate, or have given a ticket back elsewhere. */
  #lookAtAge(): void {
    const { clock, visibility } = this.#ports;
    if (!visibility.isVisible() || this.isLoading) return;
    const age = this.#readAt === null ? freshMs : clock.now() - this.#readAt;
    // A clock that was put back leaves an order from the future: nobody knows how old that is.
    if (age < 0 || age >= freshMs) void this.#load(false);
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
