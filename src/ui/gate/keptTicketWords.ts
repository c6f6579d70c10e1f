import { type CalendarEvent, eventUid } from '../../domain/model/CalendarEvent.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderTicket } from '../../domain/model/Order.ts';
import { groupedCode } from '../../domain/model/ScannableCode.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import type { TicketFace } from '../../ports/TicketPictures.ts';
import { dayText, timeRangeText } from '../format.ts';
import type { Texts } from '../i18n/loadFirstTexts.ts';

/** A ticket with a code to show, and what there is to know of it beside. */
export interface KeptTicket {
  readonly orderNo: OrderNo;
  readonly ticket: OrderTicket;
  /** Which of the order's tickets it is, from 1. */
  readonly number: number;
  readonly code: string;
  readonly today: MuseumDay;
}

/** The same ticket in words of one language. */
export interface KeptTicketWords {
  readonly face: TicketFace;
  /** Null for a ticket without a day. */
  readonly event: CalendarEvent | null;
  /** Day and slot on one line. */
  readonly when: string;
  /** What its files are called, without ending: it says which visit, and nothing that opens a door. */
  readonly fileName: string;
}

/** Says a ticket in words: what is drawn, put in a calendar and written on files. */
export function keptTicketWords(
  { orderNo, ticket, number, code, today }: KeptTicket,
  { LL, language }: Pick<Texts, 'LL' | 'language'>,
  name: { readonly zh: string; readonly en: string },
): KeptTicketWords {
  const museum = museumName(name, language);
  const day = ticket.day === null ? LL.orders.noDay() : dayText(ticket.day, today, language);
  const slot = timeRangeText(ticket.begin, ticket.end) || LL.orders.anyTime();
  const named = fullName({ name: ticket.ticketName, kindName: ticket.ticketKindName });
  return {
    face: {
      code,
      codeText: groupedCode(code),
      codeLabel: ticket.pickUpCode === null ? LL.orders.ticketNo() : LL.orders.code(),
      museum,
      ticket: named,
      day,
      slot,
      visitor: ticket.maskedName,
      orderNo: `${LL.orders.orderNo()} ${orderNo}`,
    },
    event:
      ticket.day === null
        ? null
        : {
            uid: eventUid(orderNo, ticket.ticketNo, number),
            day: ticket.day,
            begin: ticket.begin,
            end: ticket.end,
            title: LL.orders.gate.eventTitle({ museum }),
            place: museum,
            notes: LL.orders.gate.eventNotes({ ticket: named }),
          },
    when: `${day} ${slot}`,
    fileName: ['ticket', ticket.day, String(number)].filter((part) => part !== null).join('-'),
  };
}

function museumName(
  name: { readonly zh: string; readonly en: string },
  language: Language,
): string {
  return language === 'English' ? name.en : name.zh;
}
