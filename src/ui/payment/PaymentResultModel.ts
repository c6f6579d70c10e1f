import { runInAction } from 'mobx';
import * as constants from '../../domain/model/constants.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { PaymentMachines } from '../../domain/model/PaymentMachines.ts';
import { mayPress, type PaymentState } from '../../domain/model/PaymentState.ts';
import {
  healingPace,
  type PollOutcome,
  type PollPayment,
} from '../../domain/useCases/PollPayment.ts';
import type { VerifiedPayment, VerifyPayment } from '../../domain/useCases/VerifyPayment.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { ResultClaim } from '../paths.ts';
import type { Startable } from '../useViewModel.ts';
import { type PaymentVerdict, verdictText } from './PaymentVerdict.ts';

interface Dependencies {
  verifyPayment: Pick<VerifyPayment, 'execute' | 'readTwice'>;
  pollPayment: Pick<PollPayment, 'execute'>;
  payments: PaymentMachines;
  clock: Clock;
  announcements: AnnouncementModel;
}

/** The result page: an address claims, the museum says (R17, Q-PAY-5). */
export class PaymentResultModel implements Startable {
  face: PaymentVerdict;
  /** How far the order's payment is, as this page knows it. */
  payment: PaymentState = 'idle';
  /** The page asks again by itself (R1). */
  isHealing = false;
  /** The visitor's own question is under way. */
  isChecking = false;
  /** The login has expired, so that asking again is of no use (Q-PAY-14). */
  isExpired = false;

  readonly claim: ResultClaim;
  readonly #dependencies: Dependencies;
  #generation = 0;
  #stopHealing: Stop = () => {};

  constructor(dependencies: Dependencies, claim: ResultClaim) {
    this.#dependencies = dependencies;
    this.claim = claim;
    this.face = faceBefore(claim);
    makeAutoObservable(this);
  }

  /** Two readings of this page say that nothing was paid, so that the visitor may try again (R1, Q-PAY-3). */
  get canTryAgain(): boolean {
    const hasFailed = this.face === 'failed' || this.face === 'notConfirmed';
    return hasFailed && this.claim.orderNo !== null && mayPress(this.payment);
  }

  start(): Stop {
    const { orderNo } = this.claim;
    if (orderNo === null) return () => {};
    const machine = this.#dependencies.payments.of(orderNo);
    const stopFollowing = machine.onChange(() => this.follow(orderNo));
    // Whatever was known before is in doubt until the museum has been read.
    machine.take('doubted');
    this.follow(orderNo);
    void this.verify();
    return () => {
      this.#generation += 1;
      this.#stopHealing();
      stopFollowing();
    };
  }

  /** Shows how far the payment is by now. */
  follow(orderNo: OrderNo): void {
    this.payment = this.#dependencies.payments.of(orderNo).state;
    if (this.payment === 'issued') this.#show('success');
    if (this.payment === 'paid' && this.face !== 'checking') this.#show('received');
  }

  /** Asks the museum before anything is claimed. False when the answer came too late to matter. */
  async verify(): Promise<boolean> {
    const { orderNo } = this.claim;
    if (orderNo === null) return false;
    this.#stopHealing();
    this.#generation += 1;
    const generation = this.#generation;
    const verified = await this.#dependencies.verifyPayment.execute(orderNo);
    if (generation !== this.#generation) return false;
    runInAction(() => this.#take(verified, orderNo));
    return true;
  }

  /** Asks because the visitor wants to know; ends in words in any case (R24). */
  async checkAgain(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const isCurrent = await this.verify();
    runInAction(() => {
      this.isChecking = false;
    });
    if (!isCurrent || this.isExpired || this.face === 'success' || this.face === 'over') return;
    this.#dependencies.announcements.show('info', (LL) => LL.payment.stillNotConfirmed());
  }

  /** The page's own asking has ended. */
  conclude(outcome: PollOutcome): void {
    this.isHealing = false;
    if (outcome === 'issued') this.#show('success');
    if (outcome === 'expired') this.#expire();
  }

  #take(verified: VerifiedPayment, orderNo: OrderNo): void {
    const { show, error, isReservation } = this.claim;
    this.isHealing = false;
    this.isExpired = false;
    const hasReason = show === 'fail' && (error !== '' || isReservation);
    if (verified === 'issued') this.#show('success');
    else if (verified === 'over') this.#show('over');
    else if (this.payment === 'paid') this.#show('received');
    else this.#show(verified === 'notIssued' && hasReason ? 'failed' : 'notConfirmed');
    if (verified === 'expired') this.#expire();
    if (verified !== 'notIssued' && verified !== 'unknown') return;
    this.#heal(orderNo);
    // The other half of what must be read before it may be paid once more.
    if (verified === 'notIssued') {
      void this.#dependencies.verifyPayment.readTwice(orderNo, verified);
    }
  }

  #expire(): void {
    this.isExpired = true;
    this.#dependencies.announcements.alert(
      (LL) => `${LL.payment.expired()} ${LL.payment.expiredWhileConfirmingText()}`,
    );
  }

  #show(face: PaymentVerdict): void {
    const hasChanged = face !== this.face;
    this.face = face;
    if (!hasChanged) return;
    const { announcements } = this.#dependencies;
    const message = verdictText(face, this.claim);
    if (face === 'success') announcements.say(message);
    else announcements.alert(message);
  }

  /** Begins an interval after the question just answered, then goes on by itself. */
  #heal(orderNo: OrderNo): void {
    const { clock, pollPayment } = this.#dependencies;
    this.isHealing = true;
    this.#stopHealing = clock.after(constants.healingPollEveryMs, () => {
      this.#stopHealing = pollPayment.execute(orderNo, healingPace, (outcome) =>
        this.conclude(outcome),
      );
    });
  }
}

/** Before the museum was asked, or where it can't be. */
function faceBefore({ orderNo, show }: ResultClaim): PaymentVerdict {
  if (orderNo !== null) return 'checking';
  return show === 'fail' ? 'failed' : 'unverified';
}
