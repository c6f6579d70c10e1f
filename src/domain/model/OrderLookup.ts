import { certificateNumberOf } from './Certificate.ts';
import { type OrderNo, orderNo } from './Identifiers.ts';
import { normalised } from './Text.ts';

/** What an order is looked up by (§4 order query). */
export type OrderLookup =
  | { readonly kind: 'document'; readonly number: string }
  | { readonly kind: 'order'; readonly number: OrderNo };

// An order number is longer than any document's (R12).
const longestDocumentNumber = 18;

/**
 * Reads what was typed: 18 characters or fewer are a document number, more are an order number (§4, R12, R21). Blanks,
 * which neither has, are dropped: numbers are often written in groups.
 */
export function orderLookupOf(typed: string): OrderLookup {
  const number = certificateNumberOf(normalised(typed).replace(/ /g, ''));
  return number.length <= longestDocumentNumber
    ? { kind: 'document', number }
    : { kind: 'order', number: orderNo(number) };
}
