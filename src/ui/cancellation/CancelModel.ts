import { runInAction } from 'mobx';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { CancelOrder, CancelOutcome } from '../../domain/useCases/CancelOrder.ts';
import type { Stop } from '../../ports/Clock.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import { type CancelProblem, cancelProblemSpoken } from './CancelProblem.ts';

interface Ports {
  readonly cancelOrder: CancelOrder;
  readonly announcements: AnnouncementModel;
}

/** Cancelling an unpaid order, on the dialog that asks before (§4 cancel). */
export class CancelModel implements Startable {
  readonly orderNo: OrderNo;
  isCancelling = false;
  /** A lost answer is being looked for. */
  isChecking = false;
  problem: CancelProblem | null = null;
  /** Grows with each problem, so that each takes the focus. */
  problemCount = 0;

  readonly #ports: Ports;
  #isShown = false;

  constructor(ports: Ports, orderNo: OrderNo) {
    this.#ports = ports;
    this.orderNo = orderNo;
    makeAutoObservable(this, { orderNo: false });
  }

  /** Whether the order is, or may be, not what it was when the dialog was opened. */
  get hasChanged(): boolean {
    return this.problem?.kind === 'paid' || this.problem?.kind === 'unconfirmed';
  }

  start(): Stop {
    this.#isShown = true;
    return () => {
      this.#isShown = false;
    };
  }

  /**
   * Cancels the order. Presses while that is under way do nothing.
   *
   * @returns true when the order is over and the dialog has done its work
   */
  async cancel(): Promise<boolean> {
    if (this.isCancelling || this.isChecking) return false;
    this.isCancelling = true;
    const outcome = await this.#ports.cancelOrder.execute(this.orderNo);
    return runInAction(() => {
      this.isCancelling = false;
      return this.#meet(outcome);
    });
  }

  /** Looks once more for a cancellation whose answer was lost. Ends as {@link cancel}. */
  async checkAgain(): Promise<boolean> {
    if (this.isCancelling || this.isChecking) return false;
    this.isChecking = true;
    const outcome = await this.#ports.cancelOrder.lookAgain(this.orderNo);
    return runInAction(() => {
      this.isChecking = false;
      return this.#meet(outcome);
    });
  }

  /** Whether the dialog may be closed: not while the museum has yet to answer. */
  mayClose(): boolean {
    if (!this.isCancelling) return true;
    this.#ports.announcements.say((LL) => LL.afterSale.cancellation.waitForAnswer());
    return false;
  }

  #meet(outcome: CancelOutcome): boolean {
    const { announcements } = this.#ports;
    switch (outcome.kind) {
      case 'cancelled':
        announcements.show('success', (LL) => LL.afterSale.cancellation.done());
        return this.#isShown;
      case 'overAlready':
        announcements.show('info', (LL) => LL.afterSale.cancellation.overAlready());
        return this.#isShown;
      case 'notNow':
        announcements.show('info', (LL) => LL.afterSale.cancellation.waitForAnswer());
        return false;
    }
    // That the login has expired is said over the whole app, once (R9).
    if (outcome.kind === 'refused' && outcome.cause.kind === 'expired') return false;
    this.problem = outcome;
    this.problemCount += 1;
    if (this.#isShown) announcements.alert((LL) => cancelProblemSpoken(LL, outcome));
    // The visitor has gone elsewhere, and is told all the same.
    else announcements.show('warning', (LL) => cancelProblemSpoken(LL, outcome));
    return false;
  }
}
