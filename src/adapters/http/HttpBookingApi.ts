import type {
  BookedApi,
  BookingApi,
  CatalogueApi,
  MessagesApi,
  OrderingApi,
  PayingApi,
} from '../../ports/MuseumApi.ts';
import { BookedCalls } from './BookedCalls.ts';
import { CatalogueCalls } from './CatalogueCalls.ts';
import { MessagesCalls } from './MessagesCalls.ts';
import { OrderingCalls } from './OrderingCalls.ts';
import { PayingCalls } from './PayingCalls.ts';
import type { WireExchange } from './WireExchange.ts';

/** What {@link HttpBookingApi} is made from. */
export interface HttpBookingApiSettings {
  /** One for a page, shared with whatever else asks: a write has to outdate every read that is under way (R25). */
  readonly exchange: WireExchange;
  /** The organisation that tickets are asked of (§1). */
  readonly organisationId: () => string;
  /** What stands before every path of the API, without a slash at its end; the museum's files lie below it too (§3). */
  readonly apiPrefix: string;
}

/**
 * The museum over its wire, as far as the way to a ticket asks it: the only place that knows paths, fields and codes (§7).
 * It translates, and neither keeps an answer nor sends a write twice.
 */
export class HttpBookingApi implements BookingApi {
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
  readonly orders: BookedApi['orders'];
  readonly orderTickets: BookedApi['orderTickets'];
  readonly accompanyingChildren: BookedApi['accompanyingChildren'];
  readonly showsContact: BookedApi['showsContact'];
  readonly maintenanceNotice: MessagesApi['maintenanceNotice'];
  readonly sendCode: MessagesApi['sendCode'];
  readonly checkCode: MessagesApi['checkCode'];

  constructor({ exchange, organisationId, apiPrefix }: HttpBookingApiSettings) {
    const catalogue = new CatalogueCalls({ exchange, organisationId, apiPrefix });
    const ordering = new OrderingCalls(exchange);
    const paying = new PayingCalls(exchange);
    const booked = new BookedCalls(exchange);
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
    this.orders = (from, to, filter, language) => booked.orders(from, to, filter, language);
    this.orderTickets = (order, mobile, language) => booked.orderTickets(order, mobile, language);
    this.accompanyingChildren = (ticket) => booked.accompanyingChildren(ticket);
    this.showsContact = () => booked.showsContact();
    this.maintenanceNotice = () => messages.maintenanceNotice();
    this.sendCode = (mobile) => messages.sendCode(mobile);
    this.checkCode = (mobile, code) => messages.checkCode(mobile, code);
  }
}
