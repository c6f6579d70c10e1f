import type { Clock } from '../../ports/Clock.ts';
import type { OrderingApi, PayingApi } from '../../ports/MuseumApi.ts';
import type { OtherTabs } from '../../ports/OtherTabs.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { BankPage, BridgeFailure, PaymentBridge } from '../../ports/PaymentBridge.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { PaymentInstruction, PayWay } from '../model/Payment.ts';
import type { PaymentMachine } from '../model/PaymentMachine.ts';
import type { PaymentMachines } from '../model/PaymentMachines.ts';
import type { VerifyPayment } from './VerifyPayment.ts';

/**
 * How a press of the pay button ended. None of them says paid but `alreadyPaid`, which is the museum's word (R17).
 *
 * - `notNow`: an earlier press is still under way, or its outcome must be read first (R1); nothing was done
 * - `alreadyPaid`: the museum says so; nothing was charged by this press
 * - `confirm`: ask the museum now and keep asking
 * - `bank`: a bank's page may be gone to; whoever gets this must leave for it or forgo it
 * - `notPaid`: the sheet came back without ok, and the museum does not know of a payment either (R2)
 * - `refused`: the museum would not start the payment, or its instruction was unusable; nothing was charged
 * - `notHere`: this page has no way to hand the payment over; the order stays to be paid (R3)
 * - `notChecked`: the pre-check had no answer, so paying was not begun (Q-PAY-12)
 * - `lost`: the museum's answer was lost, and two readings since say that nothing was paid (R25)
 * - `unconfirmed`: nobody knows, and the readings had no answer either
 * - `otherTab`: another tab was paying the order, has ended, and nothing was paid there
 */
export type PayOutcome =
  | { readonly kind: 'notNow' }
  | { readonly kind: 'alreadyPaid' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'bank'; readonly bank: LeavableBank }
  | { readonly kind: 'notPaid' }
  | { readonly kind: 'refused'; readonly cause: Failure }
  | { readonly kind: 'notHere'; readonly cause: BridgeFailure }
  | { readonly kind: 'notChecked'; readonly cause: Failure }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'otherTab' };

/** A bank's page, and the choice to go there or not. */
export interface LeavableBank extends BankPage {
  /** Stays; the order stays to be paid. */
  forgo(): void;
}

/** What is to be paid, and how. `isFree` is what the address claims (`payType=zero`); the museum has the last word (R16). */
export interface PaymentOrder {
  readonly orderNo: OrderNo;
  readonly way: PayWay | null;
  readonly isFree: boolean;
  /** A short text of what is bought, for the payment's own record. */
  readonly goods: string;
}

interface Ports {
  museum: Pick<PayingApi, 'paymentState' | 'startPayment'> & Pick<OrderingApi, 'confirmOrder'>;
  verifyPayment: Pick<VerifyPayment, 'execute' | 'readTwice'>;
  payments: PaymentMachines;
  bridge: PaymentBridge;
  tabs: Pick<OtherTabs, 'inTurn'>;
  clock: Pick<Clock, 'after'>;
  page: Pick<PageControl, 'paymentReturnAddress'>;
}

/** A turn that is free is given sooner than this. */
const turnIsTakenAfterMs = 500;

/** Pays an order: pre-check, start, hand over (§4 payment), once however often and in however many tabs. */
export class Pay {
  readonly #ports: Ports;
  /** This tab's own turns: one that is just ending is not another tab's. */
  readonly #turns = new Map<OrderNo, Promise<void>>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The order's payment takes the press before anything is awaited, so that a second one does nothing. No other tab pays
   * the order until this one has a definite outcome: it waits, and then reads what came of it (Q-PAY-2).
   */
  execute(payment: PaymentOrder): Promise<PayOutcome> {
    const { payments, tabs, clock } = this.#ports;
    const { orderNo } = payment;
    const machine = payments.of(orderNo);
    if (!machine.take('press')) return Promise.resolve({ kind: 'notNow' });
    const stopNotice = clock.after(turnIsTakenAfterMs, () => machine.take('elsewhere'));
    return new Promise((resolve, reject) => {
      const ownLastTurn = this.#turns.get(orderNo) ?? Promise.resolve();
      const turn = ownLastTurn.then(() =>
        tabs.inTurn(`pay:${orderNo}`, async (hasWaited) => {
          stopNotice();
          resolve(await this.#inTurn(machine, payment, hasWaited));
          await machine.whenFree();
        }),
      );
      const over = turn.catch((error: unknown) => {
        stopNotice();
        forget(machine);
        reject(error);
      });
      this.#turns.set(orderNo, over);
    });
  }

  #inTurn(machine: PaymentMachine, payment: PaymentOrder, hasWaited: boolean): Promise<PayOutcome> {
    const isElsewhere = hasWaited || machine.state === 'elsewhere';
    return isElsewhere ? this.#follow(machine, payment) : this.#pay(machine, payment);
  }

