import type { Page } from 'playwright-core';

/** What a page has too wide, cut off, or too small for a finger; a readable line each. */
export const laidOutWrong = (page: Page): Promise<readonly string[]> => page.evaluate(layout);

/**
 * What a page has in the other language than it is to be in, a readable line each. What is the museum's own, or in
 * another language on purpose, says so by a `lang` of its own.
 *
 * @param lang the page's, as `zh-CN` or `en`
 */
export const inTheOtherLanguage = (page: Page, lang: string): Promise<readonly string[]> =>
  page.evaluate(language, lang);

/** Runs in the page. */
function layout(): readonly string[] {
  const found: string[] = [];
  const root = document.documentElement;
  for (const text of document.querySelectorAll('dialog section[tabindex]')) {
    const scrolls = getComputedStyle(text).overflowY !== 'visible';
    const room = text.clientHeight / Number.parseFloat(getComputedStyle(text).fontSize);
    if (scrolls && room < 4.5 && text.scrollHeight > text.clientHeight + 1) {
      found.push(`leaves ${room} lines to read: ${text.textContent?.slice(0, 80)}`);
    }
  }
  // A phone zooms out over what is too wide, and `innerWidth` with it.
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways: ${root.scrollWidth} px`);
  for (const each of document.body.querySelectorAll('*')) {
    const { left, right, width, height } = each.getBoundingClientRect();
    const { visibility, overflowX } = getComputedStyle(each);
    if (width <= 1 || height <= 1 || visibility !== 'visible') continue;
    const outline = each.outerHTML.slice(0, 150);
    // The banner's pictures wait beside it.
    const isAway = left < -17 || right > root.clientWidth + 17;
    if (isAway && each.closest('[aria-hidden="true"]') === null) {
      found.push(`stands beyond the edge: ${outline}`);
    }
    // What stands in a field may be longer than it, and goes along with the caret.
    const clips = overflowX !== 'visible' && !each.matches('ul, input');
    if (clips && each.scrollWidth > each.clientWidth + 1) found.push(`is cut off: ${outline}`);
    const isTarget = each.matches('button, summary, nav a, [role="radio"]');
    if (isTarget && (width < 43.9 || height < 43.9)) {
      found.push(`is ${width} × ${height} px: ${outline}`);
    }
  }
  return found;
}

/** Runs in the page. */
function language(lang: string): readonly string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.lang !== lang) found.push(`says it is in ${root.lang}`);
  const other = lang === 'en' ? /\p{Script=Han}+/u : /[a-z]{2,}/i;
  // A person's name is of no language (WCAG 3.1.2); it stands there masked.
  const names = /\p{Script=Han}{1,2}\*+/gu;
  const isOurs = (each: Element | null) =>
    each?.closest('[lang]') === root &&
    each.closest('#museum-panel, script, noscript, [hidden]') === null;
  const read = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = read.nextNode(); node !== null; node = read.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || !isOurs(element)) continue;
    const texts =
      node instanceof Element
        ? ['aria-label', 'alt', 'title', 'placeholder'].map((name) => node.getAttribute(name))
        : [node.textContent];
    for (const text of texts) {
      if (text !== null && other.test(text.replace(names, '')))
        found.push(`is in the other language: ${text}`);
    }
  }
  return found;
}
