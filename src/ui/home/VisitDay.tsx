import { observer } from 'mobx-react-lite';
import type { NothingToBook } from '../../domain/model/NothingToBook.ts';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { ChoiceTabs } from '../components/ChoiceTabs.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { dayOfMonthText, weekdayText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { DateTab, HomeModel } from './HomeModel.ts';
import styles from './VisitDay.module.css';

/** The date tabs, each with why it has nothing to book, and the way to the calendar (HOME-03, HOME-04). */
export const VisitDay = observer(function VisitDay({ home }: { readonly home: HomeModel }) {
  const { LL, language } = useTexts();
  const choose = (id: string) => {
    const tab = home.tabs.find(({ day }) => day === id);
    if (tab !== undefined) void home.chooseDay(tab.day);
  };
  const optionOf = ({ day, isToday, isBookable, reason }: DateTab) => {
    const weekday = weekdayText(day, language);
    return {
      id: day,
      label: isToday ? `${weekday} ${LL.home.today()}` : weekday,
      sublabel: dayOfMonthText(day, language),
      note: noteOf(LL, isBookable ? reason : 'notYet'),
      disabledReason: isBookable ? undefined : LL.home.dayNotOnSale(),
    };
  };
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="calendar">{LL.home.visitDate()}</CategoryHeading>
      <div className={styles['days']}>
        <ChoiceTabs
          label={LL.home.visitDate()}
          options={home.tabs.map(optionOf)}
          chosen={home.visit.day}
          onChoose={choose}
          onBlocked={choose}
          more={
            home.window.hasMore
              ? { label: LL.home.more(), onClick: () => home.openCalendar() }
              : undefined
          }
        />
      </div>
      {home.hasMovedOn && <Notice kind="info">{LL.home.movedOn()}</Notice>}
    </Stack>
  );
});

function noteOf(LL: TranslationFunctions, reason: NothingToBook | 'notYet' | null) {
  return reason === null ? undefined : LL.home.dayReasons[reason]();
}
