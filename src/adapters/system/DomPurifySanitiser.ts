import type { Config, DOMPurify } from 'dompurify';
import type { HtmlSanitiser, SafeHtml } from '../../ports/HtmlSanitiser.ts';
import { purifiedHtml } from './museumHtmlPolicy.ts';

/**
 * The allow-list of Q-SEC-2. `TRUSTED_TYPES_POLICY: null` keeps DOMPurify from making a policy of its own, which the
 * page would refuse. It then may not parse either: under enforcement it would answer every text with nothing. So it is
 * given elements, parsed by the page's own policy, and works on them in place.
 */
const allowed = {
  IN_PLACE: true,
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'span', 'img'],
  ALLOWED_ATTR: ['href', 'src', 'alt'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  TRUSTED_TYPES_POLICY: null,
} satisfies Config;

/** The attributes that an element keeps; any other keeps none. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  A: ['href'],
  IMG: ['src', 'alt'],
};

/**
 * What goes when all else is done, for a purifier whose nodes are taken away under its hands refuses the whole: pictures
 * of elsewhere, and elements with an `is`, which belongs to the element itself and is written out again when removed.
 */
const leftOver = 'img:not([src]), [is]';

const urlOf = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};

/** The one sanitiser (R7, Q-SEC-2), loaded when the first HTML comes. */
export class DomPurifySanitiser implements HtmlSanitiser {
  readonly #window: Window & typeof globalThis;
  #loading: Promise<DOMPurify> | undefined;

  constructor(window: Window & typeof globalThis) {
    this.#window = window;
  }

  async sanitise(html: string): Promise<SafeHtml> {
    const purifier = await this.#load();
    const safe: unknown = purifiedHtml(html, (root) => {
      purifier.sanitize(root, allowed);
      for (const element of root.querySelectorAll(leftOver)) element.remove();
    });
    // The one place where safe HTML comes from: nothing but the line above makes any.
    return safe as SafeHtml;
  }

  /** A failure to load is forgotten, so that the next HTML tries again. */
  #load(): Promise<DOMPurify> {
    this.#loading ??= import('dompurify').then(
      ({ default: createPurifier }) => this.#withHook(createPurifier(this.#window)),
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  #withHook(purifier: DOMPurify): DOMPurify {
    purifier.addHook('afterSanitizeAttributes', (element) => {
      const kept = attributesOf[element.nodeName] ?? [];
      for (const name of element.getAttributeNames()) {
        if (!kept.includes(name) && name !== 'is') element.removeAttribute(name);
      }
      if (element.nodeName === 'A') this.#checkLink(element);
      if (element.nodeName === 'IMG') this.#checkPicture(element);
    });
    return purifier;
  }

  /** A link leads to an https address written out in full, tells it nothing of this page, and is plain text otherwise. */
  #checkLink(link: Element): void {
    const url = urlOf(link.getAttribute('href') ?? '');
    if (url?.protocol === 'https:' && url.username === '' && url.password === '') {
      link.setAttribute('href', url.href);
      link.setAttribute('rel', 'noopener noreferrer');
    } else {
      link.removeAttribute('href');
    }
  }

  /** A picture comes from this origin, or not at all: another host would learn who reads the notice (Q-SEC-4). */
  #checkPicture(picture: Element): void {
    const { origin, href } = this.#window.location;
    const source = picture.getAttribute('src') ?? '';
    const url = source === '' ? null : urlOf(source, href);
    if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) {
      picture.removeAttribute('src');
    }
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  }
}
