import type { Page } from 'playwright-core';
import { axe } from './browser.ts';
import { inTheOtherLanguage, laidOutWrong } from './looksWrong.ts';

/** What of axe's findings depends on how wide a page is and how large its text. */
const bySize = ['target-size', 'scrollable-region-focusable'];

/** The smallest phone, which the walk begins on. */
export const smallPhone = { width: 320, height: 568 };
/** Today's phone. */
const phone = { width: 390, height: 844 };

/**
 * Looks at a page on a small phone and a larger one, light and dark, with text twice as large and with the spacing of
 * WCAG 1.4.12, in the language that it is to be in. axe reads all of it once, and again what the change can have
 * broken. The page must be {@link smallPhone} wide; it is so afterwards, and light.
 *
 * @param lang of the page, as `zh-CN` or `en`
 * @returns one readable line a finding; empty where all is well
 */
export async function findingsOf(page: Page, lang: string): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (look: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${look}: ${line}`));
  await hidePanel(page);

  note('320 px', [...(await axe(page)), ...(await laidOutWrong(page))]);
  note('320 px', await inTheOtherLanguage(page, lang));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('in the dark', await axe(page, { only: ['color-contrast'] }));
  await page.emulateMedia({ colorScheme: 'light' });
  await setText(page, { size: '200%', spacing: false });
  // A container is only measured anew by its text when its own size changes.
  await page.setViewportSize({ ...smallPhone, height: smallPhone.height + 1 });
  note('at 200 %', [...(await axe(page, { only: bySize })), ...(await laidOutWrong(page))]);
  await setText(page, { size: '100%', spacing: true });
  await page.setViewportSize(smallPhone);
  note('spaced out', await laidOutWrong(page));
  await setText(page, { size: '100%', spacing: false });
  await page.setViewportSize(phone);
  note('390 px', await laidOutWrong(page));
  await page.setViewportSize(smallPhone);
  return found;
}

/** The developer's panel is no part of what a visitor sees. */
export const hidePanel = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.getElementById('museum-panel')?.toggleAttribute('hidden', true);
  });

interface TextLook {
  readonly size: '100%' | '200%';
  /** WCAG 1.4.12: what a reader's own style may ask for without loss. */
  readonly spacing: boolean;
}

function setText(page: Page, look: TextLook): Promise<void> {
  return page.evaluate(({ size, spacing }) => {
    document.documentElement.style.setProperty('font-size', size);
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = spacing ? [spaced] : [];
  }, look);
}
