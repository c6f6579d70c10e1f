import type { Clock } from '../../ports/Clock.ts';
import type { DraftKeeper } from '../../ports/DraftKeeper.ts';
import type { OrderingApi, SavedOrder } from '../../ports/MuseumApi.ts';
import type { OtherTabs } from '../../ports/OtherTabs.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import * as constants from '../model/constants.ts';
import { draftMark } from '../model/DraftPerson.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import { type OrderNo, orderNo } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import { type Money, noMoney } from '../model/Money.ts';
import type { Instant } from '../model/MuseumDay.ts';
import type { OrderSummary } from '../model/Order.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';
import { linesOf, linesTotal } from '../model/OrderLines.ts';
import { failed, type Result, success } from '../model/Result.ts';
import type { VisitorKind, VisitorKinds } from '../model/VisitorKind.ts';
import type { CheckCode, CodeObjection } from './CheckCode.ts';
import type { CheckOrder, OrderObjection } from './CheckOrder.ts';
import type { FindMadeOrders } from './FindMadeOrders.ts';
import type { FindVisitorKind } from './FindVisitorKind.ts';

/**
 * How an order came to be known: by the museum's answer; out of the order list, because that answer was lost; or because
 * another tab had placed it.
 */
export type KnownBy = 'answer' | 'list' | 'otherTab';

/** What became of an order that the museum has taken. */
export type SubmittedOrder = { readonly orderNo: OrderNo; readonly knownBy: KnownBy } & (
  | { readonly kind: 'toPay'; readonly total: Money | null }
  | { readonly kind: 'reserved' }
  | { readonly kind: 'notReserved'; readonly cause: Failure }
);

/** An answer that was lost: several orders may be it, or none is to be seen yet (R25, Q-PAY-3). */
export interface Unconfirmed {
  readonly kind: 'unconfirmed';
  /** The orders that may be it. */
  readonly candidates: readonly OrderSummary[];
  /** Whether the order list could be read. */
  readonly wasRead: boolean;
}

/**
 * Why nothing was ordered.
 *
 * - {@link OrderObjection}, {@link CodeObjection}: something stands against it; nothing was sent
 * - `unpriced`: nobody can tell what it costs; nothing was sent (CONF-05)
 * - `alreadySubmitting`: an earlier press is still under way, or less than 5 s ago (§4, §9); nothing was sent
 * - `refused`: the museum said no to the order
 * - {@link Unconfirmed}: the answer was lost
 */
export type SubmitFailure =
  | OrderObjection
  | CodeObjection
  | { readonly kind: 'unpriced' | 'alreadySubmitting' }
  | { readonly kind: 'refused'; readonly cause: Failure }
  | Unconfirmed;

type Submitted = Result<SubmittedOrder, SubmitFailure>;

interface Ports {
  checkOrder: CheckOrder;
  checkCode: CheckCode;
  findVisitorKind: FindVisitorKind;
  findMadeOrders: FindMadeOrders;
  museum: Pick<OrderingApi, 'saveOrder' | 'confirmOrder'>;
  storage: Pick<VisitStorage, 'clearSelection'>;
  drafts: Pick<DraftKeeper, 'moments' | 'note' | 'clear'>;
  tabs: OtherTabs;
  clock: Pick<Clock, 'now'>;
}

/** An order on its way: what is sent, and what it should come to. */
interface Attempt {
  readonly draft: OrderDraft;
  readonly kinds: VisitorKinds;
  /** Null when nobody can tell: such an order is not sent. */
  readonly total: Money | null;
  readonly mark: string;
  readonly language: Language;
}

const turnName = 'museum.order';
/** What the other tabs are told of an order whose answer was lost. */
const isUnknown = 'unknown';

