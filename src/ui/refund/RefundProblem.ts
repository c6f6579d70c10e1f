import type { RefundOutcome } from '../../domain/useCases/RefundTickets.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { refusedText } from '../i18n/refusedText.ts';
import { failureText } from '../i18n/Texts.ts';

/** Why a refund has not ended well, or not yet. */
export type RefundProblem = Exclude<
  RefundOutcome,
  { readonly kind: 'refunded' | 'refundedElsewhere' | 'notNow' }
>;

/** What a problem is about, in few words (§8). */
export function refundProblemTitle(LL: TranslationFunctions, { kind }: RefundProblem): string {
  const words = LL.afterSale.refund;
  switch (kind) {
    case 'changed':
      return words.changedTitle();
    case 'partly':
      return words.partlyTitle();
    case 'notRefunded':
    case 'notChecked':
      return words.notRefundedTitle();
    case 'unconfirmed':
      return words.unconfirmedTitle();
    case 'refused':
      return words.failed();
  }
}

/** What happened and what can be done now; a refusal in the museum's own text. */
export function refundProblemText(LL: TranslationFunctions, problem: RefundProblem): string {
  const words = LL.afterSale.refund;
  switch (problem.kind) {
    case 'changed':
    case 'partly':
      return problem.offer.tickets.length === 0 ? words.changedNothing() : words[problem.kind]();
    case 'notRefunded':
      return words.notRefunded();
    case 'unconfirmed':
      return words.unconfirmed();
    case 'notChecked':
      return words.notChecked({ reason: failureText(LL, problem.cause) });
    case 'refused':
      return refusedText(LL, problem.cause, words.failed());
  }
}

/** A problem as it is spoken. */
export function refundProblemSpoken(LL: TranslationFunctions, problem: RefundProblem): string {
  const title = refundProblemTitle(LL, problem);
  const text = refundProblemText(LL, problem);
  return title === text ? title : `${title} ${text}`;
}
