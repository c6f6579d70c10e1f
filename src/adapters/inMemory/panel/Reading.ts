import * as v from 'valibot';
import { type JournalEntry, JournalSchema } from '../museum/Journal.ts';

const CountsSchema = v.object({
  capacity: v.number(),
  sold: v.number(),
  held: v.number(),
  remaining: v.number(),
});

const StateSchema = v.object({
  /** ISO text in the museum's own time. */
  now: v.string(),
  scenario: v.string(),
  orders: v.array(
    v.object({
      orderNo: v.string(),
      /** The museum's own label. */
      status: v.string(),
      /** Yuan. */
      total: v.number(),
      tickets: v.array(
        v.object({
          /** Empty until the order is issued. */
          ticketNo: v.string(),
          day: v.string(),
          status: v.string(),
        }),
      ),
    }),
  ),
  stock: v.array(
    v.object({
      id: v.string(),
      day: v.string(),
      /** `HH:mm`; empty on a day without slots. */
      begin: v.string(),
      end: v.string(),
      ordinary: CountsSchema,
      free: CountsSchema,
    }),
  ),
});

const CodesSchema = v.array(
  v.object({ mobile: v.string(), templateId: v.string(), code: v.string(), sentAt: v.string() }),
);

type State = v.InferOutput<typeof StateSchema>;

/** An order in the museum's books. */
export type BookedOrder = State['orders'][number];
/** A slot, or a whole day, with what is left of it. */
export type Places = State['stock'][number];
/** What of one pool is sold, held and left. */
export type Counts = Places['ordinary'];
/** A code that went out to a phone and still counts. */
export type SentCode = v.InferOutput<typeof CodesSchema>[number];

/** The museum's books at a moment. */
export interface Reading extends State {
  readonly codes: readonly SentCode[];
  /** The newest entries, in order. */
  readonly journal: readonly JournalEntry[];
}

/** How far back the panel reads. */
const journalEntries = 1000;

/** Reads the museum's books through its control face. */
export function readingOf(control: (path: string, body: unknown) => unknown): Reading {
  const state = v.parse(StateSchema, control('/_museum/state', {}));
  const codes = v.parse(CodesSchema, control('/_museum/codes', {}));
  const entries = v.parse(v.array(v.unknown()), control('/_museum/journal', {}));
  return { ...state, codes, journal: v.parse(JournalSchema, entries.slice(-journalEntries)) };
}
