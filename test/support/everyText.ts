import type { Language } from '../../src/domain/model/Language.ts';
import type { Texts } from '../../src/ui/i18n/loadFirstTexts.ts';
import { loadTexts, loadTextsWith } from '../../src/ui/i18n/loadTexts.ts';

/** The texts of the booking way and of what comes after it. */
export async function everyText(language: Language): Promise<Texts> {
  await loadTexts(language);
  return loadTextsWith(language, 'afterSale');
}
