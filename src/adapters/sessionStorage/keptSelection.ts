import * as v from 'valibot';
import { slotId, ticketId, ticketKindId } from '../../domain/model/Identifiers.ts';
import { moneyOfFen } from '../../domain/model/Money.ts';
import { museumDay } from '../../domain/model/MuseumDay.ts';
import type { SelectedTicket, Selection } from '../../domain/model/Selection.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';

/** A selection as the three texts it is kept in; a day without staggered sale has no slot. */
export interface KeptSelection {
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** JSON of the slot. */
  readonly slot: string | null;
  /** JSON of the selected tickets, prices in fen. */
  readonly tickets: string;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const named = v.pipe(v.string(), v.nonEmpty());

const SlotSchema = v.object({
  id: v.pipe(named, v.transform(slotId)),
  name: v.string(),
  begin: v.string(),
  end: v.string(),
  ordinaryLeft: count,
  freeLeft: count,
  openToVisitors: v.boolean(),
});

const OfferSchema = v.object({
  ticketId: v.pipe(named, v.transform(ticketId)),
  kindId: v.pipe(v.string(), v.transform(ticketKindId)),
  name: v.string(),
  kindName: v.string(),
  category: v.string(),
  price: v.nullable(v.pipe(count, v.transform(moneyOfFen))),
  pool: v.picklist(['ordinary', 'free']),
  countsTowardsLimit: v.boolean(),
  isStaggered: v.boolean(),
  isRealName: v.boolean(),
  choosesKindById: v.boolean(),
  maxChildren: count,
  childTicketId: v.nullable(v.pipe(named, v.transform(ticketId))),
  certificateTypes: v.array(v.object({ code: v.string(), name: v.string() })),
});

const TicketsSchema = v.array(
  v.object({
    ticket: v.object({
      offer: OfferSchema,
      name: v.string(),
      kindName: v.string(),
      notice: v.string(),
      needsSpecialCertificate: v.boolean(),
    }),
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
);

const read = <Schema extends v.GenericSchema>(
  schema: Schema,
  json: string,
): v.InferOutput<Schema> | null => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return result.success ? result.output : null;
};

/** The texts that a selection is kept in. */
export function keptSelection({ day, slot, tickets }: Selection): KeptSelection {
  return {
    day,
    slot: slot === null ? null : JSON.stringify(slot satisfies TimeSlot),
    tickets: JSON.stringify(tickets satisfies readonly SelectedTicket[]),
  };
}

/** Reads a selection back; null as soon as any part of it is not what was kept (O-084). */
export function selectionOf(kept: KeptSelection): Selection | null {
  const day = museumDay(kept.day);
  const tickets = read(TicketsSchema, kept.tickets);
  if (day === null || tickets === null) return null;
  if (kept.slot === null) return { day, slot: null, tickets };
  const slot = read(SlotSchema, kept.slot);
  return slot === null ? null : { day, slot, tickets };
}
