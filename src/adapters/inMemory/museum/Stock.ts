import * as v from 'valibot';
import type { Places } from './MuseumSeed.ts';

/** Free tickets have places of their own. */
export type Pool = 'ordinary' | 'free';

const CountsSchema = v.object({
  capacity: v.number(),
  sold: v.number(),
  held: v.number(),
  remaining: v.number(),
});

/** Places that differ from the seed, by {@link countsKey}. */
export const StockSchema = v.record(v.string(), CountsSchema);

/** One pool of one slot; `sold + held + remaining = capacity` at every moment. */
export type Counts = v.InferOutput<typeof CountsSchema>;

/** So many places of one pool of one slot (or whole day). */
export const ClaimSchema = v.object({
  placeId: v.string(),
  pool: v.picklist(['ordinary', 'free']),
  quantity: v.number(),
});

/** See {@link ClaimSchema}. */
export type Claim = v.InferOutput<typeof ClaimSchema>;

const countsKey = (placeId: string, pool: Pool): string => `${placeId}/${pool}`;

/** The places of every slot: free, held by unpaid orders, sold. */
export class Stock {
  readonly #initial: (placeId: string) => { readonly capacity: Places; readonly left: Places };
  readonly #changed: Map<string, Counts>;

  constructor(
    initial: (placeId: string) => { readonly capacity: Places; readonly left: Places },
    kept: Readonly<Record<string, Counts>> = {},
  ) {
    this.#initial = initial;
    this.#changed = new Map(Object.entries(kept));
  }

  counts(placeId: string, pool: Pool): Readonly<Counts> {
    const changed = this.#changed.get(countsKey(placeId, pool));
    if (changed !== undefined) return changed;
    const { capacity, left } = this.#initial(placeId);
    return {
      capacity: capacity[pool],
      sold: capacity[pool] - left[pool],
      held: 0,
      remaining: left[pool],
    };
  }

  /** The first pool that has fewer places than the claims want of it together; null when all can be had. */
  shortage(claims: readonly Claim[]): Claim | null {
    const unmet = added(claims).find(
      ({ placeId, pool, quantity }) => this.counts(placeId, pool).remaining < quantity,
    );
    return unmet ?? null;
  }

  /**
   * Holds places. Whoever calls this has found no {@link shortage} in the same synchronous step: between the two,
   * another could take the last place.
   */
  hold(claims: readonly Claim[]): void {
    for (const claim of claims) this.#move(claim, 'remaining', 'held');
  }

  /** Turns held places into sold ones. */
  sell(claims: readonly Claim[]): void {
    for (const claim of claims) this.#move(claim, 'held', 'sold');
  }

  /** Frees places that were held, or sold. */
  giveBack(claims: readonly Claim[], from: 'held' | 'sold'): void {
    for (const claim of claims) this.#move(claim, from, 'remaining');
  }

  /** What remains of the claimed pools, by `slot/pool`, for the journal. */
  remaining(claims: readonly Claim[]): Record<string, number> {
    return Object.fromEntries(
      claims.map(({ placeId, pool }) => [
        countsKey(placeId, pool),
        this.counts(placeId, pool).remaining,
      ]),
    );
  }

  /** The places that differ from the seed. */
  changes(): Record<string, Counts> {
    return Object.fromEntries(this.#changed);
  }

  #move(claim: Claim, from: keyof Counts, to: keyof Counts): void {
    const counts = { ...this.counts(claim.placeId, claim.pool) };
    counts[from] -= claim.quantity;
    counts[to] += claim.quantity;
    this.#changed.set(countsKey(claim.placeId, claim.pool), counts);
  }
}

/** One claim a pool, so that two lines on the same slot are checked together. */
function added(claims: readonly Claim[]): Claim[] {
  const totals = new Map<string, Claim>();
  for (const claim of claims) {
    const key = countsKey(claim.placeId, claim.pool);
    const quantity = (totals.get(key)?.quantity ?? 0) + claim.quantity;
    totals.set(key, { ...claim, quantity });
  }
  return [...totals.values()];
}
