import { useId } from 'react';
import type { BookingWindow } from '../../domain/model/BookingWindow.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { useTexts } from '../i18n/Texts.ts';
import { weekdayHeads } from './calendarText.ts';
import { MonthBar } from './MonthBar.tsx';
import { MonthLegend } from './MonthLegend.tsx';
import { useVisitDays } from './useVisitDays.ts';
import styles from './VisitMonths.module.css';
import { Week } from './Week.tsx';

/** See {@link VisitMonths}. */
export interface VisitMonthsProps {
  readonly bookingWindow: BookingWindow;
  /** The day that is marked, if one is. */
  readonly chosen: MuseumDay | undefined;
  /** Takes a day that can be booked. */
  readonly onPick: (day: MuseumDay) => void;
  /** What is to be said of the last press: why it changed nothing, what the day is; empty where there is nothing. */
  readonly onSay: (text: string) => void;
}

/**
 * Six months, one at a time, as the grid of the ARIA date-picker dialog (HOME-04, Q-A11Y-3). The focus is on the chosen
 * day at once, or on today.
 */
export function VisitMonths(props: VisitMonthsProps) {
  const { LL } = useTexts();
  const monthId = useId();
  const calendar = useVisitDays(props);
  const weeks = Array.from({ length: calendar.getWeeksInMonth() }, (_, index) =>
    calendar.getDatesInWeek(index).flatMap((date) => date ?? []),
  );
  return (
    <div className={styles['months']}>
      <MonthBar calendar={calendar} headingId={monthId} onSay={props.onSay} />
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date-picker dialog’s grid
        role="grid"
        aria-labelledby={monthId}
        className={styles['grid']}
        onFocus={() => calendar.setFocused(true)}
        onBlur={() => calendar.setFocused(false)}
      >
        {/* Each day names its weekday: heads that are read out as well would say it twice. */}
        <thead aria-hidden="true">
          <tr>
            {weekdayHeads(LL).map(([key, head]) => (
              <th key={key} className={styles['head']}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week
              key={week.join()}
              calendar={calendar}
              week={week}
              bookingWindow={props.bookingWindow}
              onSay={props.onSay}
            />
          ))}
        </tbody>
      </table>
      <MonthLegend calendar={calendar} bookingWindow={props.bookingWindow} />
    </div>
  );
}
