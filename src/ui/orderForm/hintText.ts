import type { DraftHint } from '../../domain/model/DraftHint.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

/** The words for what helps at a field while it is typed into. */
export function hintText(LL: TranslationFunctions, hint: DraftHint): string {
  const words = LL.orderForm;
  switch (hint.kind) {
    case 'soFar':
      return words.hintSoFar({ typed: hint.typed, of: hint.of });
    case 'tooLong':
      return words.hintTooLong({ typed: hint.typed, of: hint.of });
    case 'symbol':
      return words.hintSymbol({ symbol: hint.symbol });
    case 'alsoUsed': {
      const { ticketName: ticket, visitorNumber: visitor, childNumber: child } = hint;
      return child === 0
        ? words.hintUsed({ ticket, visitor })
        : words.hintUsedByChild({ ticket, visitor, child });
    }
    case 'dateImpossible':
      return words.hintDate();
    case 'checkDigit':
      return words.hintCheckDigit();
    case 'capitals':
      return words.hintCapitals();
    case 'looksLikeMobile':
      return words.hintMobile();
    case 'isId':
      return words.hintIsId();
    case 'landline':
      return words.hintLandline();
    case 'notMobileStart':
      return words.hintMobileStart();
  }
}
