import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { anAudioGuideLine, anOrder } from '../adapters/inMemory/anOrder.ts';
import { openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, patiently, Visitor } from '../support/Visitor.ts';

const many = 1_000;
/** More cards than this are never laid out at once: a few screens of them, and the browser's own margin. */
const fewScreens = 40;

const words = {
  Simplified_Chinese: { listed: '共 1000 笔订单', refresh: '刷新', open: '查看订单' },
  English: { listed: '1000 orders', refresh: 'Refresh', open: 'View order' },
} as const;

let server: RunningMuseum;
/** The orders' numbers, the oldest first. */
let numbers: readonly string[];
beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
  server.museum.control('/_museum/reset', { now: openingTime, scenario: 'default' });
  numbers = Array.from({ length: many }, (_, place) => order(place));
});
afterAll(() => server.close());

/** Saves an order of one audio guide, which needs neither a name nor a place; each by a phone of its own. */
function order(place: number): string {
  const { body } = server.museum.handle({
    method: 'POST',
    path: '/api/integration/save-fast-order',
    headers: {},
    body: JSON.stringify({
      ...anOrder(anAudioGuideLine(1)),
      // The museum lets one phone owe for a few hundred orders only.
      contactMobile: `138${String(place).padStart(8, '0')}`,
    }),
  });
  const orderNo = /"orderNo":"(\d+)"/.exec(body)?.[1];
  if (orderNo === undefined) throw new Error(`no order: ${body}`);
  return orderNo;
}

/** A visitor whose list holds a thousand orders to be paid. */
async function aVisitorOfMany(language: keyof typeof words = 'English') {
  const app = await openApp({
    build: 'production',
    museum: server.url,
    language,
    path: '/#/order',
  });
  const museum = new MuseumControl((path, body) => server.museum.control(path, body));
  const visitor = new Visitor(app, language, museum);
  await visitor.page.locator(`[aria-setsize="${many}"]`).first().waitFor();
  return { visitor, page: visitor.page, texts: words[language] };
}

// By their elements: roles and names take long to work out among so many.
const cardOf = (page: Page, orderNo: string) => page.locator(`article[aria-label="${orderNo}"]`);

/** How many cards are laid out and painted now, and how high the page is. */
const laidOut = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('article')].filter((card) =>
      card.checkVisibility({ contentVisibilityAuto: true }),
    );
    return { cards: seen.length, height: document.documentElement.scrollHeight };
  });

/** Once the browser has painted what it was last told. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Begins to note the orders whose cards are touched in any way from now on, come, or go. */
const watchCards = (page: Page) =>
  page.evaluate(() => {
    const touched = new Set<string>();
    const nameOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const card = element?.closest('article') ?? element?.querySelector('article');
      return card?.getAttribute('aria-label') ?? null;
    };
    const list = document.querySelector('article')?.closest('[role="list"]');
    if (list === null || list === undefined) throw new Error('there is no list');
    // The cards stand in runs: what is put into one, or taken out, comes alone or in a run of its own.
    const isWithin = (node: Node) => nameOf(node) !== null && !holdsCards(node);
    const holdsCards = (node: Node) => node instanceof Element && node.querySelector('article');
    new MutationObserver((changes) => {
      for (const { target, addedNodes, removedNodes } of changes) {
        const nodes = isWithin(target) ? [target] : [...addedNodes, ...removedNodes];
        for (const node of nodes) touched.add(nameOf(node) ?? 'something else');
      }
    }).observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    Reflect.set(window, 'touchedCards', touched);
  });

const touchedCards = (page: Page) =>
  page.evaluate(() => {
    const touched: unknown = Reflect.get(window, 'touchedCards');
    return touched instanceof Set ? [...touched].map(String).sort() : [];
  });

describe('a list of 1,000 orders', () => {
  it.each(['English', 'Simplified_Chinese'] as const)(
    '[LIST-02] in %s lays out no more than what is near the screen, however far it is scrolled',
    async (language) => {
      const { page, texts } = await aVisitorOfMany(language);
      await page.locator('main').getByText(texts.listed, { exact: true }).waitFor();
      await painted(page);
      const atTop = await laidOut(page);
      expect(atTop.cards).toBeGreaterThan(1);
      expect(atTop.cards).toBeLessThan(fewScreens);

      for (const part of [0.2, 0.5, 0.8, 1]) {
        await page.evaluate((to) => {
          scrollTo({ top: document.documentElement.scrollHeight * to, behavior: 'instant' });
        }, part);
        await expect.poll(() => page.locator('article').evaluateAll(areOnScreen)).toBe(true);
        const there = await laidOut(page);
        expect(there.cards).toBeLessThan(fewScreens);
        // The room kept for cards that nobody has seen is about what they take: the page hardly grows.
        expect(Math.abs(there.height / atTop.height - 1)).toBeLessThan(0.1);
      }
      const [oldest = ''] = numbers;
      expect(await cardOf(page, oldest).evaluateAll(areOnScreen)).toBe(true);
    },
  );

  it('[LIST-02] [Q-A11Y-1] has each card there before the keyboard gets to it, which says which of how many it is', async () => {
    const { visitor, page } = await aVisitorOfMany();
    await page.locator('article a').first().focus();
    const place = () =>
      page.evaluate(() => document.activeElement?.closest('[role="listitem"]')?.ariaPosInSet);
    const passed: unknown[] = [await place()];
    while (passed.length < 40) {
      await page.keyboard.press('Tab');
      const there = await place();
      if (there !== passed.at(-1)) passed.push(there);
    }
    expect(passed).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
    const reached = await page.evaluate(
      () => document.activeElement?.closest('article')?.ariaLabel,
    );
    await page.keyboard.press('Enter');
    await visitor.sees('orderDetail');
    expect(visitor.orderNoInAddress()).toBe(reached);
  });

  it('[LIST-02] touches only the cards of what has changed or come when it is read again', async () => {
    const { visitor, page, texts } = await aVisitorOfMany();
    const { museum } = visitor;
    const busy = page.locator('main[aria-busy]');
    await busy.waitFor({ state: 'detached' });
    const refresh = async (expected: readonly string[]) => {
      const readings = await museum.calls('/api/query/list-order');
      await watchCards(page);
      await page.locator('main button', { hasText: texts.refresh }).click();
      await expect.poll(() => museum.calls('/api/query/list-order'), patiently).toBe(readings + 1);
      await busy.waitFor({ state: 'detached' });
      await painted(page);
      await expect.poll(() => touchedCards(page), patiently).toEqual([...expected].sort());
    };
    await refresh([]);
    const paid = numbers.at(-4) ?? '';
    server.museum.control('/_museum/pay', { orderNo: paid });
    await refresh([paid]);
    await refresh([order(many)]);
    expect(await page.locator(`[aria-setsize="${many + 1}"]`).count()).toBeGreaterThan(1);
  });
});

/** Whether any of these is; runs in the page. */
function areOnScreen(cards: readonly Element[]): boolean {
  return cards.some((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
