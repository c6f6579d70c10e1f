import type { InterruptibleAdapters } from './adapters/interruptingPage.ts';
import { announce } from './announce.ts';
import { breath, passed } from './passed.ts';
import { findFaces } from './ui/earlyHome/findFaces.ts';
import { watchPress } from './ui/earlyHome/watchPress.ts';
import { homePath, isHome } from './ui/homePath.ts';
import { loadFirstTexts } from './ui/i18n/loadFirstTexts.ts';

/** What is awaited later; that it failed is nobody's mistake until then. */
function expected<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** So long the screens wait for the museum, in whose way they would come; it may take longer, and they have words for that. */
const longestWaitMs = 500;

/** The page that the app starts on. */
export interface StartedPage {
  readonly document: Document;
  /** Resolves once the museum has answered what was asked of it first, or has not. */
  readonly answered: Promise<void>;
}

/**
 * Starts the app over a set of adapters, while the museum is answering. Days and slots are drawn as soon as it has; what
 * draws the screens comes then, and is read part by part (README, "a short start").
 */
export async function start(
  adapters: InterruptibleAdapters,
  { document, answered }: StartedPage,
): Promise<void> {
  const { address, clock, configuration, language: preference, page } = adapters.first;
  const opensHome = isHome(address.current());
  // The bare page is home under its own address at once: a redirect on the screen would draw everything twice.
  if (address.current() === '/') address.replace(homePath);
  const wiring = expected(import('./firstScreen.ts'));
  // The museum is asked; the rest is done in moments of its own.
  await breath(clock);
  const language = preference.current();
  const reading = expected(loadFirstTexts(language));
  const { name } = configuration;
  const isEnglish = language === 'English';
  page.present(isEnglish ? name.en : name.zh, language);
  if (opensHome) void findFaces(document, isEnglish ? '0 a' : '0 日', () => breath(clock));
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no element #app');
  const press = watchPress(document);
  const { firstViewModelsOf, openHomeEarly } = await wiring;
  await breath(clock);
  const models = firstViewModelsOf(adapters);
  const texts = await reading;
  if (opensHome) openHomeEarly(root, models, { texts, clock });
  await Promise.race([answered, passed(clock, longestWaitMs)]);
  announce(document, 'next');
  await breath(clock);
  await import('react-dom/client');
  await breath(clock);
  const { showApp } = await import('./showApp.tsx');
  showApp({ root, press }, adapters, models, texts);
}
