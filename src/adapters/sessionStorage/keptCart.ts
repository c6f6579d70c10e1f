import * as v from 'valibot';
import { type Cart, emptyCart, withGood } from '../../domain/model/Cart.ts';
import { ticketId, ticketKindId } from '../../domain/model/Identifiers.ts';

// No order is that large; what was written here by somebody else may be, and would count beyond what can be counted.
const quantityAtMost = 9_999;

const CartSchema = v.object({
  dataList: v.array(
    v.object({
      item: v.pipe(v.string(), v.nonEmpty(), v.transform(ticketId)),
      salepropetyvalue: v.pipe(v.string(), v.transform(ticketKindId)),
      quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(quantityAtMost)),
    }),
  ),
});

/** Reads a cart back; empty as soon as any part of it is not what was kept, never a failure (START-05, O-084). */
export function cartFrom(json: string | null): Cart {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), CartSchema), json);
  if (!read.success) return emptyCart;
  // A good is in a cart once: of one that is there twice the later entry counts.
  return read.output.dataList.reduce<Cart>(withGood, emptyCart);
}
