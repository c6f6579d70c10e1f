import type { Clock } from '../../ports/Clock.ts';
import type { AfterSaleApi, PayingApi } from '../../ports/MuseumApi.ts';
import type { OtherTabs } from '../../ports/OtherTabs.ts';
import * as constants from '../model/constants.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { OrderStatus } from '../model/OrderStatus.ts';
import type { Result } from '../model/Result.ts';
import { PressGuard } from './PressGuard.ts';

/**
 * What became of an order that was to be cancelled.
 *
 * - `cancelled`: it is, by the museum's answer or by its status after that was lost
 * - `overAlready`: it had been cancelled or closed before, in another tab or because its time was over
 * - `paid`: it was paid meanwhile and can't be cancelled any more
 * - `notNow`: an earlier press is still under way; nothing was sent
 * - `refused`: the museum said no
 * - `notCancelled`: the answer was lost, and two readings say that it waits to be paid as before: it may be tried again
 * - `unconfirmed`: the answer was lost, and nobody knows yet (R25)
 */
export type CancelOutcome =
  | { readonly kind: 'cancelled' | 'overAlready' | 'notNow' }
  | { readonly kind: 'paid' | 'notCancelled' | 'unconfirmed' }
  | { readonly kind: 'refused'; readonly cause: Failure };

interface Ports {
  museum: Pick<AfterSaleApi, 'cancelOrder'> & Pick<PayingApi, 'orderStatus'>;
  tabs: Pick<OtherTabs, 'inTurn'>;
  clock: Pick<Clock, 'after'>;
}

/** A cancellation on its way at the museum gets this long before it is looked for once more (Q-PAY-3). */
const secondReadingAfterMs = 3_000;

const over: ReadonlySet<OrderStatus> = new Set(['cancelled', 'closed']);
const paid: ReadonlySet<OrderStatus> = new Set(['paid', 'issued', 'completed', 'refunded']);

/** Cancels an unpaid order (§4 cancel), once however often it is asked. */
export class CancelOrder {
  readonly #ports: Ports;
  readonly #presses = new PressGuard<CancelOutcome>({ kind: 'notNow' });

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The guard is set before anything is awaited, and the call is sent once; a lost answer is looked for in the order's
   * status (R25). It takes turns with paying: an order that a tab is paying is not cancelled before that has ended.
   */
  execute(order: OrderNo): Promise<CancelOutcome> {
    return this.#presses.alone(() =>
      this.#ports.tabs.inTurn(`pay:${order}`, async (hasWaited) => {
        const before = hasWaited ? await this.#read(order) : null;
        if (before?.ok) {
          if (over.has(before.value)) return { kind: 'overAlready' };
          if (paid.has(before.value)) return { kind: 'paid' };
        }
        return this.#send(order);
      }),
    );
  }

  /** Looks again for a cancellation whose answer was lost. Sends nothing. */
  lookAgain(order: OrderNo): Promise<CancelOutcome> {
    return this.#presses.alone(() => this.#lookAfter(order));
  }

  async #send(order: OrderNo): Promise<CancelOutcome> {
    const answer = await this.#ports.museum.cancelOrder(order);
    if (answer.ok) return { kind: 'cancelled' };
    if (leavesOutcomeUnknown(answer.failure)) return this.#lookAfter(order);
    if (answer.failure.kind === 'business') {
      const read = await this.#read(order);
      if (read.ok && paid.has(read.value)) return { kind: 'paid' };
      if (read.ok && over.has(read.value)) return { kind: 'overAlready' };
    }
    return { kind: 'refused', cause: answer.failure };
  }

  async #lookAfter(order: OrderNo): Promise<CancelOutcome> {
    const first = await this.#read(order);
    const settled = first.ok ? settledBy(first.value) : null;
    if (settled !== null) return settled;
    await new Promise<void>((resolve) => {
      this.#ports.clock.after(secondReadingAfterMs, resolve);
    });
    const second = await this.#read(order);
    const now = second.ok ? settledBy(second.value) : null;
    if (now !== null) return now;
    const isAsBefore = first.ok && second.ok && second.value === 'toBePaid';
    return { kind: isAsBefore ? 'notCancelled' : 'unconfirmed' };
  }

  #read(order: OrderNo): Promise<Result<OrderStatus>> {
    return this.#ports.museum.orderStatus(order, constants.paymentPollPatienceMs);
  }
}

const settledBy = (status: OrderStatus): CancelOutcome | null => {
  if (over.has(status)) return { kind: 'cancelled' };
  return paid.has(status) ? { kind: 'paid' } : null;
};
