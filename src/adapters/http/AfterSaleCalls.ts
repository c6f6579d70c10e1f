import { type OrderNo, orderNo, type TicketNo } from '../../domain/model/Identifiers.ts';
import type { RebookingTarget } from '../../domain/model/Rebooking.ts';
import type { RefundEntry } from '../../domain/model/Refund.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import type { AfterSaleApi, SavedOrder } from '../../ports/MuseumApi.ts';
import { refundTerms } from './OffersCalls.ts';
import * as paths from './paths.ts';
import type { WireExchange } from './WireExchange.ts';
import { savedReplenishmentData } from './wire/afterSale.ts';
import { nothing } from './wire/fields.ts';

const numbered = (tickets: readonly TicketNo[]) => tickets.map((number) => ({ ticketNo: number }));

/** The wire's side of what comes after the purchase. */
export class AfterSaleCalls implements AfterSaleApi {
  readonly #exchange: WireExchange;

  constructor(exchange: WireExchange) {
    this.#exchange = exchange;
  }

  async refundBatch(entries: readonly RefundEntry[], reason: string): Promise<Result<'refunded'>> {
    const payload = {
      tripOrderRefundCreateDTOList: entries.map((entry) => ({
        ...refundTerms,
        originalOrderNo: entry.orderNo,
        refundReason: reason,
        outRefundOrderNo: entry.refundNo,
        refundTikcetDetails: numbered(entry.tickets),
      })),
    };
    const answer = await this.#exchange.ask(paths.refundBatch, payload, nothing);
    return answer.ok ? success('refunded') : answer;
  }

  async refund(entry: RefundEntry): Promise<Result<'refunded'>> {
    const payload = {
      ...refundTerms,
      originalOrderNo: entry.orderNo,
      outRefundOrderNo: entry.refundNo,
      refundTikcetDetails: numbered(entry.tickets),
    };
    const answer = await this.#exchange.ask(paths.refund, payload, nothing);
    return answer.ok ? success('refunded') : answer;
  }

  async cancelOrder(order: OrderNo): Promise<Result<'cancelled'>> {
    const answer = await this.#exchange.ask(paths.cancelOrder, { orderNo: order }, nothing);
    return answer.ok ? success('cancelled') : answer;
  }

  async saveReplenishment(
    order: OrderNo,
    tickets: readonly TicketNo[],
  ): Promise<Result<SavedOrder>> {
    const payload = { orderNo: order, replenishTicketList: numbered(tickets) };
    const call = paths.saveReplenishment;
    const answer = await this.#exchange.ask(call, payload, savedReplenishmentData);
    if (!answer.ok) return answer;
    return success({ orderNo: orderNo(answer.value.orderNo), total: answer.value.paymentTotal });
  }

  async rebook(
    order: OrderNo,
    tickets: readonly TicketNo[],
    target: RebookingTarget,
  ): Promise<Result<'rebooked'>> {
    const payload = {
      orderNo: order,
      rebookTikcetDetails: tickets.map((ticket) => ({
        staggeredReservationDailyId: target.slot ?? '',
        ticketNo: ticket,
        useStartDate: target.day,
      })),
    };
    const answer = await this.#exchange.ask(paths.rebook, payload, nothing);
    return answer.ok ? success('rebooked') : answer;
  }
}
