import { Suspense } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { Announcements } from './Announcements.tsx';
import { ArrivalProvider } from './Arrival.tsx';
import { Skeleton } from './components/Skeleton.tsx';
import type { Texts } from './i18n/loadFirstTexts.ts';
import { TextsProvider, useTexts } from './i18n/Texts.ts';
import { forgetFailures, type Later } from './Later.ts';
import type { OnceLoaded } from './OnceLoaded.ts';
import { RecoveryBoundary } from './RecoveryBoundary.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { Screens } from './Screens.tsx';
import { locationHooksOf } from './useAddress.ts';
import { FirstViewModelProvider, type FirstViewModels } from './ViewModels.ts';

/** The whole user interface, over view models and texts that were made before it, and what is loaded for it later. */
export function App({
  models,
  texts,
  later,
}: {
  readonly models: FirstViewModels;
  readonly texts: Texts;
  /** From outside, for below the boundaries nothing outlasts a wait or a failure, and it may be loaded ahead. */
  readonly later: OnceLoaded<Later>;
}) {
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(models.address);
  return (
    <TextsProvider value={texts}>
      <FirstViewModelProvider value={models}>
        <Router hook={hook} searchHook={searchHook}>
          <ArrivalProvider>
            <Announcements />
            <Content later={later} />
          </ArrivalProvider>
        </Router>
      </FirstViewModelProvider>
    </TextsProvider>
  );
}

function Content({ later }: { readonly later: OnceLoaded<Later> }) {
  const [path] = useLocation();
  const search = useSearch();
  const { LL } = useTexts();
  return (
    <RecoveryBoundary place={`${path}?${search}`} onCaught={() => forgetFailures(later)}>
      <Suspense
        fallback={
          <ScreenFrame title={LL.shell.loading()} busy>
            <Skeleton label={LL.shell.loading()} shape="cards" count={3} />
          </ScreenFrame>
        }
      >
        <Screens later={later} />
      </Suspense>
    </RecoveryBoundary>
  );
}
