import type { OrderNo } from '../../domain/model/Identifiers.ts';
import {
  handBackPace,
  type PollOutcome,
  type PollPayment,
} from '../../domain/useCases/PollPayment.ts';
import type { Stop } from '../../ports/Clock.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';
import type { Ways } from '../Ways.ts';

interface Dependencies {
  pollPayment: Pick<PollPayment, 'execute'>;
  ways: Ways;
  announcements: AnnouncementModel;
}

/** Waits for the museum to issue an order that the visitor came back from paying (§2 payment return, §4). */
export class PaymentReturnModel implements Startable {
  /** `expired`: the login has, so that nobody can ask any more; the payment may well have worked (Q-PAY-14). */
  phase: 'waiting' | 'expired' = 'waiting';

  readonly orderNo: OrderNo;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies, orderNo: OrderNo) {
    this.#dependencies = dependencies;
    this.orderNo = orderNo;
    makeAutoObservable(this);
  }

  start(): Stop {
    const { pollPayment, announcements } = this.#dependencies;
    this.phase = 'waiting';
    announcements.say((LL) => `${LL.payment.doNotClose()} ${LL.payment.waiting()}`);
    return pollPayment.execute(this.orderNo, handBackPace, (outcome) => this.conclude(outcome));
  }

  conclude(outcome: PollOutcome): void {
    const { ways, announcements } = this.#dependencies;
    if (outcome === 'expired') {
      this.phase = 'expired';
      announcements.alert(
        (LL) => `${LL.payment.expired()} ${LL.payment.expiredWhileConfirmingText()}`,
      );
      return;
    }
    const show = outcome === 'issued' ? 'success' : 'fail';
    ways.toResult({ show, orderNo: this.orderNo, error: '', isReservation: false });
  }
}
