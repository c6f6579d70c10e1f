import { CalendarDate } from '@internationalized/date';
import { type MuseumDay, museumDay, partsOf } from '../../domain/model/MuseumDay.ts';

/** A museum day as the calendar's library writes it: year, month and day, without a time or a zone (O-043). */
export function calendarDateOf(day: MuseumDay): CalendarDate {
  const { year, month, dayOfMonth } = partsOf(day);
  return new CalendarDate(year, month, dayOfMonth);
}

/**
 * The museum day of a date of the calendar's library, by its year, month and day alone.
 *
 * @throws RangeError where that names no day of the museum’s
 */
export function museumDayOf({
  year,
  month,
  day,
}: Pick<CalendarDate, 'year' | 'month' | 'day'>): MuseumDay {
  const text = new CalendarDate(year, month, day).toString();
  const found = museumDay(text);
  if (found === null) throw new RangeError(`no museum day: ${text}`);
  return found;
}
