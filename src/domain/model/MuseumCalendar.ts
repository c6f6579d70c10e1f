import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import {
  dayAt,
  type Instant,
  type MuseumDay,
  museumDay,
  secondsAt,
  secondsOfDay,
  type TimeZone,
} from './MuseumDay.ts';

// The one file that knows dayjs. The first screen does without it, so that a phone has 4 kB less to load before a slot
// can be tapped; dayjs's own zones are not used, for they pass through the phone's zone and are an hour off where that
// one skips an hour.
dayjs.extend(utc);

const atMidnight = (day: MuseumDay): Dayjs => dayjs.utc(`${day}T00:00:00Z`);

/** The first day of the month so many months after the day's own month. */
export function firstOfMonth(day: MuseumDay, monthsLater = 0): MuseumDay {
  return dayAt(atMidnight(day).startOf('month').add(monthsLater, 'month').valueOf(), 'UTC');
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
  const wall = atMidnight(day).add(seconds, 'second').valueOf();
  // The zone's offset is that of an instant, which is not known yet: the second guess has it from the first.
  const before = (instant: Instant) => shownAt(instant, zone) - instant;
  return wall - before(wall - before(wall));
}

/** What the museum's clock shows at an instant, written down as an instant of UTC; to the second. */
function shownAt(instant: Instant, zone: TimeZone): Instant {
  return atMidnight(dayAt(instant, zone)).add(secondsAt(instant, zone), 'second').valueOf();
}
