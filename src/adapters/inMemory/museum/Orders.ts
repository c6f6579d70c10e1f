import type { Bans } from './Bans.ts';
import { checkedOrder } from './checkedOrder.ts';
import type { TicketTime } from './documentKey.ts';
import type { Effect, Journal } from './Journal.ts';
import type { MuseumSeed } from './MuseumSeed.ts';
import { newTickets } from './newTickets.ts';
import type { OpeningCalendar } from './OpeningCalendar.ts';
import { claimsOf, documentsOf, type Order, type Ticket } from './Order.ts';
import type { OrderNumbers } from './OrderNumbers.ts';
import { Refusal } from './Refusal.ts';
import type { Claim, Stock } from './Stock.ts';
import type { SaveOrderRequest } from './wireRequests.ts';

/** How long an unpaid order holds its places, in milliseconds. */
const holdTime = 15 * 60_000;

/** What orders are kept with. */
export interface OrdersSettings {
  readonly seed: MuseumSeed;
  readonly calendar: OpeningCalendar;
  readonly bans: Bans;
  readonly stock: Stock;
  readonly journal: Journal;
  readonly numbers: OrderNumbers;
  readonly kept: readonly Order[];
}

/** What somebody who saves an order brings along. */
export interface Saver {
  /** Empty without one. */
  readonly token: string;
  readonly now: number;
  /** The number the order shall bear; a new one when absent. */
  readonly orderNo?: string;
}

/** A ticket that moves to another time, and where its places are taken then; null for what takes none. */
export interface Move extends TicketTime {
  readonly ticket: Ticket;
  readonly placeId: string | null;
}

/**
 * The museum's orders and the one book of their places and documents: whatever happens to an order, they are taken
 * once and given back once.
 */
export class Orders {
  readonly #settings: OrdersSettings;
  readonly #orders: Map<string, Order>;
  readonly #unpaid = new Map<string, Order>();
  readonly #documents = new Set<string>();
  #nextClosing = Number.POSITIVE_INFINITY;

