import type { CancelOutcome } from '../../domain/useCases/CancelOrder.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { refusedText } from '../i18n/refusedText.ts';

/** Why an order is not cancelled, or not known to be. */
export type CancelProblem = Exclude<
  CancelOutcome,
  { readonly kind: 'cancelled' | 'overAlready' | 'notNow' }
>;

/** What a problem is about, in few words. */
export function cancelProblemTitle(LL: TranslationFunctions, { kind }: CancelProblem): string {
  const words = LL.afterSale.cancellation;
  switch (kind) {
    case 'paid':
      return words.paidTitle();
    case 'refused':
      return words.refusedTitle();
    case 'notCancelled':
      return words.notCancelledTitle();
    case 'unconfirmed':
      return words.unconfirmedTitle();
  }
}

/** What happened and what can be done now; a refusal in the museum's own text (CANC-01). */
export function cancelProblemText(LL: TranslationFunctions, problem: CancelProblem): string {
  const words = LL.afterSale.cancellation;
  switch (problem.kind) {
    case 'paid':
      return words.paid();
    case 'notCancelled':
      return words.notCancelled();
    case 'unconfirmed':
      return words.unconfirmed();
    case 'refused':
      return refusedText(LL, problem.cause, words.refused());
  }
}

/** A problem as it is spoken. */
export function cancelProblemSpoken(LL: TranslationFunctions, problem: CancelProblem): string {
  return `${cancelProblemTitle(LL, problem)} ${cancelProblemText(LL, problem)}`;
}
