import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Language } from '../../../src/domain/model/Language.ts';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { ErrorState } from '../../../src/ui/components/ErrorState.tsx';
import { loadFirstTexts } from '../../../src/ui/i18n/loadFirstTexts.ts';
import { TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { MuseumContact } from '../../../src/ui/MuseumContact.tsx';
import { RecoveryBoundary } from '../../../src/ui/RecoveryBoundary.tsx';
import { FirstViewModelProvider } from '../../../src/ui/ViewModels.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';

afterEach(cleanup);

const contact = {
  zh: '客服 010-0000 0000（9:00–17:00）',
  en: 'Visitor services +86 10 0000 0000 9:00–17:00, or 95000000',
};

/** Shows something in the app of a museum with this contact. */
async function show(node: ReactNode, said: typeof contact | null, language: Language = 'English') {
  const { first, later, afterSale } = new TestedWorld('/index', language);
  const configuration = { ...first.configuration, contact: said };
  const texts = await loadFirstTexts(language);
  render(
    <TextsProvider value={texts}>
      <FirstViewModelProvider
        value={firstViewModelsOf({ first: { ...first, configuration }, later, afterSale })}
      >
        <Router hook={memoryLocation({ path: '/index' }).hook}>{node}</Router>
      </FirstViewModelProvider>
    </TextsProvider>,
    { onCaughtError: () => {} },
  );
}

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

function Broken(): ReactNode {
  throw new Error('broken');
}

describe('the museum’s contact', () => {
  it.each([
    [
      'English',
      contact.en,
      ['+86 10 0000 0000', 'tel:+861000000000'],
      ['95000000', 'tel:95000000'],
    ],
    ['Simplified_Chinese', contact.zh, ['010-0000 0000', 'tel:01000000000']],
  ] as const)(
    '[START-10] stands in %s as the museum wrote it, its numbers to call, and no hour among them',
    async (language, words, ...numbers) => {
      await show(<MuseumContact />, contact, language);
      expect(document.body.textContent).toBe(words);
      expect(links()).toEqual(numbers);
    },
  );

  it('[START-10] is plain text, whatever the museum wrote', async () => {
    const hostile = '<a href="javascript:x()">call</a> 110';
    await show(<MuseumContact />, { zh: hostile, en: hostile });
    expect(document.body.textContent).toBe(hostile);
    expect(links()).toEqual([]);
  });

  it('[START-10] is nothing where the museum named none', async () => {
    await show(<MuseumContact />, null);
    expect(document.body.textContent).toBe('');
  });

  it('[START-10] stands wherever something could not be had', async () => {
    const retry = { retryLabel: 'Try again', onRetry: () => {} };
    await show(<ErrorState title="No slots" {...retry} />, contact);
    expect(screen.getByText(/^Visitor services/)).toBeDefined();
    cleanup();
    render(<ErrorState title="No slots" {...retry} />);
    expect(document.body.textContent).toBe('No slotsTry again');
  });

  it('[START-10] stands where the app itself broke', async () => {
    await show(
      <RecoveryBoundary place="/index" onCaught={() => {}}>
        <Broken />
      </RecoveryBoundary>,
      contact,
    );
    await screen.findByText(/^Visitor services/);
    expect(within(screen.getByRole('main')).getByText(/^Visitor services/)).toBeDefined();
  });
});