  constructor(settings: OrdersSettings) {
    this.#settings = settings;
    this.#orders = new Map(settings.kept.map((order) => [order.orderNo, order]));
    for (const order of settings.kept) {
      if (order.status === 'toBePaid') this.#await(order);
      if (order.status === 'toBePaid' || order.status === 'issued') {
        this.#book(order.tickets.filter(({ state }) => state !== 'refunded'));
      }
    }
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

  /** A ticket and its order, by the ticket's number; nothing when no ticket has it. */
  ticket(ticketNo: string): { readonly order: Order; readonly ticket: Ticket } | undefined {
    if (ticketNo === '') return undefined;
    for (const order of this.#orders.values()) {
      const ticket = order.tickets.find((one) => one.ticketNo === ticketNo);
      if (ticket !== undefined) return { order, ticket };
    }
    return undefined;
  }

  /** Whether a live order has booked a document for a time, by `documentKey`. */
  isBooked(documentKey: string): boolean {
    return this.#documents.has(documentKey);
  }

  /** Whether an unpaid order would top up a ticket. */
  isBeingReplenished(ticketNo: string): boolean {
    return [...this.#unpaid.values()].some((order) => replenishes(order, [ticketNo]));
  }

  /**
   * Saves an order and holds its places, all of them or none, in one step that nothing can come between.
   *
   * @throws Refusal when a rule is broken or places are short; nothing has changed then
   */
  save(request: SaveOrderRequest, saver: Saver): Order {
    return this.checked(request, saver)();
  }

  /**
   * The first half of {@link save}: checks everything, stock included. What it gives is the second half, which takes
   * the places without looking again, and must be called before anything else happens.
   */
  checked(request: SaveOrderRequest, { token, now, orderNo }: Saver): () => Order {
    const { seed, calendar, bans, numbers } = this.#settings;
    const isBooked = (key: string) => this.isBooked(key);
    const lines = checkedOrder(request, { seed, calendar, bans, now, isBooked });
    this.#demandPatience(request.contactMobile);
    const tickets = lines.flatMap(newTickets);
    this.#demand(claimsOf(tickets));
    return () =>
      this.add({
        orderNo: orderNo ?? numbers.order(now),
        token,
        createdAt: now,
        tickets,
        contactMobile: request.contactMobile,
        originalOrderNo: '',
      });
  }

  /** Takes up an order whose places can be had, and holds them. */
  add(
    made: Pick<
      Order,
      'orderNo' | 'token' | 'createdAt' | 'tickets' | 'contactMobile' | 'originalOrderNo'
    >,
  ): Order {
    const order: Order = {
      ...made,
      bill: made.orderNo,
      status: 'toBePaid',
      totalFen: made.tickets.reduce((sum, { priceFen }) => sum + priceFen, 0),
      takeTicketNo: '',
      isRebooked: false,
    };
    this.#settings.stock.hold(claimsOf(order.tickets));
    this.#orders.set(order.orderNo, order);
    this.#book(order.tickets);
    this.#await(order);
    this.#note(order, 'order-saved', order.createdAt);
    this.#note(order, 'stock-taken', order.createdAt, claimsOf(order.tickets));
    return order;
  }

  /** Gives an order its tickets; its held places are sold by that. Only for orders to be paid. */
  issue(order: Order, now: number): void {
    const { stock, numbers } = this.#settings;
    const claims = claimsOf(order.tickets);
    stock.sell(claims);
    this.#unpaid.delete(order.orderNo);
    order.status = 'issued';
    order.takeTicketNo = numbers.pickUp();
    for (const ticket of order.tickets) {
      ticket.ticketNo = numbers.ticket(now);
      this.#markOriginal(ticket, true);
    }
    this.#note(order, 'issued', now, claims);
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

  /** Closes an unpaid order, by default at the moment its time ran out, and gives its places back. */
  close(order: Order, at = closingOf(order)): void {
    order.status = 'closed';
    this.#end(order, 'order-closed', at);
  }

  /**
   * Cancels an unpaid order and gives its places back.
   *
   * @throws Refusal when it is not to be paid, or not any more
   */
  cancel(order: Order, now: number): void {
    if (order.status !== 'toBePaid') {
      throw new Refusal('notCancellable', { value: order.orderNo });
    }
    order.status = 'cancelled';
    this.#end(order, 'order-cancelled', now);
  }

  /** Takes back tickets of an issued order that may be given back; their places are free by that. */
  takeBack(order: Order, tickets: readonly Ticket[], refundNo: string, now: number): void {
    const { stock, journal } = this.#settings;
    const claims = claimsOf(tickets);
    this.#unbook(tickets);
    for (const ticket of tickets) {
      ticket.state = 'refunded';
      this.#markOriginal(ticket, false);
    }
    if (order.tickets.every(({ state }) => state === 'refunded')) order.status = 'refunded';
    stock.giveBack(claims, 'sold');
    journal.effect(now, 'tickets-refunded', { orderNo: order.orderNo, refundNo });
    this.#note(order, 'stock-returned', now, claims);
    this.#closeReplenishmentsOf(tickets, now);
  }

  /**
   * Moves tickets of an issued order to other times: the new places are taken before the old ones are free.
   *
   * @throws Refusal when places are short; nothing has changed then
   */
  rebook(order: Order, moves: readonly Move[], now: number): void {
    const { stock } = this.#settings;
    const tickets = moves.map(({ ticket }) => ticket);
    const former = claimsOf(tickets);
    const moved = moves.map((move) => ({ ...move, claims: claimsAt(move) }));
    const wanted = moved.flatMap(({ claims }) => claims);
    this.#demand(wanted);
    stock.hold(wanted);
    stock.sell(wanted);
    stock.giveBack(former, 'sold');
    this.#unbook(tickets);
    for (const { ticket, day, slotId, claims } of moved) {
      Object.assign(ticket, { day, slotId, claims });
    }
    this.#book(tickets);
    order.isRebooked = true;
    this.#note(order, 'rebooked', now, [...wanted, ...former]);
    this.#closeReplenishmentsOf(tickets, now);
  }

  /** Lets a ticket in at the entrance, together with the one that it tops up. */
  checkIn(order: Order, ticket: Ticket, now: number): void {
    const original = this.ticket(ticket.replenishes)?.ticket;
    for (const one of original === undefined ? [ticket] : [ticket, original]) {
      one.state = 'checked';
      one.checkedAt = now;
    }
    this.#note(order, 'ticket-checked', now);
    this.#closeReplenishmentsOf([ticket], now);
  }

  #end(order: Order, effect: Effect, at: number): void {
    const claims = claimsOf(order.tickets);
    this.#settings.stock.giveBack(claims, 'held');
    this.#unpaid.delete(order.orderNo);
    this.#unbook(order.tickets);
    this.#note(order, effect, at);
    this.#note(order, 'stock-returned', at, claims);
  }

  /** Nobody shall pay on top of a ticket that is gone, used, or good for another time. */
  #closeReplenishmentsOf(tickets: readonly Ticket[], now: number): void {
    const numbers = tickets.map(({ ticketNo }) => ticketNo);
    for (const order of [...this.#unpaid.values()]) {
      if (replenishes(order, numbers)) this.close(order, now);
    }
  }

  #markOriginal({ replenishes: ticketNo }: Ticket, isReplenished: boolean): void {
    const original = this.ticket(ticketNo)?.ticket;
    if (original !== undefined) original.isReplenished = isReplenished;
  }

  /** Whoever has this many orders to pay holds places that others could have (Q-SEC-14). */
  #demandPatience(mobile: string): void {
    const limit = this.#settings.seed.unpaidPerPhone;
    const waiting = [...this.#unpaid.values()].filter(
      ({ contactMobile, originalOrderNo }) => contactMobile === mobile && originalOrderNo === '',
    );
    if (waiting.length >= limit) throw new Refusal('tooManyUnpaid', { value: limit });
  }

