import { Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { Announcements } from './Announcements.tsx';
import { ArrivalProvider } from './Arrival.tsx';
import { Skeleton } from './components/Skeleton.tsx';
import { type Texts, TextsProvider, useTexts } from './i18n/Texts.ts';
import { RecoveryBoundary } from './RecoveryBoundary.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { Screens } from './Screens.tsx';
import { locationHooksOf } from './useAddress.ts';
import { FirstViewModelProvider, type FirstViewModels } from './ViewModels.ts';
import './styles/tokens.css';
import './styles/base.css';

/** The whole user interface, over view models and texts that were made before it. */
export function App({
  models,
  texts,
}: {
  readonly models: FirstViewModels;
  readonly texts: Texts;
}) {
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(models.address);
  return (
    <TextsProvider value={texts}>
      <FirstViewModelProvider value={models}>
        <Router hook={hook} searchHook={searchHook}>
          <ArrivalProvider>
            <Announcements />
            <Content />
          </ArrivalProvider>
        </Router>
      </FirstViewModelProvider>
    </TextsProvider>
  );
}

function Content() {
  const [place] = useLocation();
  const { LL } = useTexts();
  return (
    <RecoveryBoundary place={place}>
      <Suspense
        fallback={
          <ScreenFrame title={LL.shell.loading()} busy>
            <Skeleton label={LL.shell.loading()} shape="cards" count={3} />
          </ScreenFrame>
        }
      >
        <Screens />
      </Suspense>
    </RecoveryBoundary>
  );
}
