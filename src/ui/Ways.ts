import type { OrderNo } from '../domain/model/Identifiers.ts';
import type { Money } from '../domain/model/Money.ts';
import type { AddressBar } from '../ports/AddressBar.ts';
import { type PaymentDestination, paths, type ResultClaim } from './paths.ts';

/**
 * The ways from screen to screen, so that models lead on without knowing an address. Every way of paying replaces the
 * screen it leaves: back never leads to a live pay button of a paid order (Q-PAY-11).
 */
export class Ways {
  /** Whether the page was opened on the order form, reloaded there perhaps: then forward leads from home to it again. */
  readonly beganOnOrderForm: boolean;
  readonly #address: AddressBar;
  /** By order, what the museum's own answer said it costs: an address can say anything. */
  readonly #museumTotals = new Map<OrderNo, Money>();

  constructor(ports: { address: AddressBar }) {
    this.#address = ports.address;
    this.beganOnOrderForm = /^\/orderconfirm\b/i.test(ports.address.current());
  }

  toHome(): void {
    this.#address.replace(paths.home.to());
  }

  toOrderForm(): void {
    this.#address.push(paths.orderForm.to());
  }

  /** From the order form: it is gone once its order exists. */
  toPaymentMethod(payment: PaymentDestination): void {
    if (payment.amount !== null) this.#museumTotals.set(payment.orderNo, payment.amount);
    this.#address.replace(paths.paymentMethod.to(payment));
  }

  /** The museum's own total of an order that a way led to paying (Q-PAY-13); null where none has since the page opened. */
  museumTotalOf(order: OrderNo): Money | null {
    return this.#museumTotals.get(order) ?? null;
  }

  toPaymentReturn(order: OrderNo): void {
    this.#address.replace(paths.paymentReturn.to(order));
  }

  toResult(claim: ResultClaim): void {
    this.#address.replace(paths.paymentResult.to(claim));
  }

  toOrders(): void {
    this.#address.replace(paths.orders.to());
  }

  toOrder(order: OrderNo): void {
    this.#address.push(paths.order.to(order));
  }

  /** From a screen that is over with: back doesn't lead to it again. */
  toOrderInstead(order: OrderNo): void {
    this.#address.replace(paths.order.to(order));
  }

  toRebooking(order: OrderNo): void {
    this.#address.push(paths.rebooking.to(order));
  }

  back(): void {
    this.#address.back(paths.home.to());
  }
}
