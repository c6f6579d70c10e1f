import * as v from 'valibot';
import type { WireRequest, WireResponse } from '../../src/adapters/http/Transport.ts';
import type { Sender, WireSettings } from './Wire.ts';

/** What {@link Intents} are noted with. */
type IntentsSettings = Pick<WireSettings, 'museum' | 'timeline' | 'tell' | 'moment'>;

interface Order {
  readonly intent: number;
  readonly content: string;
  readonly isLicensed: boolean;
  /** Null while it has not been at the museum. */
  outcome: { readonly orderNo: string | null; readonly at: number; readonly moment: number } | null;
}

const AnswerSchema = v.object({ code: v.number(), data: v.optional(v.unknown()) });
const SavedSchema = v.looseObject({ orderNo: v.string() });

/** How long the tabs of a browser tell one another what became of an order. */
const toldForMs = 5 * 60_000;

/**
 * The orders that were sent, each with what the visitor meant by it: two of them with one intent must never be sent,
 * unless the visitor presses *try again* (Q-PAY-2, Q-PAY-3).
 */
export class Intents {
  readonly #settings: IntentsSettings;
  readonly #sent: Order[] = [];
  readonly #byRequest = new Map<WireRequest, Order>();

  constructor(settings: IntentsSettings) {
    this.#settings = settings;
  }

  /** An order is being sent. */
  noteRequest(page: Sender, request: WireRequest): void {
    const order: Order = {
      intent: page.intent,
      content: request.body ?? '',
      isLicensed: page.takeLicence(),
      outcome: null,
    };
    const twin = this.#sent.find((earlier) => this.#isTwin(earlier, order, page));
    if (twin !== undefined && !order.isLicensed) {
      this.#settings.tell(
        `an order is sent twice: ${twin.outcome === null ? 'on its way' : twin.outcome.orderNo}`,
      );
    }
    this.#sent.push(order);
    this.#byRequest.set(request, order);
  }

  /** The museum has answered; of a request that arrives twice the first answer counts. */
  noteAnswer(request: WireRequest, response: WireResponse): void {
    const order = this.#byRequest.get(request);
    if (order === undefined || order.outcome !== null) return;
    const answer = v.safeParse(AnswerSchema, JSON.parse(response.body));
    const isTaken = answer.success && answer.output.code === 0;
    const saved = isTaken ? v.safeParse(SavedSchema, answer.output.data) : null;
    const orderNo = saved?.success === true ? saved.output.orderNo : isTaken ? '?' : null;
    order.outcome = this.#outcome(orderNo);
  }

  /** A request is over; one that the museum has not heard by now it never will. */
  noteEnd(request: WireRequest): void {
    const order = this.#byRequest.get(request);
    if (order !== undefined) order.outcome ??= this.#outcome(null);
    this.#byRequest.delete(request);
  }

  /**
   * Whether an earlier order is the same one, and may stand. What was refused, or is over by now, may be ordered anew;
   * so may what a page never heard of, since the tabs' news stand in no storage and are old after five minutes.
   */
  #isTwin(earlier: Order, order: Order, page: Sender): boolean {
    if (earlier.intent !== order.intent || earlier.content !== order.content) return false;
    if (earlier.outcome === null) return true;
    const { orderNo, at, moment } = earlier.outcome;
    if (orderNo === null || !this.#stands(orderNo)) return false;
    return page.bornAt < moment && this.#settings.timeline.now() - at < toldForMs;
  }

  #outcome(orderNo: string | null): Order['outcome'] {
    const { timeline, moment } = this.#settings;
    return { orderNo, at: timeline.now(), moment: moment() };
  }

  #stands(orderNo: string): boolean {
    const state = v.parse(StateSchema, this.#settings.museum.control('/_museum/state', {}));
    const order = state.orders.find((one) => one.orderNo === orderNo);
    return order === undefined || order.status === '待支付' || order.status === '已出票';
  }
}

const StateSchema = v.object({
  orders: v.array(v.object({ orderNo: v.string(), status: v.string() })),
});
