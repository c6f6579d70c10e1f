import type { Clock } from '../../ports/Clock.ts';
import type { AfterSaleApi, OffersApi, SavedOrder } from '../../ports/MuseumApi.ts';
import type { OtherTabs } from '../../ports/OtherTabs.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import { type OrderNo, orderNo } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import { markOf } from '../model/Mark.ts';
import type { Money } from '../model/Money.ts';
import type { Instant } from '../model/MuseumDay.ts';
import type { OrderSummary } from '../model/Order.ts';
import { isReplenishable, replenishmentTotal, type TopUp } from '../model/Replenishment.ts';
import { failed, type Result, success } from '../model/Result.ts';
import type { FindMadeOrders } from './FindMadeOrders.ts';
import type { KnownBy, Unconfirmed } from './SubmitOrder.ts';

/** An order that tops up tickets and waits to be paid; `total` is the museum's own word, null when it gave none. */
export interface SavedTopUp extends SavedOrder {
  readonly knownBy: KnownBy;
}

/**
 * Why no order that tops up is known.
 *
 * - `notPossible`: nothing was chosen, or something of unknown cost; nothing was sent
 * - `underWay`: an earlier press for the same order is not answered yet; nothing was sent
 * - `refused`: the museum said no
 * - {@link Unconfirmed}: the answer was lost
 */
export type ReplenishFailure =
  | { readonly kind: 'notPossible' | 'underWay' }
  | { readonly kind: 'refused'; readonly cause: Failure }
  | Unconfirmed;

type Replenished = Result<SavedTopUp, ReplenishFailure>;

interface Ports {
  museum: Pick<AfterSaleApi, 'saveReplenishment'> & Pick<OffersApi, 'replenishableTickets'>;
  findMadeOrders: Pick<FindMadeOrders, 'replenishments'>;
  tabs: OtherTabs;
  clock: Pick<Clock, 'now'>;
}

/** A top-up on its way: what is sent, and since when an answer is missing. */
interface Attempt extends TopUp {
  readonly total: Money;
  readonly since: Instant;
  readonly mark: string;
  readonly language: Language;
}

/** What the other tabs are told of a top-up whose answer was lost. */
const isUnknown = 'unknown';

const markOfTopUp = ({ orderNo, tickets }: TopUp): string =>
  markOf(JSON.stringify(['replenish', orderNo, tickets.map(({ ticketNo }) => ticketNo).sort()]));

/** Tops tickets up: makes the order that its visitor pays the difference by (§4 replenish, RPLN-02). */
export class Replenish {
  readonly #ports: Ports;
  readonly #underWay = new Set<OrderNo>();
  /** The top-ups whose answer was lost, by the order they are for. */
  readonly #unanswered = new Map<OrderNo, Attempt>();
  /** The orders known to be another's top-up: a lost one is none of these. */
  readonly #known = new Set<OrderNo>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The top-up of an order's tickets whose answer was lost; null when no answer is missing. */
  unanswered(order: OrderNo): TopUp | null {
    return this.#unanswered.get(order) ?? null;
  }

