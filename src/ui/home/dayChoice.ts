import type { ChoiceTab } from '../components/ChoiceTabs.tsx';
import { dayOfMonthText, weekdayText } from '../format.ts';
import type { Texts } from '../i18n/loadFirstTexts.ts';
import type { DateTab } from './HomeModel.ts';

/** A date tab in words: its day, and why it has nothing to book or can't be chosen (HOME-03). */
export function dayChoice({ LL, language }: Texts, tab: DateTab): ChoiceTab {
  const { day, isToday, isBookable } = tab;
  const weekday = weekdayText(day, language);
  const reason = isBookable ? tab.reason : 'notYet';
  return {
    id: day,
    label: isToday ? `${weekday} ${LL.home.today()}` : weekday,
    sublabel: dayOfMonthText(day, language),
    note: reason === null ? undefined : LL.home.dayReasons[reason](),
    disabledReason: isBookable ? undefined : LL.home.dayNotOnSale(),
  };
}
