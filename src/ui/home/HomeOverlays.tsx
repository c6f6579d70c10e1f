import { observer } from 'mobx-react-lite';
import { VisitCalendar } from '../calendar/VisitCalendar.tsx';
import type { HomeModel } from './HomeModel.ts';
import { InstructionsDialog } from './InstructionsDialog.tsx';
import { ProblemDialog } from './ProblemDialog.tsx';
import { PurchaseNoticeDialog } from './PurchaseNoticeDialog.tsx';

/** What opens over the home screen, loaded when the first of them does. */
export const HomeOverlays = observer(function HomeOverlays({ home }: { readonly home: HomeModel }) {
  const { notice } = home.purchaseNotice;
  return (
    <>
      {home.calendarDay !== null && (
        <VisitCalendar
          bookingWindow={home.window}
          chosen={home.calendarDay}
          onPick={(day) => home.pickCalendarDay(day)}
          onConfirm={() => void home.confirmCalendar()}
          onClose={() => home.closeCalendar()}
        />
      )}
      {home.instructions !== null && (
        <InstructionsDialog ticket={home.instructions} onClose={() => home.closeInstructions()} />
      )}
      {home.placing.problem !== null && (
        <ProblemDialog home={home} problem={home.placing.problem} />
      )}
      {notice !== null && (
        <PurchaseNoticeDialog purchaseNotice={home.purchaseNotice} notice={notice} />
      )}
    </>
  );
});
