import { runInAction } from 'mobx';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo, TicketNo } from '../../domain/model/Identifiers.ts';
import { type Money, noMoney } from '../../domain/model/Money.ts';
import type { OrderTicket } from '../../domain/model/Order.ts';
import {
  type ChosenRefund,
  chosenRefunds,
  costsMoreThanPaid,
  type RefundableTicket,
  type RefundOffer,
  type RefundSums,
  type RefundTarget,
  refundSums,
} from '../../domain/model/Refund.ts';
import type { QuoteRefund } from '../../domain/useCases/QuoteRefund.ts';
import type { RefundOutcome, RefundTickets } from '../../domain/useCases/RefundTickets.ts';
import type { Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import { type RefundProblem, refundProblemSpoken } from './RefundProblem.ts';

interface Ports {
  readonly quoteRefund: QuoteRefund;
  readonly refundTickets: RefundTickets;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly announcements: AnnouncementModel;
}

/** How a refund ended. */
export interface RefundDone {
  /** Null when nobody has told. */
  readonly back: Money | null;
  /** Another tab has done it. */
  readonly isElsewhere: boolean;
}

/** Giving tickets back, on the sheet that shows what it costs before it is done (§4 refund). */
export class RefundModel implements Startable {
  readonly target: RefundTarget;
  /** What can be given back; null until the museum has said it. */
  offer: RefundOffer | null = null;
  /** Why that could not be read. */
  failure: Failure | null = null;
  chosen: ReadonlySet<TicketNo> = new Set();
  isRefunding = false;
  /** A lost answer is being looked for. */
  isChecking = false;
  problem: RefundProblem | null = null;
  /** Grows with each problem, so that each takes the focus. */
  problemCount = 0;
  done: RefundDone | null = null;
  /** The tickets of the order and of its original one, as far as they are known by name. */
  known: ReadonlyMap<TicketNo, OrderTicket> = new Map();

  readonly #ports: Ports;
  #isShown = false;
  #generation = 0;
  #hasChanged = false;

  constructor(ports: Ports, target: RefundTarget) {
    this.#ports = ports;
    this.target = target;
    makeAutoObservable(this, {
      target: false,
      // Asked for on closing, and never shown.
      hasChanged: false,
    });
  }

  /** What the sheet shows; in `unconfirmed` nothing can be sent before the museum has been read. */
  get phase(): 'loading' | 'failed' | 'nothing' | 'choosing' | 'unconfirmed' | 'done' {
    if (this.done !== null) return 'done';
    if (this.problem?.kind === 'unconfirmed') return 'unconfirmed';
    if (this.offer === null) return this.failure === null ? 'loading' : 'failed';
    return this.offer.tickets.length === 0 ? 'nothing' : 'choosing';
  }

  /** Several tickets of an order may be given back one by one; with an original order it is all or nothing. */
  get canChoose(): boolean {
    const { offer } = this;
    return offer !== null && offer.original === null && offer.tickets.length > 1;
  }

  /** What goes back, an entry for each order; none while no ticket is chosen. */
  get refunds(): readonly ChosenRefund[] {
    return this.offer === null ? [] : chosenRefunds(this.offer, this.chosen);
  }

  get tickets(): readonly RefundableTicket[] {
    return this.refunds.flatMap(({ tickets }) => tickets);
  }

  get sums(): RefundSums {
    return refundSums(this.tickets);
  }

  /** The museum would keep more than was paid for a ticket: that is not sent (O-075). */
  get isTooDear(): boolean {
    return this.tickets.some(costsMoreThanPaid);
  }

  /** Why what is chosen can't go back; null when it can. */
  get whyNot(): 'noneChosen' | 'feeTooHighTitle' | null {
    if (this.tickets.length === 0) return 'noneChosen';
    return this.isTooDear ? 'feeTooHighTitle' : null;
  }

  get isFeeUnknown(): boolean {
    return this.tickets.length > 0 && this.sums.back === null;
  }

  get isFree(): boolean {
    return this.tickets.length > 0 && this.sums.total === noMoney && this.sums.fee === noMoney;
  }

  /** Whether the order is not what it was when the sheet was opened. */
  get hasChanged(): boolean {
    return this.#hasChanged;
  }

  start(): Stop {
    this.#isShown = true;
    void this.load();
    return () => {
      this.#isShown = false;
      this.#generation += 1;
    };
  }

  /** Reads what can be given back, also again after that failed. */
  async load(): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.failure = null;
    this.offer = null;
    void this.#nameTickets(this.target.orderNo, generation);
    const { quoteRefund, announcements } = this.#ports;
    const quoted = await quoteRefund.execute(this.target);
    if (generation !== this.#generation) return;
    runInAction(() => {
      if (quoted.ok) {
        const { original } = quoted.value;
        if (original !== null) void this.#nameTickets(original.orderNo, generation);
        this.#take(quoted.value);
        return;
      }
      const { failure } = quoted;
      this.failure = failure;
      announcements.alert(
        (LL) => `${LL.afterSale.refund.loadFailed()} ${failureText(LL, failure)}`,
      );
    });
  }

  toggle(ticket: TicketNo): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(ticket)) chosen.add(ticket);
    this.#choose(chosen);
  }

  /** Chooses every ticket, or none where all are. */
  toggleAll(): void {
    const all = this.offer?.tickets.map(({ ticketNo }) => ticketNo) ?? [];
    this.#choose(new Set(this.chosen.size === all.length ? [] : all));
  }

  /** Gives the chosen tickets back. Presses while that is under way do nothing. */
  async refund(): Promise<void> {
    const { offer, chosen } = this;
    if (offer === null || this.phase !== 'choosing' || this.isRefunding) return;
    if (this.whyNot !== null) return;
    this.isRefunding = true;
    const { back } = this.sums;
    const outcome = await this.#ports.refundTickets.execute({ offer, chosen });
    runInAction(() => {
      this.isRefunding = false;
      this.#meet(outcome, back);
    });
  }

  /** Looks once more for a refund whose answer was lost; ends in words in any case (R24). */
  async checkAgain(): Promise<void> {
    if (this.phase !== 'unconfirmed' || this.isChecking) return;
    this.isChecking = true;
    const { back } = this.sums;
    const outcome = await this.#ports.refundTickets.lookAgain(this.target);
    runInAction(() => {
      this.isChecking = false;
      this.#meet(outcome, back);
    });
  }

  /** Whether the sheet may be closed: not while the museum has yet to answer (O-073). */
  mayClose(): boolean {
    if (!this.isRefunding) return true;
    this.#ports.announcements.say((LL) => LL.afterSale.refund.waitForAnswer());
    return false;
  }

  #choose(chosen: ReadonlySet<TicketNo>): void {
    if (this.isRefunding || !this.canChoose) return;
    this.chosen = chosen;
    this.problem = null;
  }

  /** A refund whose answer was lost before the sheet was closed is looked for first, and asked for again as it was. */
  #take(offer: RefundOffer): void {
    const { refundTickets } = this.#ports;
    const lost = refundTickets.unanswered(offer.target);
    this.offer = offer;
    if (refundTickets.isSettledBy(offer)) {
      this.#finish({ back: null, isElsewhere: false });
      return;
    }
    this.#chooseOf(offer, lost);
  }

  #chooseOf(offer: RefundOffer, wanted: ReadonlySet<TicketNo> | null): void {
    const all = offer.tickets.map(({ ticketNo }) => ticketNo);
    const chosen = all.filter((ticketNo) => wanted === null || wanted.has(ticketNo));
    this.chosen = new Set(chosen.length === 0 ? all : chosen);
  }

  async #nameTickets(order: OrderNo, generation: number): Promise<void> {
    const { quoteRefund, language } = this.#ports;
    const known = await quoteRefund.ticketsOf(order, language.current());
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.known = new Map([...this.known, ...known]);
    });
  }

  #meet(outcome: RefundOutcome, back: Money | null): void {
    switch (outcome.kind) {
      case 'refunded':
      case 'refundedElsewhere':
        this.#finish({ back, isElsewhere: outcome.kind === 'refundedElsewhere' });
        return;
      case 'notNow':
        this.#ports.announcements.show('info', (LL) => LL.afterSale.refund.waitForAnswer());
        return;
      case 'changed':
      case 'partly':
        this.#hasChanged = true;
        this.offer = outcome.offer;
        this.#chooseOf(outcome.offer, this.chosen);
        break;
      case 'unconfirmed':
        this.#hasChanged = true;
    }
    // That the login has expired is said over the whole app, once (R9).
    if ('cause' in outcome && outcome.cause.kind === 'expired') return;
    this.#show(outcome);
  }

  #finish(done: RefundDone): void {
    this.#hasChanged = true;
    this.problem = null;
    this.done = done;
    const { announcements } = this.#ports;
    if (this.#isShown) announcements.say((LL) => LL.afterSale.refund.doneTitle());
    // The visitor has gone elsewhere, and is told all the same what became of the money.
    else announcements.show('success', (LL) => LL.afterSale.refund.doneTitle());
  }

  #show(problem: RefundProblem): void {
    this.problem = problem;
    this.problemCount += 1;
    const { announcements } = this.#ports;
    if (this.#isShown) announcements.alert((LL) => refundProblemSpoken(LL, problem));
    else announcements.show('warning', (LL) => refundProblemSpoken(LL, problem));
  }
}
