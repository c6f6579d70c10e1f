import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { Announcements } from '../../../src/ui/Announcements.tsx';
import { TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { OnceLoaded } from '../../../src/ui/OnceLoaded.ts';
import { locationHooksOf } from '../../../src/ui/useAddress.ts';
import {
  AfterSaleModelProvider,
  type AfterSaleViewModels,
  ViewModelProvider,
  type ViewModels,
} from '../../../src/ui/ViewModels.ts';
import { everyText } from '../../support/everyText.ts';

/** The view models of the booking way and of what comes after it. */
export interface EveryViewModel extends ViewModels, AfterSaleViewModels {}

/** The view models that the screens of one area ask for; asking for any other is an error. */
export function onlyThese(
  models: Partial<EveryViewModel> & Pick<ViewModels, 'address' | 'language'>,
): EveryViewModel {
  const strict = new Proxy(models, {
    get: (given, name) => {
      if (name === 'afterSale') return afterSale;
      if (name in given) return Reflect.get(given, name);
      throw new Error(`this screen asks for no ${String(name)}`);
    },
  });
  // What is missing throws when it is asked for, which is what a test wants to hear.
  const every = strict as EveryViewModel;
  const afterSale = new OnceLoaded(async () => {
    const texts = await everyText(models.language.current());
    return { models: every, texts };
  });
  return every;
}

/** Shows a screen to a visitor as the app does, mounted twice as StrictMode does; leaving it is the answer. */
export async function showScreen(models: EveryViewModel, screen: ReactNode): Promise<() => void> {
  const texts = await everyText(models.language.current());
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(models.address);
  const { unmount } = render(
    <StrictMode>
      <TextsProvider value={texts}>
        <ViewModelProvider value={models}>
          <AfterSaleModelProvider value={models}>
            <Router hook={hook} searchHook={searchHook}>
              <Announcements />
              {screen}
            </Router>
          </AfterSaleModelProvider>
        </ViewModelProvider>
      </TextsProvider>
    </StrictMode>,
  );
  return unmount;
}
