import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dayAt, type MuseumDay } from './MuseumDay.ts';

// The one file that knows dayjs. The way to a ticket does without it unless a calendar is opened, so that a phone has
// 4 kB less to load; dayjs's own zones are not used, for they pass through the phone's zone and are an hour off where
// that one skips an hour.
dayjs.extend(utc);

const atMidnight = (day: MuseumDay): Dayjs => dayjs.utc(`${day}T00:00:00Z`);

/** The first day of the month so many months after the day's own month. */
export function firstOfMonth(day: MuseumDay, monthsLater = 0): MuseumDay {
  return dayAt(atMidnight(day).startOf('month').add(monthsLater, 'month').valueOf(), 'UTC');
}
