import { Suspense, useState } from 'react';
import { Router, useLocation, useSearch } from 'wouter';
import { Announcements } from './Announcements.tsx';
import { ArrivalProvider } from './Arrival.tsx';
import { Skeleton } from './components/Skeleton.tsx';
import { loadTexts, type Texts } from './i18n/loadTexts.ts';
import { TextsProvider } from './i18n/Texts.ts';
import { OnceLoaded } from './OnceLoaded.ts';
import { RecoveryBoundary } from './RecoveryBoundary.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { type Later, Screens } from './Screens.tsx';
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
            <Content models={models} texts={texts} />
          </ArrivalProvider>
        </Router>
      </FirstViewModelProvider>
    </TextsProvider>
  );
}

function Content({ models, texts }: { readonly models: FirstViewModels; readonly texts: Texts }) {
  const [path] = useLocation();
  const search = useSearch();
  const { language, LL } = texts;
  // Here, for below the boundaries nothing outlasts a wait or a failure.
  const [later] = useState(
    () =>
      new OnceLoaded<Later>(async () => {
        const [all, words, { laterScreens: screens }] = await Promise.all([
          models.later(),
          loadTexts(language),
          import('./laterScreens.tsx'),
        ]);
        return { models: all, texts: words, screens };
      }),
  );
  return (
    <RecoveryBoundary place={`${path}?${search}`} onCaught={() => later.forgetFailure()}>
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
