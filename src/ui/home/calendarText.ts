import type { Language } from '../../domain/model/Language.ts';
import { type MuseumDay, partsOf } from '../../domain/model/MuseumDay.ts';
import { dayOfMonthText, weekdayText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import type { CalendarDay, CalendarMonth } from './calendarMonths.ts';

/** A day in full, whatever today is: `Sat 28 Nov 2026`, `2026年11月28日 周六`. */
export function fullDayText(day: MuseumDay, language: Language): string {
  const { year } = partsOf(day);
  const [weekday, date] = [weekdayText(day, language), dayOfMonthText(day, language)];
  return language === 'English' ? `${weekday} ${date} ${year}` : `${year}年${date} ${weekday}`;
}

/** The name of a calendar's day for screen readers: the full date and its state (O-116). */
export function calendarDayText(
  LL: TranslationFunctions,
  language: Language,
  { day, state }: CalendarDay,
  isToday: boolean,
): string {
  const states = {
    open: LL.home.calendarOpen,
    unreported: LL.home.calendarUnreported,
    outside: LL.home.calendarOutside,
  };
  const named = { date: fullDayText(day, language), state: states[state]() };
  return isToday ? LL.home.calendarToday(named) : LL.home.calendarDay(named);
}

/** A month's heading: `November 2026`, `2026年11月`. */
export function calendarMonthText(LL: TranslationFunctions, { first }: CalendarMonth): string {
  const { year, month } = partsOf(first);
  const { home } = LL;
  const names = [
    ...[home.january, home.february, home.march, home.april, home.may, home.june],
    ...[home.july, home.august, home.september, home.october, home.november, home.december],
  ];
  return home.calendarMonth({ year, month: names[month - 1]?.() ?? '' });
}

/** The heads of the calendar's columns, from Sunday on, each with a key of its own. */
export function weekdayHeads({
  home,
}: TranslationFunctions): readonly (readonly [string, string])[] {
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = home;
  const heads = { sunday, monday, tuesday, wednesday, thursday, friday, saturday };
  return Object.entries(heads).map(([key, name]) => [key, name()]);
}
