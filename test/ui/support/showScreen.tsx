import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { Announcements } from '../../../src/ui/Announcements.tsx';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { locationHooksOf } from '../../../src/ui/useAddress.ts';
import { ViewModelProvider, type ViewModels } from '../../../src/ui/ViewModels.ts';

/** The view models that the screens of one area ask for; asking for any other is an error. */
export function onlyThese(
  models: Partial<ViewModels> & Pick<ViewModels, 'address' | 'language'>,
): ViewModels {
  const strict = new Proxy(models, {
    get: (given, name) => {
      if (name in given) return Reflect.get(given, name);
      throw new Error(`this screen asks for no ${String(name)}`);
    },
  });
  // What is missing throws when it is asked for, which is what a test wants to hear.
  return strict as ViewModels;
}

/** Shows a screen to a visitor as the app does, mounted twice as StrictMode does; leaving it is the answer. */
export async function showScreen(models: ViewModels, screen: ReactNode): Promise<() => void> {
  const texts = await loadTexts(models.language.current());
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(models.address);
  const { unmount } = render(
    <StrictMode>
      <TextsProvider value={texts}>
        <ViewModelProvider value={models}>
          <Router hook={hook} searchHook={searchHook}>
            <Announcements />
            {screen}
          </Router>
        </ViewModelProvider>
      </TextsProvider>
    </StrictMode>,
  );
  return unmount;
}
