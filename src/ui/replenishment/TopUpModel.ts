import { runInAction } from 'mobx';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { type Money, noMoney } from '../../domain/model/Money.ts';
import {
  differencePerTicket,
  type ReplenishableTicket,
  replenishmentTotal,
} from '../../domain/model/Replenishment.ts';
import type { ReplenishFailure, SavedTopUp } from '../../domain/useCases/Replenish.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { Message } from '../AnnouncementModel.ts';
import { refusedText } from '../i18n/refusedText.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { PayNowModel, type PayNowPorts } from '../orders/PayNowModel.ts';
import { LostTopUpModel, type LostTopUpPorts } from './LostTopUpModel.ts';

/** What a {@link TopUpModel} works with. */
export interface TopUpPorts extends PayNowPorts, LostTopUpPorts {
  readonly language: Pick<LanguagePreference, 'current'>;
}

/** The top-up that the visitor confirms: saved once, then on to its payment (§4 replenish, RPLN-02). */
export class TopUpModel {
  /** Whether its dialog is open. */
  isOpen = false;
  /** What is topped up. */
  tickets: readonly ReplenishableTicket[] = [];
  isSaving = false;
  /** Why the museum refused; null when it didn't, or once that was read. */
  refusal: Failure | null = null;
  /** An order that is not paid without another word: it costs something else than was shown, or nothing. */
  made: SavedTopUp | null = null;
  readonly lost: LostTopUpModel;

  readonly #ports: TopUpPorts;
  readonly #orderNo: OrderNo;
  readonly #onStale: () => void;
  readonly #payNow: PayNowModel;
  #visit = 0;
  #isShown = false;

