import { runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { Money } from '../../domain/model/Money.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import {
  isReplenishable,
  type ReplenishableTicket,
  replenishmentTotal,
} from '../../domain/model/Replenishment.ts';
import type { FindReplenishable } from '../../domain/useCases/FindReplenishable.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import { moneyText } from '../format.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import { TopUpModel, type TopUpPorts } from './TopUpModel.ts';

interface Ports extends TopUpPorts {
  readonly findReplenishable: FindReplenishable;
  readonly clock: Clock;
  readonly configuration: Pick<Configuration, 'timeZone'>;
}

/** The tickets of an order that can be topped up, and which of them are chosen (§2 ticket replenishment, RPLN-01). */
export class ReplenishmentModel implements Startable {
  readonly orderNo: OrderNo;
  /** Null until the museum has answered. */
  tickets: readonly ReplenishableTicket[] | null = null;
  failure: Failure | null = null;
  isLoading = false;
  /** The numbers of the chosen tickets. */
  chosen: ReadonlySet<string> = new Set();
  readonly topUp: TopUpModel;

  readonly #ports: Ports;
  #generation = 0;

  constructor(ports: Ports, orderNo: OrderNo) {
    this.#ports = ports;
    this.orderNo = orderNo;
    this.topUp = new TopUpModel(ports, orderNo, () => void this.load());
    makeAutoObservable(this, {
      orderNo: false,
      topUp: false,
      // Not cached: a page left open over midnight has another today.
      today: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.#ports.configuration.timeZone);
  }

  /** The chosen tickets, in the museum's order. */
  get chosenTickets(): readonly ReplenishableTicket[] {
    return this.#choosable.filter(({ ticketNo }) => this.chosen.has(ticketNo));
  }

  /** What the chosen tickets cost together. */
  get total(): Money | null {
    return replenishmentTotal(this.chosenTickets);
  }

  start(): Stop {
    void this.load();
    this.topUp.enter();
    return () => {
      this.#generation += 1;
      this.topUp.leave();
    };
  }

  /** Reads the tickets, also again after that failed; what was chosen stays chosen where it still can be. */
  async load(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.isLoading = true;
    const { findReplenishable, announcements } = this.#ports;
    const found = await findReplenishable.execute(this.orderNo);
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.isLoading = false;
      this.tickets = found.ok ? found.value : null;
      this.failure = found.ok ? null : found.failure;
    });
    if (found.ok) {
      const count = found.value.filter(isReplenishable).length;
      announcements.say((LL) => LL.afterSale.replenishment.listed({ count }));
    } else announcements.alert((LL) => failureText(LL, found.failure));
  }

  /** Chooses a ticket, or no longer; one that can't be topped up is not chosen. */
  toggle(ticketNo: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(ticketNo)) chosen.add(ticketNo);
    this.chosen = chosen;
    this.#tellTotal();
  }

  /** Chooses every ticket that can be, or none where all are. */
  toggleAll(): void {
    const all = this.#choosable.map(({ ticketNo }) => ticketNo);
    const isAll = all.length > 0 && this.chosenTickets.length === all.length;
    this.chosen = new Set(isAll ? [] : all);
    this.#tellTotal();
  }

  /** Asks for the last word on what is chosen; with nothing chosen there is nothing to ask. */
  confirm(): void {
    if (this.chosenTickets.length > 0) this.topUp.open(this.chosenTickets);
  }

  get #choosable(): readonly ReplenishableTicket[] {
    return (this.tickets ?? []).filter(isReplenishable);
  }

  #tellTotal(): void {
    const { total } = this;
    const count = this.chosenTickets.length;
    this.#ports.announcements.say((LL) => {
      const { chosen, total: totalWord } = LL.afterSale.replenishment;
      return `${chosen({ count })}, ${totalWord()} ${moneyText(total)}`;
    });
  }
}
