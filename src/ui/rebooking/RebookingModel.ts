import { runInAction } from 'mobx';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { RebookableTicket } from '../../domain/model/Rebooking.ts';
import type { OpenRebooking, RebookingOffer } from '../../domain/useCases/OpenRebooking.ts';
import type { Stop } from '../../ports/Clock.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import { RebookingDialogModel, type RebookingDialogPorts } from './RebookingDialogModel.ts';

/** What a {@link RebookingModel} works with. */
export interface RebookingPorts extends RebookingDialogPorts {
  readonly openRebooking: OpenRebooking;
}

/** Which tickets of an order are to be moved (§2, §4 rebook). When to, its dialog asks. */
export class RebookingModel implements Startable {
  readonly orderNo: OrderNo;
  /** Null until the museum has answered once. */
  offer: RebookingOffer | null = null;
  /** Why there is nothing to show; null once there is. */
  failure: Failure | null = null;
  isLoading = false;
  chosen: ReadonlySet<string> = new Set();
  /** The change was pressed with nothing chosen: the sentence that asks for tickets stands on the screen. */
  asksToChoose = false;
  dialog: RebookingDialogModel | null = null;

  readonly #ports: RebookingPorts;
  #generation = 0;

  constructor(ports: RebookingPorts, orderNo: OrderNo) {
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

  get tickets(): readonly RebookableTicket[] {
    return this.offer?.kind === 'tickets' ? this.offer.tickets : [];
  }

  get chosenTickets(): readonly RebookableTicket[] {
    return this.tickets.filter(({ ticketNo }) => this.chosen.has(ticketNo));
  }

  /** Whether every ticket is chosen; never of an order without any (O-078). */
  get isAllChosen(): boolean {
    return this.tickets.length > 0 && this.chosenTickets.length === this.tickets.length;
  }

  start(): Stop {
    void this.load();
    return () => {
      this.#generation += 1;
      this.dialog?.leave();
      this.dialog = null;
    };
  }

  /** Reads what can be moved of the order; what is chosen stays chosen as far as it still can. */
  async load(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.isLoading = true;
    const { openRebooking, language, announcements } = this.#ports;
    const opened = await openRebooking.execute(this.orderNo, language.current());
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.isLoading = false;
      if (opened.ok) this.offer = opened.value;
      this.failure = opened.ok || this.offer !== null ? null : opened.failure;
      this.chosen = new Set(this.chosenTickets.map(({ ticketNo }) => ticketNo));
    });
    if (!opened.ok) announcements.alert((LL) => failureText(LL, opened.failure));
  }

  toggle(id: string): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(id)) chosen.add(id);
    this.#choose(chosen);
  }

  toggleAll(): void {
    const all = this.isAllChosen ? [] : this.tickets.map(({ ticketNo }) => ticketNo);
    this.#choose(new Set(all));
  }

  /** Opens the dialog that asks for the new time; without a ticket it is asked for one first (§5). */
  openDialog(): void {
    if (this.chosenTickets.length === 0) {
      this.asksToChoose = true;
      this.#ports.announcements.show('warning', (LL) => LL.afterSale.rebooking.selectTickets());
      return;
    }
    const left = this.tickets.length - this.chosenTickets.length;
    this.dialog = new RebookingDialogModel(this.#ports, {
      orderNo: this.orderNo,
      tickets: this.chosenTickets,
      left,
    });
    this.dialog.open();
  }

  /** Closes the dialog, unless the museum is being asked just now; what it was left unsure of is read again. */
  closeDialog(): void {
    const { dialog } = this;
    if (dialog === null || dialog.isWorking) return;
    dialog.leave();
    this.dialog = null;
    if (dialog.hasSent) void this.load();
  }

  #choose(chosen: ReadonlySet<string>): void {
    this.chosen = chosen;
    if (chosen.size > 0) this.asksToChoose = false;
  }
}