  /** @param onStale what can be topped up is not what it was */
  constructor(ports: TopUpPorts, orderNo: OrderNo, onStale: () => void) {
    this.#ports = ports;
    this.#orderNo = orderNo;
    this.#onStale = onStale;
    this.#payNow = new PayNowModel(ports);
    this.lost = new LostTopUpModel(ports, orderNo, (answer) => this.#onAnswered(answer));
    makeAutoObservable(this, {
      lost: false,
    });
  }

  /** What it costs together. */
  get total(): Money | null {
    return replenishmentTotal(this.tickets);
  }

  /** What each ticket costs, where they all cost the same. */
  get perTicket(): Money | null {
    return differencePerTicket(this.tickets);
  }

  /** Whether the order that was made is on its way to be paid or confirmed. */
  get isGoingOn(): boolean {
    return this.made !== null && this.#payNow.isPaying(this.made);
  }

  /** Where the visitor stands: before sending, after a lost answer, or before paying what was made. */
  get step(): 'confirm' | 'lost' | 'otherTotal' | 'free' {
    if (this.made?.total === noMoney) return 'free';
    if (this.made !== null && !this.#isAsShown(this.made)) return 'otherTotal';
    return this.lost.isOpen ? 'lost' : 'confirm';
  }

  /** Whether it is being sent, or on its way to its payment already. */
  get isSending(): boolean {
    return this.isSaving || this.made !== null;
  }

  /** The screen is shown: a top-up whose answer was lost before is looked for at once. */
  enter(): void {
    this.#isShown = true;
    const unanswered = this.#ports.replenish.unanswered(this.#orderNo);
    if (unanswered === null) return;
    this.tickets = unanswered.tickets;
    this.isOpen = true;
    this.lost.resume();
  }

  /** The screen is left: nothing of it may act on another one (O-105). */
  leave(): void {
    this.#isShown = false;
    this.#visit += 1;
    this.isSaving = false;
    this.isOpen = false;
    this.lost.close();
    this.#payNow.leave();
  }

  /** Shows what is about to be sent; while an answer is missing, that top-up instead. */
  open(tickets: readonly ReplenishableTicket[]): void {
    this.isOpen = true;
    if (this.lost.isOpen || this.made !== null || this.isSaving) return;
    this.tickets = tickets;
    this.refusal = null;
  }

  /** Closes the dialog, unless it works. */
  close(): void {
    if (this.isSaving || this.isGoingOn) return;
    this.isOpen = false;
    const isStale = this.refusal !== null || this.made !== null || this.lost.canTryAgain;
    // Two readings have found nothing: the visitor may choose anew.
    if (this.lost.canTryAgain) this.lost.close();
    this.refusal = null;
    this.made = null;
    if (isStale) this.#onStale();
  }

  /** Sends it, once however often it is pressed; after a lost answer only when two readings have found nothing. */
  async send(): Promise<void> {
    if (this.isSaving || this.made !== null) return;
    if (this.lost.isOpen && !this.lost.canTryAgain) return this.lost.lookAgain();
    this.isSaving = true;
    this.refusal = null;
    const visit = this.#visit;
    const { replenish, language } = this.#ports;
    const topUp = { orderNo: this.#orderNo, tickets: this.tickets };
    const sent = await replenish.execute(topUp, language.current());
    runInAction(() => {
      if (visit !== this.#visit) this.#stayAway(sent.ok ? null : sent.failure);
      else if (sent.ok) this.#onAnswered(sent.value);
      else this.#stay(sent.failure);
    });
  }

  /** Pays the order that was made, or confirms the one that costs nothing. */
  goOn(): void {
    if (this.made === null || this.isGoingOn) return;
    const { orderNo, total } = this.made;
    if (total === noMoney) void this.#payNow.pay({ orderNo, total });
    else this.#ports.ways.toPaymentMethod({ orderNo, amount: total });
  }

  #onAnswered(answer: SavedTopUp | null): void {
    this.lost.close();
    this.isSaving = false;
    if (answer === null) {
      this.isOpen = false;
      this.#onStale();
      return;
    }
    if (!this.#isShown) return;
    this.#sayHowKnown(answer);
    this.made = answer;
    if (this.#isAsShown(answer)) this.goOn();
    else this.#say((LL) => LL.afterSale.replenishment.otherTotalTitle());
  }

  /** An unknown total is shown by the payment screen before anything is paid. */
  #isAsShown({ total }: SavedTopUp): boolean {
    return total === null || total === this.total;
  }

  #sayHowKnown({ knownBy }: SavedTopUp): void {
    if (knownBy === 'answer') return;
    this.#ports.announcements.show('info', (LL) =>
      knownBy === 'list'
        ? LL.afterSale.replenishment.found()
        : LL.afterSale.replenishment.madeInOtherTab(),
    );
  }

  #stay(failure: ReplenishFailure): void {
    this.isSaving = false;
    switch (failure.kind) {
      case 'underWay':
        this.#say((LL) => LL.afterSale.replenishment.waitAMoment());
        return;
      case 'notPossible':
        this.isOpen = false;
        this.#onStale();
        return;
      case 'unconfirmed':
        this.lost.open(failure);
        return;
      case 'refused':
        this.#refuse(failure.cause);
    }
  }

  #refuse(cause: Failure): void {
    // That the login has expired is said over the whole app, once (R9).
    if (cause.kind === 'expired') return;
    this.lost.close();
    this.refusal = cause;
    this.#say((LL) => {
      const { refusedTitle, refused } = LL.afterSale.replenishment;
      return `${refusedTitle()}. ${refusedText(LL, cause, refused())}`;
    });
  }

  #say(message: Message): void {
    this.#ports.announcements.alert(message);
  }

  /** The visitor has gone elsewhere and is not pulled away from there. */
  #stayAway(failure: ReplenishFailure | null): void {
    const { announcements } = this.#ports;
    if (failure === null) {
      announcements.show('info', (LL) => LL.afterSale.replenishment.madeMeanwhile());
    } else if (failure.kind === 'unconfirmed') {
      announcements.show('warning', (LL) => LL.afterSale.replenishment.lostMeanwhile());
    } else if (failure.kind === 'refused' && failure.cause.kind !== 'expired') {
      announcements.show('warning', (LL) => LL.afterSale.replenishment.refusedMeanwhile());
    }
  }
}
