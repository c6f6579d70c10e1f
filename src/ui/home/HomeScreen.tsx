import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTexts } from '../i18n/Texts.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useSharedViewModels } from '../ViewModels.ts';
import { HomeBar } from './HomeBar.tsx';
import { HomeNews } from './HomeNews.tsx';
import { TicketList } from './TicketList.tsx';
import { VisitDay } from './VisitDay.tsx';
import { VisitSlots } from './VisitSlots.tsx';

// Nobody opens a calendar or a notice before there is a slot to tap.
const HomeOverlays = lazy(async () => ({
  default: (await import('./HomeOverlays.tsx')).HomeOverlays,
}));

/** Choosing a visit: the day, the time slot, the tickets (§2 home). */
export const HomeScreen = observer(function HomeScreen() {
  const { language } = useTexts();
  const { home: model, configuration } = useSharedViewModels();
  const home = useViewModel(() => model);
  return (
    <ScreenFrame
      title={language === 'English' ? configuration.name.en : configuration.name.zh}
      step="choose"
      linksToOrders
      bottomBar={<HomeBar home={home} />}
    >
      <HomeNews home={home} />
      <VisitDay home={home} />
      <VisitSlots home={home} />
      <TicketList home={home} />
      {home.hasOverlay && (
        <Suspense>
          <HomeOverlays home={home} />
        </Suspense>
      )}
    </ScreenFrame>
  );
});
