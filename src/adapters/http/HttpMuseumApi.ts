import type {
  AfterSaleApi,
  CatalogueApi,
  LookupApi,
  MessagesApi,
  MuseumApi,
  OrderingApi,
  PayingApi,
} from '../../ports/MuseumApi.ts';
import { AfterSaleCalls } from './AfterSaleCalls.ts';
import { CatalogueCalls } from './CatalogueCalls.ts';
import { LookupCalls } from './LookupCalls.ts';
import { MessagesCalls } from './MessagesCalls.ts';
import { OrderingCalls } from './OrderingCalls.ts';
import { PayingCalls } from './PayingCalls.ts';
import type { WireExchange } from './WireExchange.ts';

/** What {@link HttpMuseumApi} is made from. */
export interface HttpMuseumApiSettings {
  /** One for a page, shared with whatever else asks: a write has to outdate every read that is under way (R25). */
  readonly exchange: WireExchange;
  /** The organisation that tickets are asked of (§1). */
  readonly organisationId: () => string;
  /** What stands before every path of the API, without a slash at its end; the museum's files lie below it too (§3). */
  readonly apiPrefix: string;
}

/**
 * The museum over its wire: the only place that knows paths, fields and codes (§7). It translates, and neither keeps an
 * answer nor sends a write twice.
 */
export class HttpMuseumApi implements MuseumApi {
  readonly homeTemplate: CatalogueApi['homeTemplate'];
  readonly purchaseLimit: CatalogueApi['purchaseLimit'];
  readonly preSaleDays: CatalogueApi['preSaleDays'];
  readonly standbyDays: CatalogueApi['standbyDays'];
  readonly isSaleStaggered: CatalogueApi['isSaleStaggered'];
  readonly slots: CatalogueApi['slots'];
  readonly tickets: CatalogueApi['tickets'];
  readonly ticketDescription: CatalogueApi['ticketDescription'];
  readonly ticketKindFor: CatalogueApi['ticketKindFor'];
  readonly specialCertificateTypes: CatalogueApi['specialCertificateTypes'];
  readonly checkContact: OrderingApi['checkContact'];
  readonly checkBanRule: OrderingApi['checkBanRule'];
  readonly saveOrder: OrderingApi['saveOrder'];
  readonly confirmOrder: OrderingApi['confirmOrder'];
  readonly payWays: PayingApi['payWays'];
  readonly paymentState: PayingApi['paymentState'];
  readonly startPayment: PayingApi['startPayment'];
  readonly orderStatus: PayingApi['orderStatus'];
  readonly orders: LookupApi['orders'];
  readonly orderTickets: LookupApi['orderTickets'];
  readonly accompanyingChildren: LookupApi['accompanyingChildren'];
  readonly showsContact: LookupApi['showsContact'];
  readonly findOrders: LookupApi['findOrders'];
  readonly shippingOrder: LookupApi['shippingOrder'];
  readonly shippingLines: LookupApi['shippingLines'];
  readonly refundQuote: AfterSaleApi['refundQuote'];
  readonly refundBatch: AfterSaleApi['refundBatch'];
  readonly refund: AfterSaleApi['refund'];
  readonly cancelOrder: AfterSaleApi['cancelOrder'];
  readonly replenishableTickets: AfterSaleApi['replenishableTickets'];
  readonly saveReplenishment: AfterSaleApi['saveReplenishment'];
  readonly canRebook: AfterSaleApi['canRebook'];
  readonly rebookableTickets: AfterSaleApi['rebookableTickets'];
  readonly rebook: AfterSaleApi['rebook'];
  readonly maintenanceNotice: MessagesApi['maintenanceNotice'];
  readonly sendCode: MessagesApi['sendCode'];
  readonly checkCode: MessagesApi['checkCode'];

  constructor({ exchange, organisationId, apiPrefix }: HttpMuseumApiSettings) {
    const catalogue = new CatalogueCalls({ exchange, organisationId, apiPrefix });
    const ordering = new OrderingCalls(exchange);
    const paying = new PayingCalls(exchange);
    const lookup = new LookupCalls(exchange);
    const afterSale = new AfterSaleCalls(exchange);
    const messages = new MessagesCalls(exchange);
    this.homeTemplate = (language) => catalogue.homeTemplate(language);
    this.purchaseLimit = () => catalogue.purchaseLimit();
    this.preSaleDays = () => catalogue.preSaleDays();
    this.standbyDays = (from, to) => catalogue.standbyDays(from, to);
    this.isSaleStaggered = (day) => catalogue.isSaleStaggered(day);
    this.slots = (day) => catalogue.slots(day);
    this.tickets = (day, slot, language) => catalogue.tickets(day, slot, language);
    this.ticketDescription = (ticket, language) => catalogue.ticketDescription(ticket, language);
    this.ticketKindFor = (ticket, idNumber) => catalogue.ticketKindFor(ticket, idNumber);
    this.specialCertificateTypes = () => catalogue.specialCertificateTypes();
    this.checkContact = (mobile) => ordering.checkContact(mobile);
    this.checkBanRule = (idNumber) => ordering.checkBanRule(idNumber);
    this.saveOrder = (draft, kinds) => ordering.saveOrder(draft, kinds);
    this.confirmOrder = (order) => ordering.confirmOrder(order);
    this.payWays = () => paying.payWays();
    this.paymentState = (order) => paying.paymentState(order);
    this.startPayment = (order, way, returnAddress, goods) =>
      paying.startPayment(order, way, returnAddress, goods);
    this.orderStatus = (order, patienceMs) => paying.orderStatus(order, patienceMs);
    this.orders = (from, to, filter, language) => lookup.orders(from, to, filter, language);
    this.orderTickets = (order, mobile, language) => lookup.orderTickets(order, mobile, language);
    this.accompanyingChildren = (ticket) => lookup.accompanyingChildren(ticket);
    this.showsContact = () => lookup.showsContact();
    this.findOrders = (asked, mobile, filter, language) =>
      lookup.findOrders(asked, mobile, filter, language);
    this.shippingOrder = (reference) => lookup.shippingOrder(reference);
    this.shippingLines = (reference) => lookup.shippingLines(reference);
    this.refundQuote = (target) => afterSale.refundQuote(target);
    this.refundBatch = (entries, reason) => afterSale.refundBatch(entries, reason);
    this.refund = (entry) => afterSale.refund(entry);
    this.cancelOrder = (order) => afterSale.cancelOrder(order);
    this.replenishableTickets = (order) => afterSale.replenishableTickets(order);
    this.saveReplenishment = (order, tickets) => afterSale.saveReplenishment(order, tickets);
    this.canRebook = () => afterSale.canRebook();
    this.rebookableTickets = (order, language) => afterSale.rebookableTickets(order, language);
    this.rebook = (order, tickets, target) => afterSale.rebook(order, tickets, target);
    this.maintenanceNotice = () => messages.maintenanceNotice();
    this.sendCode = (mobile) => messages.sendCode(mobile);
    this.checkCode = (mobile, code) => messages.checkCode(mobile, code);
  }
}
