import type { HomeTemplate } from '../../src/domain/model/HomeTemplate.ts';
import { orderNo, ticketKindId } from '../../src/domain/model/Identifiers.ts';
import { noMoney } from '../../src/domain/model/Money.ts';
import type { OrderStatus } from '../../src/domain/model/OrderStatus.ts';
import { type Result, success } from '../../src/domain/model/Result.ts';
import type { ShippingOrder } from '../../src/domain/model/ShippingOrder.ts';
import type {
  BookedApi,
  CatalogueApi,
  LookupApi,
  MessagesApi,
  OffersApi,
  OrderingApi,
  PayingApi,
} from '../../src/ports/MuseumApi.ts';

/** What of the museum is asked before and after paying. */
export type Museum = CatalogueApi &
  OrderingApi &
  BookedApi &
  LookupApi &
  OffersApi &
  Pick<PayingApi, 'paymentState' | 'orderStatus'> &
  Pick<MessagesApi, 'sendCode' | 'checkCode'>;

type Asked = { [Question in keyof Museum]: [Question, ...Parameters<Museum[Question]>] };

const blankHome: HomeTemplate = { banners: [], advertisement: null, notice: null, warmPrompt: '' };

const blankShippingOrder: ShippingOrder = {
  orderNo: '',
  orderedAt: '',
  pickUpCode: null,
  amount: null,
  hasTicketInformation: false,
  lines: [],
};

/**
 * A museum that has nothing, sells nothing and refuses nothing, unless told otherwise. Notes what it was asked, in
 * order and with everything that was given.
 */
export class StubMuseum implements Museum {
  readonly asked: Asked[keyof Museum][] = [];
  /** What it answers instead, from now on. */
  answers: Partial<Museum>;

  constructor(answers: Partial<Museum> = {}) {
    this.answers = answers;
  }

  /** How often it was asked one thing. */
  times(question: keyof Museum): number {
    return this.asked.filter(([asked]) => asked === question).length;
  }

  async homeTemplate(...given: Parameters<Museum['homeTemplate']>) {
    this.asked.push(['homeTemplate', ...given]);
    return (await this.answers.homeTemplate?.(...given)) ?? success(blankHome);
  }

  async purchaseLimit() {
    this.asked.push(['purchaseLimit']);
    return (await this.answers.purchaseLimit?.()) ?? success(null);
  }

  async preSaleDays() {
    this.asked.push(['preSaleDays']);
    return (await this.answers.preSaleDays?.()) ?? success(7);
  }

  async standbyDays(...given: Parameters<Museum['standbyDays']>) {
    this.asked.push(['standbyDays', ...given]);
    return (await this.answers.standbyDays?.(...given)) ?? success([]);
  }

  async isSaleStaggered(...given: Parameters<Museum['isSaleStaggered']>) {
    this.asked.push(['isSaleStaggered', ...given]);
    return (await this.answers.isSaleStaggered?.(...given)) ?? success(true);
  }

  async slots(...given: Parameters<Museum['slots']>) {
    this.asked.push(['slots', ...given]);
    return (await this.answers.slots?.(...given)) ?? success([]);
  }

  async tickets(...given: Parameters<Museum['tickets']>) {
    this.asked.push(['tickets', ...given]);
    return (await this.answers.tickets?.(...given)) ?? success([]);
  }

  async ticketDescription(...given: Parameters<Museum['ticketDescription']>) {
    this.asked.push(['ticketDescription', ...given]);
    const nothing = { ticketId: given[0], name: '', detail: '', kinds: [] };
    return (await this.answers.ticketDescription?.(...given)) ?? success(nothing);
  }

  async ticketKindFor(...given: Parameters<Museum['ticketKindFor']>) {
    this.asked.push(['ticketKindFor', ...given]);
    return (await this.answers.ticketKindFor?.(...given)) ?? success(ticketKindId('1'));
  }

  async specialCertificateTypes() {
    this.asked.push(['specialCertificateTypes']);
    return (await this.answers.specialCertificateTypes?.()) ?? success([]);
  }

