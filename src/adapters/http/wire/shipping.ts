import * as v from 'valibot';
import { count, money, optionalIdentifier, optionalListOf, record, text } from './fields.ts';

/** A line of both calls. Whose it is stands there too (`customername`, `identificationnumber`) and is not read (Q-SEC-5). */
const lines = optionalListOf(
  record({
    itemname: text,
    salepropetyvaluename: text,
    checkcompletedtimes: count,
    status: text,
    earliesteffectivedatetime: text,
    latesteffectivedatetime: text,
    purchasequantity: count,
  }),
);

/** Content of `findshipping.do` (§3 shipping order). */
export const shippingOrderContent = record({
  orderinfo: record({
    sdno: text,
    issuedate: text,
    issuetime: text,
    pickupvoucherno: optionalIdentifier,
    status: text,
    amount: money,
  }),
  dataMapList: lines,
});

/** Content of `forward.do`; what the museum does not say it passes is not passed. */
export const shippingLinesContent = record({
  passflag: v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value) => value === true || value === 'true' || value === 'T'),
    ),
    false,
  ),
  dataMapList: lines,
});

/** What both make of one line. */
export type WireShippingLine = v.InferOutput<typeof lines>[number];
