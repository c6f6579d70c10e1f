import { runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import { dayAt, type MuseumDay, type TimeZone } from '../../domain/model/MuseumDay.ts';
import type { ShippingReference } from '../../domain/model/ShippingOrder.ts';
import type {
  ViewedShippingOrder,
  ViewShippingOrder,
} from '../../domain/useCases/ViewShippingOrder.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';

interface Ports {
  readonly viewShippingOrder: Pick<ViewShippingOrder, 'execute'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly configuration: Pick<Configuration, 'timeZone'>;
  readonly announcements: AnnouncementModel;
}

/** The order of an SMS link with its pick-up code (§2 SMS QR-code screen). Once shown it stays (Q-OFF-4). */
export class ShippingModel implements Startable {
  /** Null until the museum has answered once. */
  viewed: ViewedShippingOrder | null = null;
  /** Why there is nothing to show; null once there is. */
  failure: Failure | null = null;
  isLoading = false;

  readonly #ports: Ports;
  readonly #reference: ShippingReference;
  #generation = 0;

  constructor(ports: Ports, reference: ShippingReference) {
    this.#ports = ports;
    this.#reference = reference;
    makeAutoObservable(this, {
      // Not cached: a page left open over midnight has another today.
      today: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.#ports.configuration.timeZone);
  }

  /** The museum's zone, for times that come with an offset. */
  get timeZone(): TimeZone {
    return this.#ports.configuration.timeZone;
  }

  start(): Stop {
    void this.#load(false);
    return () => {
      this.#generation += 1;
    };
  }

  /** Reads it again, on the visitor's press. */
  async reload(): Promise<void> {
    if (!this.isLoading) await this.#load(true);
  }

  async #load(isPressed: boolean): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.isLoading = true;
    const found = await this.#ports.viewShippingOrder.execute(this.#reference);
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.isLoading = false;
      if (found.ok) this.viewed = found.value;
      this.failure = found.ok || this.viewed !== null ? null : found.failure;
    });
    this.#tell(found.ok ? found.value.linesFailure : found.failure, isPressed);
  }

  #tell(failure: Failure | null, isPressed: boolean): void {
    const { announcements } = this.#ports;
    if (failure === null) {
      if (isPressed) announcements.show('success', (LL) => LL.afterSale.shipping.reloaded());
    } else if (isPressed && this.viewed !== null) {
      announcements.show('error', (LL) => failureText(LL, failure));
    } else {
      announcements.alert((LL) => failureText(LL, failure));
    }
  }
}
