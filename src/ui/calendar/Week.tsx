import type { CalendarDate } from '@internationalized/date';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { BookingWindow } from '../../domain/model/BookingWindow.ts';
import { useTexts } from '../i18n/Texts.ts';
import { museumDayOf } from './calendarDate.ts';
import { dayState } from './calendarDays.ts';
import { calendarDayText } from './calendarText.ts';
import { DayCell } from './DayCell.tsx';

/** A week of the grid: the days of the month on show, and blanks for the days of its neighbours. */
export function Week({
  calendar,
  week,
  bookingWindow,
  onSay,
}: {
  calendar: CalendarState;
  week: readonly CalendarDate[];
  bookingWindow: BookingWindow;
  /** What is to be said of a press; empty where there is nothing. */
  onSay: (text: string) => void;
}) {
  const { LL, language } = useTexts();
  const shown = week.filter(({ month }) => month === calendar.visibleRange.start.month);
  const cellOf = (date: CalendarDate) => {
    const day = museumDayOf(date);
    const state = dayState(bookingWindow, day);
    const isToday = day === bookingWindow.today;
    const take = () => {
      if (!calendar.isCellUnavailable(date)) calendar.selectDate(date);
      onSay(state === 'open' ? '' : calendarDayText(LL, language, { day, state, isToday: false }));
    };
    return (
      <DayCell
        key={day}
        calendar={calendar}
        date={date}
        week={shown}
        state={state}
        label={calendarDayText(LL, language, { day, state, isToday })}
        isToday={isToday}
        onTake={take}
      />
    );
  };
  return (
    <tr>
      {week.map((date) => (shown.includes(date) ? cellOf(date) : <td key={date.toString()} />))}
    </tr>
  );
}
