import type { OffersApi, PayingApi } from '../../ports/MuseumApi.ts';
import * as constants from '../model/constants.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import type { OrderDetail } from '../model/Order.ts';
import { orderStage } from '../model/OrderActions.ts';
import { type RefundOffer, refundOffer } from '../model/Refund.ts';
import type { ReplenishableTicket } from '../model/Replenishment.ts';
import { type Result, success } from '../model/Result.ts';
import type { FindReplenishable } from './FindReplenishable.ts';
import type { RebookingOffer } from './OpenRebooking.ts';
import type { ReadRebookingSwitch } from './ReadRebookingSwitch.ts';

/**
 * What can be done with an opened order now, each as the museum answered or why it could not be asked.
 *
 * - `notIssued`: whether it waits to be paid, and so can be paid or cancelled
 * - `open`: what can be given back, moved and topped up of it
 * - `over`: nothing
 */
export type OrderOffers =
  | { readonly stage: 'notIssued'; readonly isToBePaid: Result<boolean> }
  | {
      readonly stage: 'open';
      readonly refund: Result<RefundOffer>;
      readonly rebook: Result<RebookingOffer>;
      readonly replenish: Result<readonly ReplenishableTicket[]>;
    }
  | { readonly stage: 'over' };

interface Ports {
  museum: Pick<OffersApi, 'refundQuote' | 'rebookableTickets'> & Pick<PayingApi, 'orderStatus'>;
  findReplenishable: Pick<FindReplenishable, 'execute'>;
  readRebookingSwitch: Pick<ReadRebookingSwitch, 'read'>;
}

/** Asks the museum what can be done with an order, so that nothing is offered that it would refuse. Changes nothing. */
export class FindOrderOffers {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** At most three calls, side by side, besides the kept `IS_CAN_REBOOK`; none for an order that is over. */
  async execute(
    { orderNo, tickets }: Pick<OrderDetail, 'orderNo' | 'tickets'>,
    language: Language,
  ): Promise<OrderOffers> {
    const { museum, findReplenishable } = this.#ports;
    const stage = orderStage(tickets);
    if (stage === 'over') return { stage };
    if (stage === 'notIssued') {
      const status = await museum.orderStatus(orderNo, constants.paymentPollPatienceMs);
      return { stage, isToBePaid: status.ok ? success(status.value === 'toBePaid') : status };
    }
    const [quote, rebook, replenish] = await Promise.all([
      museum.refundQuote({ orderNo }),
      this.#rebooking(orderNo, language),
      findReplenishable.execute(orderNo),
    ]);
    const refund = quote.ok ? success(refundOffer({ kind: 'order', orderNo }, quote.value)) : quote;
    return { stage, refund, rebook, replenish };
  }

  async #rebooking(orderNo: OrderNo, language: Language): Promise<Result<RebookingOffer>> {
    const { museum, readRebookingSwitch } = this.#ports;
    const isOn = await readRebookingSwitch.read();
    if (!isOn.ok) return isOn;
    if (!isOn.value) return success({ kind: 'off' });
    const tickets = await museum.rebookableTickets(orderNo, language);
    return tickets.ok ? success({ kind: 'tickets', tickets: tickets.value }) : tickets;
  }
}
