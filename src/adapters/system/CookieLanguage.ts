import { type Language, languageOf } from '../../domain/model/Language.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { PageControl } from '../../ports/PageControl.ts';

const yearInSeconds = 31_536_000;

/** Reading them may throw where a page is kept from all storage (Q-OFF-6). */
function cookiesOf(document: Pick<Document, 'cookie'>): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The language that a page's cookie names; the default where it names none (§1). */
export function languageIn(document: Pick<Document, 'cookie'>): Language {
  const cookie = cookiesOf(document)
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith('language='));
  return languageOf(cookie?.slice('language='.length));
}

/** The visitor's language in the cookie `language` (§1), kept for a year. */
export class CookieLanguage implements LanguagePreference {
  readonly #document: Pick<Document, 'cookie'>;
  readonly #page: Pick<PageControl, 'reload'>;

  constructor(document: Pick<Document, 'cookie'>, page: Pick<PageControl, 'reload'>) {
    this.#document = document;
    this.#page = page;
  }

  current(): Language {
    return languageIn(this.#document);
  }

  choose(language: Language): void {
    try {
      this.#document.cookie = `language=${language}; path=/; max-age=${yearInSeconds}; samesite=lax`;
    } catch {
      // Nothing is kept for this page; it stays in its language.
    }
    this.#page.reload();
  }
}
