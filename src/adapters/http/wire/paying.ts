import * as v from 'valibot';
import { distinctListOf, identifier, record, text } from './fields.ts';

/** Data of `pay-way/list`; a way without id or type can't be paid with and is left out. */
export const payWaysData = distinctListOf(
  record({ id: identifier, payTypeCode: identifier, displayName: text, payWayName: text }),
  ({ id }) => id,
);

/** Data of `check-unpaid/{orderNo}`: exactly `PAID` is paid. */
export const paymentStateData = v.pipe(
  v.string(),
  v.transform((state): 'paid' | 'unpaid' => (state === 'PAID' ? 'paid' : 'unpaid')),
);

/** Data of `order/info`: the status' label. */
export const orderInfoData = record({ status: identifier });

/** Data of `pay-and-confirm`; what stands in the text is read by {@link payAsyncParams}. */
export const startedPaymentData = record({ payAsyncParams: v.string() });

const filledText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

const bankForm = v.pipe(
  record({ html: v.pipe(v.string(), v.regex(/\S/)) }),
  v.transform(({ html }) => ({ kind: 'bank', html }) as const),
);

const bridgeParameters = v.pipe(
  record({
    appId: filledText,
    timeStamp: filledText,
    nonceStr: filledText,
    package: filledText,
    signType: filledText,
    sign: v.fallback(v.nullable(filledText), null),
    paySign: v.fallback(v.nullable(filledText), null),
  }),
  v.transform(({ sign, paySign, ...rest }) => ({ ...rest, paySign: sign ?? paySign ?? '' })),
  v.check(({ paySign }) => paySign !== ''),
  v.transform((request) => ({ kind: 'bridge', request }) as const),
);

/**
 * The second edge: what the JSON text `payAsyncParams` says to do. Parameters of the WeChat bridge, all made text and
 * `paySign` from `sign` (R18), or a bank's form.
 */
export const payAsyncParams = v.union([bankForm, bridgeParameters]);
