import type { Chance } from '../../ports/Chance.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { AfterSaleApi } from '../../ports/MuseumApi.ts';
import type { OtherTabs } from '../../ports/OtherTabs.ts';
import * as constants from '../model/constants.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { TicketNo } from '../model/Identifiers.ts';
import { markOf } from '../model/Mark.ts';
import {
  type ChosenRefund,
  chosenRefunds,
  isSameRefund,
  type RefundEntry,
  type RefundOffer,
  type RefundTarget,
} from '../model/Refund.ts';
import type { Result } from '../model/Result.ts';
import { PressGuard } from './PressGuard.ts';
import type { QuoteRefund } from './QuoteRefund.ts';

/** What is to be given back, as it was shown to the visitor. */
export interface RefundRequest {
  readonly offer: RefundOffer;
  readonly chosen: ReadonlySet<TicketNo>;
}

/**
 * What became of a refund.
 *
 * - `refunded`: the tickets went back, by the museum's answer, or as a reading after a lost one says
 * - `refundedElsewhere`: another tab has given the same tickets back
 * - `notNow`: nothing is chosen, or an earlier press is still under way; nothing was sent
 * - `changed`: price, fee or tickets are not as they were shown; nothing was sent, the visitor decides anew
 * - `notChecked`: the fee could not be read once more; nothing was sent
 * - `refused`: the museum said no
 * - `partly`: the answer was lost, and only some of the tickets have gone back
 * - `notRefunded`: the answer was lost, and two readings say that the tickets are still there: it may be tried again
 * - `unconfirmed`: the answer was lost, and nobody knows yet (R25)
 */
export type RefundOutcome =
  | { readonly kind: 'refunded' | 'refundedElsewhere' | 'notNow' }
  | { readonly kind: 'notRefunded' | 'unconfirmed' }
  | { readonly kind: 'changed' | 'partly'; readonly offer: RefundOffer }
  | { readonly kind: 'notChecked' | 'refused'; readonly cause: Failure };

interface Ports {
  museum: Pick<AfterSaleApi, 'refund' | 'refundBatch'>;
  quoteRefund: Pick<QuoteRefund, 'execute'>;
  tabs: OtherTabs;
  clock: Pick<Clock, 'now' | 'after'>;
  chance: Chance;
}

/** Tickets that are meant to go back together: repeats of it bear the same numbers (Q-PAY-4). */
interface Intent {
  readonly key: string;
  readonly refunds: readonly ChosenRefund[];
  readonly request: RefundRequest;
}

/** A refund that is still on its way at the museum gets this long before it is looked for once more (Q-PAY-3). */
const secondReadingAfterMs = 3_000;
const refunded = 'refunded';
const numberDigits = 9;

const numbersOf = (refunds: readonly ChosenRefund[]): TicketNo[] =>
  refunds.flatMap(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo));

const keyOf = (refunds: readonly ChosenRefund[]): string =>
  JSON.stringify(
    refunds.map(({ orderNo, tickets }) => [orderNo, tickets.map((one) => one.ticketNo).sort()]),
  );

const keyOfTarget = (target: RefundTarget): string =>
  target.kind === 'order' ? target.orderNo : `${target.orderNo}/${target.ticketNo}`;

/** The order at the bottom, so that a top-up and what it is on take the same turn. */
const turnOf = ({ target, original }: RefundOffer): string =>
  `refund:${original?.orderNo ?? target.orderNo}`;

/** Gives tickets back (§4 refund), once however often and in however many tabs it is asked. */
export class RefundTickets {
  readonly #ports: Ports;
  /** The refund numbers of an intent, one an entry, from the first press to a definite answer. */
  readonly #refundNos = new Map<string, readonly string[]>();
  /** What was asked for a target last, where the answer to that was lost. */
  readonly #lost = new Map<string, Intent>();
  readonly #presses = new PressGuard<RefundOutcome>({ kind: 'notNow' });

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The tickets of a refund whose answer was lost; null when none is missing. */
  unanswered(target: RefundTarget): ReadonlySet<TicketNo> | null {
    return this.#lost.get(keyOfTarget(target))?.request.chosen ?? null;
  }

