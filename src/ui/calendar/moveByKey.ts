import type { CalendarDate } from '@internationalized/date';
import type { CalendarState } from 'react-stately/useCalendarState';

/** What a key may move from: the calendar, and the days of the focused day's week that its month shows. */
interface Place {
  readonly calendar: CalendarState;
  readonly week: readonly CalendarDate[];
}

const moves: Readonly<Record<string, (place: Place) => void>> = {
  ArrowLeft: ({ calendar }) => calendar.focusPreviousDay(),
  ArrowRight: ({ calendar }) => calendar.focusNextDay(),
  ArrowUp: ({ calendar }) => calendar.focusPreviousRow(),
  ArrowDown: ({ calendar }) => calendar.focusNextRow(),
  PageUp: ({ calendar }) => calendar.focusPreviousSection(),
  PageDown: ({ calendar }) => calendar.focusNextSection(),
  Home: ({ calendar, week }) => focusOn(calendar, week[0]),
  End: ({ calendar, week }) => focusOn(calendar, week[week.length - 1]),
};

/**
 * Moves the calendar's focus as the ARIA date-picker dialog does (Q-A11Y-3): by days, weeks and months, and to the ends
 * of the week. Not by years: there are six months.
 *
 * @returns whether the key is one of these
 */
export function moveByKey(key: string, place: Place): boolean {
  const move = moves[key];
  move?.(place);
  return move !== undefined;
}

function focusOn(calendar: CalendarState, date: CalendarDate | undefined): void {
  if (date !== undefined) calendar.setFocusedDate(date);
}
