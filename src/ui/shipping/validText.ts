import type { Language } from '../../domain/model/Language.ts';
import { type MuseumDay, museumDay } from '../../domain/model/MuseumDay.ts';
import { dayText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { momentText } from '../orders/momentText.ts';

/**
 * From when to when a line is good (§2 SMS QR-code screen): `Tue 1 Dec 15:00 to Tue 1 Dec 16:00`, with the day once where
 * both are of one. Null when the museum names neither end.
 */
export function validText(
  { validFrom, validUntil }: { readonly validFrom: string; readonly validUntil: string },
  today: MuseumDay,
  { LL, language }: { readonly LL: TranslationFunctions; readonly language: Language },
): string | null {
  const [from, until] = [validFrom.trim(), validUntil.trim()];
  const shown = (text: string) => {
    const day = museumDay(text);
    return day === null ? momentText(text, today, language) : dayText(day, today, language);
  };
  if (from === '' && until === '') return null;
  if (until === '') return LL.afterSale.shipping.validFrom({ from: shown(from) });
  if (from === '') return LL.afterSale.shipping.validUntil({ until: shown(until) });
  if (from === until) return shown(from);
  const sameDay = sameDayEnd(from, until);
  return sameDay === null
    ? LL.afterSale.shipping.validBetween({ from: shown(from), until: shown(until) })
    : `${shown(from)}–${sameDay}`;
}

const pattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?$/;

/** The time alone of an end that is of the begin's day; null when it is of another, or has no time. */
function sameDayEnd(from: string, until: string): string | null {
  const [, day] = pattern.exec(from) ?? [];
  const [, lastDay, time] = pattern.exec(until) ?? [];
  return day !== undefined && day === lastDay && time !== undefined ? time : null;
}
