import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((candidate) => candidate === document.activeElement);

/** Presses Tab until an element has the focus, and expects every stop on the way to be seen. */
export async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    if (await isFocused(element)) return;
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  throw new Error(`${key} never reached ${element}`);
}

/**
 * Expects the focused element to have a ring, and its middle to be on top of all else (WCAG 2.4.7, 2.4.11); tells
 * whether anything had the focus.
 */
export async function expectFocusSeen(page: Page): Promise<boolean> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const onTop = document.elementFromPoint(x, y);
    const isOnTop =
      onTop !== null &&
      (focused.contains(onTop) || onTop.closest('label')?.contains(focused) === true);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      what: focused.outerHTML.slice(0, 200),
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      hiddenBy: isOnTop ? null : `${onTop?.outerHTML.slice(0, 100) ?? 'the edge'} at ${x}, ${y}`,
    };
  });
  if (seen === null) return false;
  expect(seen, seen.what).toMatchObject({ ring: true, hiddenBy: null });
  return true;
}
