import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { RebookableTicket } from '../../domain/model/Rebooking.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import { dayText, timeRangeText } from '../format.ts';
import type { Texts } from '../i18n/loadFirstTexts.ts';

/** A day and its slot: `Sat 28 Nov, 09:00–10:00`; all day without a slot. */
export function timeText(
  time: { readonly day: MuseumDay; readonly begin: string; readonly end: string },
  today: MuseumDay,
  { LL, language }: Texts,
): string {
  const range = timeRangeText(time.begin, time.end) || LL.afterSale.rebooking.anyTime();
  return `${dayText(time.day, today, language)} ${range}`;
}

/** When a ticket is for, as far as it is known. */
export function ticketTimeText(
  { day, begin, end }: Pick<RebookableTicket, 'day' | 'begin' | 'end'>,
  today: MuseumDay,
  texts: Texts,
): string {
  if (day === null) return texts.LL.afterSale.rebooking.noDay();
  return timeText({ day, begin, end }, today, texts);
}

/** The times that tickets have now, each once; with how many tickets where there are several. */
export function oldTimesText(
  tickets: readonly RebookableTicket[],
  today: MuseumDay,
  texts: Texts,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const ticket of tickets) {
    const times = ticketTimeText(ticket, today, texts);
    counts.set(times, (counts.get(times) ?? 0) + 1);
  }
  const several = texts.LL.afterSale.rebooking.severalTimes;
  return counts.size === 1
    ? [...counts.keys()]
    : [...counts].map(([times, count]) => several({ times, count }));
}

/** The ticket's name with its kind's; its number where the museum told neither (Q-BAD-3). */
export function ticketName({ ticketName, ticketKindName, ticketNo }: RebookableTicket): string {
  return fullName({ name: ticketName, kindName: ticketKindName }) || ticketNo;
}
