import { runInAction } from 'mobx';
import type { Failure } from '../../domain/model/Failure.ts';
import { detailTotal, type OrderDetail, type OrderTicket } from '../../domain/model/Order.ts';
import { offersRefund } from '../../domain/model/OrderActions.ts';
import type { RefundTarget } from '../../domain/model/Refund.ts';
import type { FindOrderOffers, OrderOffers } from '../../domain/useCases/FindOrderOffers.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { PayNowModel, type PayNowPorts } from './PayNowModel.ts';

/** What finding out what can be done with an order needs of the world. */
export interface OrderActionsPorts extends PayNowPorts {
  readonly findOrderOffers: Pick<FindOrderOffers, 'execute'>;
  readonly language: Pick<LanguagePreference, 'current'>;
}

/** What stands over an order. */
export type OverOrder =
  | { readonly kind: 'refund'; readonly target: RefundTarget }
  | { readonly kind: 'rebook' | 'cancel' };

/** What can be done with an opened order, as far as the museum has said, and the dialog in which it is done. */
export class OrderActionsModel {
  /** Null until the museum has been asked; an older answer stays while it is asked anew. */
  offers: OrderOffers | null = null;
  isLooking = false;
  over: OverOrder | null = null;

  readonly #ports: OrderActionsPorts;
  readonly #payNow: PayNowModel;
  #order: OrderDetail | null = null;
  #generation = 0;

  constructor(ports: OrderActionsPorts) {
    this.#ports = ports;
    this.#payNow = new PayNowModel(ports);
    makeAutoObservable(this, { isPaying: false });
  }

  /** Asks the museum what can be done with an order that was read just now. */
  async look(order: OrderDetail): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.#order = order;
    this.isLooking = true;
    const { findOrderOffers, language } = this.#ports;
    const offers = await findOrderOffers.execute(order, language.current());
    if (generation !== this.#generation) return;
    runInAction(() => {
      this.isLooking = false;
      this.offers = offers;
    });
  }

  /** Asks once more, after something could not be read. */
  async lookAgain(): Promise<void> {
    if (this.#order !== null && !this.isLooking) await this.look(this.#order);
  }

  /** Why something of it could not be read; null when everything was. */
  get failure(): Failure | null {
    const { offers } = this;
    if (offers === null || offers.stage === 'over') return null;
    const answers =
      offers.stage === 'open'
        ? [offers.refund, offers.rebook, offers.replenish]
        : [offers.isToBePaid];
    for (const answer of answers) if (!answer.ok) return answer.failure;
    return null;
  }

  /** Whether a refund is offered at a ticket (DET-03). */
  offersRefundOf(ticket: OrderTicket): boolean {
    return offersRefund(ticket, this.offers?.stage === 'open' ? this.offers.refund : null);
  }

  /** Whether the order is known to wait for being paid: then it can also be cancelled. */
  get isToBePaid(): boolean {
    const { offers } = this;
    return offers?.stage === 'notIssued' && offers.isToBePaid.ok && offers.isToBePaid.value;
  }

  get isPaying(): boolean {
    return this.#order !== null && this.#payNow.isPaying(this.#order);
  }

  async pay(): Promise<void> {
    const order = this.#order;
    if (order === null) return;
    await this.#payNow.pay({ orderNo: order.orderNo, total: detailTotal(order) });
  }

  open(over: OverOrder): void {
    this.over = over;
  }

  close(): void {
    this.over = null;
  }

  /** Nothing of a screen that was left may act on another one (O-105). */
  leave(): void {
    this.#generation += 1;
    this.isLooking = false;
    this.#payNow.leave();
  }
}
