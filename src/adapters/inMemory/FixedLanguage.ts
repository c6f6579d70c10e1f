import type { Language } from '../../domain/model/Language.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';

/** A language without a cookie. */
export class FixedLanguage implements LanguagePreference {
  #language: Language;

  constructor(language: Language = 'Simplified_Chinese') {
    this.#language = language;
  }

  current(): Language {
    return this.#language;
  }

  choose(language: Language): void {
    this.#language = language;
  }
}