  #demand(claims: readonly Claim[]): void {
    const { stock, calendar } = this.#settings;
    const short = stock.shortage(claims);
    if (short === null) return;
    const slot = calendar.slot(short.placeId);
    const value = slot === undefined ? '' : `${slot.day} ${slot.begin}-${slot.end}`;
    throw new Refusal('stockShort', { value });
  }

  #book(tickets: readonly Ticket[]): void {
    for (const key of tickets.flatMap(documentsOf)) this.#documents.add(key);
  }

  #unbook(tickets: readonly Ticket[]): void {
    for (const key of tickets.flatMap(documentsOf)) this.#documents.delete(key);
  }

  #await(order: Order): void {
    this.#unpaid.set(order.orderNo, order);
    this.#nextClosing = Math.min(this.#nextClosing, closingOf(order));
  }

  /** Notes an effect, with the places that it was about. What is about places alone, and about none, is nothing. */
  #note({ orderNo }: Order, effect: Effect, at: number, claims?: readonly Claim[]): void {
    const { stock, journal } = this.#settings;
    if (claims?.length === 0 && effect.startsWith('stock-')) return;
    const stockAfter = claims === undefined ? {} : { stockAfter: stock.remaining(claims) };
    journal.effect(at, effect, { orderNo, ...stockAfter });
  }
}

/** The instant at which an unpaid order closes. */
export function closingOf(order: Order): number {
  return order.createdAt + holdTime;
}

function replenishes(order: Order, ticketNos: readonly string[]): boolean {
  return order.tickets.some((one) => one.replenishes !== '' && ticketNos.includes(one.replenishes));
}

/** As many places as a ticket has now, somewhere else. */
function claimsAt({ ticket, placeId }: Move): Claim[] {
  return placeId === null ? [] : ticket.claims.map((claim) => ({ ...claim, placeId }));
}
