import { type BookingWindow, isBookable } from '../../domain/model/BookingWindow.ts';
import {
  addDays,
  daysBetween,
  firstOfMonth,
  type MuseumDay,
  weekdayOf,
} from '../../domain/model/MuseumDay.ts';

/** How many months the calendar shows, this one included (§9). */
const calendarMonthCount = 6;

/**
 * A day of the calendar: `open` can be chosen; so can `unreported`, of which the museum's list of days with places says
 * nothing; `outside` lies before today or after the last day.
 */
export interface CalendarDay {
  readonly day: MuseumDay;
  readonly state: 'open' | 'unreported' | 'outside';
}

/** A month of the calendar. */
export interface CalendarMonth {
  readonly first: MuseumDay;
  /** How many places of the first week, from Sunday on, lie before the first day. */
  readonly blanks: number;
  readonly days: readonly CalendarDay[];
}

/** The six months that the calendar shows (§2): from today's month on, today to the window's last day to be chosen. */
export function calendarMonths(window: BookingWindow): readonly CalendarMonth[] {
  return Array.from({ length: calendarMonthCount }, (_, later) => {
    const first = firstOfMonth(window.today, later);
    const length = daysBetween(first, firstOfMonth(window.today, later + 1));
    const days = Array.from({ length }, (_day, index) =>
      calendarDay(window, addDays(first, index)),
    );
    return { first, blanks: weekdayOf(first), days };
  });
}

function calendarDay(window: BookingWindow, day: MuseumDay): CalendarDay {
  if (!isBookable(window, day)) return { day, state: 'outside' };
  // The museum's list begins with the third day (§7).
  const isListed =
    window.standbyDays === null ||
    daysBetween(window.today, day) < 2 ||
    window.standbyDays.includes(day);
  return { day, state: isListed ? 'open' : 'unreported' };
}
