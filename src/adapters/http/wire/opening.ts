import type * as v from 'valibot';
import {
  count,
  distinctListOf,
  flag,
  flagUnlessOff,
  identifier,
  listOf,
  optionalDay,
  optionalInteger,
  record,
  text,
} from './fields.ts';

/** Data of `template/info-by-typeCode` (§3 home template). */
export const homeTemplateData = record({
  bannerUrl: text,
  isOpenNotice: flag,
  countDown: optionalInteger,
  warmPrompt: text,
  isOpenAd: flag,
  adContent: text,
  notice: text,
});

/** Data of `sys-config/info-by-code/…` whose value is an integer; null when it is none (R8). */
export const integerConfigData = record({ value: optionalInteger });

/** Data of `standby/list`: the days with availability. */
export const standbyData = listOf(record({ date: optionalDay }));

/** Data of `staggered-reservation-config/info`. */
export const staggeredConfigData = record({ isSaleStaggered: flag });

/** Data of `staggered-reservation-daily/list`; a slot without an id can't be chosen and is left out (Q-BAD-3). */
export const slotsData = distinctListOf(
  record({
    id: identifier,
    reservationName: text,
    reservationBeginTime: text,
    reservationEndTime: text,
    surplusStockNum: count,
    freeTicketSurplusStockNum: count,
    canReservationSanke: flagUnlessOff,
  }),
  ({ id }) => id,
);

/** What {@link homeTemplateData} makes of its answer. */
export type WireHomeTemplate = v.InferOutput<typeof homeTemplateData>;
