import type { Failure } from '../../domain/model/Failure.ts';
import type { TranslationFunctions } from './i18n-types.ts';
import { failureText } from './Texts.ts';

/** A failure in the museum's own text, or in the words for what failed where it gave none. */
export function refusedText(LL: TranslationFunctions, failure: Failure, otherwise: string): string {
  return failure.kind === 'business' && failure.text === '' ? otherwise : failureText(LL, failure);
}
