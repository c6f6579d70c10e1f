import type { CalendarState } from 'react-stately/useCalendarState';
import { Icon } from '../components/Icon.tsx';
import type { IconName } from '../components/outlines.ts';
import { useTexts } from '../i18n/Texts.ts';
import { museumDayOf } from './calendarDate.ts';
import { monthText } from './calendarText.ts';
import styles from './VisitMonths.module.css';

/** The month on show between the ways to its neighbours. At either end the way stays, and says that there is no more. */
export function MonthBar({
  calendar,
  headingId,
  onSay,
}: {
  calendar: CalendarState;
  headingId: string;
  onSay: (text: string) => void;
}) {
  const { LL } = useTexts();
  const step = (go: () => void, end: string | undefined) => {
    if (end === undefined) go();
    onSay(end ?? '');
  };
  const isFirst = calendar.isPreviousVisibleRangeInvalid();
  const isLast = calendar.isNextVisibleRangeInvalid();
  return (
    <div className={styles['bar']}>
      <StepButton
        icon="back"
        label={LL.calendar.previousMonth()}
        end={isFirst ? LL.calendar.firstMonth() : undefined}
        onPress={(end) => step(() => calendar.focusPreviousPage(), end)}
      />
      <h3 id={headingId} className={styles['month']} aria-live="polite">
        {monthText(LL, museumDayOf(calendar.visibleRange.start))}
      </h3>
      <StepButton
        icon="chevron"
        label={LL.calendar.nextMonth()}
        end={isLast ? LL.calendar.lastMonth() : undefined}
        onPress={(end) => step(() => calendar.focusNextPage(), end)}
      />
    </div>
  );
}

function StepButton({
  icon,
  label,
  end,
  onPress,
}: {
  icon: IconName;
  label: string;
  /** Why there is no further month, where there is none. */
  end: string | undefined;
  onPress: (end: string | undefined) => void;
}) {
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={end === undefined ? label : `${label} (${end})`}
      aria-disabled={end !== undefined || undefined}
      onClick={() => onPress(end)}
    >
      <Icon name={icon} size="l" />
    </button>
  );
}