  /**
   * Saves the order once, however often and in however many tabs this is called; the guard is set before anything is
   * awaited. A lost answer is looked for in the order list before anything else is said, and never sent again: calling
   * this anew after one is the visitor's own word (R25, Q-PAY-3).
   */
  async execute(topUp: TopUp, language: Language): Promise<Replenished> {
    const total = replenishmentTotal(topUp.tickets);
    if (topUp.tickets.length === 0 || total === null || !topUp.tickets.every(isReplenishable)) {
      return failed({ kind: 'notPossible' });
    }
    return this.#alone(topUp.orderNo, () => {
      const since = this.#unanswered.get(topUp.orderNo)?.since ?? this.#ports.clock.now();
      const attempt = { ...topUp, total, since, mark: markOfTopUp(topUp), language };
      return this.#ports.tabs.inTurn(`museum.replenish.${topUp.orderNo}`, (hasWaited) =>
        this.#inTurn(attempt, hasWaited),
      );
    });
  }

  /** Looks once more for a top-up whose answer was lost; null when no answer is missing any more. */
  async lookAgain(order: OrderNo): Promise<Replenished | null> {
    const attempt = this.#unanswered.get(order);
    return attempt === undefined ? null : this.#alone(order, () => this.#look(attempt, 'list'));
  }

  /** Goes on with the order that the visitor knows for theirs, where several may be it. */
  continueWith(original: OrderNo, order: OrderSummary): SavedTopUp {
    return this.#settle(original, order, 'list');
  }

  async #alone(order: OrderNo, task: () => Promise<Replenished>): Promise<Replenished> {
    if (this.#underWay.has(order)) return failed({ kind: 'underWay' });
    this.#underWay.add(order);
    try {
      return await task();
    } finally {
      this.#underWay.delete(order);
    }
  }

  async #inTurn(attempt: Attempt, hasWaited: boolean): Promise<Replenished> {
    return (await this.#madeElsewhere(attempt, hasWaited)) ?? this.#save(attempt);
  }

  /** The same top-up out of another tab; null when there is none, so that this one is to be sent. */
  async #madeElsewhere(attempt: Attempt, hasWaited: boolean): Promise<Replenished | null> {
    const told = this.#ports.tabs.told(attempt.mark);
    if (told === null) return hasWaited ? this.#takenMeanwhile(attempt) : null;
    if (told === isUnknown && this.#unanswered.has(attempt.orderNo)) return null;
    const found = await this.#look(attempt, 'otherTab');
    if (found.ok) return found;
    if (told === isUnknown) {
      this.#unanswered.set(attempt.orderNo, attempt);
      return found;
    }
    const { candidates, wasRead } = found.failure;
    const order = candidates.find((candidate) => candidate.orderNo === told);
    // Another tab's order that is no longer listed was given up.
    if (order === undefined && wasRead) return null;
    const saved = order ?? { orderNo: orderNo(told), total: null };
    return success(this.#settle(attempt.orderNo, saved, 'otherTab'));
  }

  /** Another tab had its turn and told nothing: where these tickets have gone since, it was the same top-up. */
  async #takenMeanwhile(attempt: Attempt): Promise<Replenished | null> {
    const left = await this.#ports.museum.replenishableTickets(attempt.orderNo);
    if (!left.ok) return null;
    const numbers = new Set(left.value.map(({ ticketNo }) => ticketNo));
    if (attempt.tickets.every(({ ticketNo }) => numbers.has(ticketNo))) return null;
    const found = await this.#look(attempt, 'otherTab');
    return found.ok ? found : null;
  }

  async #save(attempt: Attempt): Promise<Replenished> {
    const { museum, tabs } = this.#ports;
    const { orderNo: order, tickets, mark } = attempt;
    const wasUnanswered = this.#unanswered.has(order);
    const saved = await museum.saveReplenishment(
      order,
      tickets.map(({ ticketNo }) => ticketNo),
    );
    if (saved.ok) {
      tabs.tell(mark, saved.value.orderNo);
      return success(this.#settle(order, saved.value, 'answer'));
    }
    const isLost = leavesOutcomeUnknown(saved.failure);
    if (isLost) this.#unanswered.set(order, attempt);
    if (isLost || wasUnanswered) {
      const found = await this.#look(attempt, 'list');
      if (isLost) tabs.tell(mark, found.ok ? found.value.orderNo : isUnknown);
      // Refused because the first try had gone through after all, perhaps.
      if (found.ok || isLost || found.failure.candidates.length > 0) return found;
    }
    this.#unanswered.delete(order);
    return failed({ kind: 'refused', cause: saved.failure });
  }

  /** Goes on with the one order that must be this one; where none or several fit, nothing is guessed (R25). */
  async #look(attempt: Attempt, knownBy: KnownBy): Promise<Result<SavedTopUp, Unconfirmed>> {
    const { findMadeOrders, clock } = this.#ports;
    const { orderNo: original, since, total, language } = attempt;
    const found = await findMadeOrders.replenishments(original, since, clock.now(), language);
    const fitting = found.ok ? found.value.filter((each) => !this.#known.has(each.orderNo)) : [];
    const equal = fitting.filter((order) => order.total === total);
    const [only, ...others] = equal;
    if (only !== undefined && others.length === 0) {
      return success(this.#settle(original, only, knownBy));
    }
    // One that costs something else is the visitor's to recognise.
    const candidates = equal.length > 0 ? equal : fitting;
    return failed({ kind: 'unconfirmed', candidates, wasRead: found.ok });
  }

  #settle(original: OrderNo, { orderNo, total }: SavedOrder, knownBy: KnownBy): SavedTopUp {
    // Another tab's stays to be found: a second press of the same leads to it again.
    if (knownBy !== 'otherTab') this.#known.add(orderNo);
    this.#unanswered.delete(original);
    return { orderNo, total, knownBy };
  }
}
