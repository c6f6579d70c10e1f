import type { CalendarState } from 'react-stately/useCalendarState';
import type { BookingWindow } from '../../domain/model/BookingWindow.ts';
import { firstOfMonth } from '../../domain/model/MuseumCalendar.ts';
import { addDays } from '../../domain/model/MuseumDay.ts';
import { joinClasses } from '../components/joinClasses.ts';
import { useTexts } from '../i18n/Texts.ts';
import { museumDayOf } from './calendarDate.ts';
import { type DayState, dayState } from './calendarDays.ts';
import { fullDayText } from './calendarText.ts';
import styles from './VisitMonths.module.css';

/** What the marks of the month on show mean, and until when visits can be booked. */
export function MonthLegend({
  calendar,
  bookingWindow,
}: {
  calendar: CalendarState;
  bookingWindow: BookingWindow;
}) {
  const { LL, language } = useTexts();
  const states = statesOf(bookingWindow, calendar);
  const marks = (['open', 'unreported'] as const).filter((state) => states.has(state));
  return (
    <div className={styles['legend']}>
      {/* What a mark says, the day's own name says too. */}
      {marks.length > 0 && (
        <p className={styles['marks']} aria-hidden="true">
          {marks.map((state) => (
            <span key={state} className={styles['mark']}>
              <span className={joinClasses(styles['sample'], styles[state])} />
              {LL.calendar.states[state]()}
            </span>
          ))}
        </p>
      )}
      <p>{LL.calendar.until({ date: fullDayText(bookingWindow.lastDay, language) })}</p>
    </div>
  );
}

function statesOf(bookingWindow: BookingWindow, calendar: CalendarState): ReadonlySet<DayState> {
  const first = museumDayOf(calendar.visibleRange.start);
  const next = firstOfMonth(first, 1);
  const states = new Set<DayState>();
  for (let day = first; day < next; day = addDays(day, 1)) states.add(dayState(bookingWindow, day));
  return states;
}
