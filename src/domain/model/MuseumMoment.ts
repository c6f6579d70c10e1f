import { wallOf } from './instantOf.ts';
import {
  dayAt,
  type Instant,
  type MuseumDay,
  museumDay,
  secondsAt,
  secondsOfDay,
  type TimeZone,
} from './MuseumDay.ts';

/** A minute on the museum's calendar and clock. */
export interface MuseumMoment {
  readonly day: MuseumDay;
  /** `HH:mm`. */
  readonly time: string;
}

// Day and time, `-` or `/` and a blank or `T` between, fractions of a second, and an offset in any of its spellings.
const pattern =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(Z|[+-]\d{2}:?\d{2})?$/i;

const minuteMs = 60_000;
const longestOffsetMinutes = 14 * 60;

const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

/** What calendar and clock show in a zone at an instant. */
export function momentAt(instant: Instant, zone: TimeZone): MuseumMoment {
  const minutes = Math.floor(secondsAt(instant, zone) / 60);
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return { day: dayAt(instant, zone), time };
}

/**
 * Reads a time that the museum sent (§3 crtTime), in any usual spelling: without an offset it is the museum's own wall
 * clock, with one it is turned to that. Never read by the engine's parser, of which there are as many as engines
 * (O-039), and never through the phone's zone (R13). Null when the text names no time that exists, or
 * one with an offset while nobody said which zone is the museum's.
 */
export function momentOf(text: string, zone: TimeZone | null): MuseumMoment | null {
  const [, year = '', month = '', dayOfMonth = '', time = '', offset] =
    pattern.exec(text.trim()) ?? [];
  const day = museumDay(`${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`);
  const seconds = secondsOfDay(time);
  if (day === null || seconds === null) return null;
  const wall = wallOf(day, seconds);
  if (offset === undefined) return momentAt(wall, 'UTC');
  const minutes = minutesOf(offset);
  return minutes === null || zone === null ? null : momentAt(wall - minutes * minuteMs, zone);
}

/** The minutes that an offset is ahead of UTC: `Z`, `+08:00`, `+0800`; null where no clock is that far off. */
function minutesOf(offset: string): number | null {
  if (/^z$/i.test(offset)) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  if (minutes > longestOffsetMinutes || Number(offset.slice(-2)) > 59) return null;
  return offset.startsWith('-') ? -minutes : minutes;
}
