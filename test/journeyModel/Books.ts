import * as v from 'valibot';
import type { InMemoryMuseum } from '../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import type { JournalEntry } from '../../src/adapters/inMemory/museum/Journal.ts';
import { wholeDayId } from '../../src/adapters/inMemory/museum/slotId.ts';
import { freeTickets } from './smallMuseum.ts';

const CountsSchema = v.object({
  capacity: v.number(),
  sold: v.number(),
  held: v.number(),
  remaining: v.number(),
});

const StateSchema = v.object({
  orders: v.array(
    v.object({
      orderNo: v.string(),
      status: v.string(),
      originalOrderNo: v.string(),
      tickets: v.array(
        v.object({
          ticketId: v.string(),
          day: v.string(),
          slotId: v.string(),
          status: v.string(),
        }),
      ),
    }),
  ),
  stock: v.array(
    v.object({ id: v.string(), day: v.string(), ordinary: CountsSchema, free: CountsSchema }),
  ),
});

type State = v.InferOutput<typeof StateSchema>;
type Counts = v.InferOutput<typeof CountsSchema>;

const toBePaid = '待支付';
const issued = '已出票';
const given = '已退款';

/** What has happened to one order. */
export interface OrderRecord {
  readonly times: Map<string, number>;
}

/**
 * The model: a few counters, kept beside the museum's own from what it tells of each event: the orders, what became of
 * each, the money taken, and who has which places.
 */
export class Books {
  readonly orders = new Map<string, OrderRecord>();
  /** Places that others have, by place and pool; what was sold when a place was first seen is theirs. */
  readonly #others = new Map<string, number>();
  readonly #museum: InMemoryMuseum;
  readonly #tell: (violation: string) => void;
  #read = 0;
  #state: State | null = null;

  constructor(museum: InMemoryMuseum, tell: (violation: string) => void) {
    this.#museum = museum;
    this.#tell = tell;
  }

  /** The museum's books as they are now. */
  get state(): State {
    return this.#state ?? this.#look();
  }

  /** Whether the museum has ever issued an order. */
  wasIssued(orderNo: string): boolean {
    return this.times(orderNo, 'issued') > 0;
  }

  /** How often something happened to an order. */
  times(orderNo: string, effect: string): number {
    return this.orders.get(orderNo)?.times.get(effect) ?? 0;
  }

  /** The status of an order at the museum; empty for one it doesn't have. */
  statusOf(orderNo: string): string {
    return this.state.orders.find((order) => order.orderNo === orderNo)?.status ?? '';
  }

  /** The orders that wait for money. */
  get unpaid(): readonly string[] {
    return this.state.orders
      .filter(({ status }) => status === toBePaid)
      .map(({ orderNo }) => orderNo);
  }

  /** Others buy, or give back, until so many places are left. */
  leave(id: string, pool: 'ordinary' | 'free', left: number): void {
    this.read();
    const before = this.#counts(id)?.[pool];
    if (before === undefined) return;
    const theirs = this.#others.get(`${id}/${pool}`) ?? 0;
    const quantity = Math.max(before.remaining - left, -theirs);
    this.#museum.control('/_museum/stock', { id, pool, take: quantity });
    this.#others.set(`${id}/${pool}`, theirs + quantity);
  }

  /** Takes over what has happened since, and holds it against the model. */
  read(): void {
    const entries: unknown = this.#museum.control('/_museum/journal', {});
    const journal: readonly JournalEntry[] = Array.isArray(entries) ? entries : [];
    const fresh = journal.slice(this.#read);
    this.#read = journal.length;
    if (this.#state !== null && fresh.every(({ kind }) => kind === 'call')) return;
    for (const entry of fresh) this.#take(entry);
    this.#state = null;
    this.#checkStock(this.#look());
  }

  #take({ effect, orderNo }: JournalEntry): void {
    if (effect === undefined || orderNo === undefined) return;
    const record = this.orders.get(orderNo) ?? { times: new Map<string, number>() };
    this.orders.set(orderNo, record);
    const times = (record.times.get(effect) ?? 0) + 1;
    record.times.set(effect, times);
    const once = ['order-saved', 'payment-opened', 'paid', 'issued', 'confirmed', 'refunded'];
    if (once.includes(effect) && times > 1) this.#tell(`order ${orderNo} is ${effect} ${times}×`);
  }

  #look(): State {
    this.#state = v.parse(StateSchema, this.#museum.control('/_museum/state', {}));
    return this.#state;
  }

  #counts(id: string): State['stock'][number] | undefined {
    return this.state.stock.find((place) => place.id === id);
  }

  #checkStock({ orders, stock }: State): void {
    const mine = claimsOf(orders);
    for (const { id, ordinary, free } of stock) {
      this.#checkPool(`${id}/ordinary`, ordinary, mine);
      this.#checkPool(`${id}/free`, free, mine);
    }
  }

  #checkPool(key: string, counts: Counts, mine: ReturnType<typeof claimsOf>): void {
    const { held = 0, sold = 0 } = mine.get(key) ?? {};
    const others = this.#others.get(key) ?? counts.sold - sold;
    this.#others.set(key, others);
    const isConserved = counts.sold + counts.held + counts.remaining === counts.capacity;
    const isKnown = counts.held === held && counts.sold === sold + others;
    if (!isConserved || !isKnown || counts.remaining < 0) {
      const told = JSON.stringify({ ...counts, byOrders: { held, sold, others } });
      this.#tell(`stock of ${key} does not add up: ${told}`);
    }
  }
}

/** The places that orders hold and have bought, by place and pool. */
function claimsOf(
  orders: State['orders'],
): Map<string, { readonly held: number; readonly sold: number }> {
  const claims = new Map<string, { held: number; sold: number }>();
  for (const { status, originalOrderNo, tickets } of orders) {
    if (originalOrderNo !== '' || (status !== toBePaid && status !== issued)) continue;
    for (const ticket of tickets) {
      if (ticket.status === given) continue;
      const pool = freeTickets.includes(ticket.ticketId) ? 'free' : 'ordinary';
      const key = `${ticket.slotId === '' ? wholeDayId(ticket.day) : ticket.slotId}/${pool}`;
      const claim = claims.get(key) ?? { held: 0, sold: 0 };
      claims.set(key, claim);
      if (status === toBePaid) claim.held += 1;
      else claim.sold += 1;
    }
  }
  return claims;
}
