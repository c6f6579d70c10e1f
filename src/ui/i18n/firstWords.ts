import type { Language } from '../../domain/model/Language.ts';
import type { Locales } from './i18n-types.ts';

/** The name under which the dictionaries of a language stand. */
export const localeOf: Readonly<Record<Language, Locales>> = {
  Simplified_Chinese: 'zh',
  English: 'en',
};

// Not by the generator's loader, which names the files of all the other namespaces as well.
const dictionaries: Readonly<Record<Locales, () => Promise<{ readonly default: object }>>> = {
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
};

/** Loads the words that the first screen says, once: {@link loadFirstTexts} makes texts of them. */
export const loadFirstWords = (language: Language) => dictionaries[localeOf[language]]();
