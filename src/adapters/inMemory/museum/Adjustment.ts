import * as v from 'valibot';
import { expiredLogin, FaultsSchema } from './Faults.ts';

const names = v.optional(v.array(v.string()), []);

// Slots and whole days are told apart by two digits.
const mostSlots = 90;

const MuseumSizeSchema = v.object({
  /** Tickets on sale. */
  kinds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Time slots of a day. */
  slots: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSlots)),
  /** Orders that a visitor without a token has made before. */
  orders: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** How much there is of everything that grows with a museum. */
export type MuseumSize = v.InferOutput<typeof MuseumSizeSchema>;

/** How a museum differs from its seed. Lists name days or slots; `*` stands for every one. */
export const AdjustmentSchema = v.object({
  scenario: v.optional(v.string(), 'default'),
  closedDays: names,
  /** Days that run like the week's first, whatever the week says. */
  openDays: names,
  /** Open days of staggered sale that have no slot at all. */
  daysWithoutSlots: names,
  /** Days without staggered sale. */
  wholeDays: names,
  soldOutSlots: names,
  nearlySoldOutSlots: names,
  /** Slots of which hardly anybody has booked one place. */
  quietSlots: names,
  showsNotice: v.optional(v.boolean(), false),
  hasPayWays: v.optional(v.boolean(), true),
  /** Slots that are kept for groups, so that visitors of their own cannot have them. */
  groupSlots: names,
  /** Contact phones on the blacklist, besides the seed's. */
  blacklist: names,
  /** Banned regions, besides the seed's. */
  bannedRegions: names,
  allowsRebooking: v.optional(v.boolean(), true),
  /** The notice of maintenance to begin with, HTML; empty for none. */
  maintenance: v.optional(v.string(), ''),
  /** Every how many milliseconds of the museum's clock somebody else buys; 0 for never. */
  othersBuyEveryMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** What befalls the calls to begin with. */
  faults: v.optional(FaultsSchema, {}),
  /** Another size than the seed's. */
  size: v.exactOptional(MuseumSizeSchema),
});

/** See {@link AdjustmentSchema}. */
export type Adjustment = v.InferOutput<typeof AdjustmentSchema>;

/** An adjustment from what it changes. */
export function adjustment(change: v.InferInput<typeof AdjustmentSchema>): Adjustment {
  return v.parse(AdjustmentSchema, change);
}

/** Whether a list of an adjustment names a day or slot. */
export function includes(list: readonly string[], name: string): boolean {
  return list.includes(name) || list.includes('*');
}

/** Every call that changes something at the museum. */
const writes: readonly string[] = [
  '/api/integration/save-fast-order',
  '/api/integration/save-wx-replenish-order',
  '/api/integration/pay-and-confirm',
  '/trip/order/confirm',
  '/api/integration/trip/order/cancel',
  '/api/integration/refund*',
  '/api/integration/wx-rebook',
  '/sms/message-send/*',
];

const changes: readonly v.InferInput<typeof AdjustmentSchema>[] = [
  {},
  { scenario: 'soldOut', soldOutSlots: ['*'] },
  { scenario: 'nearlySoldOut', nearlySoldOutSlots: ['*'] },
  { scenario: 'closed', closedDays: ['*'] },
  { scenario: 'noStaggered', wholeDays: ['*'] },
  { scenario: 'notice', showsNotice: true },
  { scenario: 'groupsOnly', groupSlots: ['*'] },
  { scenario: 'noRebooking', allowsRebooking: false },
  { scenario: 'quietDay', quietSlots: ['*'] },
  { scenario: 'small', size: { kinds: 5, slots: 6, orders: 10 } },
  { scenario: 'large', size: { kinds: 500, slots: 60, orders: 1000 } },
  { scenario: 'onSaleRush', othersBuyEveryMs: 3000 },
  { scenario: 'slow3G', faults: { latency: { leastMs: 400, mostMs: 800 } } },
  { scenario: 'expiredLogin', faults: expiredLogin },
  {
    scenario: 'lostAnswers',
    // Half of them, the first one always: who tries again gets on.
    faults: { chaos: { seed: 1, share: 0.5, kinds: ['commitThenDrop'], paths: [...writes] } },
  },
  {
    scenario: 'maintenance',
    maintenance: '<h3>系统维护 Maintenance</h3><p>今晚 <strong>22:00</strong> 至 24:00</p>',
  },
];

/** The named adjustments that `/_museum/reset` knows. */
export const scenarios: ReadonlyMap<string, Adjustment> = new Map(
  changes.map((change) => {
    const made = adjustment(change);
    return [made.scenario, made];
  }),
);
