import type { OrderingApi, PayingApi } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import { type Money, noMoney } from '../model/Money.ts';
import type { PaymentMachine } from '../model/PaymentMachine.ts';
import type { PaymentMachines } from '../model/PaymentMachines.ts';
import { isSettled } from '../model/PaymentState.ts';
import type { VerifyPayment } from './VerifyPayment.ts';

/**
 * Where "pay now" on an order leads (§4 pay now). `unconfirmed`: the museum's answer to the confirmation was lost, and
 * its order does not say yet that it worked (R25).
 */
export type PayNowOutcome =
  | { readonly kind: 'alreadyPaid' }
  | { readonly kind: 'chooseMethod' }
  | { readonly kind: 'reserved' }
  | { readonly kind: 'notReserved'; readonly cause: Failure }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'unknown'; readonly cause: Failure };

interface Ports {
  museum: Pick<PayingApi, 'paymentState'> & Pick<OrderingApi, 'confirmOrder'>;
  verifyPayment: Pick<VerifyPayment, 'readTwice'>;
  payments: PaymentMachines;
  storage: Pick<VisitStorage, 'clearSelection'>;
}

/** Pays a listed order: looks whether it is paid already, then leads on by its amount (§4 pay now). */
export class PayNow {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * A pre-check without an answer blocks paying: `unknown`, and nothing else is asked (Q-PAY-12). A payment that is
   * under way already is shown by the payment method screen.
   */
  async execute(order: OrderNo, total: Money | null): Promise<PayNowOutcome> {
    const machine = this.#ports.payments.of(order);
    if (machine.state === 'notConfirmed') {
      const read = await this.#ports.verifyPayment.readTwice(order);
      if (!read.ok) return { kind: 'unknown', cause: read.failure };
    }
    if (isSettled(machine.state)) return { kind: 'alreadyPaid' };
    if (!machine.take('press')) return { kind: 'chooseMethod' };
    const state = await this.#ports.museum.paymentState(order);
    if (!state.ok) {
      machine.take(state.failure.kind === 'expired' ? 'expired' : 'unread');
      return { kind: 'unknown', cause: state.failure };
    }
    if (state.value === 'paid') machine.take('paid');
    if (isSettled(machine.state)) return { kind: 'alreadyPaid' };
    if (total === noMoney && machine.take('cleared')) return this.#confirm(machine, order);
    machine.take('left');
    return { kind: 'chooseMethod' };
  }

  async #confirm(machine: PaymentMachine, order: OrderNo): Promise<PayNowOutcome> {
    const { museum, storage, verifyPayment } = this.#ports;
    const confirmed = await museum.confirmOrder(order);
    if (confirmed.ok) {
      machine.take('confirmed');
      // Nobody waits here: the result asks the museum.
      machine.take('left');
      storage.clearSelection();
      return { kind: 'reserved' };
    }
    if (!leavesOutcomeUnknown(confirmed.failure)) {
      machine.take(confirmed.failure.kind === 'expired' ? 'expired' : 'refused');
      return { kind: 'notReserved', cause: confirmed.failure };
    }
    machine.take('lost');
    const read = await verifyPayment.readTwice(order);
    if (!read.ok) machine.take('unread');
    return { kind: read.ok && isSettled(machine.state) ? 'reserved' : 'unconfirmed' };
  }
}
