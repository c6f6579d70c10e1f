import { type CertificateType, certificateNumberOf } from '../../domain/model/Certificate.ts';
import { constants } from '../../domain/model/constants.ts';
import type { HomeTemplate, PurchaseNotice } from '../../domain/model/HomeTemplate.ts';
import {
  slotId,
  type TicketId,
  type TicketKindId,
  ticketId,
  ticketKindId,
} from '../../domain/model/Identifiers.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import type { PurchaseLimit } from '../../domain/model/Selection.ts';
import type { TicketDescription, TicketOffer } from '../../domain/model/Ticket.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import { museumFile } from './museumFile.ts';
import { paths } from './paths.ts';
import type { WireExchange } from './WireExchange.ts';
import {
  homeTemplateData,
  integerConfigData,
  slotsData,
  specialCertificateTypesData,
  staggeredConfigData,
  standbyData,
  ticketInfoData,
  ticketKindData,
  ticketsData,
  type WireHomeTemplate,
  type WireTicket,
  type WireTicketInfo,
} from './wire/catalogue.ts';

/** What the calls of {@link CatalogueApi} need. */
export interface CatalogueCallsSettings {
  readonly exchange: WireExchange;
  readonly organisationId: () => string;
  /** What stands before every path of the API; files of the museum are loaded from below it. */
  readonly apiPrefix: string;
}

/** The configured seconds plus 1, at least 1; the default when there are none (§9). */
const countdownSeconds = (configured: number | null): number =>
  configured === null
    ? constants.noticeCountdownDefaultSeconds
    : Math.max(configured + constants.noticeCountdownPlusSeconds, 1);

const isBlank = (value: string): boolean => value.trim() === '';

const noticeOf = (wire: WireHomeTemplate): PurchaseNotice | null =>
  wire.isOpenNotice && !isBlank(wire.notice)
    ? { html: wire.notice, countdownSeconds: countdownSeconds(wire.countDown) }
    : null;

const offerOf = (wire: WireTicket): TicketOffer => ({
  ticketId: ticketId(wire.ticketId),
  kindId: ticketKindId(wire.ticketKindId),
  name: wire.ticketName,
  kindName: wire.ticketKindName,
  category: wire.categoryName,
  price: wire.salePrice,
  pool: wire.priceType === 'free_ticket' ? 'free' : 'ordinary',
  countsTowardsLimit: wire.isOpenPurchasing,
  isStaggered: wire.isStaggeredReservation,
  isRealName: wire.isRealname,
  choosesKindById: wire.isAutoChoose,
  maxChildren: wire.canCarryChildrenCount,
  childTicketId: wire.childTicketId === null ? null : ticketId(wire.childTicketId),
  certificateTypes: wire.certificateTypeList,
});

const descriptionOf = (
  ticket: TicketId,
  wire: WireTicketInfo,
  language: Language,
): TicketDescription => {
  const inLanguage = <T extends { readonly languages: string }>(texts: readonly T[]) =>
    texts.find(({ languages }) => languages === language);
  const own = inLanguage(wire.ticketLanguageConfigVOS);
  return {
    ticketId: ticket,
    name: own?.ticketName ?? '',
    detail: own?.ticketDetail ?? '',
    kinds: wire.ticketKindVOList.map((kind) => {
      const texts = inLanguage(kind.ticketKindLanguageConfigVOS);
      return {
        kindId: ticketKindId(kind.id),
        name: texts?.ticketKindName ?? '',
        notice: kind.needTicketKindNotice ? (texts?.ticketKindNotice ?? '') : '',
        needsSpecialCertificate: kind.needSpecialCertificate,
      };
    }),
  };
};

/** The wire's side of what the museum sells, and when. */
export class CatalogueCalls implements CatalogueApi {
  readonly #exchange: WireExchange;
  readonly #organisationId: () => string;
  readonly #apiPrefix: string;

  constructor({ exchange, organisationId, apiPrefix }: CatalogueCallsSettings) {
    this.#exchange = exchange;
    this.#organisationId = organisationId;
    this.#apiPrefix = apiPrefix;
  }

