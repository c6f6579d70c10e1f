import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { PaymentMachines } from '../../domain/model/PaymentMachines.ts';
import type { PayOutcome } from '../../domain/useCases/Pay.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import type { Ways } from '../Ways.ts';

interface Dependencies {
  payments: PaymentMachines;
  ways: Pick<Ways, 'toPaymentReturn' | 'toResult'>;
  announcements: AnnouncementModel;
}

/** How a press of the pay button leads away from its screen, or ends behind the back of a visitor who has left it. */
export class PaymentExits {
  readonly #dependencies: Dependencies;

  constructor({ payments, ways, announcements }: Dependencies) {
    this.#dependencies = { payments, ways, announcements };
  }

  /** To whoever asks the museum until it knows. */
  toConfirmation(orderNo: OrderNo, isFree: boolean): void {
    const { ways, payments } = this.#dependencies;
    if (!isFree) {
      ways.toPaymentReturn(orderNo);
      return;
    }
    // Nobody waits on the way: the result asks the museum.
    payments.of(orderNo).take('left');
    ways.toResult({ show: 'success', orderNo, error: '', isReservation: true });
  }

  /** To a result that is a failure for this reason, or that nobody knows where there is none. */
  toFailure(orderNo: OrderNo, error: string, isFree: boolean): void {
    // A reservation that fails without a reason would be claimed to have failed.
    const show = error === '' && isFree ? 'success' : 'fail';
    this.#dependencies.ways.toResult({ show, orderNo, error, isReservation: isFree });
  }

  /** Leads nowhere: says how it ended, wherever the visitor is. */
  stayAway(outcome: PayOutcome, orderNo: OrderNo): void {
    const { announcements, payments } = this.#dependencies;
    // A screen that waits for it all the same says so itself.
    payments.of(orderNo).take('left');
    if (outcome.kind === 'bank') outcome.bank.forgo();
    const { kind } = outcome;
    if (kind === 'confirm' || kind === 'unconfirmed') {
      announcements.show('info', (LL) => LL.payment.leftWhileConfirming());
    } else if (kind === 'alreadyPaid') {
      announcements.show('info', (LL) => LL.payment.alreadyPaid());
    } else if (kind !== 'notNow') {
      announcements.show('warning', (LL) => LL.payment.leftUnpaid());
    }
  }
}
