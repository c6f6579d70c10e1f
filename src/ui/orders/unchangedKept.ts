import type { OrderSummary } from '../../domain/model/Order.ts';
import { isAlike } from '../isAlike.ts';

/**
 * A list read anew, with the very objects of the list before wherever an order says the same as it did: a card whose
 * order is the same object need not be drawn again, and of a thousand few have changed.
 */
export function unchangedKept(
  before: readonly OrderSummary[] | null,
  after: readonly OrderSummary[],
): readonly OrderSummary[] {
  const known = new Map((before ?? []).map((order) => [order.orderNo, order]));
  return after.map((order) => {
    const old = known.get(order.orderNo);
    return old !== undefined && isAlike(old, order) ? old : order;
  });
}
