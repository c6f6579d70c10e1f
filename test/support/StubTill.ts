import { type OrderNo, orderNo, ticketNo } from '../../src/domain/model/Identifiers.ts';
import { moneyOfFen } from '../../src/domain/model/Money.ts';
import type { OrderTicket } from '../../src/domain/model/Order.ts';
import type { OrderStatus } from '../../src/domain/model/OrderStatus.ts';
import type { PaymentInstruction, PayWay } from '../../src/domain/model/Payment.ts';
import { type Result, success } from '../../src/domain/model/Result.ts';
import type { BookedApi, OrderingApi, PayingApi } from '../../src/ports/MuseumApi.ts';

/** What of the museum a payment comes into touch with. */
export type Till = PayingApi &
  Pick<OrderingApi, 'confirmOrder'> &
  Pick<BookedApi, 'orderTickets' | 'accompanyingChildren' | 'showsContact'>;

/** The order that payment tests speak of, longer than a number can hold. */
export const theOrder = orderNo('20261128000000123456');

/** The two ways to pay that the museum offers. */
export const inApp: PayWay = { id: '1', typeCode: 'IcbcPayJsapi', name: 'WeChat Pay' };
export const byBank: PayWay = { id: '2', typeCode: 'IcbcMyBankPayJsapi', name: 'Bank card' };

/** What the museum says to hand over to the bridge. */
export const bridgeInstruction: PaymentInstruction = {
  kind: 'bridge',
  request: {
    appId: 'wx1',
    timeStamp: '1764205200',
    nonceStr: 'nonce',
    package: 'prepay_id=1',
    signType: 'RSA',
    paySign: 'signed',
  },
};

/** A ticket of an order that is still to be paid, at so many fen. */
export function aTicket(ticketName: string, fen: number): OrderTicket {
  return {
    ticketNo: ticketNo(`T-${ticketName}`),
    ticketName,
    ticketKindName: '',
    price: moneyOfFen(fen),
    headcount: 1,
    day: null,
    begin: '',
    end: '',
    checkedAt: '',
    status: 'temporary',
    statusLabel: '临时',
    isReplenished: false,
    showsBarcode: false,
    pickUpCode: null,
    maskedName: '',
    maskedCertificate: '',
    phoneEnding: '',
    carriedChildren: 0,
    children: [],
  };
}

/** The tickets of an order as the museum lists them. */
export const tickets = (...list: readonly OrderTicket[]) =>
  success({ createdAt: '2026-11-28 09:00:00', tickets: list });

/**
 * The museum's till. Unless told otherwise: two ways to pay, an unpaid order of two adults at 60 yuan, an in-app
 * payment. Notes what it was asked, in order.
 */
export class StubTill implements Till {
  readonly asked: (keyof Till)[] = [];
  readonly started: Parameters<Till['startPayment']>[] = [];
  /** What it answers instead, from now on. */
  answers: Partial<Till>;

  constructor(answers: Partial<Till> = {}) {
    this.answers = answers;
  }

  /** How often it was asked one thing. */
  times(question: keyof Till): number {
    return this.asked.filter((asked) => asked === question).length;
  }

  async payWays(): Promise<Result<readonly PayWay[]>> {
    this.asked.push('payWays');
    return (await this.answers.payWays?.()) ?? success([inApp, byBank]);
  }

  async paymentState(order: OrderNo): Promise<Result<'paid' | 'unpaid'>> {
    this.asked.push('paymentState');
    return (await this.answers.paymentState?.(order)) ?? success('unpaid');
  }

  async startPayment(
    ...given: Parameters<Till['startPayment']>
  ): Promise<Result<PaymentInstruction>> {
    this.asked.push('startPayment');
    this.started.push(given);
    return (await this.answers.startPayment?.(...given)) ?? success(bridgeInstruction);
  }

  async orderStatus(order: OrderNo, patienceMs: number): Promise<Result<OrderStatus>> {
    this.asked.push('orderStatus');
    return (await this.answers.orderStatus?.(order, patienceMs)) ?? success('toBePaid');
  }

  async confirmOrder(order: OrderNo): Promise<Result<OrderNo>> {
    this.asked.push('confirmOrder');
    return (await this.answers.confirmOrder?.(order)) ?? success(order);
  }

  async orderTickets(...given: Parameters<Till['orderTickets']>) {
    this.asked.push('orderTickets');
    const adults = tickets(aTicket('Adult ticket', 6000), aTicket('Adult ticket', 6000));
    return (await this.answers.orderTickets?.(...given)) ?? adults;
  }

  async accompanyingChildren() {
    return success([]);
  }

  async showsContact() {
    return success(false);
  }
}

/** An answer that comes when the test gives it. */
export function anOpenAnswer<T>(): { promise: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
