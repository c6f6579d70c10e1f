import type { InterruptibleAdapters } from './adapters/interruptingPage.ts';
import type { Clock } from './ports/Clock.ts';
import { findFaces } from './ui/earlyHome/findFaces.ts';
import { loadFirstTexts } from './ui/i18n/loadFirstTexts.ts';
import { isHome, paths } from './ui/paths.ts';

/** Which world the app lives in was decided when it was built; of the other the bundle holds no byte (law 4). */
async function adaptersOfThisBuild(): Promise<InterruptibleAdapters> {
  if (__IN_MEMORY__) return (await import('./adapters/inMemoryAdapters.ts')).inMemoryAdapters();
  return (await import('./adapters/browserAdapters.ts')).browserAdapters();
}

/** Lets the phone paint, scroll and hear taps before the next part begins. */
const breath = (clock: Clock) => new Promise<void>((resolve) => void clock.after(0, resolve));

/** Has the page load what its build has laid down in it (`staticShell`); a page that was not built has nothing of that. */
function loadNext(page: Document): void {
  const next = page.querySelector('template#next');
  if (next instanceof HTMLTemplateElement) page.head.append(next.content.cloneNode(true));
}

/** What is awaited later; that it failed is nobody's mistake until then. */
function expected<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * This file and what it imports is all that a phone reads before the museum is asked. Days and slots are drawn as soon as
 * it has answered; what draws the screens is on its way meanwhile, and is read part by part (README, "A short start").
 */
async function start(): Promise<void> {
  const adapters = await adaptersOfThisBuild();
  const { address, clock, configuration, language: preference, page } = adapters.first;
  const opensHome = isHome(address.current());
  if (opensHome) {
    adapters.askEarly();
    // The bare page is home under its own address at once: a redirect on the screen would draw everything twice.
    if (address.current() === '/') address.replace(paths.home.to());
  }
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
  const { firstViewModelsOf, openHomeEarly } = await wiring;
  loadNext(document);
  await breath(clock);
  const models = firstViewModelsOf(adapters);
  const texts = await reading;
  if (opensHome) openHomeEarly(root, models, { texts, clock });
  await breath(clock);
  await import('react-dom/client');
  await breath(clock);
  const { showApp } = await import('./showApp.tsx');
  showApp(root, adapters, models, texts);
}

// public/startCheck.js reads the one and hears the other: where the app can't start, the page still says why.
const { dataset } = document.documentElement;
dataset['start'] = 'begun';
start().catch((error: unknown) => {
  dataset['start'] = 'failed';
  document.dispatchEvent(new Event('startfailed'));
  throw error;
});