  async #follow(machine: PaymentMachine, { orderNo }: PaymentOrder): Promise<PayOutcome> {
    machine.take('elsewhere');
    machine.take('turnCame');
    const outcome = await this.#reconcile(machine, orderNo);
    return outcome.kind === 'lost' ? { kind: 'otherTab' } : outcome;
  }

  async #pay(machine: PaymentMachine, payment: PaymentOrder): Promise<PayOutcome> {
    const { museum, bridge } = this.#ports;
    const { orderNo, way, isFree } = payment;
    const state = await museum.paymentState(orderNo);
    if (!state.ok) {
      machine.take(state.failure.kind === 'expired' ? 'expired' : 'unread');
      return { kind: 'notChecked', cause: state.failure };
    }
    if (state.value === 'paid') machine.take('paid');
    // Whatever this page has learnt meanwhile stands: only a payment that is still being checked goes on.
    if (!machine.take('cleared')) return { kind: 'alreadyPaid' };
    if (isFree || way === null) return this.#confirmFree(machine, orderNo);
    const place = bridge.placeFor(way);
    if (!place.ok) return notHere(machine, place.failure);
    return place.value === 'nativePage'
      ? this.#payOnNativePage(machine, orderNo)
      : this.#start(machine, payment, way);
  }

  async #confirmFree(machine: PaymentMachine, orderNo: OrderNo): Promise<PayOutcome> {
    const confirmed = await this.#ports.museum.confirmOrder(orderNo);
    if (!confirmed.ok) return this.#notStarted(machine, orderNo, confirmed.failure);
    machine.take('confirmed');
    return { kind: 'confirm' };
  }

  async #start(
    machine: PaymentMachine,
    { orderNo, goods }: PaymentOrder,
    way: PayWay,
  ): Promise<PayOutcome> {
    const { museum, page } = this.#ports;
    const address = page.paymentReturnAddress(orderNo);
    const started = await museum.startPayment(orderNo, way, address, goods);
    if (started.ok) return this.#handOver(machine, orderNo, started.value);
    if (started.failure.kind !== 'malformed') {
      return this.#notStarted(machine, orderNo, started.failure);
    }
    // An instruction that could not be read was never handed to the visitor.
    machine.take('refused');
    return { kind: 'refused', cause: started.failure };
  }

  async #notStarted(
    machine: PaymentMachine,
    orderNo: OrderNo,
    cause: Failure,
  ): Promise<PayOutcome> {
    if (leavesOutcomeUnknown(cause)) {
      machine.take('lost');
      return this.#reconcile(machine, orderNo);
    }
    machine.take(cause.kind === 'expired' ? 'expired' : 'refused');
    return { kind: 'refused', cause };
  }

  /** Reads what became of something that this page does not know the end of; nothing is sent again (R25). */
  async #reconcile(machine: PaymentMachine, orderNo: OrderNo): Promise<PayOutcome> {
    const read = await this.#ports.verifyPayment.readTwice(orderNo);
    if (!read.ok) {
      machine.take('unread');
      return { kind: 'unconfirmed' };
    }
    switch (read.value) {
      case 'issued':
        return { kind: 'confirm' };
      case 'paid':
        return { kind: 'alreadyPaid' };
      case 'over':
        return { kind: 'notPaid' };
      case 'unpaid':
        return { kind: 'lost' };
    }
  }

  async #handOver(
    machine: PaymentMachine,
    orderNo: OrderNo,
    instruction: PaymentInstruction,
  ): Promise<PayOutcome> {
    const { bridge } = this.#ports;
    if (instruction.kind === 'bank') {
      const page = bridge.bankPage(instruction.html);
      return page.ok ? bankOutcome(machine, page.value) : notHere(machine, page.failure);
    }
    // Whoever has paid meanwhile, by another way, is shown no sheet.
    if (!machine.take('sheetOpened')) return { kind: 'alreadyPaid' };
    // A bridge may never answer: then the visitor says when they are back, and the museum what happened.
    const answer = await Promise.race([
      bridge.requestPayment(instruction.request),
      machine.whenNot('handedOffJsapi'),
    ]);
    if (answer === undefined || machine.state !== 'handedOffJsapi') return { kind: 'confirm' };
    if (!answer.ok) return notHere(machine, answer.failure);
    if (answer.value === 'returned') {
      machine.take('returned');
      return { kind: 'confirm' };
    }
    machine.take('notPaid');
    const verified = await this.#ports.verifyPayment.execute(orderNo);
    if (verified === 'issued') return { kind: 'confirm' };
    machine.take(verified === 'notIssued' ? 'notIssued' : 'unread');
    return { kind: 'notPaid' };
  }

  async #payOnNativePage(machine: PaymentMachine, orderNo: OrderNo): Promise<PayOutcome> {
    if (!machine.take('sheetOpened')) return { kind: 'alreadyPaid' };
    const opened = await this.#ports.bridge.openNativePage(orderNo);
    if (!opened.ok) return notHere(machine, opened.failure);
    await machine.whenNot('handedOffJsapi');
    return { kind: 'confirm' };
  }
}

/** A mistake of ours must not lock the order: whatever it was at, nobody knows now. */
function forget(machine: PaymentMachine): void {
  for (const event of ['cameBack', 'turnCame', 'lost', 'unread', 'left'] as const) {
    machine.take(event);
  }
}

function notHere(machine: PaymentMachine, cause: BridgeFailure): PayOutcome {
  machine.take('notHere');
  return { kind: 'notHere', cause };
}

function bankOutcome(machine: PaymentMachine, page: BankPage): PayOutcome {
  const bank: LeavableBank = {
    host: page.host,
    leave: () => {
      if (machine.take('bankOpened')) page.leave();
    },
    forgo: () => void machine.take('notHere'),
  };
  return { kind: 'bank', bank };
}
