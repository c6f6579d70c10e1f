import { observer } from 'mobx-react-lite';
import { CalendarSheet } from './CalendarSheet.tsx';
import type { HomeModel } from './HomeModel.ts';
import { InstructionsDialog } from './InstructionsDialog.tsx';
import { ProblemDialog } from './ProblemDialog.tsx';
import { PurchaseNoticeDialog } from './PurchaseNoticeDialog.tsx';

/** What opens over the home screen, loaded when the first of them does. */
export const HomeOverlays = observer(function HomeOverlays({ home }: { readonly home: HomeModel }) {
  const { notice } = home.purchaseNotice;
  return (
    <>
      {home.calendarDay !== null && <CalendarSheet home={home} chosen={home.calendarDay} />}
      {home.instructions !== null && (
        <InstructionsDialog ticket={home.instructions} onClose={() => home.closeInstructions()} />
      )}
      {home.problem !== null && <ProblemDialog home={home} problem={home.problem} />}
      {notice !== null && (
        <PurchaseNoticeDialog purchaseNotice={home.purchaseNotice} notice={notice} />
      )}
    </>
  );
});
