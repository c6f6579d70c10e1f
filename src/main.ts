import type { InterruptibleAdapters } from './adapters/interruptingPage.ts';
import type { Clock } from './ports/Clock.ts';
import { loadFirstTexts } from './ui/i18n/loadTexts.ts';
import { isHome, paths } from './ui/paths.ts';

/** Which world the app lives in was decided when it was built; of the other the bundle holds no byte (law 4). */
async function adaptersOfThisBuild(): Promise<InterruptibleAdapters> {
  if (__IN_MEMORY__) return (await import('./adapters/inMemoryAdapters.ts')).inMemoryAdapters();
  return (await import('./adapters/browserAdapters.ts')).browserAdapters();
}

/** Lets the phone paint, scroll and hear taps before the next part begins. */
const breath = (clock: Clock) => new Promise<void>((resolve) => void clock.after(0, resolve));

/** What is awaited later; that it failed is nobody's mistake until then. */
function expected<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/**
 * This file and what it imports is all that a phone reads before the museum is asked: the page named everything else as
 * well, so that it is on its way meanwhile, and it is read part by part (docs in README, "A short start").
 */
async function start(): Promise<void> {
  // Asked for after React, which the page has announced: React is read while these are still on their way, and the
  // models while the screen is.
  const wiring = expected(import('./firstScreen.ts'));
  const adapters = await adaptersOfThisBuild();
  const { address, clock, configuration, language: preference, page } = adapters.first;
  const opensHome = isHome(address.current());
  if (opensHome) {
    adapters.askEarly();
    // The bare page is home under its own address at once: a redirect on the screen would draw everything twice.
    if (address.current() === '/') address.replace(paths.home.to());
  }
  const language = preference.current();
  const texts = expected(loadFirstTexts(language));
  const screen = expected(import('./showApp.tsx'));
  const { name } = configuration;
  page.present(language === 'English' ? name.en : name.zh, language);
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no element #app');
  await import('react-dom/client');
  await breath(clock);
  const { firstViewModelsOf } = await wiring;
  const models = firstViewModelsOf(adapters);
  if (opensHome) models.home.prepare();
  await breath(clock);
  const { showApp } = await screen;
  showApp(root, adapters, models, await texts);
}

// public/startCheck.js reads the one and hears the other: where the app can't start, the page still says why.
const { dataset } = document.documentElement;
dataset['start'] = 'begun';
start().catch((error: unknown) => {
  dataset['start'] = 'failed';
  document.dispatchEvent(new Event('startfailed'));
  throw error;
});
