import { observer } from 'mobx-react-lite';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { ChoiceTabs } from '../components/ChoiceTabs.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { dayChoice } from './dayChoice.ts';
import type { HomeModel } from './HomeModel.ts';
import styles from './VisitDay.module.css';

/** The date tabs, each with why it has nothing to book, and the way to the calendar (HOME-03, HOME-04). */
export const VisitDay = observer(function VisitDay({ home }: { readonly home: HomeModel }) {
  const texts = useTexts();
  const { LL } = texts;
  const choose = (id: string) => {
    const tab = home.tabs.find(({ day }) => day === id);
    if (tab !== undefined) void home.chooseDay(tab.day);
  };
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="calendar">{LL.home.visitDate()}</CategoryHeading>
      <div className={styles['days']}>
        <ChoiceTabs
          label={LL.home.visitDate()}
          options={home.tabs.map((tab) => dayChoice(texts, tab))}
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
