import * as constants from '../../domain/model/constants.ts';
import { type OrderNo, orderNo, type TicketNo, ticketNo } from '../../domain/model/Identifiers.ts';
import type { Language } from '../../domain/model/Language.ts';
import { maskedCertificate, maskedName } from '../../domain/model/Masking.ts';
import type { RebookableTicket } from '../../domain/model/Rebooking.ts';
import type {
  OriginalOrderRefund,
  RefundableTicket,
  RefundQuote,
} from '../../domain/model/Refund.ts';
import type { ReplenishableTicket } from '../../domain/model/Replenishment.ts';
import { failed, type Result, success } from '../../domain/model/Result.ts';
import type { OffersApi } from '../../ports/MuseumApi.ts';
import * as paths from './paths.ts';
import { ticketFactsOf } from './ticketFacts.ts';
import type { WireExchange } from './WireExchange.ts';
import {
  rebookableTicketsData,
  refundQuoteData,
  replenishableTicketsData,
  type WireRebookableTicket,
  type WireRefundQuote,
  type WireReplenishableTicket,
} from './wire/afterSale.ts';
import { flagConfigData } from './wire/catalogue.ts';

/** How every refund is asked for: with its fee, and as an ordinary one. */
export const refundTerms = {
  isNeedPoundage: constants.isNeedPoundage,
  isSpecialReturn: constants.isSpecialReturn,
} as const;

const refundable = (
  wire: Pick<
    WireRefundQuote['tikcetInfoList'][number],
    'ticketNo' | 'totalPrice' | 'refundPoundage'
  >,
  isReplenished: boolean,
): RefundableTicket => ({
  ticketNo: ticketNo(wire.ticketNo),
  total: wire.totalPrice,
  fee: wire.refundPoundage,
  isReplenished,
});

/**
 * The original order's part: null when there is none, `unnamed` when nothing says which order its tickets are of. The
 * tickets' own word comes first; what belongs to another order can't be given back in the same entry.
 */
const originalOf = ({
  originalTicketInfoList: tickets,
  tripOrderForRefundVO: order,
}: WireRefundQuote): OriginalOrderRefund | null | 'unnamed' => {
  if (tickets.length === 0) return null;
  const named = tickets.find((ticket) => ticket.orderNo !== null);
  const number = named?.orderNo ?? order?.orderNo ?? null;
  if (number === null) return 'unnamed';
  const own = tickets.filter((ticket) => ticket.orderNo === null || ticket.orderNo === number);
  return { orderNo: orderNo(number), tickets: own.map((ticket) => refundable(ticket, false)) };
};

/** Full names and numbers end here: what leaves is masked (Q-SEC-5). */
const replenishableOf = (wire: WireReplenishableTicket): ReplenishableTicket => ({
  ticketNo: ticketNo(wire.ticketNo),
  ticketKindName: wire.ticketKindName,
  price: wire.currentSalePrice,
  difference: wire.replenishTicketDiffPrice,
  headcount: Math.max(wire.actualBuyerCounts, 1),
  day: wire.useStartDate,
  certificateTypeName: wire.visitorCertificateTypeStr,
  maskedName: maskedName(wire.visitorName),
  maskedCertificate: maskedCertificate(wire.visitorCertificateNo),
});

const rebookableOf = (wire: WireRebookableTicket): RebookableTicket => ({
  ...ticketFactsOf(wire),
  ticketNo: ticketNo(wire.ticketNo),
});

/** The wire's side of what can be done to an order. */
export class OffersCalls implements OffersApi {
  readonly #exchange: WireExchange;

  constructor(exchange: WireExchange) {
    this.#exchange = exchange;
  }

  async refundQuote(
    target: { readonly orderNo: OrderNo } | { readonly ticketNo: TicketNo },
  ): Promise<Result<RefundQuote>> {
    const named = 'orderNo' in target ? { orderNo: target.orderNo } : { ticketNo: target.ticketNo };
    const payload = { ...refundTerms, ...named };
    const answer = await this.#exchange.ask(paths.refundQuote, payload, refundQuoteData);
    if (!answer.ok) return answer;
    const original = originalOf(answer.value);
    // Half of a refund is not what anybody asked for.
    if (original === 'unnamed') return failed({ kind: 'malformed' });
    return success({
      tickets: answer.value.tikcetInfoList.map((ticket) =>
        refundable(ticket, ticket.isReplenished),
      ),
      original,
    });
  }

  async replenishableTickets(order: OrderNo): Promise<Result<readonly ReplenishableTicket[]>> {
    const call = paths.replenishableTickets;
    const answer = await this.#exchange.ask(call, { orderNo: order }, replenishableTicketsData);
    return answer.ok ? success(answer.value.map(replenishableOf)) : answer;
  }

  async canRebook(): Promise<Result<boolean>> {
    const answer = await this.#exchange.ask(paths.canRebook, {}, flagConfigData);
    return answer.ok ? success(answer.value.value) : answer;
  }

  async rebookableTickets(
    order: OrderNo,
    language: Language,
  ): Promise<Result<readonly RebookableTicket[]>> {
    const payload = { orderNo: order, languages: language };
    const call = paths.rebookableTickets;
    const answer = await this.#exchange.ask(call, payload, rebookableTicketsData);
    return answer.ok ? success(answer.value.map(rebookableOf)) : answer;
  }
}
