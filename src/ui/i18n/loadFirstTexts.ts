import type { Language } from '../../domain/model/Language.ts';
import { loadFirstWords, localeOf } from './firstWords.ts';
import { initFormatters } from './formatters.ts';
import type { TranslationFunctions } from './i18n-types.ts';
import { i18nObject, loadedFormatters, loadedLocales } from './i18n-util.ts';

/** The texts of one language, each a function of what it names. */
export interface Texts {
  readonly language: Language;
  readonly LL: TranslationFunctions;
}

/** The texts of a language as far as they have been loaded. */
export function loadedTexts(language: Language): Texts {
  return { language, LL: i18nObject(localeOf[language]) };
}

/** Loads what the first screen says, before anything is shown: an unloaded text renders as nothing. */
export async function loadFirstTexts(language: Language): Promise<Texts> {
  const locale = localeOf[language];
  const { default: dictionary } = await loadFirstWords(language);
  Object.assign(loadedLocales, { [locale]: { ...loadedLocales[locale], ...dictionary } });
  loadedFormatters[locale] = initFormatters(locale);
  return loadedTexts(language);
}