  async homeTemplate(language: Language): Promise<Result<HomeTemplate>> {
    const payload = {
      typeCode: constants.templateTypeCode,
      orgId: this.#organisationId(),
      languages: language,
    };
    const answer = await this.#exchange.ask(paths.homeTemplate, payload, homeTemplateData);
    if (!answer.ok) return answer;
    const wire = answer.value;
    const banners = wire.bannerUrl.split(',').flatMap((address) => {
      const file = museumFile(address, this.#apiPrefix);
      return file === null ? [] : [file];
    });
    const advertisement = wire.isOpenAd && !isBlank(wire.adContent) ? wire.adContent : null;
    return success({
      banners: [...new Set(banners)],
      advertisement,
      notice: noticeOf(wire),
      warmPrompt: wire.warmPrompt,
    });
  }

  async purchaseLimit(): Promise<Result<PurchaseLimit>> {
    const answer = await this.#exchange.ask(paths.purchaseLimit, {}, integerConfigData);
    return answer.ok ? success(answer.value.value) : answer;
  }

  async preSaleDays(): Promise<Result<number | null>> {
    const answer = await this.#exchange.ask(paths.preSaleDays, {}, integerConfigData);
    return answer.ok ? success(answer.value.value) : answer;
  }

  async standbyDays(from: MuseumDay, to: MuseumDay): Promise<Result<readonly MuseumDay[]>> {
    const payload = { orgId: this.#organisationId(), beginDate: from, endDate: to };
    const answer = await this.#exchange.ask(paths.standbyDays, payload, standbyData);
    if (!answer.ok) return answer;
    return success(answer.value.flatMap(({ date }) => (date === null ? [] : [date])));
  }

  async isSaleStaggered(day: MuseumDay): Promise<Result<boolean>> {
    const payload = { reservationDate: day };
    const answer = await this.#exchange.ask(paths.staggeredConfig, payload, staggeredConfigData);
    return answer.ok ? success(answer.value.isSaleStaggered) : answer;
  }

  async slots(day: MuseumDay): Promise<Result<readonly TimeSlot[]>> {
    const answer = await this.#exchange.ask(paths.slots, { reservationDate: day }, slotsData);
    if (!answer.ok) return answer;
    return success(
      answer.value.map((slot) => ({
        id: slotId(slot.id),
        name: slot.reservationName,
        begin: slot.reservationBeginTime,
        end: slot.reservationEndTime,
        ordinaryLeft: slot.surplusStockNum,
        freeLeft: slot.freeTicketSurplusStockNum,
        openToVisitors: slot.canReservationSanke,
      })),
    );
  }

  async tickets(
    day: MuseumDay,
    slot: TimeSlot['id'] | null,
    language: Language,
  ): Promise<Result<readonly TicketOffer[]>> {
    const payload = {
      useDate: day,
      orgId: this.#organisationId(),
      // §6: customer id and customer type are both fixed as individual visitor.
      customerId: constants.customerType,
      customerType: constants.customerType,
      languages: language,
      ...(slot === null ? {} : { staggeredReservationDailyId: slot }),
    };
    const answer = await this.#exchange.ask(paths.tickets, payload, ticketsData);
    return answer.ok ? success(answer.value.map(offerOf)) : answer;
  }

  async ticketDescription(
    ticket: TicketId,
    language: Language,
  ): Promise<Result<TicketDescription>> {
    const answer = await this.#exchange.ask(paths.ticketInfo(ticket), {}, ticketInfoData);
    return answer.ok ? success(descriptionOf(ticket, answer.value, language)) : answer;
  }

  async ticketKindFor(ticket: TicketId, idNumber: string): Promise<Result<TicketKindId>> {
    const payload = { idCardNo: certificateNumberOf(idNumber), ticketId: ticket };
    const answer = await this.#exchange.ask(paths.ticketKind, payload, ticketKindData);
    return answer.ok ? success(ticketKindId(answer.value.id)) : answer;
  }

  async specialCertificateTypes(): Promise<Result<readonly CertificateType[]>> {
    const call = paths.specialCertificateTypes;
    const answer = await this.#exchange.ask(call, {}, specialCertificateTypesData);
    if (!answer.ok) return answer;
    return success(answer.value.map(({ code, value }) => ({ code, name: value })));
  }
}
