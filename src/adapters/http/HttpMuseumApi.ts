import type {
  CatalogueApi,
  LookupApi,
  MuseumApi,
  OrderingApi,
  PayingApi,
} from '../../ports/MuseumApi.ts';
import { CatalogueCalls } from './CatalogueCalls.ts';
import { LookupCalls } from './LookupCalls.ts';
import { OrderingCalls } from './OrderingCalls.ts';
import { PayingCalls } from './PayingCalls.ts';
import type { Transport } from './Transport.ts';
import { WireExchange } from './WireExchange.ts';

/** What {@link HttpMuseumApi} is made from. */
export interface HttpMuseumApiSettings {
  readonly transport: Transport;
  /** The mini-program's token; null for a visitor who came without one (§6). */
  readonly token: () => string | null;
  /** The organisation that tickets are asked of (§1). */
  readonly organisationId: () => string;
  /** What stands before every path of the API, without a slash at its end; the museum's files lie below it too (§3). */
  readonly apiPrefix: string;
}

/**
 * The museum over its wire: the only place that knows paths, fields and codes (§7). It translates and does nothing
 * else: no call is repeated, no answer is kept.
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
  readonly specialCertificateTypes: CatalogueApi['specialCertificateTypes'];
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

  constructor({ transport, token, organisationId, apiPrefix }: HttpMuseumApiSettings) {
    const exchange = new WireExchange({ transport, token });
    const catalogue = new CatalogueCalls({ exchange, organisationId, apiPrefix });
    const ordering = new OrderingCalls(exchange);
    const paying = new PayingCalls(exchange);
    const lookup = new LookupCalls(exchange);
    this.homeTemplate = (language) => catalogue.homeTemplate(language);
    this.purchaseLimit = () => catalogue.purchaseLimit();
    this.preSaleDays = () => catalogue.preSaleDays();
    this.standbyDays = (from, to) => catalogue.standbyDays(from, to);
    this.isSaleStaggered = (day) => catalogue.isSaleStaggered(day);
    this.slots = (day) => catalogue.slots(day);
    this.tickets = (day, slot, language) => catalogue.tickets(day, slot, language);
    this.ticketDescription = (ticket, language) => catalogue.ticketDescription(ticket, language);
    this.specialCertificateTypes = () => catalogue.specialCertificateTypes();
    this.saveOrder = (draft) => ordering.saveOrder(draft);
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
  }
}
