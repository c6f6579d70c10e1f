import type { OrderNo } from './Identifiers.ts';
import { PaymentMachine } from './PaymentMachine.ts';

/** The machines of all orders that this page has to do with, one each. One for the whole app. */
export class PaymentMachines {
  readonly #machines = new Map<OrderNo, PaymentMachine>();

  /** The machine of an order; a new one stands at `idle`. */
  of(order: OrderNo): PaymentMachine {
    const known = this.#machines.get(order);
    if (known !== undefined) return known;
    const machine = new PaymentMachine();
    this.#machines.set(order, machine);
    return machine;
  }
}
