import { type BookingWindow, isBookable } from '../../domain/model/BookingWindow.ts';
import * as constants from '../../domain/model/constants.ts';
import { firstOfMonth } from '../../domain/model/MuseumCalendar.ts';
import { addDays, daysBetween, type MuseumDay } from '../../domain/model/MuseumDay.ts';

/**
 * What can be said of a day: `open` can be chosen; so can `unreported`, of which the museum's list of days with places
 * says nothing; `past` lies before today, `later` after the last day on sale.
 */
export type DayState = 'open' | 'unreported' | 'past' | 'later';

/** The first and the last day of the six months that the calendar shows, today's month and the five after it (§9). */
export function calendarRange(today: MuseumDay): {
  readonly first: MuseumDay;
  readonly last: MuseumDay;
} {
  return {
    first: firstOfMonth(today),
    last: addDays(firstOfMonth(today, constants.calendarMonths), -1),
  };
}

/** The state of a day: today to the window's last day can be chosen (HOME-04). */
export function dayState(bookingWindow: BookingWindow, day: MuseumDay): DayState {
  const { today, standbyDays } = bookingWindow;
  if (!isBookable(bookingWindow, day)) return day < today ? 'past' : 'later';
  // The museum's list begins with the third day (§7).
  const isListed = standbyDays === null || daysBetween(today, day) < 2 || standbyDays.includes(day);
  return isListed ? 'open' : 'unreported';
}
