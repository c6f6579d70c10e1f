import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { axe } from '../support/browser.ts';
import { expectFocusSeen } from '../support/byKeyboard.ts';
import { homeStates, reach, stateWords } from '../support/homeStates.ts';
import { aVisitor, patiently, type Visitor } from '../support/Visitor.ts';

/** How a state is looked at: axe reads all of it once, and again what the change can have broken. */
const looks = [
  { name: '', scheme: 'light', text: '100%', axe: {} },
  { name: ' in the dark', scheme: 'dark', text: '100%', axe: { only: ['color-contrast'] } },
  { name: ' at 200 %', scheme: 'light', text: '200%', axe: { not: ['color-contrast'] } },
] as const;

const languages: readonly Language[] = ['Simplified_Chinese', 'English'];

describe.each(languages)('home at 320 px, in %s', (language) => {
  it('[Q-A11Y-1] [Q-A11Y-8] passes axe in every state, light, dark and with large text; nothing is cut off, too small, or in the other language', async () => {
    const visitor = await aVisitor({
      language,
      viewport: { width: 320, height: 568 },
      holdsTime: true,
    });
    await visitor.slot('12:00').waitFor();
    const found: string[] = [];
    for (const state of homeStates) {
      await reach(state, visitor, stateWords[language]);
      for (const wrong of await findingsOf(visitor)) found.push(`${state.name}${wrong}`);
    }
    expect(found).toEqual([]);
  }, 180_000);

  it('[Q-A11Y-11] keeps whatever has the focus clear of its bars, forwards and backwards', async () => {
    const visitor = await aVisitor({ language, viewport: { width: 320, height: 568 } });
    const { page } = visitor;
    await hidePanel(page);
    await visitor.chooseSlot('12:00');
    // What a card gets later makes it taller, and moves what has the focus below it.
    const notices = visitor.button(visitor.words.instructions.link);
    await expect.poll(() => notices.count(), patiently).toBe(9);
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector('h1')?.focus();
    });
    let stops = 0;
    while (await goesTo(page, 'Tab')) stops += 1;
    // Two buttons and the notice of each of nine tickets, besides the rest.
    expect(stops).toBeGreaterThan(27);
    for (let stop = 0; stop < stops; stop += 1) await goesTo(page, 'Shift+Tab');
  });
});

/** Presses a key and expects what has the focus then to be seen; false past the end of the page. */
async function goesTo(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  return expectFocusSeen(page);
}

async function findingsOf(visitor: Visitor): Promise<readonly string[]> {
  const { page } = visitor;
  await hidePanel(page);
  const found: string[] = [];
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look.scheme });
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', size);
    }, look.text);
    const wrong = [...(await axe(page, look.axe)), ...(await looksWrong(page))];
    found.push(...wrong.map((text) => `${look.name}: ${text}`));
  }
  return found;
}

/** The developer's panel is no part of what a visitor sees. */
const hidePanel = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.getElementById('museum-panel')?.toggleAttribute('hidden', true);
  });

/** What a page has too wide, cut off, too small for a finger, or in the wrong language. */
const looksWrong = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const isEnglish = root.lang === 'en';
    // A phone zooms out over what is too wide, and `innerWidth` with it.
    if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways: ${root.scrollWidth} px`);
    const seen = [...document.body.querySelectorAll('*')].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(each).visibility === 'visible';
    });
    for (const each of seen) {
      const outline = each.outerHTML.slice(0, 150);
      const { left, right, width, height } = each.getBoundingClientRect();
      // The banner's pictures wait beside it.
      if (
        each.closest('[aria-hidden="true"]') === null &&
        (left < -17 || right > root.clientWidth + 17)
      ) {
        found.push(`stands beyond the edge: ${outline}`);
      }
      const clips = getComputedStyle(each).overflowX !== 'visible' && each.tagName !== 'UL';
      if (clips && each.scrollWidth > each.clientWidth + 1) found.push(`is cut off: ${outline}`);
      const isTarget = each.matches('button, summary, nav a, [role="radio"]');
      if (isTarget && (width < 43.9 || height < 43.9)) {
        found.push(`is ${width} × ${height} px: ${outline}`);
      }
    }
    const other = isEnglish ? /\p{Script=Han}+/u : /[a-z]{2,}/i;
    const read = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    const isOurs = (each: Element | null) =>
      each?.closest('[lang]') === root &&
      each.closest('#museum-panel, script, noscript, [hidden]') === null;
    for (let node = read.nextNode(); node !== null; node = read.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || !isOurs(element)) continue;
      const texts =
        node instanceof Element
          ? ['aria-label', 'alt', 'title', 'placeholder'].map((name) => node.getAttribute(name))
          : [node.textContent];
      for (const text of texts) {
        if (text !== null && other.test(text)) found.push(`is in the other language: ${text}`);
      }
    }
    return found;
  });
