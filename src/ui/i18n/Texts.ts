import { createContext, useContext } from 'react';
import type { Failure } from '../../domain/model/Failure.ts';
import type { Language } from '../../domain/model/Language.ts';
import type { Locales, TranslationFunctions } from './i18n-types.ts';
import { loadLocaleAsync } from './i18n-util.async.ts';
import { i18nObject } from './i18n-util.ts';

/** The texts of one language, each a function of what it names. */
export interface Texts {
  readonly language: Language;
  readonly LL: TranslationFunctions;
}

const localeOf: Record<Language, Locales> = { Simplified_Chinese: 'zh', English: 'en' };

/** Loads a language before anything is shown in it: an unloaded one renders empty strings. */
export async function loadTexts(language: Language): Promise<Texts> {
  const locale = localeOf[language];
  await loadLocaleAsync(locale);
  return { language, LL: i18nObject(locale) };
}

const TextsContext = createContext<Texts | null>(null);

/** Gives the loaded texts to every component below. */
export const TextsProvider = TextsContext.Provider;

/** The texts in the visitor's language. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('texts are used outside their provider');
  return texts;
}

/** The texts together with those of the screens behind home; suspends until they are there. */
export function useLaterTexts(): Texts {
  return useTexts();
}

/** The sentence for a failure: the museum's own plain text where it gave one (§8), never a code. */
export function failureText(LL: TranslationFunctions, failure: Failure): string {
  if (failure.kind === 'business' && failure.text !== '') return failure.text;
  return LL.failures[failure.kind]();
}
