import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ticketId } from '../../../src/domain/model/Identifiers.ts';
import { HomeScreen } from '../../../src/ui/home/HomeScreen.tsx';
import type { TranslationFunctions } from '../../../src/ui/i18n/i18n-types.ts';
import { loadTexts, TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { anOffer } from '../../domain/builders.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { HomeVisit, morning } from './HomeVisit.ts';

afterEach(cleanup);

type HomeWords = TranslationFunctions['home'];

/** The English words, noting each time that a card or the bar asks for its name: that is, each time it renders. */
async function notingTexts(rendered: string[]) {
  const { LL, language } = await loadTexts('English');
  const noting: Partial<HomeWords> = {
    quantityOf: (named) => {
      rendered.push(named.ticket);
      return LL.home.quantityOf(named);
    },
    bar: () => {
      rendered.push('bar');
      return LL.home.bar();
    },
  };
  const home = new Proxy(LL.home, {
    get: (words, name) => Reflect.get(name in noting ? noting : words, name),
  });
  const texts = new Proxy(LL, {
    get: (words, name) => (name === 'home' ? home : Reflect.get(words, name)),
  });
  return { LL: texts, language };
}

const kinds = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anOffer({ ticketId: ticketId(`t${index}`), name: `Ticket ${index}`, kindName: '' }),
  );

describe('a step on one card', () => {
  it.each([5, 500])(
    '[HOME-10] of %i renders that card and the bar, and nothing else',
    async (count) => {
      const rendered: string[] = [];
      const visit = new HomeVisit();
      visit.museum.offers = kinds(count);
      const texts = await notingTexts(rendered);
      const noted = (
        <TextsProvider value={texts}>
          <HomeScreen />
        </TextsProvider>
      );
      await showHome(visit, noted);
      await visit.choosing(morning);
      await passing(visit);
      expect(new Set(rendered).size).toBe(count + 1);

      const press = async (name: string) => {
        rendered.length = 0;
        fireEvent.click(screen.getByLabelText(name));
        // The total is spoken after a while: nobody renders for that either.
        await passing(visit, 2_000);
        // Each of them renders twice, as everything does under StrictMode.
        return [...rendered].sort();
      };
      expect(await press('Add one Ticket 3')).toEqual(['Ticket 3', 'Ticket 3', 'bar', 'bar']);
      expect(await press('Add one Ticket 3')).toEqual(['Ticket 3', 'Ticket 3', 'bar', 'bar']);
      expect(await press('Add one Ticket 0')).toEqual(['Ticket 0', 'Ticket 0', 'bar', 'bar']);
      expect(await press('Remove one Ticket 3')).toEqual(['Ticket 3', 'Ticket 3', 'bar', 'bar']);
      expect(visit.visit.count).toBe(2);
    },
  );
});
