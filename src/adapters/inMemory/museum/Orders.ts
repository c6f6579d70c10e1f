import { type CheckedLine, documentKey } from './CheckedLine.ts';
import { checkedOrder } from './checkedOrder.ts';
import { numbersOf } from './checkedPeople.ts';
import type { Journal } from './Journal.ts';
import type { MuseumSeed } from './MuseumSeed.ts';
import { museumTime } from './museumTime.ts';
import type { OpeningCalendar } from './OpeningCalendar.ts';
import type { Order, Ticket } from './Order.ts';
import { Refusal } from './Refusal.ts';
import type { Claim, Stock } from './Stock.ts';
import type { SaveOrderRequest } from './wireRequests.ts';

/** How long an unpaid order holds its places, in milliseconds. */
const holdTime = 15 * 60_000;

/** What orders are kept with. */
export interface OrdersSettings {
  readonly seed: MuseumSeed;
  readonly calendar: OpeningCalendar;
  readonly stock: Stock;
  readonly journal: Journal;
  readonly random: () => number;
  readonly kept: readonly Order[];
  /** The last running number given out. */
  readonly sequence: number;
}

/** The museum's orders: saved with their places held, then issued or closed, each exactly once. */
export class Orders {
  readonly #settings: OrdersSettings;
  readonly #orders: Map<string, Order>;
  readonly #unpaid = new Map<string, Order>();
  readonly #documents = new Set<string>();
  #sequence: number;
  #nextClosing = Number.POSITIVE_INFINITY;

  constructor(settings: OrdersSettings) {
    this.#settings = settings;
    this.#orders = new Map(settings.kept.map((order) => [order.orderNo, order]));
    this.#sequence = settings.sequence;
    for (const order of settings.kept) {
      if (order.status === 'toBePaid') this.#await(order);
      if (order.status !== 'closed') for (const key of order.documents) this.#documents.add(key);
    }
  }

  get sequence(): number {
    return this.#sequence;
  }

  /** No unpaid order runs out before this instant; infinity when there is none. */
  get nextClosing(): number {
    return this.#nextClosing;
  }

