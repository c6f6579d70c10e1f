import * as v from 'valibot';
import { ControlError } from './ControlError.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { claimsOf } from './Order.ts';
import type { Pool } from './Stock.ts';
import { wholeDayId } from './slotId.ts';

const Whole = v.pipe(v.number(), v.integer());

/** What others buy of one pool of one slot or whole day: so many places, or all but so many. */
export const OthersSchema = v.object({
  /** As `/_museum/state` names it. */
  id: v.string(),
  pool: v.optional(v.picklist(['ordinary', 'free']), 'ordinary'),
  /** How many they buy; less than none is given back. */
  take: v.exactOptional(Whole),
  /** How many shall be left. */
  left: v.exactOptional(v.pipe(Whole, v.minValue(0))),
});

/**
 * Lets others buy places, or give some back, and answers with the counts after it. They can buy what is left and give
 * back what no order of the museum's own books has, so that the counts always add up (Q-STK-1).
 *
 * @throws ControlError for an unknown slot, and where there are not so many
 */
export function othersTrade(core: MuseumCore, wanted: v.InferOutput<typeof OthersSchema>) {
  const { id, pool, take, left } = wanted;
  const { stock, journal, clock } = core;
  if (!isOnSale(core, id)) throw new ControlError(`there is no slot ${id}`);
  const { remaining } = stock.counts(id, pool);
  const quantity = take ?? (left === undefined ? 0 : remaining - left);
  const theirs = ofOthers(core, id, pool);
  if (quantity > remaining) throw new ControlError(`only ${remaining} places are left`);
  if (-quantity > theirs) throw new ControlError(`others have only ${theirs} places`);
  const claims = [{ placeId: id, pool, quantity: Math.abs(quantity) }];
  if (quantity > 0) {
    stock.hold(claims);
    stock.sell(claims);
  }
  if (quantity < 0) stock.giveBack(claims, 'sold');
  if (quantity !== 0) {
    const effect = quantity > 0 ? 'others-bought' : 'others-returned';
    journal.effect(clock.now(), effect, { stockAfter: stock.remaining(claims) });
  }
  return { id, ordinary: stock.counts(id, 'ordinary'), free: stock.counts(id, 'free') };
}

function isOnSale({ calendar, clock }: MuseumCore, id: string): boolean {
  if (calendar.slot(id) !== undefined) return true;
  const days = calendar.daysOnSale(clock.now()).filter((day) => !calendar.isStaggered(day));
  return days.some((day) => wholeDayId(day) === id);
}

/** The places sold to nobody whose order the museum's books hold. */
function ofOthers({ orders, stock }: MuseumCore, id: string, pool: Pool): number {
  const ours = orders
    .all()
    .filter(({ status }) => status === 'issued')
    .flatMap(({ tickets }) => claimsOf(tickets.filter(({ state }) => state !== 'refunded')))
    .filter((claim) => claim.placeId === id && claim.pool === pool)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return stock.counts(id, pool).sold - ours;
}
