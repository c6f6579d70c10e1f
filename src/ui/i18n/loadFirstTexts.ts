import type { Language } from '../../domain/model/Language.ts';
import { initFormatters } from './formatters.ts';
import type { Locales, TranslationFunctions } from './i18n-types.ts';
import { i18nObject, loadedFormatters, loadedLocales } from './i18n-util.ts';

/** The texts of one language, each a function of what it names. */
export interface Texts {
  readonly language: Language;
  readonly LL: TranslationFunctions;
}

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

/** The texts of a language as far as they have been loaded. */
export function loadedTexts(language: Language): Texts {
  return { language, LL: i18nObject(localeOf[language]) };
}

/** Loads what the first screen says, before anything is shown: an unloaded text renders as nothing. */
export async function loadFirstTexts(language: Language): Promise<Texts> {
  const locale = localeOf[language];
  const { default: dictionary } = await dictionaries[locale]();
  Object.assign(loadedLocales, { [locale]: { ...loadedLocales[locale], ...dictionary } });
  loadedFormatters[locale] = initFormatters(locale);
  return loadedTexts(language);
}