/** Submits the order form (§4 submit order). */
export class SubmitOrder {
  readonly #ports: Ports;
  #underWay: Promise<Submitted> | null = null;
  #lastSavedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Checks the form, saves the order once however often and in however many tabs this is called, and confirms it when it
   * costs nothing. The guard is set before anything is awaited and holds until the answer; saving is throttled to 5 s
   * besides, without a trailing call. A lost answer is looked for in the order list before anything else is said, and
   * never sent again.
   */
  async execute(draft: OrderDraft, language: Language): Promise<Submitted> {
    const now = this.#ports.clock.now();
    const isTooSoon = Math.abs(now - this.#lastSavedAt) < constants.saveOrderThrottleMs;
    if (isTooSoon) return failed({ kind: 'alreadySubmitting' });
    return this.#alone(async () => {
      const objection = await this.#ports.checkOrder.execute(draft);
      if (objection !== null) return failed(objection);
      const attempt = await this.#attempt(draft, language);
      if (!attempt.ok) return failed({ kind: 'unchecked', cause: attempt.failure });
      if (attempt.value.total === null) return failed({ kind: 'unpriced' });
      return this.#ports.tabs.inTurn(turnName, (hasWaited) =>
        this.#inTurn(attempt.value, hasWaited),
      );
    });
  }

  /**
   * Looks once more for an order whose answer was lost, and goes on with it when there is exactly one (Q-PAY-3). Null
   * when no answer is missing any more: one that was under way has come.
   */
  async lookAgain(draft: OrderDraft, language: Language): Promise<Submitted | null> {
    await this.#underWay;
    if (this.#ports.drafts.moments().unansweredSince === null) return null;
    return this.#alone(async () => {
      const attempt = await this.#attempt(draft, language);
      return attempt.ok
        ? this.#look(attempt.value, 'list')
        : failed({ kind: 'unconfirmed', candidates: [], wasRead: false });
    });
  }

  /** Goes on with the order that the visitor knows for theirs, where several may be it. */
  async continueWith(order: OrderSummary): Promise<SubmittedOrder> {
    return this.#continueWith(order, 'list', order.status === 'toBePaid');
  }

  async #alone(task: () => Promise<Submitted>): Promise<Submitted> {
    if (this.#underWay !== null) return failed({ kind: 'alreadySubmitting' });
    const underWay = task();
    this.#underWay = underWay;
    try {
      return await underWay;
    } finally {
      this.#underWay = null;
    }
  }

  /** Nothing is saved by this: even a lost answer leaves nothing unknown. */
  async #attempt(draft: OrderDraft, language: Language): Promise<Result<Attempt>> {
    const kinds = new Map<string, VisitorKind>();
    for (const visitor of draft.visitors) {
      const kind = await this.#ports.findVisitorKind.execute(draft, visitor, language);
      if (kind?.ok === false) return kind;
      if (kind !== null) kinds.set(visitor.key, kind.value);
    }
    const total = linesTotal(linesOf(draft, kinds));
    return success({ draft, kinds, total, mark: draftMark(draft), language });
  }

  async #inTurn(attempt: Attempt, hasWaited: boolean): Promise<Submitted> {
    const elsewhere = await this.#madeElsewhere(attempt, hasWaited);
    if (elsewhere !== null) return elsewhere;
    const objection = await this.#ports.checkCode.execute(attempt.draft);
    return objection === null ? this.#save(attempt) : failed(objection);
  }

  /** Goes on with the same order out of another tab; null when there is none, so that this one is to be sent. */
  async #madeElsewhere(attempt: Attempt, hasWaited: boolean): Promise<Submitted | null> {
    const told = this.#ports.tabs.told(attempt.mark);
    if (told === null && !hasWaited) return null;
    const found = await this.#look(attempt, 'otherTab');
    if (found.ok || told === null) return found.ok ? found : null;
    if (told === isUnknown || found.failure.kind !== 'unconfirmed') return found;
    const { candidates, wasRead } = found.failure;
    const order = candidates.find((candidate) => candidate.orderNo === told);
    if (order === undefined && wasRead) return null;
    const saved = order ?? { orderNo: orderNo(told), total: null };
    return success(await this.#continueWith(saved, 'otherTab', order?.status === 'toBePaid'));
  }

  async #save(attempt: Attempt): Promise<Submitted> {
    const { museum, drafts, tabs, clock } = this.#ports;
    const { draft, kinds, mark } = attempt;
    const now = clock.now();
    const unansweredBefore = drafts.moments().unansweredSince;
    this.#lastSavedAt = now;
    // Before it is sent, so that a page that dies on the way knows when it comes back.
    drafts.note({ unansweredSince: unansweredBefore ?? now });
    const saved = await museum.saveOrder(draft, kinds);
    if (saved.ok) {
      tabs.tell(mark, saved.value.orderNo);
      return success(await this.#continueWith(saved.value, 'answer', true));
    }
    const isLost = leavesOutcomeUnknown(saved.failure);
    if (isLost || unansweredBefore !== null) {
      const found = await this.#look(attempt, 'list');
      if (found.ok || isLost) {
        tabs.tell(mark, found.ok ? found.value.orderNo : isUnknown);
        return found;
      }
    }
    drafts.note({ unansweredSince: null });
    return failed({ kind: 'refused', cause: saved.failure });
  }

  /** Goes on with the one order that must be this one; where none or several fit, nothing is guessed (R25). */
  async #look(attempt: Attempt, knownBy: KnownBy): Promise<Submitted> {
    const { findMadeOrders, drafts, clock } = this.#ports;
    const now: Instant = clock.now();
    const since = drafts.moments().unansweredSince ?? now;
    const { draft, total, language } = attempt;
    const found = await findMadeOrders.execute({ draft, total, since }, now, language);
    const candidates = found.ok ? found.value : [];
    const [only, ...others] = candidates;
    if (only === undefined || others.length > 0) {
      return failed({ kind: 'unconfirmed', candidates, wasRead: found.ok });
    }
    return success(await this.#continueWith(only, knownBy, only.status === 'toBePaid'));
  }

  async #continueWith(
    { orderNo, total }: SavedOrder,
    knownBy: KnownBy,
    isOpen: boolean,
  ): Promise<SubmittedOrder> {
    this.#ports.storage.clearSelection();
    this.#ports.drafts.clear();
    if (total !== noMoney) return { kind: 'toPay', orderNo, knownBy, total };
    if (!isOpen) return { kind: 'reserved', orderNo, knownBy };
    const confirmed = await this.#ports.museum.confirmOrder(orderNo);
    return confirmed.ok
      ? { kind: 'reserved', orderNo, knownBy }
      : { kind: 'notReserved', orderNo, knownBy, cause: confirmed.failure };
  }
}
