import type { Language } from '../../domain/model/Language.ts';
import type { Locales, Namespaces, TranslationFunctions } from './i18n-types.ts';
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts';
import { i18nObject } from './i18n-util.ts';

/** The texts of one language, each a function of what it names. */
export interface Texts {
  readonly language: Language;
  readonly LL: TranslationFunctions;
}

const localeOf: Record<Language, Locales> = { Simplified_Chinese: 'zh', English: 'en' };

/** The words of the screens behind home: namespaces of their own, not a byte of which the first screen waits for. */
const laterNamespaces: readonly Namespaces[] = ['afterSale', 'orderForm', 'orders', 'payment'];

/** The texts of a language as far as they have been loaded. */
export function loadedTexts(language: Language): Texts {
  return { language, LL: i18nObject(localeOf[language]) };
}

/** Loads what the first screen says, before anything is shown: an unloaded text renders as nothing. */
export async function loadFirstTexts(language: Language): Promise<Texts> {
  await loadLocaleAsync(localeOf[language]);
  return loadedTexts(language);
}

/** Loads everything that is said in a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const locale = localeOf[language];
  await Promise.all([
    loadLocaleAsync(locale),
    ...laterNamespaces.map((namespace) => loadNamespaceAsync(locale, namespace)),
  ]);
  return loadedTexts(language);
}

/** Loads the words of a part that comes when it is wanted, beside what has been loaded before. */
export async function loadTextsWith(language: Language, namespace: Namespaces): Promise<Texts> {
  await loadNamespaceAsync(localeOf[language], namespace);
  return loadedTexts(language);
}
