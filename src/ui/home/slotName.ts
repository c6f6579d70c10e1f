import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import { timeRangeText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

/** What a slot is called: its time, or where that is missing its name (Q-BAD-3). */
export function slotName(LL: TranslationFunctions, slot: TimeSlot): string {
  return timeRangeText(slot.begin, slot.end) || slot.name.trim() || LL.home.slots();
}
