import { observer } from 'mobx-react-lite';
import { type MuseumDay, partsOf } from '../../domain/model/MuseumDay.ts';
import { Button } from '../components/Button.tsx';
import { joinClasses } from '../components/joinClasses.ts';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import styles from './CalendarSheet.module.css';
import { type CalendarDay, type CalendarMonth, calendarMonths } from './calendarMonths.ts';
import { calendarDayText, calendarMonthText, fullDayText, weekdayHeads } from './calendarText.ts';
import type { HomeModel } from './HomeModel.ts';

interface Props {
  readonly home: HomeModel;
  /** The day marked in it. */
  readonly chosen: MuseumDay;
}

/** The calendar behind More: six months, of which today to the last day on sale can be chosen (HOME-04). */
export const CalendarSheet = observer(function CalendarSheet({ home, chosen }: Props) {
  const { LL, language } = useTexts();
  return (
    <Sheet
      title={LL.home.calendarTitle()}
      closeLabel={LL.shell.close()}
      onClose={() => home.closeCalendar()}
      actions={
        <Stack gap={2}>
          <p>{LL.home.calendarChosen({ date: fullDayText(chosen, language) })}</p>
          <Button kind="primary" wide onClick={() => void home.confirmCalendar()}>
            {LL.home.calendarConfirm()}
          </Button>
        </Stack>
      }
    >
      <Stack gap={5}>
        {calendarMonths(home.window).map((month) => (
          <Month key={month.first} home={home} chosen={chosen} month={month} />
        ))}
      </Stack>
    </Sheet>
  );
});

const Month = observer(function Month({ month, ...props }: Props & { month: CalendarMonth }) {
  const { LL } = useTexts();
  const name = calendarMonthText(LL, month);
  return (
    <section className={styles['month']} aria-label={name}>
      <h3 className={styles['name']}>{name}</h3>
      <div className={styles['heads']} aria-hidden="true">
        {weekdayHeads(LL).map(([key, head]) => (
          <span key={key}>{head}</span>
        ))}
      </div>
      <div className={joinClasses(styles['days'], styles[`from${month.blanks}`])}>
        {month.days.map((day) => (
          <Day key={day.day} shown={day} {...props} />
        ))}
      </div>
    </section>
  );
});

const Day = observer(function Day({ home, chosen, shown }: Props & { shown: CalendarDay }) {
  const { LL, language } = useTexts();
  const { day, state } = shown;
  const isToday = day === home.today;
  const isOutside = state === 'outside';
  return (
    <button
      type="button"
      className={joinClasses(styles['day'], styles[state], isToday && styles['today'])}
      aria-label={calendarDayText(LL, language, shown, isToday)}
      aria-pressed={day === chosen}
      aria-disabled={isOutside || undefined}
      // Five months of days that can't be chosen would be as many stops on the way to the button below.
      tabIndex={isOutside ? -1 : undefined}
      onClick={() => home.pickCalendarDay(day)}
    >
      {partsOf(day).dayOfMonth}
    </button>
  );
});
