import {
  InMemoryMuseum,
  type InMemoryMuseumSettings,
} from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import { MuseumControl } from './MuseumControl.ts';

/** Orders of every kind that the museum can have, by what is special about each. */
export interface EveryOrder {
  /** Two tickets, nothing paid. */
  readonly unpaid: string;
  /** Can be moved and given back. */
  readonly issued: string;
  /** Can be topped up besides. */
  readonly concession: string;
  /** Tops up {@link toppedUp}, paid. */
  readonly topUp: string;
  /** Its ticket was topped up: nothing more can be done with it here. */
  readonly toppedUp: string;
  /** Of five lines. */
  readonly long: string;
  readonly cancelled: string;
  readonly closed: string;
  readonly refunded: string;
}

const day = '2026-12-03';
const slot = (index: number) => `77${day.replaceAll('-', '')}00000000${index}`;

interface Line {
  readonly ticketId: string;
  readonly kindId: string;
  readonly price: number;
  readonly quantity?: number;
  /** The kind asks for a certificate of its own. */
  readonly isConcession?: boolean;
  /** It names nobody. */
  readonly isNameless?: boolean;
}

const adult: Line = { ticketId: '100101', kindId: '200101', price: 60 };
const concession: Line = {
  ticketId: '100102',
  kindId: '200102',
  price: 30,
  isConcession: true,
};
const fiveLines: readonly Line[] = [
  adult,
  concession,
  { ticketId: '100202', kindId: '200202', price: 88.5 },
  { ticketId: '100301', kindId: '200301', price: 19.9, quantity: 2 },
  { ticketId: '100401', kindId: '200401', price: 20, isNameless: true },
];

/** A museum with an order of every kind, made by a visitor without a token; its state, and the orders' numbers. */
export async function aMuseumOfEveryOrder(
  now: string,
  settings: InMemoryMuseumSettings = { now: Date.now, random: Math.random },
): Promise<{
  readonly state: string;
  readonly orders: EveryOrder;
}> {
  const museum = new InMemoryMuseum(settings);
  const control = new MuseumControl((path, body) => museum.control(path, body));
  const made = new OrderMaker(museum);
  await control.reset(now);

  const closed = made.order([adult]);
  await control.advance(20 * 60_000);
  const minute = () => control.advance(60_000);
  const cancelled = made.order([adult]);
  made.ask('/api/integration/trip/order/cancel', { orderNo: cancelled });
  await minute();
  const refunded = await made.paid([adult], control);
  made.refund(refunded);
  await minute();
  const toppedUp = await made.paid([concession], control);
  await minute();
  const topUp = made.topUp(toppedUp);
  await control.receivePayment(topUp);
  await minute();
  const long = await made.paid(fiveLines, control);
  await minute();
  const concessionOrder = await made.paid([concession], control);
  await minute();
  const issued = await made.paid([adult], control);
  await minute();
  const unpaid = made.order([{ ...adult, quantity: 2 }]);
  const orders = {
    unpaid,
    issued,
    concession: concessionOrder,
    topUp,
    toppedUp,
    long,
    cancelled,
    closed,
    refunded,
  };
  return { state: museum.save(), orders };
}

/** Makes orders by the museum's own calls. */
class OrderMaker {
  readonly #museum: InMemoryMuseum;
  #people = 0;

  constructor(museum: InMemoryMuseum) {
    this.#museum = museum;
  }

  /** @throws Error when the museum refuses */
  ask(path: string, body: object): Record<string, unknown> {
    const answer = this.#museum.handle({
      method: 'POST',
      path,
      headers: {},
      body: JSON.stringify(body),
    });
    const { code, data = {}, ...said } = JSON.parse(answer.body);
    if (code !== 0) throw new Error(`${path}: ${JSON.stringify(said)}`);
    return data;
  }

  order(lines: readonly Line[]): string {
    const saved = this.ask('/api/integration/save-fast-order', {
      contactMobile: '13800000000',
      customerName: '散客',
      orderDetailList: lines.map((line) => this.#line(line)),
    });
    return String(saved['orderNo']);
  }

  async paid(lines: readonly Line[], control: MuseumControl): Promise<string> {
    const order = this.order(lines);
    await control.receivePayment(order);
    return order;
  }

  refund(orderNo: string): void {
    const quote = this.ask('/api/integration/get-ticket-for-refund', {
      isNeedPoundage: 'T',
      isSpecialReturn: 'F',
      orderNo,
    });
    const tickets: readonly { ticketNo: string }[] = Object(quote['tikcetInfoList']);
    this.ask('/api/integration/refund', {
      isNeedPoundage: 'T',
      isSpecialReturn: 'F',
      originalOrderNo: orderNo,
      outRefundOrderNo: `R${orderNo}`,
      refundTikcetDetails: tickets.map(({ ticketNo }) => ({ ticketNo })),
    });
  }

  topUp(orderNo: string): string {
    const tickets: readonly { ticketNo: string }[] = Object(
      this.ask('/api/query/replenish-info-by-api-wechat', { orderNo }),
    );
    const saved = this.ask('/api/integration/save-wx-replenish-order', {
      orderNo,
      replenishTicketList: tickets.map(({ ticketNo }) => ({ ticketNo })),
    });
    return String(saved['orderNo']);
  }

  #line({ ticketId, kindId, price, quantity = 1, isConcession = false, isNameless = false }: Line) {
    return {
      currentSalePrice: price,
      ticketId,
      quantity,
      ticketKindId: kindId,
      useStartDate: day,
      staggeredReservationDailyId: isNameless ? '' : slot(2),
      orderVisitorList: isNameless
        ? []
        : Array.from({ length: quantity }, () => this.#visitor(isConcession)),
      subDetails: [],
    };
  }

  /** Somebody who was not named before: a document is good once for a time. */
  #visitor(isConcession: boolean) {
    this.#people += 1;
    const number = String(this.#people).padStart(3, '0');
    return {
      visitorName: '测试甲',
      visitorCertificateType: '1',
      visitorCertificateTypeName: '身份证',
      visitorCertificateNo: `11010519900615${number}X`,
      visitorMobile: '13800000000',
      specialCertificate: isConcession ? `S${number}` : '',
    };
  }
}
