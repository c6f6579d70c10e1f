import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

// The one file that knows dayjs: every other file speaks of museum days and instants.
dayjs.extend(utc);

declare const dayBrand: unique symbol;

/** A calendar day at the museum, `yyyy-MM-dd`, whatever the phone's zone (R13). Sorts as text. */
export type MuseumDay = string & { readonly [dayBrand]: true };

/** An instant in milliseconds since 1970-01-01T00:00Z. */
export type Instant = number;

/** An IANA time zone name, by configuration `Asia/Shanghai` (R13). */
export type TimeZone = string;

/** A day of the week, Sunday 0 to Saturday 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const asDay = (text: string): MuseumDay => text as MuseumDay;
const atNoon = (day: MuseumDay): Dayjs => dayjs.utc(`${day}T12:00:00Z`);

const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

const clockOf = (zone: TimeZone): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
};

/**
 * What the museum's clock shows at an instant, written down as a time of UTC. dayjs's own zones pass through the
 * phone's zone on the way and are an hour off where that one skips an hour.
 */
const wallClockAt = (instant: Instant, zone: TimeZone): Dayjs => {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2) =>
    (parts.find((each) => each.type === type)?.value ?? '').padStart(length, '0');
  const day = `${part('year', 4)}-${part('month')}-${part('day')}`;
  return dayjs.utc(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
};

/** Reads `yyyy-MM-dd`; null unless it names a day that exists. */
export function museumDay(text: string): MuseumDay | null {
  if (!dayPattern.test(text)) return null;
  return dayjs.utc(`${text}T12:00:00Z`).format('YYYY-MM-DD') === text ? asDay(text) : null;
}

/** The museum's calendar day at an instant. */
export function dayAt(instant: Instant, zone: TimeZone): MuseumDay {
  return asDay(wallClockAt(instant, zone).format('YYYY-MM-DD'));
}

/** The day so many days later (or earlier, negative); calendar arithmetic, no clock change can shift it. */
export function addDays(day: MuseumDay, days: number): MuseumDay {
  return asDay(atNoon(day).add(days, 'day').format('YYYY-MM-DD'));
}

/** The first day of the month so many months after the day's own month. */
export function firstOfMonth(day: MuseumDay, monthsLater = 0): MuseumDay {
  return asDay(atNoon(day).startOf('month').add(monthsLater, 'month').format('YYYY-MM-DD'));
}

/** How many days lie between two days; negative when `to` is earlier. */
export function daysBetween(from: MuseumDay, to: MuseumDay): number {
  return atNoon(to).diff(atNoon(from), 'day');
}

/** The day's weekday. */
export function weekdayOf(day: MuseumDay): Weekday {
  return atNoon(day).day();
}

/** Year, month (1 to 12) and day of the month, for formatting. */
export function partsOf(day: MuseumDay): { year: number; month: number; dayOfMonth: number } {
  const at = atNoon(day);
  return { year: at.year(), month: at.month() + 1, dayOfMonth: at.date() };
}

const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** Seconds from midnight of a wall-clock time `H:mm`, `HH:mm` or `HH:mm:ss`; null when it is none (§3 sort key). */
export function secondsOfDay(time: string): number | null {
  const match = timePattern.exec(time.trim());
  if (match === null) return null;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hours > 24 || minutes > 59 || seconds > 59) return null;
  return hours * 3600 + minutes * 60 + seconds;
}

/** Seconds from the museum's midnight at an instant. */
export function secondsAt(instant: Instant, zone: TimeZone): number {
  const at = wallClockAt(instant, zone);
  return at.hour() * 3600 + at.minute() * 60 + at.second();
}

/**
 * The instant of a museum wall-clock text `yyyy-MM-dd HH:mm[:ss]` (§3 crtTime); null when it is none. Never read by the
 * engine's own parser, which Safari refuses (field case O-039).
 */
export function instantOf(text: string, zone: TimeZone): Instant | null {
  const [dayText = '', timeText = '00:00', ...rest] = text.trim().split(/[ T]/);
  const day = museumDay(dayText);
  const seconds = secondsOfDay(timeText);
  if (day === null || seconds === null || rest.length > 0) return null;
  const wall = dayjs.utc(`${day}T00:00:00Z`).add(seconds, 'second').valueOf();
  // The zone's offset is that of an instant, which is not known yet: the second guess has it from the first.
  const before = (instant: Instant) => wallClockAt(instant, zone).valueOf() - instant;
  return wall - before(wall - before(wall));
}
