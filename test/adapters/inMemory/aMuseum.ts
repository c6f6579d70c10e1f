import * as v from 'valibot';
import {
  InMemoryMuseum,
  type InMemoryMuseumSettings,
} from '../../../src/adapters/inMemory/museum/InMemoryMuseum.ts';

const EnvelopeSchema = v.object({
  code: v.number(),
  data: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});
/** The data of save-fast-order. */
export const SavedSchema = v.object({ orderNo: v.string(), itemTotal: v.number() });
const CountsSchema = v.object({
  capacity: v.number(),
  sold: v.number(),
  held: v.number(),
  remaining: v.number(),
});
const StateSchema = v.object({
  now: v.string(),
  scenario: v.string(),
  orders: v.array(
    v.object({
      orderNo: v.string(),
      status: v.string(),
      takeTicketNo: v.string(),
      tickets: v.array(
        v.object({
          ticketNo: v.string(),
          ticketId: v.string(),
          day: v.string(),
          slotId: v.string(),
          status: v.string(),
          isReplenished: v.boolean(),
        }),
      ),
      originalOrderNo: v.string(),
      isRebooked: v.boolean(),
    }),
  ),
  refunds: v.array(
    v.object({
      refundNo: v.string(),
      orderNo: v.string(),
      ticketNos: v.array(v.string()),
      amount: v.number(),
      fee: v.number(),
    }),
  ),
  payments: v.array(v.object({ orderNo: v.string(), state: v.string() })),
  stock: v.array(
    v.object({
      id: v.string(),
      day: v.string(),
      begin: v.string(),
      ordinary: CountsSchema,
      free: CountsSchema,
    }),
  ),
});
const JournalSchema = v.array(
  v.object({
    seq: v.number(),
    at: v.string(),
    kind: v.string(),
    path: v.optional(v.string()),
    code: v.optional(v.number()),
    effect: v.optional(v.string()),
    orderNo: v.optional(v.string()),
    fault: v.optional(v.string()),
    stockAfter: v.optional(v.record(v.string(), v.number())),
  }),
);

/** The day on which every museum of these tests starts, at 08:30. */
export const today = '2026-12-01';
/** The museum's time at the start, epoch milliseconds. */
export const opening = Date.parse(`${today}T08:30:00+08:00`);
/** Where orders are saved. */
export const savePath = '/api/integration/save-fast-order';

/** A museum whose real time stands still until the test moves it, and which tests speak to in few words. */
export class TestedMuseum {
  museum: InMemoryMuseum;
  #time = opening;
  readonly #settings: InMemoryMuseumSettings;

  constructor(settings: Partial<InMemoryMuseumSettings> = {}) {
    let seed = 7;
    this.#settings = {
      now: () => this.#time,
      random: () => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed / 2_147_483_647;
      },
      ...settings,
    };
    this.museum = new InMemoryMuseum(this.#settings);
  }

  /** Lets real time pass. */
  wait(milliseconds: number): void {
    this.#time += milliseconds;
  }

  /** As a page reload does: a new museum from what the old one saved. */
  reload(): void {
    this.museum = new InMemoryMuseum({ ...this.#settings, state: this.museum.save() });
  }

  call(path: string, body: unknown = {}, token = '') {
    const headers: Record<string, string> = token === '' ? {} : { token };
    const response = this.museum.handle({
      method: 'POST',
      path,
      headers,
      body: JSON.stringify(body),
    });
    return v.parse(EnvelopeSchema, JSON.parse(response.body));
  }

  /** What a GET answers. */
  get(path: string, query: Readonly<Record<string, string>>): unknown {
    return JSON.parse(this.museum.handle({ method: 'GET', path, query, headers: {} }).body);
  }

  /** The data of a call that must succeed. */
  data(path: string, body: unknown = {}, token = ''): unknown {
    const { code, data, error } = this.call(path, body, token);
    if (code !== 0) throw new Error(`${path} answered ${code}: ${error}`);
    return data;
  }

  /** Saves an order that must be accepted. */
  save(order: unknown, token = '') {
    return v.parse(SavedSchema, this.data(savePath, order, token));
  }

  /** Saves an order and pays it, or confirms it where it costs nothing. */
  issue(order: unknown, token = '') {
    const { orderNo, itemTotal } = this.save(order, token);
    if (itemTotal > 0) this.museum.control('/_museum/pay', { orderNo });
    else this.data('/trip/order/confirm', { orderNo });
    return { orderNo, ticketNos: this.tickets(orderNo).map(({ ticketNo }) => ticketNo) };
  }

  /** The tickets of an order, as the museum's state has them. */
  tickets(orderNo: string) {
    return this.state().orders.find((order) => order.orderNo === orderNo)?.tickets ?? [];
  }

  status(orderNo: string): string {
    const data = this.data('/trip/order/info', { orderNo });
    return v.parse(v.object({ status: v.string() }), data).status;
  }

  state() {
    return v.parse(StateSchema, this.museum.control('/_museum/state', {}));
  }

  slot(id: string) {
    const found = this.state().stock.find((slot) => slot.id === id);
    if (found === undefined) throw new Error(`no slot ${id}`);
    return found;
  }

  journal() {
    return v.parse(JournalSchema, this.museum.control('/_museum/journal', {}));
  }

  /** The effects in the journal, in order. */
  effects(orderNo?: string): string[] {
    return this.journal()
      .filter((entry) => entry.kind === 'effect')
      .filter((entry) => orderNo === undefined || entry.orderNo === orderNo)
      .map(({ effect }) => effect ?? '');
  }
}
