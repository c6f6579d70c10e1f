import type * as v from 'valibot';
import {
  count,
  distinctListOf,
  flag,
  flagUnlessOff,
  identifier,
  listOf,
  money,
  optionalDay,
  optionalDistinctListOf,
  optionalIdentifier,
  optionalInteger,
  optionalListOf,
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

/** Data of `sys-config/info-by-code/…` whose value is a flag. */
export const flagConfigData = record({ value: flag });

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

/** Data of `allow-sale-list` (§3 allowed-sale ticket item). */
export const ticketsData = distinctListOf(
  record({
    ticketId: identifier,
    ticketKindId: text,
    ticketName: text,
    ticketKindName: text,
    categoryName: text,
    salePrice: money,
    priceType: text,
    isOpenPurchasing: flag,
    isStaggeredReservation: flag,
    isRealname: flag,
    isAutoChoose: flag,
    canCarryChildrenCount: count,
    childTicketId: optionalIdentifier,
    certificateTypeList: optionalDistinctListOf(
      record({ code: identifier, name: text }),
      ({ code }) => code,
    ),
  }),
  ({ ticketId, ticketKindId }) => `${ticketId}/${ticketKindId}`,
);

/** Data of `goods-ticket/info/{ticketId}`: texts by language, and what a kind needs. */
export const ticketInfoData = record({
  ticketKindVOList: optionalListOf(
    record({
      id: identifier,
      needSpecialCertificate: flag,
      needTicketKindNotice: flag,
      ticketKindLanguageConfigVOS: optionalListOf(
        record({ languages: text, ticketKindName: text, ticketKindNotice: text }),
      ),
    }),
  ),
  ticketLanguageConfigVOS: optionalListOf(
    record({ languages: text, ticketName: text, ticketDetail: text }),
  ),
});

/** Data of `get-ticket-kind-by-rule`; without an id there is no kind to go on with. */
export const ticketKindData = record({ id: identifier });

/** Data of `dict/list/specialCertificateType`. */
export const specialCertificateTypesData = listOf(record({ code: identifier, value: text }));

/** What {@link ticketsData} makes of one ticket. */
export type WireTicket = v.InferOutput<typeof ticketsData>[number];
/** What {@link ticketInfoData} makes of its answer. */
export type WireTicketInfo = v.InferOutput<typeof ticketInfoData>;
/** What {@link homeTemplateData} makes of its answer. */
export type WireHomeTemplate = v.InferOutput<typeof homeTemplateData>;