  all(): Order[] {
    return [...this.#orders.values()];
  }

  find(orderNo: string): Order | undefined {
    return this.#orders.get(orderNo);
  }

  /** @throws Refusal when there is no such order */
  get(orderNo: string): Order {
    const order = this.#orders.get(orderNo);
    if (order === undefined) throw new Refusal('orderUnknown', { value: orderNo });
    return order;
  }

  /**
   * Saves an order and holds its places, all of them or none, in one step that nothing can come between.
   *
   * @param orderNo the number it shall bear; a new one when absent
   * @throws Refusal when a rule is broken or places are short; nothing has changed then
   */
  save(request: SaveOrderRequest, token: string, now: number, orderNo?: string): Order {
    const { seed, calendar, stock, journal } = this.#settings;
    const isBooked = (key: string) => this.#documents.has(key);
    const lines = checkedOrder(request, { seed, calendar, now, isBooked });
    const claims = claimsOf(lines);
    const unmet = stock.take(claims);
    if (unmet !== null) throw new Refusal('stockShort', { value: this.#timeOf(unmet.placeId) });
    const order = this.#orderOf(lines, claims, request.contactMobile, now, orderNo);
    const saved = { ...order, token };
    this.#orders.set(saved.orderNo, saved);
    for (const key of saved.documents) this.#documents.add(key);
    this.#await(saved);
    const details = { orderNo: saved.orderNo };
    journal.effect(now, 'order-saved', details);
    journal.effect(now, 'stock-taken', { ...details, stockAfter: stock.remaining(claims) });
    return saved;
  }

  /** Gives an order its tickets; its held places are sold by that. Only for orders to be paid. */
  issue(order: Order, now: number): void {
    const { stock, journal } = this.#settings;
    stock.sell(order.claims);
    this.#unpaid.delete(order.orderNo);
    order.status = 'issued';
    order.takeTicketNo = `${this.#digits(8)}${this.#next(4)}`;
    for (const ticket of order.tickets) {
      ticket.ticketNo = `${museumTime.dayAt(now).replaceAll('-', '')}${this.#digits(4)}${this.#next(5)}`;
    }
    journal.effect(now, 'issued', {
      orderNo: order.orderNo,
      stockAfter: stock.remaining(order.claims),
    });
  }

  /** The unpaid orders whose time has run out; they must be closed now. */
  overdue(now: number): Order[] {
    if (now < this.#nextClosing) return [];
    const unpaid = [...this.#unpaid.values()];
    this.#nextClosing = unpaid
      .map(closingOf)
      .filter((at) => at > now)
      .reduce((earliest, at) => Math.min(earliest, at), Number.POSITIVE_INFINITY);
    return unpaid.filter((order) => closingOf(order) <= now);
  }

  /** Closes an unpaid order at the moment its time ran out, and gives its places back. */
  close(order: Order): void {
    const { stock, journal } = this.#settings;
    const at = closingOf(order);
    stock.giveBack(order.claims);
    this.#unpaid.delete(order.orderNo);
    order.status = 'closed';
    for (const key of order.documents) this.#documents.delete(key);
    journal.effect(at, 'order-closed', { orderNo: order.orderNo });
    journal.effect(at, 'stock-returned', {
      orderNo: order.orderNo,
      stockAfter: stock.remaining(order.claims),
    });
  }

  #orderOf(
    lines: readonly CheckedLine[],
    claims: Claim[],
    contactMobile: string,
    now: number,
    orderNo = this.#newOrderNo(now),
  ): Omit<Order, 'token'> {
    const tickets = lines.flatMap(ticketsOf);
    return {
      orderNo,
      createdAt: now,
      status: 'toBePaid',
      totalFen: tickets.reduce((sum, { priceFen }) => sum + priceFen, 0),
      contactMobile,
      takeTicketNo: '',
      lines: lines.map((line) => ({ ...sharedBy(line), quantity: line.line.quantity })),
      tickets,
      claims,
      documents: lines.flatMap((line) =>
        line.ticket.isRealName
          ? line.line.orderVisitorList.flatMap(numbersOf).map((no) => documentKey(line, no))
          : [],
      ),
    };
  }

  /** 22 digits, so that no order number can be mistaken for a document number of 18. */
  #newOrderNo(now: number): string {
    return `${museumTime.dateTime(now).replace(/\D/g, '')}${this.#digits(4)}${this.#next(4)}`;
  }

  #next(length: number): string {
    this.#sequence += 1;
    return String(this.#sequence % 10 ** length).padStart(length, '0');
  }

  /** Random digits, the first not 0. */
  #digits(length: number): string {
    const least = 10 ** (length - 1);
    return String(least + Math.floor(this.#settings.random() * 9 * least));
  }

  #timeOf(placeId: string): string {
    const slot = this.#settings.calendar.slot(placeId);
    return slot === undefined ? '' : `${slot.day} ${slot.begin}-${slot.end}`;
  }

  #await(order: Order): void {
    this.#unpaid.set(order.orderNo, order);
    this.#nextClosing = Math.min(this.#nextClosing, closingOf(order));
  }
}

/** The instant at which an unpaid order closes. */
export function closingOf(order: Order): number {
  return order.createdAt + holdTime;
}

const sharedBy = ({ ticket, kind, line, slotId }: CheckedLine) => ({
  ticketId: ticket.id,
  kindId: kind.id,
  priceFen: ticket.priceFen,
  day: line.useStartDate,
  slotId,
});

function ticketsOf(checked: CheckedLine): Ticket[] {
  const { ticket, line } = checked;
  return Array.from({ length: line.quantity }, (_, index) => {
    const visitor = ticket.isRealName ? line.orderVisitorList[index] : undefined;
    return {
      ...sharedBy(checked),
      ticketNo: '',
      visitor:
        visitor === undefined
          ? null
          : {
              name: visitor.visitorName,
              number: visitor.visitorCertificateNo,
              mobile: visitor.visitorMobile,
            },
      children: (visitor?.childrenList ?? []).map((child) => ({
        name: child.visitorName,
        number: child.visitorCertificateNo,
      })),
    };
  });
}

/** A place for everyone who comes in: buyers in their ticket's pool, carried children in the free one. */
function claimsOf(lines: readonly CheckedLine[]): Claim[] {
  return lines.flatMap(({ ticket, line, placeId }) => {
    if (placeId === null) return [];
    const children = line.orderVisitorList.flatMap((visitor) => visitor.childrenList).length;
    const pool = ticket.isFree ? 'free' : 'ordinary';
    const own: Claim = { placeId, pool, quantity: line.quantity };
    return children === 0 ? [own] : [own, { placeId, pool: 'free', quantity: children }];
  });
}
