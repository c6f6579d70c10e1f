import type { Clock } from '../../ports/Clock.ts';
import type { DraftKeeper } from '../../ports/DraftKeeper.ts';
import type { CatalogueApi, LookupApi, OrderingApi, SavedOrder } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import { certificateNumberOf } from '../model/Certificate.ts';
import type { Configuration } from '../model/Configuration.ts';
import { constants } from '../model/constants.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { OrderNo, TicketKindId } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import { type Money, noMoney } from '../model/Money.ts';
import { addDays, dayAt, type Instant, instantOf } from '../model/MuseumDay.ts';
import { type OrderSummary, ticketCount } from '../model/Order.ts';
import {
  type DraftProblem,
  type OrderDraft,
  problemsOf,
  ticketOf,
  type VisitorKinds,
} from '../model/OrderDraft.ts';
import { failed, type Result, success } from '../model/Result.ts';
import { totalCount, totalPrice } from '../model/Selection.ts';

/** What became of an order that the museum has taken. */
export type SubmittedOrder =
  | { readonly kind: 'toPay'; readonly orderNo: OrderNo; readonly total: Money | null }
  | { readonly kind: 'reserved'; readonly orderNo: OrderNo }
  | { readonly kind: 'notReserved'; readonly orderNo: OrderNo; readonly cause: Failure };

/**
 * Why nothing was ordered.
 *
 * - `problems`: the form has them, in the order of §5; nothing was sent
 * - `alreadySubmitting`: an earlier press is still under way, or less than 5 s ago (§4, §9); nothing was sent
 * - `refused`: the museum said no
 * - `unconfirmed`: the answer was lost and no order of this kind could be found; it may still exist (R25)
 */
export type SubmitFailure =
  | { readonly kind: 'problems'; readonly problems: readonly DraftProblem[] }
  | { readonly kind: 'alreadySubmitting' }
  | { readonly kind: 'refused'; readonly cause: Failure }
  | { readonly kind: 'unconfirmed'; readonly cause: Failure };

interface Ports {
  museum: Pick<OrderingApi, 'saveOrder' | 'confirmOrder'> &
    Pick<LookupApi, 'orders'> &
    Pick<CatalogueApi, 'ticketKindFor'>;
  storage: Pick<VisitStorage, 'clearSelection'>;
  drafts: Pick<DraftKeeper, 'clear'>;
  clock: Pick<Clock, 'now'>;
  configuration: Pick<Configuration, 'timeZone'>;
}

// The ticket's kind is looked up once a number is complete (§5).
const idNumberLength = 18;
// A phone's clock and the museum's may differ by this much (Q-PAY-3).
const clockToleranceMs = 5 * 60_000;

/** Submits the order form (§4 submit order). */
export class SubmitOrder {
  readonly #ports: Ports;
  #underWay = false;
  #lastSavedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Checks the form, saves the order once however often this is called, and confirms it when it costs nothing. The
   * guard is set before anything is awaited and holds until the answer; saving is throttled to 5 s besides, without a
   * trailing call. A lost answer is looked for in the order list before anything else is said, and never sent again.
   */
  async execute(
    draft: OrderDraft,
    language: Language,
  ): Promise<Result<SubmittedOrder, SubmitFailure>> {
    const now = this.#ports.clock.now();
    if (this.#underWay || now - this.#lastSavedAt < constants.saveOrderThrottleMs) {
      return failed({ kind: 'alreadySubmitting' });
    }
    const problems = problemsOf(draft);
    if (problems.length > 0) return failed({ kind: 'problems', problems });
    this.#underWay = true;
    this.#lastSavedAt = now;
    try {
      return await this.#submit(draft, language, now);
    } finally {
      this.#underWay = false;
    }
  }

  async #submit(
    draft: OrderDraft,
    language: Language,
    startedAt: Instant,
  ): Promise<Result<SubmittedOrder, SubmitFailure>> {
    const kinds = await this.#kindsById(draft);
    // Nothing has been saved yet, so that even a lost answer leaves nothing unknown.
    if (!kinds.ok) return failed({ kind: 'refused', cause: kinds.failure });
    const saved = await this.#ports.museum.saveOrder(draft, kinds.value);
    if (saved.ok) return success(await this.#continueWith(saved.value));
    if (!leavesOutcomeUnknown(saved.failure)) {
      return failed({ kind: 'refused', cause: saved.failure });
    }
    const found = await this.#find(draft, language, startedAt);
    if (found === null) return failed({ kind: 'unconfirmed', cause: saved.failure });
    return success(await this.#continueWith({ orderNo: found.orderNo, total: found.total }));
  }

  /** Asks for the kind of each visitor whose ticket's kind follows from an 18-character ID number (§5). */
  async #kindsById(draft: OrderDraft): Promise<Result<VisitorKinds>> {
    const kinds = new Map<string, TicketKindId>();
    for (const visitor of draft.visitors) {
      const offer = ticketOf(draft, visitor)?.offer;
      const number = certificateNumberOf(visitor.certificateNo);
      if (offer?.choosesKindById !== true || number.length !== idNumberLength) continue;
      const kind = await this.#ports.museum.ticketKindFor(offer.ticketId, number);
      if (!kind.ok) return kind;
      kinds.set(visitor.key, kind.value);
    }
    return success(kinds);
  }

  async #continueWith({ orderNo, total }: SavedOrder): Promise<SubmittedOrder> {
    this.#ports.storage.clearSelection();
    this.#ports.drafts.clear();
    if (total !== noMoney) return { kind: 'toPay', orderNo, total };
    const confirmed = await this.#ports.museum.confirmOrder(orderNo);
    return confirmed.ok
      ? { kind: 'reserved', orderNo }
      : { kind: 'notReserved', orderNo, cause: confirmed.failure };
  }

  /** The one order that must be this one; null when none or several fit: nothing is guessed (R25, Q-PAY-3). */
  async #find(
    draft: OrderDraft,
    language: Language,
    startedAt: Instant,
  ): Promise<OrderSummary | null> {
    const { timeZone } = this.#ports.configuration;
    const today = dayAt(startedAt, timeZone);
    const listed = await this.#ports.museum.orders(addDays(today, -1), today, 'all', language);
    if (!listed.ok) return null;
    const fitting = listed.value.filter(
      (order) =>
        (instantOf(order.createdAt, timeZone) ?? 0) >= startedAt - clockToleranceMs &&
        order.status !== 'closed' &&
        order.status !== 'cancelled' &&
        order.total === totalPrice(draft.selection.tickets) &&
        ticketCount(order) === totalCount(draft.selection.tickets) &&
        order.lines.every(({ day }) => day === draft.selection.day) &&
        order.lines.some(({ begin }) => begin === (draft.selection.slot?.begin ?? '')),
    );
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  }
}
