import { type OrderNo, orderNo, type TicketNo, ticketNo } from '../../domain/model/Identifiers.ts';
import type { Language } from '../../domain/model/Language.ts';
import { maskedCertificate, maskedName } from '../../domain/model/Masking.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type {
  AccompanyingChild,
  OrderFilter,
  OrderSummary,
  OrderTicket,
} from '../../domain/model/Order.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import type { BookedApi } from '../../ports/MuseumApi.ts';
import { orderStatusOf } from './orderStatusLabels.ts';
import * as paths from './paths.ts';
import { ticketFactsOf } from './ticketFacts.ts';
import type { WireExchange } from './WireExchange.ts';
import { flagConfigData } from './wire/catalogue.ts';
import {
  childrenData,
  ordersData,
  orderTicketsData,
  type WireOrderSummary,
  type WireOrderTicket,
} from './wire/lookup.ts';

/** The wire's words for what is listed. */
export const filters: Readonly<Record<OrderFilter, string>> = {
  all: 'ALL',
  toBePaid: 'TOBEPAID',
  paid: 'PAID',
};

/** The last four digits, of a number long enough that they don't give it away (R10). */
const phoneEnding = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length > 8 ? digits.slice(-4) : '';
};

/** An order of a list. */
export const summaryOf = (wire: WireOrderSummary): OrderSummary => ({
  orderNo: orderNo(wire.orderNo),
  createdAt: wire.crtTime,
  status: orderStatusOf(wire.orderStatus),
  statusLabel: wire.orderStatus,
  total: wire.paymentTotal,
  pickUpCode: wire.takeTicketNo,
  canReplenish: wire.canReplenish,
  isReplenishment: wire.isReplenishOrder,
  originalOrderNo: wire.originalOrderNo === null ? null : orderNo(wire.originalOrderNo),
  canRebook: wire.canRebook,
  lines: wire.orderDetailForWechatList.map((line) => ({
    ticketName: line.ticketName,
    ticketKindName: line.ticketKindName,
    price: line.currentSalePrice,
    day: line.useStartDate,
    begin: line.reservationBeginTime,
    end: line.reservationEndTime,
    quantity: line.quantity,
  })),
});

/** Phones end here too: what leaves is masked (Q-SEC-5). */
const ticketOf = (wire: WireOrderTicket): OrderTicket => ({
  ...ticketFactsOf(wire),
  ticketNo: wire.ticketNo === null ? null : ticketNo(wire.ticketNo),
  checkedAt: wire.ticketCheckTime,
  isReplenished: wire.isReplenished,
  showsBarcode: wire.isShowBarcode,
  pickUpCode: wire.takeTicketNo,
  phoneEnding: phoneEnding(wire.visitorMobile),
  carriedChildren: wire.carryChildrenCount,
  children: [],
});

/** The wire's side of the visitor's own orders. */
export class BookedCalls implements BookedApi {
  readonly #exchange: WireExchange;

  constructor(exchange: WireExchange) {
    this.#exchange = exchange;
  }

  async orders(
    from: MuseumDay,
    to: MuseumDay,
    filter: OrderFilter,
    language: Language,
  ): Promise<Result<readonly OrderSummary[]>> {
    const payload = {
      crtStartDateStart: from,
      crtStartDateEnd: to,
      orderStatus: filters[filter],
      languages: language,
    };
    const answer = await this.#exchange.ask(paths.orders, payload, ordersData);
    return answer.ok ? success(answer.value.map(summaryOf)) : answer;
  }

  async orderTickets(
    order: OrderNo,
    mobile: string | null,
    language: Language,
  ): Promise<Result<{ readonly createdAt: string; readonly tickets: readonly OrderTicket[] }>> {
    const payload = { visitorMobile: mobile ?? '', orderNo: order, languages: language };
    const answer = await this.#exchange.ask(paths.orderTickets, payload, orderTicketsData);
    if (!answer.ok) return answer;
    const createdAt = answer.value.find(({ crtTime }) => crtTime !== '')?.crtTime ?? '';
    return success({ createdAt, tickets: answer.value.map(ticketOf) });
  }

  async accompanyingChildren(ticket: TicketNo): Promise<Result<readonly AccompanyingChild[]>> {
    const payload = { parentTicketNo: ticket };
    const answer = await this.#exchange.ask(paths.children, payload, childrenData);
    if (!answer.ok) return answer;
    return success(
      answer.value.map(({ name, certificateNo }) => ({
        maskedName: maskedName(name),
        maskedCertificate: maskedCertificate(certificateNo),
      })),
    );
  }

  async showsContact(): Promise<Result<boolean>> {
    const answer = await this.#exchange.ask(paths.showsContact, {}, flagConfigData);
    return answer.ok ? success(answer.value.value) : answer;
  }
}
