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

const dayMs = 86_400_000;

const asDay = (text: string): MuseumDay => text as MuseumDay;

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

/** What the museum's clock shows at an instant. */
const wallClockAt = (
  instant: Instant,
  zone: TimeZone,
): { day: MuseumDay; hours: number; minutes: number; seconds: number } => {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2) =>
    (parts.find((each) => each.type === type)?.value ?? '').padStart(length, '0');
  return {
    day: asDay(`${part('year', 4)}-${part('month')}-${part('day')}`),
    hours: Number(part('hour')),
    minutes: Number(part('minute')),
    seconds: Number(part('second')),
  };
};

/** Year, month (1 to 12) and day of the month, for formatting. */
export function partsOf(day: MuseumDay): { year: number; month: number; dayOfMonth: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return { year, month, dayOfMonth };
}

/**
 * A day's number, from 1970-01-01 on: calendar arithmetic, which no clock change can shift. Years begin in March here, so
 * that a leap day is the last of its year, and come in eras of 400, which are all of one length.
 */
const numberOf = (day: MuseumDay): number => {
  const { year, month, dayOfMonth } = partsOf(day);
  const marchYear = month > 2 ? year : year - 1;
  const monthsFromMarch = month > 2 ? month - 3 : month + 9;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * monthsFromMarch + 2) / 5) + dayOfMonth - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468;
};
const dayOf = (number: number): MuseumDay => dayAt(number * dayMs, 'UTC');

/** Reads `yyyy-MM-dd`; null unless it names a day that exists. */
export function museumDay(text: string): MuseumDay | null {
  if (!dayPattern.test(text)) return null;
  return dayOf(numberOf(asDay(text))) === text ? asDay(text) : null;
}

/** The museum's calendar day at an instant. */
export function dayAt(instant: Instant, zone: TimeZone): MuseumDay {
  return wallClockAt(instant, zone).day;
}

/** The day so many days later (or earlier, negative). */
export function addDays(day: MuseumDay, days: number): MuseumDay {
  return dayOf(numberOf(day) + days);
}

/** How many days lie between two days; negative when `to` is earlier. */
export function daysBetween(from: MuseumDay, to: MuseumDay): number {
  return numberOf(to) - numberOf(from);
}

/** The day's weekday. */
export function weekdayOf(day: MuseumDay): Weekday {
  // The first day of 1970 was a Thursday; days before it count backwards.
  return ((((numberOf(day) + 4) % 7) + 7) % 7) as Weekday;
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
  const { hours, minutes, seconds } = wallClockAt(instant, zone);
  return hours * 3600 + minutes * 60 + seconds;
}
