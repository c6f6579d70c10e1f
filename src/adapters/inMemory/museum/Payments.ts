import * as v from 'valibot';
import type { Journal } from './Journal.ts';
import type { Order } from './Order.ts';
import type { Orders } from './Orders.ts';
import { Refusal } from './Refusal.ts';

const PaymentSchema = v.object({
  orderNo: v.string(),
  prepayId: v.string(),
  timeStamp: v.string(),
  nonceStr: v.string(),
  state: v.picklist(['open', 'received', 'refunded']),
});

/** Kept payments, and the scripted ones that have not arrived yet. */
export const PaymentsSchema = v.object({
  payments: v.array(PaymentSchema),
  scheduled: v.array(v.object({ orderNo: v.string(), at: v.number() })),
});

/** Money for one order: asked for, received, or received too late and sent back. */
export type Payment = v.InferOutput<typeof PaymentSchema>;
type Kept = v.InferOutput<typeof PaymentsSchema>;

/** What payments are kept with. */
export interface PaymentsSettings {
  readonly orders: Orders;
  readonly journal: Journal;
  readonly random: () => number;
  readonly kept: Kept;
}

/** The museum's till: at most one payment an order, money never kept without tickets. */
export class Payments {
  readonly #settings: PaymentsSettings;
  readonly #payments: Map<string, Payment>;
  #scheduled: Kept['scheduled'];

  constructor(settings: PaymentsSettings) {
    this.#settings = settings;
    this.#payments = new Map(settings.kept.payments.map((payment) => [payment.orderNo, payment]));
    this.#scheduled = [...settings.kept.scheduled];
  }

  /**
   * The open payment of an order, made when there is none: asking again gives the same one.
   *
   * @throws Refusal when the order is closed or cancelled, paid already, or costs nothing
   */
  open(order: Order, now: number): Payment {
    const { orderNo } = order;
    if (hasBeenPaid(order)) throw new Refusal('orderPaid', { value: orderNo });
    if (order.status !== 'toBePaid') throw new Refusal('orderClosed', { value: orderNo });
    if (order.totalFen === 0) throw new Refusal('nothingToPay', { value: orderNo });
    return this.#payments.get(orderNo) ?? this.#opened(orderNo, now);
  }

  /** When the next scripted payment arrives; infinity when there is none. */
  get nextArrival(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.#scheduled.map(({ at }) => at));
  }

  /** Lets the money for an order arrive at an instant to come. */
  schedule(orderNo: string, at: number): void {
    this.#scheduled = [...this.#scheduled, { orderNo, at }].sort((one, other) => one.at - other.at);
  }

  /** The scripted payments that have arrived by now, in order; they are no longer to come. */
  takeArrived(now: number): Kept['scheduled'] {
    const arrived = this.#scheduled.filter(({ at }) => at <= now);
    this.#scheduled = this.#scheduled.filter(({ at }) => at > now);
    return arrived;
  }

  /**
   * The money for an order arrives. It is issued at once when it still waits for that; when it was closed or cancelled
   * meanwhile the money goes back by itself. Hearing of the same payment again changes nothing.
   */
  receive(order: Order, now: number): Payment {
    const { orders, journal } = this.#settings;
    const { orderNo } = order;
    const payment = this.#payments.get(orderNo) ?? this.#opened(orderNo, now);
    if (payment.state !== 'open') return payment;
    journal.effect(now, 'paid', { orderNo });
    if (order.status === 'toBePaid') {
      payment.state = 'received';
      orders.issue(order, now);
    } else {
      payment.state = 'refunded';
      journal.effect(now, 'refunded', { orderNo });
    }
    return payment;
  }

  all(): Payment[] {
    return [...this.#payments.values()];
  }

  /** See {@link PaymentsSchema}. */
  kept(): Kept {
    return { payments: this.all(), scheduled: this.#scheduled };
  }

  #opened(orderNo: string, now: number): Payment {
    const payment: Payment = {
      orderNo,
      prepayId: `prepay_${orderNo}`,
      timeStamp: String(Math.floor(now / 1000)),
      nonceStr: Array.from({ length: 16 }, () =>
        Math.floor(this.#settings.random() * 36).toString(36),
      ).join(''),
      state: 'open',
    };
    this.#payments.set(orderNo, payment);
    this.#settings.journal.effect(now, 'payment-opened', { orderNo });
    return payment;
  }
}

/** Whether an order was paid for, or confirmed without; what was given back later was paid for too. */
export function hasBeenPaid({ status }: Order): boolean {
  return status === 'issued' || status === 'refunded';
}
