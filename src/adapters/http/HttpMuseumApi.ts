import type { AfterSaleApi, LookupApi, MuseumApi, OffersApi } from '../../ports/MuseumApi.ts';
import { AfterSaleCalls } from './AfterSaleCalls.ts';
import { HttpBookingApi, type HttpBookingApiSettings } from './HttpBookingApi.ts';
import { LookupCalls } from './LookupCalls.ts';
import { OffersCalls } from './OffersCalls.ts';

/** The whole museum over its wire: as {@link HttpBookingApi}, with what only comes after a ticket is bought. */
export class HttpMuseumApi extends HttpBookingApi implements MuseumApi {
  readonly findOrders: LookupApi['findOrders'];
  readonly shippingOrder: LookupApi['shippingOrder'];
  readonly shippingLines: LookupApi['shippingLines'];
  readonly refundQuote: OffersApi['refundQuote'];
  readonly replenishableTickets: OffersApi['replenishableTickets'];
  readonly canRebook: OffersApi['canRebook'];
  readonly rebookableTickets: OffersApi['rebookableTickets'];
  readonly refundBatch: AfterSaleApi['refundBatch'];
  readonly refund: AfterSaleApi['refund'];
  readonly cancelOrder: AfterSaleApi['cancelOrder'];
  readonly saveReplenishment: AfterSaleApi['saveReplenishment'];
  readonly rebook: AfterSaleApi['rebook'];

  constructor(settings: HttpBookingApiSettings) {
    super(settings);
    const lookup = new LookupCalls(settings.exchange);
    const offers = new OffersCalls(settings.exchange);
    const afterSale = new AfterSaleCalls(settings.exchange);
    this.findOrders = (asked, mobile, filter, language) =>
      lookup.findOrders(asked, mobile, filter, language);
    this.shippingOrder = (reference) => lookup.shippingOrder(reference);
    this.shippingLines = (reference) => lookup.shippingLines(reference);
    this.refundQuote = (target) => offers.refundQuote(target);
    this.replenishableTickets = (order) => offers.replenishableTickets(order);
    this.canRebook = () => offers.canRebook();
    this.rebookableTickets = (order, language) => offers.rebookableTickets(order, language);
    this.refundBatch = (entries, reason) => afterSale.refundBatch(entries, reason);
    this.refund = (entry) => afterSale.refund(entry);
    this.cancelOrder = (order) => afterSale.cancelOrder(order);
    this.saveReplenishment = (order, tickets) => afterSale.saveReplenishment(order, tickets);
    this.rebook = (order, tickets, target) => afterSale.rebook(order, tickets, target);
  }
}
