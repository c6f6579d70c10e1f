import type { Language } from '../domain/model/Language.ts';
import { type Money, yuanText } from '../domain/model/Money.ts';
import { type MuseumDay, partsOf, weekdayOf } from '../domain/model/MuseumDay.ts';

const weekdays: Record<Language, readonly string[]> = {
  Simplified_Chinese: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  English: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

/** Money as it is shown everywhere: `¥60.00`; an unknown amount is said to be unknown, with a dash. */
export function moneyText(amount: Money | null): string {
  if (amount === null) return '—';
  return amount < 0 ? `-¥${yuanText(amount).slice(1)}` : `¥${yuanText(amount)}`;
}

/** The short name of a day's weekday: `Sat`, `周六`. */
export function weekdayText(day: MuseumDay, language: Language): string {
  return weekdays[language][weekdayOf(day)] ?? '';
}

/** Day and month: `28 Nov`, `11月28日`. */
export function dayOfMonthText(day: MuseumDay, language: Language): string {
  const { month, dayOfMonth } = partsOf(day);
  return language === 'English'
    ? `${dayOfMonth} ${months[month - 1] ?? ''}`
    : `${month}月${dayOfMonth}日`;
}

/** A day with its weekday, `Sat 28 Nov` or `11月28日 周六`, and the year where it is not `today`'s. */
export function dayText(day: MuseumDay, today: MuseumDay, language: Language): string {
  const { year } = partsOf(day);
  const isOtherYear = year !== partsOf(today).year;
  if (language === 'English') {
    const text = `${weekdayText(day, language)} ${dayOfMonthText(day, language)}`;
    return isOtherYear ? `${text} ${year}` : text;
  }
  const text = `${dayOfMonthText(day, language)} ${weekdayText(day, language)}`;
  return isOtherYear ? `${year}年${text}` : text;
}

/** A slot's time: `09:00–10:00`; empty without a begin, and the begin alone without an end. */
export function timeRangeText(begin: string, end: string): string {
  return begin === '' || end === '' ? begin : `${begin}–${end}`;
}
