import type { Language } from '../domain/model/Language.ts';
import type { Texts } from './i18n/loadFirstTexts.ts';
import type { LaterScreens } from './laterScreens.tsx';
import { OnceLoaded } from './OnceLoaded.ts';
import type { FirstViewModels, ViewModels } from './ViewModels.ts';

/** What comes with the first screen behind home: their models and their words, and the screens, each once it is asked for. */
export interface Later {
  readonly models: ViewModels;
  readonly texts: Texts;
  readonly screens: LaterScreens;
}

/** What the screens behind home need, for one visit. */
export function laterOf(models: FirstViewModels, language: Language): OnceLoaded<Later> {
  return new OnceLoaded(async () => {
    const [all, texts, { laterScreensOf }] = await Promise.all([
      models.later(),
      import('./i18n/loadTexts.ts').then(({ loadTexts }) => loadTexts(language)),
      import('./laterScreens.tsx'),
    ]);
    return { models: all, texts, screens: laterScreensOf(all.afterSale) };
  });
}

/** Lets what could not be loaded be asked for again. */
export function forgetFailures(later: OnceLoaded<Later>): void {
  later.forgetFailure();
  later.loaded?.models.afterSale.forgetFailure();
  for (const screen of Object.values(later.loaded?.screens ?? {})) screen.forgetFailure();
}
