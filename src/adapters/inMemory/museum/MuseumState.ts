import * as v from 'valibot';
import { AdjustmentSchema } from './Adjustment.ts';
import { CrowdSchema } from './Crowd.ts';
import { FaultsSchema } from './Faults.ts';
import { JournalSchema } from './Journal.ts';
import { OrderSchema } from './Order.ts';
import { PaymentsSchema } from './Payments.ts';
import { RefundsSchema } from './Refunds.ts';
import { SmsCodesSchema } from './SmsCodes.ts';
import { StockSchema } from './Stock.ts';

/** Everything in which a museum differs from its seed, as it survives a reload. */
const MuseumStateSchema = v.object({
  version: v.literal(2),
  clockOffset: v.number(),
  firstDay: v.string(),
  adjustment: AdjustmentSchema,
  stock: StockSchema,
  sequence: v.number(),
  orders: v.array(OrderSchema),
  payments: PaymentsSchema,
  refunds: RefundsSchema,
  codes: SmsCodesSchema,
  maintenance: v.string(),
  faults: FaultsSchema,
  crowd: v.optional(v.nullable(CrowdSchema), null),
  journal: JournalSchema,
});

/** See {@link MuseumStateSchema}. */
export type MuseumState = v.InferOutput<typeof MuseumStateSchema>;

/** Reads kept state; null when it is unreadable or from another version, which means a new museum. */
export function readMuseumState(text: string | undefined): MuseumState | null {
  if (text === undefined) return null;
  try {
    const state = v.safeParse(MuseumStateSchema, JSON.parse(text));
    return state.success ? state.output : null;
  } catch {
    return null;
  }
}
