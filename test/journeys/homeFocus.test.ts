import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { expectFocusSeen } from '../support/byKeyboard.ts';
import { hidePanel } from '../support/looks.ts';
import { aVisitor, patiently } from '../support/Visitor.ts';

const languages: readonly Language[] = ['Simplified_Chinese', 'English'];

describe.each(languages)('home at 320 px, in %s', (language) => {
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

  it('[HOME-09] [Q-A11Y-1] keeps the tickets of before, while others are read, from eyes, Tab and screen readers', async () => {
    const visitor = await aVisitor({ language, viewport: { width: 320, height: 568 } });
    const { page } = visitor;
    await hidePanel(page);
    await visitor.chooseSlot('12:00');
    const card = page.getByRole('listitem').filter({ has: visitor.more('adult') });
    const kept = await card.elementHandle();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    expect(await spokenNames(page)).toContain(visitor.words.addOne(visitor.words.tickets.adult));

    await visitor.museum.plan({
      path: '/api/integration/allow-sale-list',
      kind: 'delayBefore',
      ms: 600_000,
    });
    await visitor.slot('14:00').click();
    await visitor.more('adult').waitFor({ state: 'hidden' });
    // The element that is shown again with what is read.
    expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await spokenNames(page)).not.toContain(
      visitor.words.addOne(visitor.words.tickets.adult),
    );
    expect(await height()).toBeLessThan(before);
    await page.evaluate(() => document.querySelector('h1')?.focus());
    while (await goesTo(page, 'Tab')) {
      expect(await kept?.evaluate((element) => element.contains(document.activeElement))).toBe(
        false,
      );
    }
  });
});

/** The names by which a screen reader finds what is on the page. */
async function spokenNames(page: Page): Promise<readonly unknown[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
}

/** Presses a key and expects what has the focus then to be seen; false past the end of the page. */
async function goesTo(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  return expectFocusSeen(page);
}
