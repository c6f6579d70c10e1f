import type { PayingApi } from '../../ports/MuseumApi.ts';
import * as constants from '../model/constants.ts';
import type { Failure } from '../model/Failure.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { OrderStatus } from '../model/OrderStatus.ts';
import { statusVerdict } from '../model/Payment.ts';
import type { PaymentMachines } from '../model/PaymentMachines.ts';
import { failed, type Result, success } from '../model/Result.ts';

/**
 * What the museum says of an order: issued; over, so that it can't be paid any more; not issued; or nothing, because the
 * login has expired (Q-PAY-14) or it did not answer.
 */
export type VerifiedPayment = 'issued' | 'over' | 'notIssued' | 'expired' | 'unknown';

/** What two readings say of an order, the pre-check and its status (R25). */
export type ReadPayment = 'issued' | 'over' | 'paid' | 'unpaid';

interface Ports {
  museum: Pick<PayingApi, 'orderStatus' | 'paymentState'>;
  payments: PaymentMachines;
}

/** Asks the museum what may be claimed of a payment: an address proves nothing (R17, Q-PAY-5). */
export class VerifyPayment {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Reads the order's status once. */
  async execute(order: OrderNo): Promise<VerifiedPayment> {
    const { museum, payments } = this.#ports;
    const status = await museum.orderStatus(order, constants.paymentPollPatienceMs);
    if (!status.ok) return status.failure.kind === 'expired' ? 'expired' : 'unknown';
    const verdict = statusVerdict(status.value);
    if (verdict !== 'notIssued') payments.of(order).take(verdict);
    return verdict;
  }

  /**
   * Reads twice, as it must be before an order may be paid once more: whether it is unpaid, then its status (Q-PAY-3).
   * The order's payment knows what came of it; a failure, the first of the two, leaves it as it was.
   *
   * @param seen whether its status has just been read, and is that it is not issued: then only the other half is asked
   */
  async readTwice(order: OrderNo, seen: 'notIssued' | null = null): Promise<Result<ReadPayment>> {
    const { museum, payments } = this.#ports;
    const state = await museum.paymentState(order);
    const status: Result<OrderStatus> =
      seen === null
        ? await museum.orderStatus(order, constants.paymentPollPatienceMs)
        : success('toBePaid');
    const verdict = status.ok ? statusVerdict(status.value) : 'notIssued';
    const read = verdict === 'notIssued' ? (state.ok ? state.value : null) : verdict;
    if (read === null || (read === 'unpaid' && !status.ok)) {
      return failed(failureOf(state) ?? failureOf(status) ?? { kind: 'network' });
    }
    payments.of(order).take(read);
    return success(read);
  }
}

const failureOf = (result: Result<unknown>): Failure | null => (result.ok ? null : result.failure);
