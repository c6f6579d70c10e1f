import { GregorianCalendar } from '@internationalized/date';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { type BookingWindow, isBookable } from '../../domain/model/BookingWindow.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { calendarDateOf, museumDayOf } from './calendarDate.ts';
import { calendarRange } from './calendarDays.ts';

const createCalendar = () => new GregorianCalendar();

/**
 * Days, months, bounds and focus by react-aria's calendar state. Of its package only that is used: its presses write a
 * style sheet into the page, which the content security policy forbids, its announcements lie outside the open dialog,
 * where nobody hears them, and its words are formatted in the phone's zone by what Safari 14.0 does not have.
 */
export function useVisitDays({
  bookingWindow,
  chosen,
  onPick,
}: {
  bookingWindow: BookingWindow;
  chosen: MuseumDay | undefined;
  onPick: (day: MuseumDay) => void;
}): CalendarState {
  const { first, last } = calendarRange(bookingWindow.today);
  return useCalendarState({
    // Nothing is said in it: it would decide which calendar and which first day of the week, and both are given.
    locale: 'en-GB',
    createCalendar,
    firstDayOfWeek: 'sun',
    minValue: calendarDateOf(first),
    maxValue: calendarDateOf(last),
    // No bound: a day that can't be booked is reached by key all the same, and says why.
    isDateUnavailable: (date) => !isBookable(bookingWindow, museumDayOf(date)),
    value: chosen === undefined ? null : calendarDateOf(chosen),
    onChange: (date) => onPick(museumDayOf(date)),
    defaultFocusedValue: calendarDateOf(chosen ?? bookingWindow.today),
    autoFocus: true,
  });
}
