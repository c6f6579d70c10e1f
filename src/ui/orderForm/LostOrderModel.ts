import { runInAction } from 'mobx';
import type { OrderSummary } from '../../domain/model/Order.ts';
import type { OrderDraft } from '../../domain/model/OrderDraft.ts';
import type {
  SubmitOrder,
  SubmittedOrder,
  Unconfirmed,
} from '../../domain/useCases/SubmitOrder.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What a {@link LostOrderModel} works with. */
export interface LostOrderPorts {
  readonly submitOrder: SubmitOrder;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly announcements: AnnouncementModel;
}

/** What a {@link LostOrderModel} asks of the form it is on. */
export interface LostOrderForm {
  readonly draft: () => OrderDraft | null;
  readonly goOn: (order: SubmittedOrder) => void;
  /** The order is answered after all, on a form that was left meanwhile. */
  readonly onAnswered: () => void;
}

/** After so many readings without an order, another try may be offered (Q-PAY-3). */
const enoughReads = 2;

/** An order whose answer was lost: it may exist, and is looked for before anything is sent again (R25, Q-PAY-3). */
export class LostOrderModel {
  isOpen = false;
  isLooking = false;
  /** How often the order list was read without finding the one order. */
  reads = 0;
  /** The orders that may be it, where there are several. */
  candidates: readonly OrderSummary[] = [];

  readonly #ports: LostOrderPorts;
  readonly #form: LostOrderForm;

  constructor(ports: LostOrderPorts, form: LostOrderForm) {
    this.#ports = ports;
    this.#form = form;
    makeAutoObservable(this);
  }

  /** Whether sending the order anew may be offered. */
  get canTryAgain(): boolean {
    return this.isOpen && this.reads >= enoughReads && !this.isLooking;
  }

  /** An answer was lost just now. */
  open(found: Unconfirmed): void {
    this.isOpen = true;
    this.reads = 0;
    this.#note(found);
  }

  /** An answer was lost before a reload: looks for its order at once. */
  resume(): void {
    this.isOpen = true;
    this.reads = 0;
    void this.checkAgain();
  }

  close(): void {
    this.isOpen = false;
    this.candidates = [];
  }

  /** Reads the order list once more. */
  async checkAgain(): Promise<void> {
    const draft = this.#form.draft();
    if (draft === null || !this.isOpen || this.isLooking) return;
    this.isLooking = true;
    const { submitOrder, language } = this.#ports;
    const looked = await submitOrder.lookAgain(draft, language.current());
    runInAction(() => {
      this.isLooking = false;
      if (looked === null) {
        this.close();
        this.#form.onAnswered();
      } else if (looked.ok) this.#form.goOn(looked.value);
      else if (looked.failure.kind === 'unconfirmed') this.#note(looked.failure);
    });
  }

  /** Goes on with the order that the visitor knows for theirs. */
  async continueWith(order: OrderSummary): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const known = await this.#ports.submitOrder.continueWith(order);
    runInAction(() => this.#form.goOn(known));
  }

  #note({ candidates, wasRead }: Unconfirmed): void {
    const { announcements } = this.#ports;
    this.candidates = candidates;
    if (wasRead) this.reads += 1;
    const { canTryAgain } = this;
    announcements.alert((LL) => {
      if (!wasRead) return `${LL.orderForm.unconfirmed()} ${LL.orderForm.unread()}`;
      if (candidates.length > 0) return LL.orderForm.severalFit({ count: candidates.length });
      return canTryAgain ? LL.orderForm.mayTryAgain() : LL.orderForm.unconfirmed();
    });
  }
}
