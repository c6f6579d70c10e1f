import { createContext, useContext } from 'react';
import type { Failure } from '../../domain/model/Failure.ts';
import type { TranslationFunctions } from './i18n-types.ts';
import type { Texts } from './loadFirstTexts.ts';

const TextsContext = createContext<Texts | null>(null);

/** Gives the loaded texts to every component below. */
export const TextsProvider = TextsContext.Provider;

/** The texts in the visitor's language. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('texts are used outside their provider');
  return texts;
}

/** The sentence for a failure: the museum's own plain text where it gave one (§8), never a code. */
export function failureText(LL: TranslationFunctions, failure: Failure): string {
  if (failure.kind === 'business' && failure.text !== '') return failure.text;
  return LL.failures[failure.kind]();
}
