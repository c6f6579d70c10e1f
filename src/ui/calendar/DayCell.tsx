import type { CalendarDate } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';
import { joinClasses } from '../components/joinClasses.ts';
import type { DayState } from './calendarDays.ts';
import { moveByKey } from './moveByKey.ts';
import { useFocusWhile } from './useFocusWhile.ts';
import styles from './VisitMonths.module.css';

/** A day of the grid. One that can't be chosen can be reached all the same, and says why. */
export function DayCell({
  calendar,
  date,
  week,
  state,
  label,
  isToday,
  onTake,
}: {
  calendar: CalendarState;
  date: CalendarDate;
  /** The days of its week that its month shows. */
  week: readonly CalendarDate[];
  state: DayState;
  /** The full date and its state. */
  label: string;
  isToday: boolean;
  /** Asked by a tap, Enter and the space bar, whether or not it can be chosen. */
  onTake: () => void;
}) {
  const ref = useFocusWhile<HTMLTableCellElement>(calendar.isCellFocused(date));
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const takes = event.key === 'Enter' || event.key === ' ';
    if (takes) onTake();
    if (takes || moveByKey(event.key, { calendar, week })) event.preventDefault();
  };
  const isChosen = calendar.isSelected(date);
  return (
    <td
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the ARIA date-picker dialog’s grid
      role="gridcell"
      className={styles['cell']}
      tabIndex={date.compare(calendar.focusedDate) === 0 ? 0 : -1}
      aria-label={label}
      aria-selected={isChosen}
      aria-disabled={calendar.isCellUnavailable(date) || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={onTake}
      onKeyDown={press}
      onFocus={() => calendar.setFocusedDate(date)}
    >
      <span
        className={joinClasses(
          styles['day'],
          styles[state],
          isToday && styles['today'],
          isChosen && styles['chosen'],
        )}
      >
        {date.day}
      </span>
    </td>
  );
}
