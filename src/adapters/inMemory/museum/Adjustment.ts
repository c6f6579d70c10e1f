import * as v from 'valibot';

const names = v.optional(v.array(v.string()), []);

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

/** The named adjustments that `/_museum/reset` knows. */
export const scenarios: ReadonlyMap<string, Adjustment> = new Map(
  [
    {},
    { scenario: 'soldOut', soldOutSlots: ['*'] },
    { scenario: 'nearlySoldOut', nearlySoldOutSlots: ['*'] },
    { scenario: 'closed', closedDays: ['*'] },
    { scenario: 'noStaggered', wholeDays: ['*'] },
    { scenario: 'notice', showsNotice: true },
    { scenario: 'groupsOnly', groupSlots: ['*'] },
    { scenario: 'noRebooking', allowsRebooking: false },
    {
      scenario: 'maintenance',
      maintenance: '<h3>系统维护 Maintenance</h3><p>今晚 <strong>22:00</strong> 至 24:00</p>',
    },
  ].map((change) => {
    const made = adjustment(change);
    return [made.scenario, made];
  }),
);
