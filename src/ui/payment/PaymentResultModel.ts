import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { constants } from '../../domain/model/constants.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import {
  healingPace,
  type PollOutcome,
  type PollPayment,
} from '../../domain/useCases/PollPayment.ts';
import type { VerifiedPayment, VerifyPayment } from '../../domain/useCases/VerifyPayment.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import type { ResultClaim } from '../paths.ts';
import type { Startable } from '../useViewModel.ts';

interface Dependencies {
  verifyPayment: Pick<VerifyPayment, 'execute'>;
  pollPayment: Pick<PollPayment, 'execute'>;
  clock: Clock;
  announcements: AnnouncementModel;
}

/**
 * What a result page says.
 *
 * - `checking`: the museum is being asked
 * - `success`: the museum says issued
 * - `failed`: the claim gives a reason, and the museum has not issued the order
 * - `notConfirmed`: nobody knows yet; money may have left (R1)
 * - `unverified`: success is claimed for no order at all, so that nobody can be asked (R17)
 */
export type PaymentVerdict = 'checking' | 'success' | 'failed' | 'notConfirmed' | 'unverified';

/** The result page: an address claims, the museum says (R17, Q-PAY-5). */
export class PaymentResultModel implements Startable {
  face: PaymentVerdict;
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
    makeAutoObservable(this, { claim: observableRef });
  }

  start(): Stop {
    void this.verify();
    return () => {
      this.#generation += 1;
      this.#stopHealing();
    };
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
    if (!isCurrent || this.face !== 'notConfirmed') return;
    this.#dependencies.announcements.show('info', (LL) => LL.payment.stillNotConfirmed());
  }

  /** The page's own asking has ended. */
  conclude(outcome: PollOutcome): void {
    this.isHealing = false;
    if (outcome === 'issued') this.#show('success');
    if (outcome !== 'expired') return;
    this.isExpired = true;
    this.#dependencies.announcements.alert(
      (LL) => `${LL.payment.expired()} ${LL.payment.expiredText()}`,
    );
  }

  #take(verified: VerifiedPayment, orderNo: OrderNo): void {
    const { show, error, isReservation } = this.claim;
    this.isHealing = false;
    const hasReason = show === 'fail' && (error !== '' || isReservation);
    if (verified === 'issued') this.#show('success');
    else if (verified === 'notIssued' && hasReason) this.#show('failed');
    else {
      this.#show('notConfirmed');
      this.#heal(orderNo);
    }
  }

  #show(face: PaymentVerdict): void {
    const hasChanged = face !== this.face;
    this.face = face;
    if (!hasChanged) return;
    const { announcements } = this.#dependencies;
    const { error, isReservation } = this.claim;
    if (face === 'success') {
      announcements.say(({ payment }) =>
        isReservation ? payment.reservationSuccess() : payment.paySuccess(),
      );
    } else if (face === 'failed') {
      announcements.alert(({ payment }) =>
        `${isReservation ? payment.reservationFailed() : payment.payFailed()} ${error}`.trim(),
      );
    } else {
      announcements.alert(({ payment }) =>
        isReservation
          ? `${payment.reservationNotConfirmed()} ${payment.reservationNotConfirmedText()}`
          : `${payment.payNotConfirmed()} ${payment.payNotConfirmedText()}`,
      );
    }
  }

  /** Begins an interval after the question just answered, then goes on by itself. */
  #heal(orderNo: OrderNo): void {
    const { clock, pollPayment } = this.#dependencies;
    this.isHealing = true;
    this.isExpired = false;
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
