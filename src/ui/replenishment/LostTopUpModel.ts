import { runInAction } from 'mobx';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { OrderSummary } from '../../domain/model/Order.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { Replenish, ReplenishFailure, SavedTopUp } from '../../domain/useCases/Replenish.ts';
import type { Unconfirmed } from '../../domain/useCases/SubmitOrder.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What a {@link LostTopUpModel} works with. */
export interface LostTopUpPorts {
  readonly replenish: Replenish;
  readonly announcements: AnnouncementModel;
}

/** After so many readings without an order, another try may be offered (Q-PAY-3). */
const enoughReads = 2;

/** A top-up whose answer was lost: it may have been taken, and is looked for before anything is sent again (R25). */
export class LostTopUpModel {
  isOpen = false;
  isLooking = false;
  /** How often the order list was read without finding the one order. */
  reads = 0;
  /** Whether the last reading had an answer. */
  wasRead = true;
  /** The orders that may be it, where it is the visitor who must say. */
  candidates: readonly OrderSummary[] = [];

  readonly #ports: LostTopUpPorts;
  readonly #orderNo: OrderNo;
  readonly #onAnswered: (answer: SavedTopUp | null) => void;

  /** @param onAnswered the order is known now; null: nothing is missing any more, and none is to go on with */
  constructor(
    ports: LostTopUpPorts,
    orderNo: OrderNo,
    onAnswered: (answer: SavedTopUp | null) => void,
  ) {
    this.#ports = ports;
    this.#orderNo = orderNo;
    this.#onAnswered = onAnswered;
    makeAutoObservable(this);
  }

  /** Whether sending anew may be offered: two readings have found nothing that could be it. */
  get canTryAgain(): boolean {
    return (
      this.isOpen && this.reads >= enoughReads && this.candidates.length === 0 && !this.isLooking
    );
  }

  /** An answer was lost just now. */
  open(found: Unconfirmed): void {
    this.isOpen = true;
    this.reads = 0;
    this.#note(found);
  }

  /** An answer was lost before the screen was left: looks for its order at once. */
  resume(): void {
    this.isOpen = true;
    this.reads = 0;
    void this.lookAgain();
  }

  close(): void {
    this.isOpen = false;
    this.candidates = [];
  }

  /** Reads the order list once more. */
  async lookAgain(): Promise<void> {
    if (!this.isOpen || this.isLooking) return;
    this.isLooking = true;
    const looked = await this.#ports.replenish.lookAgain(this.#orderNo);
    runInAction(() => {
      this.isLooking = false;
      if (this.isOpen) this.#take(looked);
    });
  }

  /** Goes on with the order that the visitor knows for theirs. */
  continueWith(order: OrderSummary): void {
    if (!this.isLooking) {
      this.#onAnswered(this.#ports.replenish.continueWith(this.#orderNo, order));
    }
  }

  /** What is known so far, in words. */
  words(LL: TranslationFunctions): string {
    const { wasRead, candidates } = this;
    const texts = LL.afterSale.replenishment;
    if (!wasRead) return `${texts.lost()} ${texts.unread()}`;
    if (candidates.length > 0) return texts.several({ count: candidates.length });
    return this.reads >= enoughReads ? texts.mayTryAgain() : texts.lost();
  }

  #take(looked: Result<SavedTopUp, ReplenishFailure> | null): void {
    if (looked === null) this.#onAnswered(null);
    else if (looked.ok) this.#onAnswered(looked.value);
    else if (looked.failure.kind === 'unconfirmed') this.#note(looked.failure);
  }

  #note({ candidates, wasRead }: Unconfirmed): void {
    this.candidates = candidates;
    this.wasRead = wasRead;
    if (wasRead) this.reads += 1;
    const { announcements } = this.#ports;
    announcements.alert((LL) => `${LL.afterSale.replenishment.lostTitle()}. ${this.words(LL)}`);
  }
}
