import type { InferOutput } from 'valibot';
import { idCard } from './idCard.ts';
import { kindById } from './kindById.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { priceOf, type SeedKind, type SeedTicket } from './MuseumSeed.ts';
import { museumTime } from './museumTime.ts';
import { type Language, Refusal } from './Refusal.ts';
import type { wireRequests } from './wireRequests.ts';

/** The wire's flags. */
export const flag = (value: boolean): 'T' | 'F' => (value ? 'T' : 'F');

const wireLanguages = { zh: 'Simplified_Chinese', en: 'English' } as const;

/** What the museum says about itself: days, slots, tickets, texts and settings, spelled as on the wire. */
export const catalogue = {
  standbyDays(
    { calendar, clock }: MuseumCore,
    { beginDate, endDate }: InferOutput<typeof wireRequests.standby>,
  ) {
    return calendar
      .daysOnSale(clock.now())
      .filter((day) => day >= beginDate && day <= endDate)
      .map((date) => ({ date }));
  },

  staggeredConfig(
    { calendar }: MuseumCore,
    { reservationDate }: InferOutput<typeof wireRequests.onDay>,
  ) {
    return { isSaleStaggered: flag(calendar.isStaggered(checkedDay(reservationDate))) };
  },

  slots(
    { calendar, clock, stock }: MuseumCore,
    { reservationDate }: InferOutput<typeof wireRequests.onDay>,
  ) {
    const day = checkedDay(reservationDate);
    if (!calendar.daysOnSale(clock.now()).includes(day)) return [];
    return calendar.slots(day).map(({ id, begin, end, isForGroups }) => ({
      id,
      reservationName: `${begin} 场`,
      reservationBeginTime: begin,
      reservationEndTime: end,
      surplusStockNum: stock.counts(id, 'ordinary').remaining,
      freeTicketSurplusStockNum: stock.counts(id, 'free').remaining,
      canReservationSanke: flag(!isForGroups),
    }));
  },

  /** @throws Refusal for a slot that is not one of the day's */
  ticketsOnSale(
    { calendar, clock, seed }: MuseumCore,
    request: InferOutput<typeof wireRequests.allowedSale>,
    language: Language,
  ) {
    const day = checkedDay(request.useDate);
    if (!calendar.daysOnSale(clock.now()).includes(day)) return [];
    const id = request.staggeredReservationDailyId;
    if (id !== '' && calendar.slot(id)?.day !== day)
      throw new Refusal('slotUnknown', { value: id });
    return seed.tickets.flatMap(kindsOnSale).map(({ ticket, kind }) => ({
      ticketId: ticket.id,
      ticketKindId: kind.id,
      ticketName: ticket.name[language],
      ticketKindName: kind.name[language],
      categoryName: ticket.category[language],
      salePrice: priceOf(ticket, kind) / 100,
      priceType: ticket.isFree ? 'free_ticket' : 'normal_ticket',
      isOpenPurchasing: flag(ticket.countsTowardsLimit),
      isStaggeredReservation: flag(ticket.isStaggered),
      isRealname: flag(ticket.isRealName),
      isAutoChoose: flag(ticket.choosesKindById),
      canCarryChildrenCount: ticket.maxChildren,
      ...(ticket.childTicketId === undefined ? {} : { childTicketId: ticket.childTicketId }),
      certificateTypeList: ticket.certificateTypes.map((code) => ({
        code,
        name: seed.certificateTypes[code]?.[language] ?? code,
      })),
    }));
  },

  /** @throws Refusal for an unknown ticket */
  ticketInfo({ seed }: MuseumCore, ticketId: string) {
    const ticket = seed.tickets.find(({ id }) => id === ticketId);
    if (ticket === undefined) throw new Refusal('ticketUnknown', { value: ticketId });
    return {
      ticketKindVOList: ticket.kinds.map((kind) => ({
        id: kind.id,
        needSpecialCertificate: flag(kind.needsSpecialCertificate),
        needTicketKindNotice: 'T',
        ticketKindLanguageConfigVOS: inBothLanguages((language) => ({
          ticketKindName: kind.name[language],
          ticketKindNotice: kind.notice[language],
        })),
      })),
      ticketLanguageConfigVOS: inBothLanguages((language) => ({
        ticketName: ticket.name[language],
        ticketDetail: ticket.detail[language],
      })),
    };
  },

  /** @throws Refusal for an unknown ticket, or what is no ID number */
  ticketKind(
    { seed, clock }: MuseumCore,
    { ticketId, idCardNo }: InferOutput<typeof wireRequests.ticketKind>,
  ) {
    const ticket = seed.tickets.find(({ id }) => id === ticketId);
    if (ticket === undefined) throw new Refusal('ticketUnknown', { value: ticketId });
    if (idCard.birthOf(idCardNo) === null) {
      throw new Refusal('idInvalid', { ticket: ticket.name });
    }
    return { id: kindById(ticket, idCardNo, museumTime.dayAt(clock.now())).id };
  },

  /** @throws Refusal for a type other than MOBILE */
  template(
    { seed, adjustment }: MuseumCore,
    { typeCode }: InferOutput<typeof wireRequests.template>,
    language: Language,
  ) {
    if (typeCode !== 'MOBILE') throw new Refusal('settingUnknown', { value: typeCode });
    const { template } = seed;
    return {
      bannerUrl: template.bannerUrl,
      isOpenNotice: flag(adjustment.showsNotice),
      countDown: 3,
      warmPrompt: template.warmPrompt[language],
      isOpenAd: 'T',
      adContent: template.adContent[language],
      notice: template.notice[language],
    };
  },

  /** @throws Refusal for an unknown setting */
  setting({ seed, adjustment }: MuseumCore, code: string) {
    const value = new Map([
      ['OFFLINE_FAST_VISITOR_LIMIT', String(seed.visitorLimit)],
      ['PRE_SALE_DAYS', String(seed.preSaleDays)],
      ['IS_CAN_REBOOK', flag(adjustment.allowsRebooking)],
      ...Object.entries(seed.config),
    ]).get(code);
    if (value === undefined) throw new Refusal('settingUnknown', { value: code });
    return { value };
  },

  payWays({ seed, adjustment }: MuseumCore, language: Language) {
    if (!adjustment.hasPayWays) return [];
    return seed.payWays.map(({ id, payTypeCode, name }) => ({
      id,
      payTypeCode,
      displayName: name[language],
      payWayName: name[language],
    }));
  },
};

/** A ticket of the seed that an order names; orders name no others. */
export function seedTicket({ seed }: MuseumCore, ticketId: string): SeedTicket {
  const ticket = seed.tickets.find(({ id }) => id === ticketId);
  if (ticket === undefined) throw new Error(`the seed has no ticket ${ticketId}`);
  return ticket;
}

/** What the sale list names of a ticket: each kind that an ID may lead to, the first kind alone of other tickets. */
function kindsOnSale(ticket: SeedTicket): { ticket: SeedTicket; kind: SeedKind }[] {
  const kinds = ticket.choosesKindById ? ticket.kinds : [ticket.kinds[0]];
  return kinds.map((kind) => ({ ticket, kind }));
}

function inBothLanguages<T extends object>(write: (language: Language) => T) {
  return (['zh', 'en'] as const).map((language) => ({
    languages: wireLanguages[language],
    ...write(language),
  }));
}

function checkedDay(day: string): string {
  if (!museumTime.isDay(day)) throw new Refusal('malformed', { value: day });
  return day;
}
