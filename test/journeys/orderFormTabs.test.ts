import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  comeWithFamilies,
  type Family,
  nameFamily,
  typedBy,
  typedIn,
} from '../support/families.ts';
import { aVisitor, type Visitor } from '../support/Visitor.ts';

/** Planted: whatever of this turns up in a storage or an address has leaked. */
const canaries: Family = {
  adult: { name: '金丝雀甲', document: '110105199006157774' },
  children: [
    { name: '金丝雀乙', document: '11010520150615777X' },
    { name: '金丝雀丙', document: '110105201506157788' },
  ],
};
const canaryPhone = '13877777777';
const planted = typedBy([canaries], canaryPhone);

async function comesWithCanaries(language: 'Simplified_Chinese' | 'English'): Promise<Visitor> {
  const visitor = await aVisitor({ language });
  await comeWithFamilies(visitor, 1);
  await nameFamily(visitor, canaries, 1);
  await visitor.phoneField.fill(canaryPhone);
  return visitor;
}

describe('what was typed', () => {
  it('[CONF-13] survives a reload, the way back and on again, another page in between, and is said to be kept', async () => {
    const visitor = await comesWithCanaries('English');
    const { page, words } = visitor;
    expect(await typedIn(visitor)).toEqual(planted);
    await page.reload();
    expect(await typedIn(visitor)).toEqual(planted);

    await page.goBack();
    await visitor.sees('home');
    await page.getByText('What you typed is kept.', { exact: false }).first().waitFor();
    // Home kept the tickets chosen; going on from there costs no retyping.
    await visitor.bar.getByText(words.count(1), { exact: true }).waitFor();
    await page.goForward();
    expect(await typedIn(visitor)).toEqual(planted);
    await page.goBack();
    await visitor.sees('home');
    await visitor.bar.getByText(words.count(1), { exact: true }).waitFor();
    await visitor.placeOrder();
    expect(await typedIn(visitor)).toEqual(planted);
    await page.goBack();
    await visitor.sees('home');
    await visitor.bar.getByText(words.count(1), { exact: true }).waitFor();
    await visitor.placeOrder();
    expect(await typedIn(visitor)).toEqual(planted);

    // As WeChat and banks do: another document takes the page's place, and the way back builds the page anew.
    await page.goto('about:blank');
    await page.goBack();
    expect(await typedIn(visitor)).toEqual(planted);
    await page.reload();
    expect(await typedIn(visitor)).toEqual(planted);

    await visitor.buy();
    await visitor.sees('paymentMethod');
    expect(await visitor.museum.count('order-saved')).toBe(1);
    await page.goBack();
    await visitor.sees('home');
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('金丝雀');
    await visitor.button(words.placeOrder).waitFor();
  });

  it('[CONF-13] [Q-SEC-5] is in no storage, cookie, cache, database or address, before the order and after it', async () => {
    const visitor = await comesWithCanaries('Simplified_Chinese');
    const { page } = visitor;
    expect(await leaksOf(page)).toEqual([]);
    await page.reload();
    await visitor.sees('orderForm');
    expect(await leaksOf(page)).toEqual([]);
    await visitor.buy();
    await visitor.sees('paymentMethod');
    expect(await leaksOf(page)).toEqual([]);
  });
});

/** The places outside of the page's own history entry in which something planted stands. */
async function leaksOf(page: Page): Promise<readonly string[]> {
  const kept = await page.evaluate(async () => {
    const places: Record<string, string> = { address: location.href, cookie: document.cookie };
    for (const [name, storage] of Object.entries({ sessionStorage, localStorage })) {
      for (let place = 0; place < storage.length; place += 1) {
        const key = storage.key(place) ?? '';
        // The museum itself, which lives in this page of the demo, knows whom it sold to.
        if (key !== 'in-memory-museum') places[`${name} ${key}`] = storage.getItem(key) ?? '';
      }
    }
    const entries: unknown = Reflect.get(window, 'navigation')?.entries?.();
    if (!Array.isArray(entries)) throw new Error('the browser tells no history');
    places['history'] = entries.map((entry) => String(entry.url)).join(' ');
    places['databases'] = (await indexedDB.databases()).map(({ name }) => name).join(' ');
    places['caches'] = (await caches.keys()).join(' ');
    return places;
  });
  expect(kept['databases']).toBe('');
  expect(kept['caches']).toBe('');
  const cookies = await page.context().cookies();
  const places = [...Object.entries(kept), ['cookies', JSON.stringify(cookies)] as const];
  return places
    .filter(([, text]) => planted.some((canary) => text.includes(canary)))
    .map(([place]) => place);
}
