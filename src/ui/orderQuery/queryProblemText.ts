import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderQueryField, OrderQueryProblems } from '../../domain/model/OrderQuery.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { refusedText } from '../i18n/refusedText.ts';

/** What is wrong with a field: it was not filled in rightly, or what the museum said of the code, or that it said nothing. */
export type QueryFieldProblem =
  | { readonly kind: NonNullable<OrderQueryProblems[OrderQueryField]> }
  | { readonly kind: 'codeRefused'; readonly cause: Failure }
  | { readonly kind: 'codeUnknown' };

/** What is wrong with a field of the order query, and how to mend it; of a wrong code in the museum's own words (§8). */
export function queryProblemText(LL: TranslationFunctions, problem: QueryFieldProblem): string {
  if (problem.kind === 'codeRefused') {
    return refusedText(LL, problem.cause, LL.orderForm.codeWrong());
  }
  return LL.afterSale.query.problems[problem.kind]();
}
