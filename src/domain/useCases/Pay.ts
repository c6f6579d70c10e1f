import type { OrderingApi, PayingApi } from '../../ports/MuseumApi.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { BridgeFailure, PaymentBridge } from '../../ports/PaymentBridge.ts';
import { constants } from '../model/constants.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { PaymentInstruction, PayWay } from '../model/Payment.ts';

/**
 * How a press of the pay button ended. None of them says paid: only the museum's *issued* does (R17).
 *
 * - `alreadyPaying`: an earlier press is still under way; nothing was done
 * - `alreadyPaid`: the pre-check said so; nothing was charged
 * - `confirm`: ask the museum now and keep asking: the sheet came back with ok, or nobody knows (R2, R25)
 * - `leaving`: the page is about to be left for the bank's
 * - `notPaid`: the sheet came back without ok, and the museum does not know of a payment either (R2)
 * - `refused`: the museum would not start the payment, or its instruction was unusable; nothing was charged
 * - `notHere`: this page has no way to hand the payment over; the order stays to be paid (R3)
 * - `notChecked`: the pre-check had no answer, so paying was not begun (Q-PAY-12)
 */
export type PayOutcome =
  | { readonly kind: 'alreadyPaying' }
  | { readonly kind: 'alreadyPaid' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'notPaid' }
  | { readonly kind: 'refused'; readonly cause: Failure }
  | { readonly kind: 'notHere'; readonly cause: BridgeFailure }
  | { readonly kind: 'notChecked'; readonly cause: Failure };

/** What is to be paid, and how. `isFree` is what the address claims (`payType=zero`); the museum has the last word (R16). */
export interface PaymentOrder {
  readonly orderNo: OrderNo;
  readonly way: PayWay | null;
  readonly isFree: boolean;
  /** A short text of what is bought, for the payment's own record. */
  readonly goods: string;
}

interface Ports {
  museum: Pick<PayingApi, 'paymentState' | 'startPayment' | 'orderStatus'> &
    Pick<OrderingApi, 'confirmOrder'>;
  bridge: PaymentBridge;
  page: Pick<PageControl, 'paymentReturnAddress'>;
}

/** Pays an order: pre-check, start, hand over (§4 payment). */
export class Pay {
  readonly #ports: Ports;
  readonly #underWay = new Set<OrderNo>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Runs at most once at a time per order: the guard is set before anything is awaited (Q-PAY-2). */
  async execute(payment: PaymentOrder): Promise<PayOutcome> {
    if (this.#underWay.has(payment.orderNo)) return { kind: 'alreadyPaying' };
    this.#underWay.add(payment.orderNo);
    try {
      return await this.#pay(payment);
    } finally {
      this.#underWay.delete(payment.orderNo);
    }
  }

  async #pay({ orderNo, way, isFree, goods }: PaymentOrder): Promise<PayOutcome> {
    const state = await this.#ports.museum.paymentState(orderNo);
    if (!state.ok) return { kind: 'notChecked', cause: state.failure };
    if (state.value === 'paid') return { kind: 'alreadyPaid' };
    if (isFree || way === null) return this.#confirmFree(orderNo);
    const address = this.#ports.page.paymentReturnAddress(orderNo);
    const started = await this.#ports.museum.startPayment(orderNo, way, address, goods);
    if (started.ok) return this.#handOver(orderNo, started.value);
    // Not `malformed`: an instruction that could not be read was never handed to the visitor.
    const mayHaveStarted =
      leavesOutcomeUnknown(started.failure) && started.failure.kind !== 'malformed';
    return mayHaveStarted ? { kind: 'confirm' } : { kind: 'refused', cause: started.failure };
  }

  async #confirmFree(orderNo: OrderNo): Promise<PayOutcome> {
    const confirmed = await this.#ports.museum.confirmOrder(orderNo);
    if (confirmed.ok || leavesOutcomeUnknown(confirmed.failure)) return { kind: 'confirm' };
    return { kind: 'refused', cause: confirmed.failure };
  }

  async #handOver(orderNo: OrderNo, instruction: PaymentInstruction): Promise<PayOutcome> {
    if (instruction.kind === 'bank') {
      const opened = this.#ports.bridge.openBank(instruction.html);
      return opened.ok ? { kind: 'leaving' } : { kind: 'notHere', cause: opened.failure };
    }
    const answer = await this.#ports.bridge.requestPayment(instruction.request);
    if (!answer.ok) return { kind: 'notHere', cause: answer.failure };
    if (answer.value === 'returned') return { kind: 'confirm' };
    const status = await this.#ports.museum.orderStatus(orderNo, constants.paymentPollPatienceMs);
    return status.ok && status.value === 'issued' ? { kind: 'confirm' } : { kind: 'notPaid' };
  }
}
