import type { PlaceOrderProblem } from '../../domain/model/Selection.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { slotName } from './slotName.ts';

/**
 * The sentence for a problem of placing an order (§5 place order).
 *
 * @param visit the chosen slot, and whether one must be chosen before there are tickets to select
 */
export function problemMessage(
  LL: TranslationFunctions,
  problem: PlaceOrderProblem,
  visit: { readonly needsSlot: boolean; readonly slot: TimeSlot | null },
): string {
  if (problem.kind === 'overLimit') return LL.home.overLimit({ limit: problem.limit });
  if (problem.kind === 'nothingSelected' && visit.needsSlot) return LL.home.nothingSelectedNoSlot();
  if (problem.kind === 'insufficientMargin') {
    const slot = visit.slot === null ? '' : slotName(LL, visit.slot);
    return LL.home.insufficientMargin({ slot });
  }
  return LL.home[problem.kind]();
}
