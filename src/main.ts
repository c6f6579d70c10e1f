import { openAskingPage } from './adapters/askingPage.ts';
import { languageIn } from './adapters/system/CookieLanguage.ts';
import { announce } from './announce.ts';
import { isHome } from './ui/homePath.ts';
import { loadFirstWords } from './ui/i18n/firstWords.ts';

/**
 * This file and what it imports is all that a phone reads before the museum is asked. Which world the app lives in was
 * decided when it was built; of the other the bundle holds no byte (law 4).
 */
async function begin(): Promise<void> {
  if (__IN_MEMORY__) {
    const { inMemoryAdapters } = await import('./adapters/inMemoryAdapters.ts');
    const { start } = await import('./start.ts');
    return start(inMemoryAdapters(), { document, answered: Promise.resolve() });
  }
  const page = openAskingPage(isHome);
  announce(document, 'soon');
  // Who has no words waits for them again below, and says so where there are none.
  loadFirstWords(languageIn(document)).catch(() => {});
  const { startOnline } = await import('./startOnline.ts');
  return startOnline(page, document);
}

// public/startCheck.js reads the one and hears the other: where the app can't start, the page still says why.
const { dataset } = document.documentElement;
dataset['start'] = 'begun';
begin().catch((error: unknown) => {
  dataset['start'] = 'failed';
  document.dispatchEvent(new Event('startfailed'));
  throw error;
});
