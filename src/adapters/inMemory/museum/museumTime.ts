const zoneOffset = 8 * 3_600_000;
const dayLength = 86_400_000;

const shifted = (instant: number): string => new Date(instant + zoneOffset).toISOString();
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/**
 * Dates as the museum's server reckons them: UTC+8 all year. Instants are epoch milliseconds, days `yyyy-MM-dd`, times
 * `HH:mm`.
 */
export const museumTime = {
  /** The calendar day at an instant. */
  dayAt: (instant: number): string => shifted(instant).slice(0, 10),

  /** `yyyy-MM-dd HH:mm:ss`, as the wire writes an instant. */
  dateTime: (instant: number): string => shifted(instant).slice(0, 19).replace('T', ' '),

  /** ISO text with milliseconds and the zone's offset. */
  iso: (instant: number): string => shifted(instant).replace('Z', '+08:00'),

  /** The instant of a wall-clock time on a day. */
  instantOf: (day: string, time: string): number => Date.parse(`${day}T${time}:00+08:00`),

  addDays: (day: string, days: number): string =>
    new Date(midnightUtc(day) + days * dayLength).toISOString().slice(0, 10),

  /** Whole days from one day to another; negative when `to` is earlier. */
  daysBetween: (from: string, to: string): number =>
    Math.round((midnightUtc(to) - midnightUtc(from)) / dayLength),

  /** Whether text is a day of the calendar. */
  isDay: (text: string): boolean => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
    const midnight = midnightUtc(text);
    return !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === text;
  },

  /** Reads ISO text; without an offset it is museum time. Null when it is no time. */
  parse: (text: string): number | null => {
    const withZone = /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text.replace(' ', 'T')}+08:00`;
    const instant = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00+08:00` : withZone);
    return Number.isNaN(instant) ? null : instant;
  },
};
