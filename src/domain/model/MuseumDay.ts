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

/** Whether a text names a time zone that this engine knows. */
export function isTimeZone(name: string): boolean {
  if (steadyZones.has(name)) return true;
  try {
    // Kept for the first day that is asked for: a phone takes long to make one.
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

interface WallClock {
  readonly day: MuseumDay;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Zones whose clocks are not changed, from an instant on: how far they are ahead of UTC. A slow phone needs a tenth of a
 * second to learn of all zones from its browser. China changed its clocks last in September 1991; day 8,035 began 1992.
 */
const steadyZones: ReadonlyMap<TimeZone, { readonly ahead: number; readonly since: Instant }> =
  new Map([
    ['UTC', { ahead: 0, since: Number.NEGATIVE_INFINITY }],
    ['Asia/Shanghai', { ahead: 8 * 3_600_000, since: 8_035 * dayMs }],
  ]);

/** What the museum's clock shows at an instant. */
const wallClockAt = (instant: Instant, zone: TimeZone): WallClock => {
  const steady = steadyZones.get(zone);
  return steady !== undefined && instant >= steady.since
    ? clockAhead(instant + steady.ahead)
    : clockByBrowser(instant, zone);
};

const clockAhead = (milliseconds: number): WallClock => {
  const number = Math.floor(milliseconds / dayMs);
  const seconds = Math.floor((milliseconds - number * dayMs) / 1_000);
  return {
    day: dayOf(number),
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
};

const clockByBrowser = (instant: Instant, zone: TimeZone): WallClock => {
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

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

/** The day of a number: {@link numberOf} the other way round. */
const dayOf = (number: number): MuseumDay => {
  const sinceEras = number + 719_468;
  const era = Math.floor(sinceEras / 146_097);
  const dayOfEra = sinceEras - era * 146_097;
  // Leap days at the ends of 4, 100 and 400 years are taken out, so that all years are of 365.
  const leapDays =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthsFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthsFromMarch + 2) / 5) + 1;
  const month = monthsFromMarch < 10 ? monthsFromMarch + 3 : monthsFromMarch - 9;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  return asDay(`${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`);
};

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
