import { observer } from 'mobx-react-lite';
import { VisitCalendar } from '../calendar/VisitCalendar.tsx';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { ChoiceTabs } from '../components/ChoiceTabs.tsx';
import { Notice } from '../components/Notice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { dayOfMonthText, weekdayText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import styles from './RebookingDialog.module.css';
import type { RebookingDialogModel } from './RebookingDialogModel.ts';
import { RebookingProblemNotice } from './RebookingProblemNotice.tsx';
import { RebookingSlots } from './RebookingSlots.tsx';
import { oldTimesText, timeText } from './rebookingText.ts';

/** Asks for the new date and time, as home does, and shows both before anything is changed (RBK-02). */
export const RebookingDialog = observer(function RebookingDialog({
  dialog,
  onClose,
}: {
  readonly dialog: RebookingDialogModel;
  readonly onClose: () => void;
}) {
  const { LL } = useTexts();
  const { party, calendarDay, isOver } = dialog;
  const words = LL.afterSale.rebooking;
  return (
    <>
      <Sheet
        title={words.dialogTitle()}
        closeLabel={LL.shell.close()}
        onClose={onClose}
        actions={<Actions dialog={dialog} />}
      >
        <Stack gap={4}>
          {!isOver && (
            <>
              {party.left > 0 && (
                <Notice kind="warning">{words.stay({ count: party.left })}</Notice>
              )}
              <DayTabs dialog={dialog} />
              <RebookingSlots dialog={dialog} />
            </>
          )}
        </Stack>
      </Sheet>
      {calendarDay !== null && (
        <VisitCalendar
          bookingWindow={dialog.window}
          chosen={calendarDay}
          onPick={(day) => dialog.pickCalendarDay(day)}
          onConfirm={() => dialog.confirmCalendar()}
          onClose={() => dialog.closeCalendar()}
        />
      )}
    </>
  );
});

const DayTabs = observer(function DayTabs({ dialog }: { readonly dialog: RebookingDialogModel }) {
  const { LL, language } = useTexts();
  const choose = (id: string) => {
    const tab = dialog.tabs.find(({ day }) => day === id);
    if (tab !== undefined) dialog.chooseDay(tab.day);
  };
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="calendar" level={3}>
        {LL.home.visitDate()}
      </CategoryHeading>
      <div className={styles['days']}>
        <ChoiceTabs
          label={LL.home.visitDate()}
          options={dialog.tabs.map(({ day, isBookable }) => ({
            id: day,
            label:
              day === dialog.window.today
                ? `${weekdayText(day, language)} ${LL.home.today()}`
                : weekdayText(day, language),
            sublabel: dayOfMonthText(day, language),
            note: isBookable ? undefined : LL.home.dayReasons.notYet(),
            disabledReason: isBookable ? undefined : LL.home.dayNotOnSale(),
          }))}
          chosen={dialog.day}
          onChoose={choose}
          onBlocked={choose}
          more={
            dialog.window.hasMore
              ? { label: LL.home.more(), onClick: () => dialog.openCalendar() }
              : undefined
          }
        />
      </div>
    </Stack>
  );
});

/** What is said of the change, both times, and the one thing to do. */
const Actions = observer(function Actions({ dialog }: { readonly dialog: RebookingDialogModel }) {
  const { LL } = useTexts();
  const words = LL.afterSale.rebooking;
  const { problem, work, isOver } = dialog;
  return (
    <div>
      {/* What lies under an open dialog can't be heard: its news is told here. */}
      <div aria-live="assertive" className={styles['news']}>
        {problem !== null && <RebookingProblemNotice dialog={dialog} problem={problem} />}
      </div>
      {!isOver && (
        <Stack gap={3}>
          <Times dialog={dialog} />
          <Button
            kind="primary"
            wide
            busy={work !== null}
            busyLabel={words.sending()}
            onClick={() => void dialog.confirm()}
          >
            {words.confirm({ count: dialog.party.tickets.length })}
          </Button>
        </Stack>
      )}
    </div>
  );
});

const Times = observer(function Times({ dialog }: { readonly dialog: RebookingDialogModel }) {
  const texts = useTexts();
  const words = texts.LL.afterSale.rebooking;
  const { party, window, day, slot } = dialog;
  const time = { day, begin: slot?.begin ?? '', end: slot?.end ?? '' };
  return (
    <dl className={styles['times']}>
      <dt>{words.from()}</dt>
      <dd>
        {oldTimesText(party.tickets, window.today, texts).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </dd>
      <dt>{words.to()}</dt>
      <dd className={styles['new']}>
        {dialog.hasTime ? timeText(time, window.today, texts) : words.notYetChosen()}
      </dd>
    </dl>
  );
});
