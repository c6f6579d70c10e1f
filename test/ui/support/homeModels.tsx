import { act } from '@testing-library/react';
import type { Configuration } from '../../../src/domain/model/Configuration.ts';
import type { HtmlSanitiser, SafeHtml } from '../../../src/ports/HtmlSanitiser.ts';
import { HomeScreen } from '../../../src/ui/home/HomeScreen.tsx';
import { shanghai } from '../../domain/builders.ts';
import type { HomeVisit } from '../home/HomeVisit.ts';
import { onlyThese, showScreen } from './showScreen.tsx';

const configuration: Configuration = {
  name: { zh: '江畔博物馆', en: 'Riverside Museum' },
  timeZone: shanghai,
  organisationId: '1',
  slotFilter: null,
  bankHosts: [],
  asksForCode: false,
  requiresVisitorMobile: false,
  miniProgramPayPath: null,
  contact: null,
};

/** Stands in for the sanitiser, which needs a real browser: what it was given is shown as plain words, in a mark. */
const markingSanitiser: HtmlSanitiser = {
  sanitise: async (html) => {
    const cleaned: unknown = `<mark>${html.replace(/<[^>]*>/g, '')}</mark>`;
    return cleaned as SafeHtml;
  },
};

/** Shows the home screen to a visitor, its contents read. */
export async function showHome(visit: HomeVisit, screen = <HomeScreen />): Promise<void> {
  const { announcements, ways, address, language, home } = visit;
  const sanitiser = markingSanitiser;
  const models = { announcements, ways, address, language, home, configuration, sanitiser };
  // On a phone the cards arrive while the museum is asked for the tickets; here that takes no time.
  await import('../../../src/ui/home/TicketCards.tsx');
  await showScreen(onlyThese(models), screen);
  await passing(visit);
}

/** Lets so many milliseconds pass, and the screen follow. */
export async function passing(visit: HomeVisit, milliseconds = 0): Promise<void> {
  await act(() => visit.pass(milliseconds));
}
