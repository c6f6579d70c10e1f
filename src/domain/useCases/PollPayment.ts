import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PayingApi } from '../../ports/MuseumApi.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import { constants } from '../model/constants.ts';
import type { OrderNo } from '../model/Identifiers.ts';

/** How waiting for a payment ended. `expired` is no payment failure: the login is (Q-PAY-14). */
export type PollOutcome = 'issued' | 'notConfirmed' | 'expired';

/** How often is asked, and for how long; both count visible time only (Q-PAY-6). */
export interface PollPace {
  readonly everyMs: number;
  readonly timeoutMs: number;
}

/** After the hand-back: every 3 s for 29 s (§9). */
export const handBackPace: PollPace = {
  everyMs: constants.paymentPollEveryMs,
  timeoutMs: constants.paymentPollTimeoutMs,
};

/** On a page that says "not confirmed yet": every 10 s for 5 minutes (R1). */
export const healingPace: PollPace = {
  everyMs: constants.healingPollEveryMs,
  timeoutMs: constants.healingPollTimeoutMs,
};

interface Ports {
  museum: Pick<PayingApi, 'orderStatus'>;
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
   * Asks at once, then each time `everyMs` after the previous answer; never two at a time. A failed question does not
   * end it. Tells `onOutcome` exactly once, and nothing at all after `Stop` was called. Hidden time does not count, and
   * coming back asks at once.
   */
  execute(order: OrderNo, pace: PollPace, onOutcome: (outcome: PollOutcome) => void): Stop {
    const poll = new Poll(this.#ports, order, pace, onOutcome);
    poll.begin();
    return () => poll.end();
  }
}

/** One run of polling: its timers and what it still waits for. */
class Poll {
  readonly #ports: Ports;
  readonly #order: OrderNo;
  readonly #pace: PollPace;
  readonly #onOutcome: (outcome: PollOutcome) => void;
  #isOver = false;
  #isAsking = false;
  #visibleMs = 0;
  #visibleSince = 0;
  #stopNext: Stop = () => {};
  #stopDeadline: Stop = () => {};
  #stopWatching: Stop = () => {};

  constructor(
    ports: Ports,
    order: OrderNo,
    pace: PollPace,
    onOutcome: (outcome: PollOutcome) => void,
  ) {
    this.#ports = ports;
    this.#order = order;
    this.#pace = pace;
    this.#onOutcome = onOutcome;
  }

  begin(): void {
    this.#stopWatching = this.#ports.visibility.onChange(() => this.#visibilityChanged());
    if (this.#ports.visibility.isVisible()) this.#resume();
  }

  end(): void {
    this.#isOver = true;
    this.#pause();
    this.#stopWatching();
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
    this.end();
    this.#onOutcome(outcome);
  }

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#isOver) return;
    this.#isAsking = true;
    const status = await this.#ports.museum.orderStatus(
      this.#order,
      constants.paymentPollPatienceMs,
    );
    this.#isAsking = false;
    if (this.#isOver) return;
    if (status.ok && status.value === 'issued') return this.#finish('issued');
    if (!status.ok && status.failure.kind === 'expired') return this.#finish('expired');
    if (this.#visibleSince === 0) return;
    this.#stopNext = this.#ports.clock.after(this.#pace.everyMs, () => this.#ask());
  }
}
