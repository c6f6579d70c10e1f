import * as constants from '../../domain/model/constants.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { OrderFilter, OrderSummary } from '../../domain/model/Order.ts';
import type { OrderLookup } from '../../domain/model/OrderLookup.ts';
import { phoneOf } from '../../domain/model/Phone.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import {
  type ShippingLine,
  type ShippingOrder,
  type ShippingReference,
  shippingLineStatus,
} from '../../domain/model/ShippingOrder.ts';
import type { LookupApi } from '../../ports/MuseumApi.ts';
import { filters, summaryOf } from './BookedCalls.ts';
import * as paths from './paths.ts';
import type { WireExchange } from './WireExchange.ts';
import { ordersData } from './wire/lookup.ts';
import {
  shippingLinesContent,
  shippingOrderContent,
  type WireShippingLine,
} from './wire/shipping.ts';

// A shipping order with this status has nothing more to tell (§4).
const withoutTicketInformation = '10';

const shippingLineOf = (wire: WireShippingLine): ShippingLine => ({
  itemName: wire.itemname,
  saleProperty: wire.salepropetyvaluename,
  status: shippingLineStatus(wire.status.trim(), wire.checkcompletedtimes),
  headcount: Math.max(wire.purchasequantity, 1),
  validFrom: wire.earliesteffectivedatetime,
  validUntil: wire.latesteffectivedatetime,
});

/** The wire's side of looking up orders. */
export class LookupCalls implements LookupApi {
  readonly #exchange: WireExchange;

  constructor(exchange: WireExchange) {
    this.#exchange = exchange;
  }

  async findOrders(
    lookup: OrderLookup,
    mobile: string,
    filter: OrderFilter,
    language: Language,
  ): Promise<Result<readonly OrderSummary[]>> {
    const payload = {
      orderStatus: filters[filter],
      contactMobile: phoneOf(mobile),
      languages: language,
      ...(lookup.kind === 'document'
        ? { visitorCertificateNo: lookup.number }
        : { orderNo: lookup.number }),
    };
    const answer = await this.#exchange.ask(paths.findOrders, payload, ordersData);
    return answer.ok ? success(answer.value.map(summaryOf)) : answer;
  }

  async shippingOrder({
    bill,
    billNo,
    company,
  }: ShippingReference): Promise<Result<ShippingOrder>> {
    const query = { company, shippingorder: bill, sdno: billNo };
    const answer = await this.#exchange.askContent(
      paths.shippingOrder,
      query,
      shippingOrderContent,
    );
    if (!answer.ok) return answer;
    const { orderinfo, dataMapList } = answer.value;
    return success({
      orderNo: orderinfo.sdno,
      orderedAt: `${orderinfo.issuedate} ${orderinfo.issuetime}`.trim(),
      pickUpCode: orderinfo.pickupvoucherno,
      amount: orderinfo.amount,
      hasTicketInformation: orderinfo.status.trim() !== withoutTicketInformation,
      lines: dataMapList.map(shippingLineOf),
    });
  }

  async shippingLines({
    bill,
    company,
  }: ShippingReference): Promise<Result<readonly ShippingLine[]>> {
    const query = {
      shippingorder: bill,
      company,
      URL_KEY: constants.ticketInfoUrlKey,
      isgetticket: constants.isGetTicket,
    };
    const answer = await this.#exchange.askContent(
      paths.shippingLines,
      query,
      shippingLinesContent,
    );
    if (!answer.ok) return answer;
    return success(answer.value.passflag ? answer.value.dataMapList.map(shippingLineOf) : []);
  }
}
