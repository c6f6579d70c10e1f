import * as v from 'valibot';
import { museumTime } from './museumTime.ts';

const EntrySchema = v.object({
  seq: v.number(),
  /** Museum time as ISO text. */
  at: v.string(),
  kind: v.picklist(['call', 'effect']),
  path: v.exactOptional(v.string()),
  code: v.exactOptional(v.number()),
  effect: v.exactOptional(v.string()),
  orderNo: v.exactOptional(v.string()),
  refundNo: v.exactOptional(v.string()),
  /** The kind of fault that struck a call. */
  fault: v.exactOptional(v.string()),
  /** Places remaining after the effect, by `slot/pool`. */
  stockAfter: v.exactOptional(v.record(v.string(), v.number())),
});

/** What a kept journal looks like. */
export const JournalSchema = v.array(EntrySchema);

/** One line of the journal: a call that was answered, or something that happened in the museum. */
export type JournalEntry = v.InferOutput<typeof EntrySchema>;

/** What can happen in the museum. */
export type Effect =
  | 'order-saved'
  | 'stock-taken'
  | 'stock-returned'
  | 'others-bought'
  | 'others-returned'
  | 'order-closed'
  | 'order-cancelled'
  | 'rebooked'
  | 'tickets-refunded'
  | 'ticket-checked'
  | 'payment-opened'
  | 'paid'
  | 'refunded'
  | 'issued'
  | 'confirmed'
  | 'reset'
  | 'clock-set'
  | 'faults-planned'
  | 'fault'
  | 'pay-scheduled'
  | 'code-sent'
  | 'code-checked'
  | 'maintenance-set';

/** Entries kept over a reload; a page that polls for hours must not fill the browser's storage. */
const keptEntries = 500;

/** Everything that happened, in order, never altered. A call stands behind the effects it had. */
export class Journal {
  readonly #entries: JournalEntry[];

  constructor(kept: readonly JournalEntry[] = []) {
    this.#entries = [...kept];
  }

  call(now: number, path: string, code: number, orderNo?: string): void {
    this.#append(now, {
      kind: 'call',
      path,
      code,
      ...(orderNo === undefined ? {} : { orderNo }),
    });
  }

  effect(
    now: number,
    effect: Effect,
    details: Pick<JournalEntry, 'orderNo' | 'path' | 'fault' | 'refundNo' | 'stockAfter'> = {},
  ): void {
    this.#append(now, { kind: 'effect', effect, ...details });
  }

  /** The number of the last entry; 0 before the first. */
  get lastSeq(): number {
    return this.#entries[this.#entries.length - 1]?.seq ?? 0;
  }

  entries(): readonly JournalEntry[] {
    return [...this.#entries];
  }

  /** The newest entries, for {@link JournalSchema}. */
  kept(): JournalEntry[] {
    return this.#entries.slice(-keptEntries);
  }

  #append(now: number, entry: Omit<JournalEntry, 'seq' | 'at'>): void {
    const seq = this.lastSeq + 1;
    this.#entries.push({ seq, at: museumTime.iso(now), ...entry });
  }
}
