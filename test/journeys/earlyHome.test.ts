import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { axe, openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, Visitor } from '../support/Visitor.ts';

/** Holds back what draws the screens, until it is let through. */
async function holdScreens(visitor: Visitor): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await visitor.page.route('**/assets/react-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Runs in the page before anything else: its text is so large from the start. */
function enlarge(size: string): void {
  new MutationObserver((_, observer) => {
    document.documentElement.style.setProperty('font-size', size);
    observer.disconnect();
  }).observe(document, { childList: true });
}

/** Notes, whenever something comes or goes, how many groups of radios the page holds, and how many of them can be seen. */
function watchGroups(): void {
  const noted: [number, number][] = [];
  Reflect.set(window, 'groupsNoted', noted);
  new MutationObserver(() => {
    const groups = [...document.querySelectorAll('[role="radiogroup"]')];
    noted.push([
      groups.length,
      groups.filter((group) => group.checkVisibility({ visibilityProperty: true })).length,
    ]);
  }).observe(document, { childList: true, subtree: true });
}

/** Where each radio of the page stands, by its text. */
const places = (radios: Locator): Promise<readonly (readonly [string, number, number, number])[]> =>
  radios.evaluateAll((all) =>
    all.map((radio) => {
      const { left, top, width } = radio.getBoundingClientRect();
      return [radio.textContent ?? '', left, top + window.scrollY, width] as const;
    }),
  );

/** In which faces the words of days and slots are written, and which of them the phone had to look for by then. */
const faces = (page: Page) =>
  page.evaluate(() => {
    const shell = document.querySelector('.shell');
    const within = (part: Element | null | undefined) => {
      const found = new Set<string>();
      const nodes = document.createTreeWalker(part ?? document.head, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        if (node.textContent?.trim() === '' || node.parentElement === null) continue;
        const { fontFamily, fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(
          node.parentElement,
        );
        found.add([fontFamily, fontSize, fontWeight, fontVariantNumeric].join());
      }
      return [...found];
    };
    const written = within(shell?.querySelector('section'));
    const before = [...(shell?.children ?? [])].filter((part) => part.localName !== 'section');
    const found = before.flatMap(within);
    return { written, lookedFor: written.filter((face) => !found.includes(face)) };
  });

describe('before the screens can be drawn', () => {
  let server: RunningMuseum;
  let museum: MuseumControl;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
    museum = new MuseumControl((path, body) => server.museum.control(path, body));
  });
  afterAll(() => server.close());

  async function aVisitor(language: Language, width: number): Promise<Visitor> {
    await museum.reset(openingTime);
    const app = await openApp({
      build: 'production',
      museum: server.url,
      language,
      phoneTime: openingTime,
      path: null,
    });
    await app.page.setViewportSize({ width, height: 844 });
    return new Visitor(app, language, museum);
  }

  it.each([
    ['Simplified_Chinese', 390],
    ['Simplified_Chinese', 320],
    ['English', 390],
    ['English', 320],
    ['Simplified_Chinese', 390, '125%'],
    ['English', 390, '125%'],
  ] as const)(
    '[HOME-07] in %s at %i px a slot can be tapped, and nothing moves when the screen comes',
    async (language, width, size: string = '100%') => {
      const visitor = await aVisitor(language, width);
      const { page, app } = visitor;
      await page.addInitScript(enlarge, size);
      const showScreens = await holdScreens(visitor);
      await page.goto(app.url);
      const slot = visitor.slot('12:00');
      await slot.click();
      await expect.poll(() => slot.getAttribute('aria-checked')).toBe('true');
      expect(await page.locator('.shell').count()).toBe(1);
      expect(await axe(page)).toEqual([]);
      const { written, lookedFor } = await faces(page);
      expect(written.length).toBeGreaterThan(4);
      expect(lookedFor).toEqual([]);
      const early = await places(page.getByRole('radio'));
      showScreens();
      await page.locator('.shell').waitFor({ state: 'detached' });
      const drawn = await places(page.getByRole('radio'));
      expect(early.map(([text]) => text)).toEqual(drawn.map(([text]) => text));
      early.forEach(([text, ...place], index) => {
        const [, ...then] = drawn[index] ?? [''];
        for (const [which, value] of place.entries()) {
          expect(then[which], text).toBeCloseTo(value, 0);
        }
      });
      expect(await slot.getAttribute('aria-checked')).toBe('true');
      await visitor.addTicket('adult');
    },
  );

  it('[Q-A11Y-12] with text twice as large nothing can be tapped before it stands where it stays', async () => {
    const visitor = await aVisitor('English', 390);
    const { page, app } = visitor;
    await page.addInitScript(enlarge, '200%');
    const showScreens = await holdScreens(visitor);
    const answered = page.waitForResponse(/staggered-reservation-daily\/list/);
    await page.goto(app.url);
    await (await answered).finished();
    await page
      .locator('template#next ~ link[rel="modulepreload"]')
      .first()
      .waitFor({ state: 'attached' });
    expect(await page.getByRole('radio').count()).toBe(0);
    showScreens();
    await visitor.slot('12:00').click();
    await visitor.addTicket('adult');
  });

  it('[Q-A11Y-11] who moves by keyboard stays on the slot that they were on', async () => {
    const visitor = await aVisitor('English', 390);
    const { page, app } = visitor;
    const showScreens = await holdScreens(visitor);
    await page.goto(app.url);
    await visitor.slot('12:00').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('radiogroup').last().getByRole('radio').first().focus();
    // The second is sold out: it is reached, and not chosen.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('radiogroup').last().locator('[aria-checked="true"]');
    await chosen.waitFor();
    const before = await chosen.textContent();
    expect(await focused()).toBe(before);
    showScreens();
    await page.locator('.shell').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(before);
  });

  it.each(['mouse', 'finger'] as const)(
    '[HOME-07] a slot that is under a %s when the screen comes is chosen by the very tap',
    async (by) => {
      const visitor = await aVisitor('English', 390);
      const { page, app } = visitor;
      const showScreens = await holdScreens(visitor);
      await page.goto(app.url);
      const slot = visitor.slot('12:00');
      const box = await slot.boundingBox();
      if (box === null) throw new Error('no slot');
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const devTools = await app.context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchEnd') =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [at] : [],
        });
      if (by === 'mouse') {
        await page.mouse.move(at.x, at.y);
        await page.mouse.down();
      } else await touch('touchStart');
      showScreens();
      // The screen is drawn and laid out, and does not come yet.
      await page.locator('main').waitFor({ state: 'attached' });
      await page.waitForFunction(
        () => document.querySelector('[style*="content-visibility"]') === null,
      );
      await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 200)));
      expect(await page.locator('.shell').count()).toBe(1);
      if (by === 'mouse') await page.mouse.up();
      else await touch('touchEnd');
      await page.locator('.shell').waitFor({ state: 'detached' });
      expect(await slot.getAttribute('aria-checked')).toBe('true');
      await visitor.addTicket('adult');
    },
  );

  it('[HOME-07] the screen is unseen until it takes the place of what was there', async () => {
    const visitor = await aVisitor('English', 390);
    const { page, app } = visitor;
    await page.addInitScript(watchGroups);
    await page.goto(app.url);
    await page.locator('.shell').waitFor({ state: 'detached' });
    const noted = v.parse(
      v.array(v.tuple([v.number(), v.number()])),
      await page.evaluate(() => Reflect.get(window, 'groupsNoted')),
    );
    expect(noted).toContainEqual([4, 2]);
    expect(Math.max(...noted.map(([, seen]) => seen))).toBe(2);
    expect(noted.at(-1)).toEqual([2, 2]);
  });
});
