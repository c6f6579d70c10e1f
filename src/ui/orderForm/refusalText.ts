import type { Failure } from '../../domain/model/Failure.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { failureText } from '../i18n/Texts.ts';

/** Why an order was refused: the museum's own text, or else that the order failed (§8). */
export function refusalText(LL: TranslationFunctions, refusal: Failure): string {
  return refusal.kind === 'business' && refusal.text === ''
    ? LL.orderForm.orderFailed()
    : failureText(LL, refusal);
}
