import * as constants from './constants.ts';

/** The two languages of the interface, by the values the museum and the cookie use (§1). */
export type Language = 'Simplified_Chinese' | 'English';

/** Reads a stored language: exactly `English` is English, anything else Simplified Chinese (§1). */
export function languageOf(stored: string | null | undefined): Language {
  return stored === constants.otherLanguage ? constants.otherLanguage : constants.defaultLanguage;
}