  /**
   * The guard is set before anything is awaited. The fee is read once more before the refund is sent, so that nobody is
   * charged another one than was shown; the refund is sent once. A lost answer is looked for in the quote and never sent
   * again by itself: calling this anew is the visitor's own word, and bears the same number (R25, Q-PAY-4).
   */
  execute(request: RefundRequest): Promise<RefundOutcome> {
    const refunds = chosenRefunds(request.offer, request.chosen);
    if (refunds.length === 0) return Promise.resolve({ kind: 'notNow' });
    const intent = { key: keyOf(refunds), refunds, request };
    return this.#presses.alone(() =>
      this.#ports.tabs.inTurn(turnOf(request.offer), () => this.#inTurn(intent)),
    );
  }

  /** Looks again for the refund of a target whose answer was lost. Sends nothing. */
  lookAgain(target: RefundTarget): Promise<RefundOutcome> {
    const intent = this.#lost.get(keyOfTarget(target));
    if (intent === undefined) return Promise.resolve({ kind: 'notNow' });
    return this.#presses.alone(() => this.#lookAfter(intent));
  }

  /**
   * What a new reading says of a lost refund: true, once, when its tickets are gone, so that it had gone through after
   * all.
   */
  isSettledBy(offer: RefundOffer): boolean {
    const intent = this.#lost.get(keyOfTarget(offer.target));
    if (intent === undefined || leftOf(intent, offer) > 0) return false;
    this.#settle(intent);
    return true;
  }

  async #inTurn(intent: Intent): Promise<RefundOutcome> {
    const { offer, chosen } = intent.request;
    const read = await this.#read(offer.target);
    if (!read.ok) return { kind: 'notChecked', cause: read.failure };
    const now = read.value;
    if (isSameRefund(intent.refunds, chosenRefunds(now, chosen))) return this.#send(intent);
    if (leftOf(intent, now) === 0) {
      if (this.#lost.get(keyOfTarget(offer.target))?.key === intent.key) {
        return this.#settle(intent);
      }
      if (this.#ports.tabs.told(markOf(intent.key)) === refunded) {
        return { kind: 'refundedElsewhere' };
      }
    }
    return { kind: 'changed', offer: now };
  }

  async #send(intent: Intent): Promise<RefundOutcome> {
    const { museum } = this.#ports;
    const { target } = intent.request.offer;
    const entries = this.#entriesOf(intent);
    const [only, ...others] = entries;
    // Two entries fit the batch alone (§7).
    const isSingle = target.kind === 'ticket' && only !== undefined && others.length === 0;
    const answer = isSingle
      ? await museum.refund(only)
      : await museum.refundBatch(entries, constants.refundReason);
    if (answer.ok) return this.#settle(intent);
    const place = keyOfTarget(target);
    if (leavesOutcomeUnknown(answer.failure)) {
      this.#lost.set(place, intent);
      return this.#lookAfter(intent);
    }
    if (answer.failure.kind === 'business') {
      // Refused because the first try had gone through after all, perhaps.
      const wasLost = this.#lost.get(place)?.key === intent.key;
      const read = wasLost ? await this.#read(target) : null;
      if (read?.ok && leftOf(intent, read.value) === 0) return this.#settle(intent);
      this.#forget(intent);
    }
    return { kind: 'refused', cause: answer.failure };
  }

  async #lookAfter(intent: Intent): Promise<RefundOutcome> {
    const { target } = intent.request.offer;
    const first = await this.#read(target);
    if (first.ok && leftOf(intent, first.value) === 0) return this.#settle(intent);
    await new Promise<void>((resolve) => {
      this.#ports.clock.after(secondReadingAfterMs, resolve);
    });
    const second = await this.#read(target);
    if (!second.ok) return { kind: 'unconfirmed' };
    const left = leftOf(intent, second.value);
    if (left === 0) return this.#settle(intent);
    if (left < numbersOf(intent.refunds).length) {
      this.#forget(intent);
      return { kind: 'partly', offer: second.value };
    }
    return { kind: first.ok ? 'notRefunded' : 'unconfirmed' };
  }

  #read(target: RefundTarget): Promise<Result<RefundOffer>> {
    return this.#ports.quoteRefund.execute(target);
  }

  #entriesOf({ key, refunds }: Intent): readonly RefundEntry[] {
    const refundNos = this.#refundNos.get(key) ?? refunds.map(() => this.#newRefundNo());
    this.#refundNos.set(key, refundNos);
    return refunds.map(({ orderNo, tickets }, index) => ({
      orderNo,
      refundNo: refundNos[index] ?? this.#newRefundNo(),
      tickets: tickets.map(({ ticketNo }) => ticketNo),
    }));
  }

  /** The millisecond and a chance, so that no two phones hit on the same one. */
  #newRefundNo(): string {
    const { clock, chance } = this.#ports;
    const tail = Math.floor(chance() * 10 ** numberDigits);
    return `R${clock.now()}${String(tail).padStart(numberDigits, '0')}`;
  }

  #settle(intent: Intent): RefundOutcome {
    this.#forget(intent);
    this.#ports.tabs.tell(markOf(intent.key), refunded);
    return { kind: 'refunded' };
  }

  #forget({ key, request }: Intent): void {
    const place = keyOfTarget(request.offer.target);
    this.#refundNos.delete(key);
    if (this.#lost.get(place)?.key === key) this.#lost.delete(place);
  }
}

/** How many tickets of an intent are still there to be given back. */
function leftOf({ refunds }: Intent, offer: RefundOffer): number {
  const there = new Set([
    ...offer.tickets.map(({ ticketNo }) => ticketNo),
    ...(offer.original?.tickets ?? []).map(({ ticketNo }) => ticketNo),
  ]);
  return numbersOf(refunds).filter((ticketNo) => there.has(ticketNo)).length;
}
