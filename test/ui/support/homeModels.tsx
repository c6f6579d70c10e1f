import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import type { Configuration } from '../../../src/domain/model/Configuration.ts';
import type { HtmlSanitiser, SafeHtml } from '../../../src/ports/HtmlSanitiser.ts';
import { Announcements } from '../../../src/ui/Announcements.tsx';
import { HomeScreen } from '../../../src/ui/home/HomeScreen.tsx';
import { loadTexts, TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { locationHooksOf } from '../../../src/ui/useAddress.ts';
import { ViewModelProvider, type ViewModels } from '../../../src/ui/ViewModels.ts';
import { shanghai } from '../../domain/builders.ts';
import type { HomeVisit } from '../home/HomeVisit.ts';

const notHere = (): never => {
  throw new Error('the home screen does not ask for this');
};

const configuration: Configuration = {
  name: { zh: '江畔博物馆', en: 'Riverside Museum' },
  timeZone: shanghai,
  organisationId: '1',
  slotFilter: null,
  bankHosts: [],
};

/** Stands in for the sanitiser, which needs a real browser: what it was given is shown as plain words, in a mark. */
const markingSanitiser: HtmlSanitiser = {
  sanitise: async (html) => {
    const cleaned: unknown = `<mark>${html.replace(/<[^>]*>/g, '')}</mark>`;
    return cleaned as SafeHtml;
  },
};

/** The view models that the home screen asks for, over a visit; any other is an error. */
function homeModels(visit: HomeVisit): ViewModels {
  const { announcements, ways, address, language, home } = visit;
  return {
    announcements,
    ways,
    address,
    language,
    home,
    configuration,
    sanitiser: markingSanitiser,
    get page() {
      return notHere();
    },
    orderForm: notHere,
    orderList: notHere,
    orderDetail: notHere,
    orderQuery: notHere,
    redirect: notHere,
    paymentMethod: notHere,
    paymentReturn: notHere,
    paymentResult: notHere,
  };
}

/** Shows the home screen as the app does, mounted twice as StrictMode does, its contents read. */
export async function showHome(visit: HomeVisit): Promise<void> {
  const texts = await loadTexts(visit.language.current());
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(visit.address);
  render(
    <StrictMode>
      <TextsProvider value={texts}>
        <ViewModelProvider value={homeModels(visit)}>
          <Router hook={hook} searchHook={searchHook}>
            <Announcements />
            <HomeScreen />
          </Router>
        </ViewModelProvider>
      </TextsProvider>
    </StrictMode>,
  );
  await passing(visit);
}

/** Lets so many milliseconds pass, and the screen follow. */
export async function passing(visit: HomeVisit, milliseconds = 0): Promise<void> {
  await act(() => visit.pass(milliseconds));
}
