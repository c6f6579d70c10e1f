import type { Locator, Page } from 'playwright-core';

/** What of a page's targets lies over another, a readable line each; bars that stick are looked at by themselves. */
export const overlapping = (page: Page): Promise<readonly string[]> => page.evaluate(overlaps);

/**
 * Has every row of the page stand as in an engine that knows no gap between the items of a flex box (before Chrome 84
 * and iOS 14.5), and tells which words of one row then touch, and which targets overlap, a readable line each.
 */
export async function wrongWithoutGaps(page: Page): Promise<readonly string[]> {
  await page.evaluate(takeGaps);
  const found = [...(await page.evaluate(touches)), ...(await overlapping(page))];
  await page.evaluate(giveGaps);
  return found;
}

/** What keeps a field from being read and typed in where the window is low; empty where nothing does. */
export const hidden = (field: Locator): Promise<readonly string[]> => field.evaluate(hides);

/** Runs in the page. */
function overlaps(): readonly string[] {
  const found: string[] = [];
  const sticks = (each: Element): Element | null => {
    for (let at: Element | null = each; at !== null; at = at.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const top = document.querySelector('dialog') ?? document.body;
  const targets = [...top.querySelectorAll('button, a, input, select, [role="radio"]')]
    .filter((each) => each.closest('#museum-panel, [hidden]') === null)
    .map((each) => ({ each, box: each.getBoundingClientRect(), bar: sticks(each) }))
    .filter(({ each, box }) => box.width > 1 && getComputedStyle(each).visibility === 'visible');
  targets.forEach(({ each, box, bar }, place) => {
    for (const other of targets.slice(place + 1)) {
      if (other.bar !== bar || each.contains(other.each)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1) {
        found.push(`${each.outerHTML.slice(0, 90)} lies over ${other.each.outerHTML.slice(0, 90)}`);
      }
    }
  });
  return found;
}

/** Runs in the page. */
function takeGaps(): void {
  for (const row of document.querySelectorAll<HTMLElement>('#app *')) {
    if (/flex/.test(getComputedStyle(row).display)) row.style.setProperty('gap', '0', 'important');
  }
  // Such an engine knows no `inset` either, and by that the styles tell it.
  const instead = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSSupportsRule && /not \(inset/.test(rule.conditionText))
    .flatMap((rule) => (rule instanceof CSSSupportsRule ? [...rule.cssRules] : []));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(instead.map(({ cssText }) => cssText).join(''));
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page. */
function giveGaps(): void {
  for (const row of document.querySelectorAll<HTMLElement>('#app *')) {
    row.style.removeProperty('gap');
  }
  document.adoptedStyleSheets = [];
}

/** Runs in the page. */
function touches(): readonly string[] {
  const found: string[] = [];
  /** Where the words of an item begin and end; null where it has none. */
  const wordsOf = (item: Element): { readonly left: number; readonly right: number } | null => {
    const boxes: DOMRect[] = [];
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      // Words for a screen reader alone stand in a box of one pixel.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
    }
    if (item.matches('input, select')) boxes.push(item.getBoundingClientRect());
    if (boxes.length === 0) return null;
    const left = Math.min(...boxes.map((box) => box.left));
    return { left, right: Math.max(...boxes.map((box) => box.right)) };
  };
  for (const row of document.querySelectorAll('#app *')) {
    const { display, flexDirection } = getComputedStyle(row);
    if (!display.includes('flex') || flexDirection.startsWith('column')) continue;
    const items = [...row.children].filter((item) => item.getBoundingClientRect().width > 1);
    items.slice(1).forEach((next, place) => {
      const item = items[place];
      const [words, others] = [item ?? next, next].map(wordsOf);
      if (item === undefined || !words || !others) return;
      const [one, other] = [item.getBoundingClientRect(), next.getBoundingClientRect()];
      const isBeside = one.top < other.bottom - 1 && other.top < one.bottom - 1;
      const apart = others.left - words.right;
      if (isBeside && apart < 3) {
        const [first, second] = [item, next].map((each) => each.outerHTML.slice(0, 120));
        found.push(`${first} is ${apart} px from ${second}`);
      }
    });
  }
  return found;
}

/** Runs in the page. */
function hides(field: Element): readonly string[] {
  const found: string[] = [];
  const { left, right, top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight)
    found.push(`stands from ${top} to ${bottom} of ${innerHeight}`);
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
    const there = document.elementFromPoint((left + right) / 2, y);
    if (there !== field) found.push(`is covered by ${there?.outerHTML.slice(0, 90)}`);
  }
  // What sticks stays behind where a phone moves the page up under its keyboard.
  for (
    let at: Element | null = field;
    at !== null && at.tagName !== 'DIALOG';
    at = at.parentElement
  ) {
    if (/sticky|fixed/.test(getComputedStyle(at).position)) found.push('stands in what sticks');
  }
  return found;
}
