import type * as v from 'valibot';
import {
  count,
  distinctListOf,
  flag,
  identifier,
  listOf,
  money,
  optionalDistinctListOf,
  optionalIdentifier,
  optionalListOf,
  record,
  text,
} from './fields.ts';

/** Data of `sys-config/info-by-code/…` whose value is a flag. */
export const flagConfigData = record({ value: flag });

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
