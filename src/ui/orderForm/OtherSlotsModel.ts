import { runInAction } from 'mobx';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderDraft } from '../../domain/model/OrderDraft.ts';
import type { Selection } from '../../domain/model/Selection.ts';
import { type DescribedTicket, fullName } from '../../domain/model/Ticket.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { ChangeSlot } from '../../domain/useCases/ChangeSlot.ts';
import type { FindOtherSlots } from '../../domain/useCases/FindOtherSlots.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { timeRangeText } from '../format.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What an {@link OtherSlotsModel} works with. */
export interface OtherSlotsPorts {
  readonly findOtherSlots: FindOtherSlots;
  readonly changeSlot: ChangeSlot;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly announcements: AnnouncementModel;
}

/** What an {@link OtherSlotsModel} asks of the form it is on. */
export interface OtherSlotsForm {
  readonly draft: () => OrderDraft | null;
  /** Takes the selection on another slot into the form. */
  readonly move: (selection: Selection) => void;
  /** Whether the visitor is still here. */
  readonly isShown: () => boolean;
}

/** Makes the {@link OtherSlotsModel} of a form. */
export type MakeOtherSlots = (form: OtherSlotsForm) => OtherSlotsModel;

/** Other slots of the day, where the chosen one was sold out while the form was filled in (O-046). */
export class OtherSlotsModel {
  /** The nearest that hold the party, none if empty; null while there is nothing to offer. */
  slots: readonly TimeSlot[] | null = null;
  isChanging = false;
  /** What the slot chosen last doesn't sell: then nothing was changed. */
  notOffered: readonly DescribedTicket[] = [];
  /** Why the slot chosen last could not be taken. */
  failure: Failure | null = null;

  readonly #ports: OtherSlotsPorts;
  readonly #form: OtherSlotsForm;
  #generation = 0;

  constructor(ports: OtherSlotsPorts, form: OtherSlotsForm) {
    this.#ports = ports;
    this.#form = form;
    makeAutoObservable(this);
  }

  /** Looks whether the slot was what an order was refused for; nobody asked for that, so that a failure is silent. */
  async look(draft: OrderDraft): Promise<void> {
    const generation = this.close();
    const found = await this.#ports.findOtherSlots.execute(draft);
    runInAction(() => {
      // Whoever has gone elsewhere is told nothing there.
      if (generation !== this.#generation || !this.#form.isShown()) return;
      if (!found.ok || found.value === null) return;
      const slots = found.value;
      this.slots = slots;
      const count = slots.length;
      this.#ports.announcements.say((LL) =>
        count === 0 ? LL.orderForm.soldOutNone() : LL.orderForm.soldOutOthers({ count }),
      );
    });
  }

  /** Moves the order to another slot; all that was typed stays, and the visitor submits it again. */
  async choose(slot: TimeSlot): Promise<void> {
    const draft = this.#form.draft();
    if (draft === null || this.isChanging) return;
    this.isChanging = true;
    this.notOffered = [];
    this.failure = null;
    const { changeSlot, language, announcements } = this.#ports;
    const changed = await changeSlot.execute(draft, slot, language.current());
    runInAction(() => {
      this.isChanging = false;
      if (changed.ok) {
        this.close();
        this.#form.move(changed.value);
        const time = timeRangeText(slot.begin, slot.end);
        announcements.show('success', (LL) => LL.orderForm.slotChanged({ time }));
        return;
      }
      const { failure } = changed;
      if (failure.kind === 'notOffered') {
        this.notOffered = failure.tickets;
        const tickets = failure.tickets.map(fullName).join(', ');
        announcements.show('warning', (LL) => LL.orderForm.slotLacks({ tickets }));
        return;
      }
      this.failure = failure;
      announcements.show('error', (LL) => failureText(LL, failure));
    });
  }

  /** Offers nothing any more. */
  close(): number {
    this.slots = null;
    this.notOffered = [];
    this.failure = null;
    this.#generation += 1;
    return this.#generation;
  }
}