  async checkContact(...given: Parameters<Museum['checkContact']>) {
    this.asked.push(['checkContact', ...given]);
    return (await this.answers.checkContact?.(...given)) ?? success('allowed' as const);
  }

  async checkBanRule(...given: Parameters<Museum['checkBanRule']>) {
    this.asked.push(['checkBanRule', ...given]);
    return (await this.answers.checkBanRule?.(...given)) ?? success('allowed' as const);
  }

  async saveOrder(...given: Parameters<Museum['saveOrder']>) {
    this.asked.push(['saveOrder', ...given]);
    const saved = { orderNo: orderNo('20261127090500000001'), total: noMoney };
    return (await this.answers.saveOrder?.(...given)) ?? success(saved);
  }

  async confirmOrder(...given: Parameters<Museum['confirmOrder']>) {
    this.asked.push(['confirmOrder', ...given]);
    return (await this.answers.confirmOrder?.(...given)) ?? success(given[0]);
  }

  async sendCode(...given: Parameters<Museum['sendCode']>) {
    this.asked.push(['sendCode', ...given]);
    return (await this.answers.sendCode?.(...given)) ?? success('sent' as const);
  }

  async checkCode(...given: Parameters<Museum['checkCode']>) {
    this.asked.push(['checkCode', ...given]);
    return (await this.answers.checkCode?.(...given)) ?? success('right' as const);
  }

  async paymentState(
    ...given: Parameters<Museum['paymentState']>
  ): Promise<Result<'paid' | 'unpaid'>> {
    this.asked.push(['paymentState', ...given]);
    return (await this.answers.paymentState?.(...given)) ?? success('unpaid');
  }

  async orders(...given: Parameters<Museum['orders']>) {
    this.asked.push(['orders', ...given]);
    return (await this.answers.orders?.(...given)) ?? success([]);
  }

  async orderTickets(...given: Parameters<Museum['orderTickets']>) {
    this.asked.push(['orderTickets', ...given]);
    return (await this.answers.orderTickets?.(...given)) ?? success({ createdAt: '', tickets: [] });
  }

  async accompanyingChildren(...given: Parameters<Museum['accompanyingChildren']>) {
    this.asked.push(['accompanyingChildren', ...given]);
    return (await this.answers.accompanyingChildren?.(...given)) ?? success([]);
  }

  async showsContact() {
    this.asked.push(['showsContact']);
    return (await this.answers.showsContact?.()) ?? success(false);
  }

  async findOrders(...given: Parameters<Museum['findOrders']>) {
    this.asked.push(['findOrders', ...given]);
    return (await this.answers.findOrders?.(...given)) ?? success([]);
  }

  async shippingOrder(...given: Parameters<Museum['shippingOrder']>) {
    this.asked.push(['shippingOrder', ...given]);
    return (await this.answers.shippingOrder?.(...given)) ?? success(blankShippingOrder);
  }

  async shippingLines(...given: Parameters<Museum['shippingLines']>) {
    this.asked.push(['shippingLines', ...given]);
    return (await this.answers.shippingLines?.(...given)) ?? success([]);
  }

  async canRebook() {
    this.asked.push(['canRebook']);
    return (await this.answers.canRebook?.()) ?? success(false);
  }

  async orderStatus(...given: Parameters<Museum['orderStatus']>): Promise<Result<OrderStatus>> {
    this.asked.push(['orderStatus', ...given]);
    return (await this.answers.orderStatus?.(...given)) ?? success('toBePaid');
  }

  async refundQuote(...given: Parameters<Museum['refundQuote']>) {
    this.asked.push(['refundQuote', ...given]);
    return (await this.answers.refundQuote?.(...given)) ?? success({ tickets: [], original: null });
  }

  async rebookableTickets(...given: Parameters<Museum['rebookableTickets']>) {
    this.asked.push(['rebookableTickets', ...given]);
    return (await this.answers.rebookableTickets?.(...given)) ?? success([]);
  }

  async replenishableTickets(...given: Parameters<Museum['replenishableTickets']>) {
    this.asked.push(['replenishableTickets', ...given]);
    return (await this.answers.replenishableTickets?.(...given)) ?? success([]);
  }
}
