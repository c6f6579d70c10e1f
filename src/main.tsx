import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstViewModelsOf } from './firstScreen.ts';
import type { Adapters } from './tokens.ts';
import { App } from './ui/App.tsx';
import { loadFirstTexts } from './ui/i18n/Texts.ts';

/** Which world the app lives in was decided when it was built; of the other the bundle holds no byte (law 4). */
async function adaptersOfThisBuild(): Promise<Adapters> {
  if (__IN_MEMORY__) return (await import('./adapters/inMemoryAdapters.ts')).inMemoryAdapters();
  return (await import('./adapters/browserAdapters.ts')).browserAdapters();
}

async function start(): Promise<void> {
  const adapters = await adaptersOfThisBuild();
  const { language: preference, page, configuration } = adapters.first;
  const language = preference.current();
  const texts = await loadFirstTexts(language);
  const { name } = configuration;
  page.present(language === 'English' ? name.en : name.zh, language);
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no element #app');
  createRoot(root).render(
    <StrictMode>
      <App models={firstViewModelsOf(adapters)} texts={texts} />
    </StrictMode>,
  );
}

void start();
