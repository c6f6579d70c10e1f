import { moneyOfFen, noMoney } from '../../src/domain/model/Money.ts';
import type { ReplenishableTicket } from '../../src/domain/model/Replenishment.ts';
import { type Result, success } from '../../src/domain/model/Result.ts';
import type {
  AfterSaleApi,
  BookedApi,
  OffersApi,
  OrderingApi,
  PayingApi,
  SavedOrder,
} from '../../src/ports/MuseumApi.ts';
import { topUpOrder } from '../domain/replenishable.ts';

/** What of the museum a top-up comes into touch with. */
export type TopUps = Pick<AfterSaleApi, 'saveReplenishment'> &
  Pick<OffersApi, 'replenishableTickets'> &
  Pick<BookedApi, 'orders'> &
  Pick<PayingApi, 'paymentState' | 'orderStatus'> &
  Pick<OrderingApi, 'confirmOrder'>;

/** A museum that tops up what it is told to, and notes what it was asked. */
export class StubTopUps implements TopUps {
  readonly asked: string[] = [];
  /** The tickets of each order that was to be saved. */
  readonly saved: (readonly string[])[] = [];
  tickets: readonly ReplenishableTicket[];
  /** What it answers instead, from now on. */
  answers: Partial<TopUps>;

  constructor(tickets: readonly ReplenishableTicket[] = [], answers: Partial<TopUps> = {}) {
    this.tickets = tickets;
    this.answers = answers;
  }

  /** How often it was asked one thing. */
  times(question: keyof TopUps): number {
    return this.asked.filter((asked) => asked === question).length;
  }

  async replenishableTickets(...given: Parameters<TopUps['replenishableTickets']>) {
    this.asked.push('replenishableTickets');
    return (await this.answers.replenishableTickets?.(...given)) ?? success(this.tickets);
  }

  async saveReplenishment(
    ...given: Parameters<TopUps['saveReplenishment']>
  ): Promise<Result<SavedOrder>> {
    this.asked.push('saveReplenishment');
    const [, tickets] = given;
    this.saved.push(tickets);
    const wanted = this.tickets.filter(({ ticketNo }) => tickets.includes(ticketNo));
    const fen = wanted.reduce<number>((sum, { difference }) => sum + (difference ?? noMoney), 0);
    const answer = await this.answers.saveReplenishment?.(...given);
    return answer ?? success({ orderNo: topUpOrder, total: moneyOfFen(fen) });
  }

  async orders(...given: Parameters<TopUps['orders']>) {
    this.asked.push('orders');
    return (await this.answers.orders?.(...given)) ?? success([]);
  }

  async paymentState(
    ...given: Parameters<TopUps['paymentState']>
  ): Promise<Result<'paid' | 'unpaid'>> {
    this.asked.push('paymentState');
    return (await this.answers.paymentState?.(...given)) ?? success('unpaid');
  }

  async orderStatus(...given: Parameters<TopUps['orderStatus']>) {
    this.asked.push('orderStatus');
    return (await this.answers.orderStatus?.(...given)) ?? success('toBePaid' as const);
  }

  async confirmOrder(...given: Parameters<TopUps['confirmOrder']>) {
    this.asked.push('confirmOrder');
    return (await this.answers.confirmOrder?.(...given)) ?? success(given[0]);
  }
}
