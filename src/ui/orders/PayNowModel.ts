import { runInAction } from 'mobx';
import * as constants from '../../domain/model/constants.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { OrderSummary } from '../../domain/model/Order.ts';
import type { PayNow, PayNowOutcome } from '../../domain/useCases/PayNow.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { ObservedMap } from '../ObservedMap.ts';
import type { Ways } from '../Ways.ts';

/** What paying from a screen of orders needs of the world. */
export interface PayNowPorts {
  readonly payNow: PayNow;
  readonly clock: Pick<Clock, 'after'>;
  readonly ways: Pick<Ways, 'toPaymentMethod' | 'toResult'>;
  readonly page: Pick<PageControl, 'reload'>;
  readonly announcements: AnnouncementModel;
}

/** "Pay now" on orders, one press of each at a time, and where it leads (§4 pay now). */
export class PayNowModel {
  /** The orders whose press is still under way, each observed by itself: a press is the business of one card. */
  readonly paying = new ObservedMap<OrderNo, true>();

  readonly #ports: PayNowPorts;
  #visit = 0;
  #stopReload: Stop = () => {};

  constructor(ports: PayNowPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { paying: false });
  }

  isPaying({ orderNo }: Pick<OrderSummary, 'orderNo'>): boolean {
    return this.paying.has(orderNo);
  }

  /** Pays an order; where the press led to another screen the order stays locked here. */
  async pay(order: Pick<OrderSummary, 'orderNo' | 'total'>): Promise<void> {
    if (this.isPaying(order)) return;
    this.paying.set(order.orderNo, true);
    const visit = this.#visit;
    const outcome = await this.#ports.payNow.execute(order.orderNo, order.total);
    if (visit === this.#visit) runInAction(() => this.#goOn(order, outcome));
  }

  /** Nothing of a screen that was left may act on another one (O-105). */
  leave(): void {
    this.#visit += 1;
    this.#stopReload();
    this.paying.clear();
  }

  #goOn(order: Pick<OrderSummary, 'orderNo' | 'total'>, outcome: PayNowOutcome): void {
    const { ways, announcements } = this.#ports;
    const { orderNo } = order;
    switch (outcome.kind) {
      case 'alreadyPaid':
        announcements.show('info', (LL) => LL.afterSale.payNow.alreadyPaid());
        this.#reloadSoon();
        break;
      case 'chooseMethod':
        ways.toPaymentMethod({ orderNo, amount: order.total });
        break;
      case 'reserved':
      // The result page asks the museum before it claims anything.
      case 'unconfirmed':
        ways.toResult({ show: 'success', orderNo, error: '', isReservation: true });
        break;
      case 'notReserved': {
        const { cause } = outcome;
        announcements.show('error', (LL) =>
          LL.afterSale.payNow.notReserved({ reason: failureText(LL, cause) }),
        );
        const error = cause.kind === 'business' ? cause.text : '';
        ways.toResult({ show: 'fail', orderNo, error, isReservation: true });
        break;
      }
      case 'unknown': {
        const { cause } = outcome;
        announcements.show('warning', (LL) =>
          LL.afterSale.payNow.notChecked({ reason: failureText(LL, cause) }),
        );
        this.paying.delete(orderNo);
        break;
      }
    }
  }

  #reloadSoon(): void {
    this.#stopReload();
    const { clock, page } = this.#ports;
    this.#stopReload = clock.after(constants.reloadAfterPaidMs, () => page.reload());
  }
}
