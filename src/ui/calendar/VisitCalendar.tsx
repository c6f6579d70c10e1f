import { type ComponentType, lazy, Suspense, useState } from 'react';
import { isBookable } from '../../domain/model/BookingWindow.ts';
import type { Language } from '../../domain/model/Language.ts';
import { Button } from '../components/Button.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { dayText } from '../format.ts';
import { loadTextsWith } from '../i18n/loadTexts.ts';
import { TextsProvider, useTexts } from '../i18n/Texts.ts';
import { fullDayText } from './calendarText.ts';
import styles from './VisitCalendar.module.css';
import type { VisitMonthsProps } from './VisitMonths.tsx';

/** See {@link VisitCalendar}. */
export interface VisitCalendarProps extends Omit<VisitMonthsProps, 'onSay'> {
  /** Takes the marked day; asked only while it can be booked. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * The calendar behind More: six months, of which today to the last day on sale can be chosen (HOME-04). Open while it is
 * on the page; it opens at once, and the months with their words follow as soon as they are loaded.
 */
export function VisitCalendar({ onConfirm, onClose, ...props }: VisitCalendarProps) {
  const { LL, language } = useTexts();
  const [said, say] = useState('');
  const { bookingWindow, chosen } = props;
  const Months = months[language];
  const marked = chosen !== undefined && isBookable(bookingWindow, chosen) ? chosen : undefined;
  const noneChosen = LL.home.calendarNone();
  return (
    <Sheet
      title={LL.home.calendarTitle()}
      closeLabel={LL.shell.close()}
      onClose={onClose}
      actions={
        <Stack gap={2}>
          <div aria-live="polite">
            {said !== '' && <p className={styles['said']}>{said}</p>}
            {/* The eyes read it on the button. */}
            {marked !== undefined && (
              <VisuallyHidden as="p">
                {LL.home.calendarChosen({ date: fullDayText(marked, language) })}
              </VisuallyHidden>
            )}
          </div>
          <Button
            kind="primary"
            wide
            disabledReason={marked === undefined ? noneChosen : undefined}
            hidesReason
            onClick={onConfirm}
          >
            <span className={styles['confirm']}>
              {marked === undefined
                ? noneChosen
                : LL.home.calendarConfirm({ date: dayText(marked, bookingWindow.today, language) })}
            </span>
          </Button>
        </Stack>
      }
    >
      <Suspense fallback={<Skeleton label={LL.shell.loading()} shape="grid" count={9} />}>
        <Months {...props} chosen={marked} onSay={say} />
      </Suspense>
    </Sheet>
  );
}

const months: Readonly<Record<Language, ComponentType<VisitMonthsProps>>> = {
  Simplified_Chinese: monthsIn('Simplified_Chinese'),
  English: monthsIn('English'),
};

/** Nobody waits for the calendar's library and words who does not open it. */
function monthsIn(language: Language): ComponentType<VisitMonthsProps> {
  return lazy(async () => {
    const [{ VisitMonths }, texts] = await Promise.all([
      import('./VisitMonths.tsx'),
      loadTextsWith(language, 'calendar'),
    ]);
    return {
      default: (props: VisitMonthsProps) => (
        <TextsProvider value={texts}>
          <VisitMonths {...props} />
        </TextsProvider>
      ),
    };
  });
}
