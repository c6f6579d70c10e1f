import type { Language } from '../../domain/model/Language.ts';
import { localeOf } from './firstWords.ts';
import type { Namespaces } from './i18n-types.ts';
import { loadNamespaceAsync } from './i18n-util.async.ts';
import { loadedTexts, loadFirstTexts, type Texts } from './loadFirstTexts.ts';

/** The words of the booking way: namespaces of their own, not a byte of which the first screen waits for. */
const bookingNamespaces: readonly Namespaces[] = ['orderForm', 'orders', 'payment'];

/** Loads what is said on the way to a ticket, and before. */
export async function loadTexts(language: Language): Promise<Texts> {
  const locale = localeOf[language];
  await Promise.all([
    loadFirstTexts(language),
    ...bookingNamespaces.map((namespace) => loadNamespaceAsync(locale, namespace)),
  ]);
  return loadedTexts(language);
}

/** Loads the words of a part that comes when it is wanted, beside what has been loaded before. */
export async function loadTextsWith(language: Language, namespace: Namespaces): Promise<Texts> {
  await loadNamespaceAsync(localeOf[language], namespace);
  return loadedTexts(language);
}
