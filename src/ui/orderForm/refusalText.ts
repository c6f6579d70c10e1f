import type { DraftProblem } from '../../domain/model/DraftProblem.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { refusedText } from '../i18n/refusedText.ts';
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

/** Why no order was made. */
export function refusalText(LL: TranslationFunctions, refusal: Refusal): string {
  if (refusal.kind === 'banned') return problemText(LL, refusal.problem);
  const text = refusedText(LL, refusal.cause, LL.orderForm.orderFailed());
  return refusal.kind === 'unchecked' ? `${text} ${LL.orderForm.notSent()}` : text;
}
