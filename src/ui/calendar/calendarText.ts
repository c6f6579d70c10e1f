import type { Language } from '../../domain/model/Language.ts';
import { type MuseumDay, partsOf } from '../../domain/model/MuseumDay.ts';
import { dayOfMonthText, weekdayText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import type { DayState } from './calendarDays.ts';

/** A day in full, whatever today is: `Sat 28 Nov 2026`, `2026年11月28日 周六`. */
export function fullDayText(day: MuseumDay, language: Language): string {
  const { year } = partsOf(day);
  const [weekday, date] = [weekdayText(day, language), dayOfMonthText(day, language)];
  return language === 'English' ? `${weekday} ${date} ${year}` : `${year}年${date} ${weekday}`;
}

/** The name of a calendar's day: the full date and its state in words (O-116). */
export function calendarDayText(
  LL: TranslationFunctions,
  language: Language,
  { day, state, isToday }: { day: MuseumDay; state: DayState; isToday: boolean },
): string {
  const named = { date: fullDayText(day, language), state: LL.calendar.states[state]() };
  return isToday ? LL.calendar.today(named) : LL.calendar.day(named);
}

/** A month's heading: `November 2026`, `2026年11月`. */
export function monthText(LL: TranslationFunctions, day: MuseumDay): string {
  const { year, month } = partsOf(day);
  const { months } = LL.calendar;
  const names = [
    ...[months.january, months.february, months.march, months.april, months.may, months.june],
    ...[months.july, months.august, months.september, months.october, months.november],
    months.december,
  ];
  // Not `?.()`: an older engine gets it as `.call()`, which on a text is a text of that name, and empty.
  const name = names[month - 1];
  return LL.calendar.month({ year, month: name === undefined ? '' : name() });
}

/** The heads of the calendar's columns, from Sunday on, each with a key of its own. */
export function weekdayHeads(LL: TranslationFunctions): readonly (readonly [string, string])[] {
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = LL.calendar.weekdays;
  const heads = { sunday, monday, tuesday, wednesday, thursday, friday, saturday };
  return Object.entries(heads).map(([key, name]) => [key, name()]);
}
