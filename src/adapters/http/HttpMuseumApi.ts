import type { AfterSaleApi, LookupApi, MuseumApi } from '../../ports/MuseumApi.ts';
import { AfterSaleCalls } from './AfterSaleCalls.ts';
import { HttpBookingApi, type HttpBookingApiSettings } from './HttpBookingApi.ts';
import { LookupCalls } from './LookupCalls.ts';

/** The whole museum over its wire: as {@link HttpBookingApi}, with what only comes after a ticket is bought. */
export class HttpMuseumApi extends HttpBookingApi implements MuseumApi {
  readonly findOrders: LookupApi['findOrders'];
  readonly shippingOrder: LookupApi['shippingOrder'];
  readonly shippingLines: LookupApi['shippingLines'];
  readonly refundBatch: AfterSaleApi['refundBatch'];
  readonly refund: AfterSaleApi['refund'];
  readonly cancelOrder: AfterSaleApi['cancelOrder'];
  readonly saveReplenishment: AfterSaleApi['saveReplenishment'];
  readonly rebook: AfterSaleApi['rebook'];

  constructor(settings: HttpBookingApiSettings) {
    super(settings);
    const lookup = new LookupCalls(settings.exchange);
    const afterSale = new AfterSaleCalls(settings.exchange);
    this.findOrders = (asked, mobile, filter, language) =>
      lookup.findOrders(asked, mobile, filter, language);
    this.shippingOrder = (reference) => lookup.shippingOrder(reference);
    this.shippingLines = (reference) => lookup.shippingLines(reference);
    this.refundBatch = (entries, reason) => afterSale.refundBatch(entries, reason);
    this.refund = (entry) => afterSale.refund(entry);
    this.cancelOrder = (order) => afterSale.cancelOrder(order);
    this.saveReplenishment = (order, tickets) => afterSale.saveReplenishment(order, tickets);
    this.rebook = (order, tickets, target) => afterSale.rebook(order, tickets, target);
  }
}
