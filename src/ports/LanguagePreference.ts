import type { Language } from '../domain/model/Language.ts';

/** The visitor's language, kept in the cookie `language` (§1). */
export interface LanguagePreference {
  current(): Language;
  /** Keeps the choice and reloads the page (§1). */
  choose(language: Language): void;
}
