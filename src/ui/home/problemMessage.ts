import type { PlaceOrderProblem } from '../../domain/model/Selection.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

/**
 * The sentence for a problem of placing an order (§5 place order).
 *
 * @param needsSlot whether a slot must be chosen before there are tickets to select
 */
export function problemMessage(
  LL: TranslationFunctions,
  problem: PlaceOrderProblem,
  needsSlot: boolean,
): string {
  if (problem.kind === 'overLimit') return LL.home.overLimit({ limit: problem.limit });
  if (problem.kind === 'nothingSelected' && needsSlot) return LL.home.nothingSelectedNoSlot();
  return LL.home[problem.kind]();
}
