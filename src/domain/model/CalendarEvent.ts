import type { OrderNo, TicketNo } from './Identifiers.ts';
import { instantOf } from './instantOf.ts';
import { markOf } from './Mark.ts';
import { addDays, dayAt, type Instant, type MuseumDay, type TimeZone } from './MuseumDay.ts';

/** A visit, as a calendar shows it. */
export interface CalendarEvent {
  /** The same for the same ticket whenever it is added, so that a calendar changes its entry and makes no second one. */
  readonly uid: string;
  readonly day: MuseumDay;
  /** `HH:mm` at the museum; empty for the whole day. */
  readonly begin: string;
  /** `HH:mm` at the museum; empty when unknown. */
  readonly end: string;
  readonly title: string;
  /** Where it is: the museum's name. */
  readonly place: string;
  /** What to know of it; lines are parted by `\n`. */
  readonly notes: string;
}

/**
 * What a ticket's visit is known by in a calendar. It names neither the ticket nor its order: calendars are shared, and
 * both open doors.
 *
 * @param place which of the order's tickets it is, for one that has no number yet
 */
export function eventUid(order: OrderNo, ticket: TicketNo | null, place: number): string {
  const key = ticket ?? `${order}/${place}`;
  return `${markOf(key)}-${markOf(`visit ${key}`)}@timed-entry`;
}

/**
 * A calendar file (RFC 5545) with one visit. Times are written in UTC, so that no calendar need know the museum's zone;
 * a visit without a slot, or with one that is no time, takes its whole day.
 *
 * @param zone the museum's
 * @param now when the file is made
 */
export function calendarFile(event: CalendarEvent, zone: TimeZone, now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//timed-entry//visit//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcText(now)}`,
    ...when(event, zone),
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.notes)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function when({ day, begin, end }: CalendarEvent, zone: TimeZone): readonly string[] {
  const from = begin === '' ? null : instantOf(`${day} ${begin}`, zone);
  if (from === null) {
    // The end of a whole day is the day after, which is not part of it any more.
    return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`];
  }
  const until = end === '' ? null : endOf(day, end, zone);
  const start = `DTSTART:${utcText(from)}`;
  return until === null || until <= from ? [start] : [start, `DTEND:${utcText(until)}`];
}

/** A slot may end with its day, at 24:00, which is the next day's midnight. */
function endOf(day: MuseumDay, end: string, zone: TimeZone): Instant | null {
  return /^24:00/.test(end)
    ? instantOf(`${addDays(day, 1)} 00:00`, zone)
    : instantOf(`${day} ${end}`, zone);
}

const digits = (text: string): string => text.replace(/[-:]/g, '');

/** `20261201T010000Z` */
function utcText(instant: Instant): string {
  const seconds = Math.floor(instant / 1000);
  const ofDay = ((seconds % 86_400) + 86_400) % 86_400;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const time = [ofDay / 3600, (ofDay / 60) % 60, ofDay % 60].map(two).join('');
  return `${digits(dayAt(instant, 'UTC'))}T${time}Z`;
}

/** Text as a calendar file has it (RFC 5545 §3.3.11); what no text may hold, such as a bell, is left out. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');
}

/** Lines longer than 75 octets go on in the next, after a space; no character is torn apart (RFC 5545 §3.1). */
function folded(line: string): string {
  let text = '';
  let room = 75;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      text += '\r\n ';
      room = 74;
    }
    text += character;
    room -= octets;
  }
  return text;
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
