import { type Language, languageOf } from '../../domain/model/Language.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { PageControl } from '../../ports/PageControl.ts';

const yearInSeconds = 31_536_000;

/** The visitor's language in the cookie `language` (§1), kept for a year. */
export class CookieLanguage implements LanguagePreference {
  readonly #document: Pick<Document, 'cookie'>;
  readonly #page: Pick<PageControl, 'reload'>;

  constructor(document: Pick<Document, 'cookie'>, page: Pick<PageControl, 'reload'>) {
    this.#document = document;
    this.#page = page;
  }

  current(): Language {
    const cookie = this.#cookies()
      .split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith('language='));
    return languageOf(cookie?.slice('language='.length));
  }

  choose(language: Language): void {
    try {
      this.#document.cookie = `language=${language}; path=/; max-age=${yearInSeconds}; samesite=lax`;
    } catch {
      // Nothing is kept for this page; it stays in its language.
    }
    this.#page.reload();
  }

  /** Reading them may throw where a page is kept from all storage (Q-OFF-6). */
  #cookies(): string {
    try {
      return this.#document.cookie;
    } catch {
      return '';
    }
  }
}
