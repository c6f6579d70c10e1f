import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PayingApi } from '../../ports/MuseumApi.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import * as constants from '../model/constants.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { OrderStatus } from '../model/OrderStatus.ts';
import { statusVerdict } from '../model/Payment.ts';
import type { PaymentMachine } from '../model/PaymentMachine.ts';
import type { PaymentMachines } from '../model/PaymentMachines.ts';
import type { Result } from '../model/Result.ts';

/** How waiting for a payment ended. `expired` is no payment failure: the login is (Q-PAY-14). */
export type PollOutcome = 'issued' | 'notConfirmed' | 'expired';

/** How often is asked, and for how long; both count visible time only (Q-PAY-6). */
export interface PollPace {
  readonly everyMs: number;
  readonly timeoutMs: number;
  /** Whether the visitor is told to wait, so that nothing else may be done about the order until it has ended. */
  readonly isAwaited: boolean;
}

/** After the hand-back: every 3 s for 29 s (§9). */
export const handBackPace: PollPace = {
  everyMs: constants.paymentPollEveryMs,
  timeoutMs: constants.paymentPollTimeoutMs,
  isAwaited: true,
};

/** On a page that says "not confirmed yet": every 10 s for 5 minutes (R1). */
export const healingPace: PollPace = {
  everyMs: constants.healingPollEveryMs,
  timeoutMs: constants.healingPollTimeoutMs,
  isAwaited: false,
};

interface Ports {
  museum: Pick<PayingApi, 'orderStatus'>;
  payments: PaymentMachines;
  clock: Clock;
  visibility: PageVisibility;
}

/** Asks the museum until an order is issued or the time is up (§4 payment, R1, R19). */
export class PollPayment {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Asks at once, then each time `everyMs` after the previous answer; never two at a time. A question without an answer
   * for 8 s counts as answered, and a failed one does not end it. Tells `onOutcome` exactly once, and nothing at all
   * after `Stop` was called. Hidden time does not count, and coming back asks at once. The order's payment is told
   * of all of it.
   */
  execute(order: OrderNo, pace: PollPace, onOutcome: (outcome: PollOutcome) => void): Stop {
    const poll = new Poll(this.#ports, order, pace, onOutcome);
    poll.begin();
    return () => poll.leave();
  }
}

/** One run of polling: its timers and what it still waits for. */
class Poll {
  readonly #ports: Ports;
  readonly #machine: PaymentMachine;
  readonly #order: OrderNo;
  readonly #pace: PollPace;
  readonly #onOutcome: (outcome: PollOutcome) => void;
  #isOver = false;
  /** The question under way; null when there is none. */
  #question: object | null = null;
  #visibleMs = 0;
  #visibleSince = 0;
  #stopNext: Stop = () => {};
  #stopPatience: Stop = () => {};
  #stopDeadline: Stop = () => {};
  #stopWatching: Stop = () => {};
  #stopCorrections: Stop = () => {};

  constructor(
    ports: Ports,
    order: OrderNo,
    pace: PollPace,
    onOutcome: (outcome: PollOutcome) => void,
  ) {
    this.#ports = ports;
    this.#machine = ports.payments.of(order);
    this.#order = order;
    this.#pace = pace;
    this.#onOutcome = onOutcome;
  }

  begin(): void {
    if (this.#pace.isAwaited) this.#machine.take('arrived');
    this.#stopWatching = this.#ports.visibility.onChange(() => this.#visibilityChanged());
    this.#stopCorrections = this.#ports.clock.onCorrection(() => {
      // Better to wait too long than to take a clock that was put right for time that has passed.
      if (this.#visibleSince > 0) this.#visibleSince = this.#ports.clock.now();
    });
    if (this.#ports.visibility.isVisible()) this.#resume();
  }

  /** Nobody waits any more. */
  leave(): void {
    if (this.#isOver) return;
    this.#end();
    if (this.#pace.isAwaited) this.#machine.take('left');
  }

  #end(): void {
    this.#isOver = true;
    this.#pause();
    this.#stopPatience();
    this.#stopWatching();
    this.#stopCorrections();
  }

  #visibilityChanged(): void {
    this.#pause();
    if (this.#ports.visibility.isVisible()) this.#resume();
  }

  #resume(): void {
    this.#visibleSince = this.#ports.clock.now();
    const left = Math.max(this.#pace.timeoutMs - this.#visibleMs, 0);
    this.#stopDeadline = this.#ports.clock.after(left, () => this.#finish('notConfirmed'));
    this.#ask();
  }

  #pause(): void {
    if (this.#visibleSince > 0) this.#visibleMs += this.#ports.clock.now() - this.#visibleSince;
    this.#visibleSince = 0;
    this.#stopNext();
    this.#stopDeadline();
  }

  #finish(outcome: PollOutcome): void {
    if (this.#isOver) return;
    this.#end();
    if (outcome === 'issued') this.#machine.take('issued');
    else if (outcome === 'expired') this.#machine.take('expired');
    else if (this.#pace.isAwaited) this.#machine.take('timeUp');
    this.#onOutcome(outcome);
  }

  async #ask(): Promise<void> {
    if (this.#question !== null || this.#isOver) return;
    const question = {};
    this.#question = question;
    const { museum, clock } = this.#ports;
    const patience = constants.paymentPollPatienceMs;
    this.#stopPatience = clock.after(patience, () => this.#goOn(question));
    const status = await museum.orderStatus(this.#order, patience);
    if (this.#isOver) return;
    // An answer that comes later than the next one still counts where it says issued: nothing takes that back.
    if (isIssued(status)) return this.#finish('issued');
    if (this.#question !== question) return;
    if (!status.ok && status.failure.kind === 'expired') return this.#finish('expired');
    this.#goOn(question);
  }

  /** The question is answered, or given up. */
  #goOn(question: object): void {
    if (this.#question !== question) return;
    this.#question = null;
    this.#stopPatience();
    if (this.#visibleSince === 0) return;
    this.#stopNext = this.#ports.clock.after(this.#pace.everyMs, () => this.#ask());
  }
}

const isIssued = (status: Result<OrderStatus>): boolean =>
  status.ok && statusVerdict(status.value) === 'issued';
