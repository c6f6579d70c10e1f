import { type CertificateType, certificateNumberOf } from '../../domain/model/Certificate.ts';
import * as constants from '../../domain/model/constants.ts';
import {
  type TicketId,
  type TicketKindId,
  ticketId,
  ticketKindId,
} from '../../domain/model/Identifiers.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { type Result, success } from '../../domain/model/Result.ts';
import type { TicketDescription, TicketOffer } from '../../domain/model/Ticket.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import { type CatalogueCallsSettings, OpeningCalls } from './OpeningCalls.ts';
import * as paths from './paths.ts';
import type { WireExchange } from './WireExchange.ts';
import {
  specialCertificateTypesData,
  ticketInfoData,
  ticketKindData,
  ticketsData,
  type WireTicket,
  type WireTicketInfo,
} from './wire/catalogue.ts';

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
export class CatalogueCalls extends OpeningCalls implements CatalogueApi {
  readonly #exchange: WireExchange;
  readonly #organisationId: () => string;

  constructor(settings: CatalogueCallsSettings) {
    super(settings);
    this.#exchange = settings.exchange;
    this.#organisationId = settings.organisationId;
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
