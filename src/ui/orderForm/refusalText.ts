import type { DraftProblem } from '../../domain/model/DraftProblem.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { failureText } from '../i18n/Texts.ts';
import { problemText } from './problemText.ts';

/**
 * Why no order was made, in an alert titled tip (§8).
 *
 * - `blacklisted`: the contact phone may not order
 * - `banned`: the region of an ID may not order
 * - `unchecked`: a check got no answer, so that nothing was sent
 * - `refused`: the museum said no to the order
 */
export type Refusal =
  | { readonly kind: 'blacklisted' | 'unchecked' | 'refused'; readonly cause: Failure }
  | { readonly kind: 'banned'; readonly problem: DraftProblem };

/** A failure in the museum's own text, or in the words for what failed where it gave none. */
export function refusedText(LL: TranslationFunctions, failure: Failure, otherwise: string): string {
  return failure.kind === 'business' && failure.text === '' ? otherwise : failureText(LL, failure);
}

/** Why no order was made. */
export function refusalText(LL: TranslationFunctions, refusal: Refusal): string {
  if (refusal.kind === 'banned') return problemText(LL, refusal.problem);
  const text = refusedText(LL, refusal.cause, LL.orderForm.orderFailed());
  return refusal.kind === 'unchecked' ? `${text} ${LL.orderForm.notSent()}` : text;
}
