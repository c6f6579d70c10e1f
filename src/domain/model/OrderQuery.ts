import { orderLookupOf } from './OrderLookup.ts';
import { isMobile, phoneOf } from './Phone.ts';
import { normalised } from './Text.ts';

/** What of an order query outlives a reload. */
export interface TypedOrderQuery {
  /** A document number or an order number. */
  readonly number: string;
  readonly contactMobile: string;
}

/** An order query as it was typed (§4 order query). */
export interface OrderQuery extends TypedOrderQuery {
  /** From the SMS. */
  readonly code: string;
}

/** A field of the query, in the order in which they stand. */
export type OrderQueryField = 'number' | 'contactMobile' | 'code';

/** What is wrong with the fields of a query; what is not named is right. */
export type OrderQueryProblems = Readonly<{
  number?: 'numberMissing';
  contactMobile?: 'contactMissing' | 'contactNotMobile';
  code?: 'codeMissing';
}>;

/** What keeps a query from being sent: all three are required, and a code goes to mobiles only (§4, §5). */
export function orderQueryProblems({
  number,
  contactMobile,
  code,
}: OrderQuery): OrderQueryProblems {
  const phone = phoneOf(contactMobile);
  return {
    ...(orderLookupOf(number).number === '' && { number: 'numberMissing' as const }),
    ...(phone === '' && { contactMobile: 'contactMissing' as const }),
    ...(phone !== '' && !isMobile(phone) && { contactMobile: 'contactNotMobile' as const }),
    ...(normalised(code) === '' && { code: 'codeMissing' as const }),
  };
}
