import * as v from 'valibot';
import { type JournalEntry, JournalSchema } from '../../src/adapters/inMemory/museum/Journal.ts';

const StateSchema = v.object({
  orders: v.array(
    v.object({
      orderNo: v.string(),
      /** The token it was saved with; empty without one. */
      token: v.string(),
      /** The museum's own label. */
      status: v.string(),
      /** Yuan. */
      total: v.number(),
      /** Empty until the order is issued. */
      takeTicketNo: v.string(),
      tickets: v.array(v.object({ ticketId: v.string(), day: v.string(), slotId: v.string() })),
    }),
  ),
  stock: v.array(
    v.object({
      id: v.string(),
      day: v.string(),
      begin: v.string(),
      ordinary: v.object({ remaining: v.number() }),
      free: v.object({ remaining: v.number() }),
    }),
  ),
});

type State = v.InferOutput<typeof StateSchema>;

/** An order in the museum's own books. */
export type MuseumOrder = State['orders'][number];
/** A time slot in the museum's own books. */
export type MuseumSlot = State['stock'][number];

/** The control face of an in-memory museum, in the page or behind HTTP, with its answers parsed. */
export class MuseumControl {
  readonly #act: (path: string, body: unknown) => unknown;

  /** @param act carries out one act, such as `/_museum/journal`; may answer later */
  constructor(act: (path: string, body: unknown) => unknown) {
    this.#act = act;
  }

  /** Makes the museum new, at an instant in ISO text. */
  async reset(now: string, scenario = 'default'): Promise<void> {
    await this.#act('/_museum/reset', { now, scenario });
  }

  /** Lets time pass at the museum alone. */
  async advance(milliseconds: number): Promise<void> {
    await this.#act('/_museum/clock', { advanceMs: milliseconds });
  }

  /** Plans what goes wrong next; replaces an earlier plan. */
  async plan(
    ...plan: readonly { path: string; kind: string; times?: number; ms?: number }[]
  ): Promise<void> {
    await this.#act('/_museum/faults', { plan });
  }

  /** The money for an order arrives. */
  async receivePayment(orderNo: string): Promise<void> {
    await this.#act('/_museum/pay', { orderNo });
  }

  /** Others buy out a slot; what was ordered before is forgotten. */
  async sellOut(slotId: string): Promise<void> {
    await this.#act('/_museum/providerState', {
      state: 'the slot is sold out',
      params: { slotId },
    });
  }

  async journal(): Promise<readonly JournalEntry[]> {
    return v.parse(JournalSchema, await this.#act('/_museum/journal', {}));
  }

  /** How often something happened, such as `order-saved`, `paid` or `issued`. */
  async count(effect: NonNullable<JournalEntry['effect']>): Promise<number> {
    return (await this.journal()).filter((entry) => entry.effect === effect).length;
  }

  /** How often a path was asked and answered. */
  async calls(path: string): Promise<number> {
    return (await this.journal()).filter((entry) => entry.path?.startsWith(path) && isCall(entry))
      .length;
  }

  async orders(): Promise<readonly MuseumOrder[]> {
    return (await this.#state()).orders;
  }

  /** @throws Error unless there is exactly one order */
  async theOrder(): Promise<MuseumOrder> {
    const [order, ...others] = await this.orders();
    if (order === undefined || others.length > 0) {
      throw new Error(`exactly one order was expected, not ${others.length + (order ? 1 : 0)}`);
    }
    return order;
  }

  /** @throws Error when the day has no slot that begins then */
  async slot(day: string, begin: string): Promise<MuseumSlot> {
    const { stock } = await this.#state();
    const slot = stock.find((candidate) => candidate.day === day && candidate.begin === begin);
    if (slot === undefined) throw new Error(`no slot begins at ${begin} on ${day}`);
    return slot;
  }

  async #state(): Promise<State> {
    return v.parse(StateSchema, await this.#act('/_museum/state', {}));
  }
}

const isCall = ({ kind }: JournalEntry): boolean => kind === 'call';
