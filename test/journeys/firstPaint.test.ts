import type { BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { smallPhone } from '../support/looks.ts';
import { aVisitor, patiently } from '../support/Visitor.ts';

/**
 * What the page paints first, before any script: a drawing where the museum's pictures will come. It is the largest thing
 * that home ever paints (LCP) only while no picture is larger, and nothing moves only while it has their very place.
 */

const Painted = v.array(v.object({ what: v.string(), picture: v.string(), size: v.number() }));
const Box = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });

/** Notes whatever is painted larger than all before. */
async function watchPaints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: { what: string; picture: string; size: number }[] = [];
    Reflect.set(window, 'largestPaints', noted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element');
        noted.push({
          what: element instanceof Element ? element.className : '',
          picture: String(Reflect.get(entry, 'url')).slice(0, 'data:image/svg+xml'.length),
          size: Number(Reflect.get(entry, 'size')),
        });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const largestPaints = async (page: Page) =>
  v.parse(Painted, await page.evaluate(() => Reflect.get(window, 'largestPaints')));

const boxOf = async (page: Page, selector: string) =>
  v.parse(Box, await page.locator(selector).first().boundingBox());

it.each([
  ['Simplified_Chinese', smallPhone],
  ['English', smallPhone],
  ['Simplified_Chinese', { width: 412, height: 915 }],
  ['English', { width: 360, height: 640 }],
  // The widest that it ever is: a picture of few bytes for its size is not counted as one.
  ['English', { width: 768, height: 1024 }],
] as const)(
  '[HOME-01] in %s on %o the drawing is the largest of all paints, in the very place of the pictures',
  async (language, viewport) => {
    const { app, page } = await aVisitor({ language, viewport, path: null });
    await watchPaints(app.context);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(app.url, { waitUntil: 'commit' });
    // The words come a frame before it.
    const largest = async () => (await largestPaints(page)).at(-1);
    const drawing = { what: 'shell-welcome', picture: 'data:image/svg+xml' };
    await expect.poll(largest, patiently).toMatchObject(drawing);
    const drawn = await largest();
    const place = await boxOf(page, '.shell-welcome');
    letGo();

    const picture = page.getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image) => getComputedStyle(image).opacity), patiently)
      .toBe('1');
    expect(await boxOf(page, 'main li img')).toEqual(place);
    expect(await largest()).toEqual(drawn);
  },
);
