import { placesLeftIn, type StockPool, type TimeSlot } from './TimeSlot.ts';

/** How many are coming, apart by the stock that their tickets draw on. Whole numbers from 0 on. */
export type Party = Readonly<Record<StockPool, number>>;

/** One stock of a slot that is too small for a party. */
export interface Shortage {
  readonly pool: StockPool;
  readonly left: number;
  readonly wanted: number;
}

const pools: readonly StockPool[] = ['ordinary', 'free'];

/** The stocks of a slot that can't hold their part of a party: free places don't help who needs an ordinary one (§5). */
export function shortagesFor(party: Party, slot: TimeSlot): readonly Shortage[] {
  return pools
    .map((pool) => ({ pool, left: placesLeftIn(slot, pool), wanted: party[pool] }))
    .filter(({ left, wanted }) => left < wanted);
}
