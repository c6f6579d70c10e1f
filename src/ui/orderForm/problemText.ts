import type { DraftProblem } from '../../domain/model/DraftProblem.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

/** The sentence for a problem of the form; it names the ticket and the visitor (§5). */
export function problemText(LL: TranslationFunctions, found: DraftProblem): string {
  const { ticketName: ticket, visitorNumber: visitor, childNumber: child } = found;
  const problem =
    found.kind === 'certificateSymbol'
      ? LL.orderForm.certificateSymbol({ symbol: found.symbol })
      : LL.orderForm[found.kind]();
  if (visitor === 0) return problem;
  return child === 0
    ? LL.orderForm.atVisitor({ ticket, visitor, problem })
    : LL.orderForm.atChild({ ticket, visitor, child, problem });
}
