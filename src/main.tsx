import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { InterruptibleAdapters } from './adapters/interruptingPage.ts';
import { firstViewModelsOf } from './firstScreen.ts';
import { App } from './ui/App.tsx';
import { loadFirstTexts } from './ui/i18n/Texts.ts';

/** Which world the app lives in was decided when it was built; of the other the bundle holds no byte (law 4). */
async function adaptersOfThisBuild(): Promise<InterruptibleAdapters> {
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
  const models = firstViewModelsOf(adapters);
  createRoot(root).render(
    <StrictMode>
      <App models={models} texts={texts} />
    </StrictMode>,
  );
  adapters.interruptions.whenNeeded(async () => {
    const { showInterruptions } = await import('./interruptions.tsx');
    return showInterruptions(adapters, models, (shown) => {
      const above = document.createElement('div');
      root.before(above);
      createRoot(above).render(shown);
    });
  });
}

// public/startCheck.js reads the one and hears the other: where the app can't start, the page still says why.
const { dataset } = document.documentElement;
dataset['start'] = 'begun';
start().catch((error: unknown) => {
  dataset['start'] = 'failed';
  document.dispatchEvent(new Event('startfailed'));
  throw error;
});
