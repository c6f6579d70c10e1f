import {
  dayAt,
  daysBetween,
  type Instant,
  type MuseumDay,
  museumDay,
  secondsAt,
  secondsOfDay,
  type TimeZone,
} from './MuseumDay.ts';

const dayMs = 86_400_000;
const firstDay = dayAt(0, 'UTC');

/** What a day and its seconds are on a wall clock, written down as an instant of UTC. */
export const wallOf = (day: MuseumDay, seconds: number): Instant =>
  daysBetween(firstDay, day) * dayMs + seconds * 1_000;

/**
 * The instant of a museum wall-clock text `yyyy-MM-dd HH:mm[:ss]` (§3 crtTime); null when it is none. Never read by the
 * engine's own parser, which Safari refuses (field case O-039).
 */
export function instantOf(text: string, zone: TimeZone): Instant | null {
  const [dayText = '', timeText = '00:00', ...rest] = text.trim().split(/[ T]/);
  const day = museumDay(dayText);
  const seconds = secondsOfDay(timeText);
  if (day === null || seconds === null || rest.length > 0) return null;
  const wall = wallOf(day, seconds);
  // The zone's offset is that of an instant, which is not known yet: the second guess has it from the first.
  const before = (instant: Instant) => shownAt(instant, zone) - instant;
  return wall - before(wall - before(wall));
}

/** What the museum's clock shows at an instant, written down as an instant of UTC; to the second. */
function shownAt(instant: Instant, zone: TimeZone): Instant {
  return wallOf(dayAt(instant, zone), secondsAt(instant, zone));
}
