import { observer } from 'mobx-react-lite';
import { useTexts } from '../i18n/Texts.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useSharedViewModels } from '../ViewModels.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import { HomeBar } from './HomeBar.tsx';
import { HomeNews } from './HomeNews.tsx';
import { InstructionsDialog } from './InstructionsDialog.tsx';
import { ProblemDialog } from './ProblemDialog.tsx';
import { PurchaseNoticeDialog } from './PurchaseNoticeDialog.tsx';
import { TicketList } from './TicketList.tsx';
import { VisitDay } from './VisitDay.tsx';
import { VisitSlots } from './VisitSlots.tsx';

/** Choosing a visit: the day, the time slot, the tickets (§2 home). */
export const HomeScreen = observer(function HomeScreen() {
  const { language } = useTexts();
  const { home: model, configuration } = useSharedViewModels();
  const home = useViewModel(() => model);
  return (
    <ScreenFrame
      title={language === 'English' ? configuration.name.en : configuration.name.zh}
      step="choose"
      bottomBar={<HomeBar home={home} />}
    >
      <HomeNews home={home} />
      <VisitDay home={home} />
      <VisitSlots home={home} />
      <TicketList home={home} />
      {home.calendarDay !== null && <CalendarSheet home={home} chosen={home.calendarDay} />}
      {home.instructions !== null && (
        <InstructionsDialog ticket={home.instructions} onClose={() => home.closeInstructions()} />
      )}
      {home.problem !== null && <ProblemDialog home={home} problem={home.problem} />}
      {home.purchaseNotice.notice !== null && (
        <PurchaseNoticeDialog
          purchaseNotice={home.purchaseNotice}
          notice={home.purchaseNotice.notice}
        />
      )}
    </ScreenFrame>
  );
});
