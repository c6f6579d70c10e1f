import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, type OpenedApp, openApp } from '../support/browser.ts';

/**
 * A page whose app cannot start: what stands in index.html says why, in both languages. The page of each test is opened
 * twice, soundly and then as it is told, since what changes it needs a page to be put on.
 */

const words = {
  old: ['您的浏览器版本太旧', 'Your browser is too old for this page'],
  failed: ['请检查网络后重新打开本页', 'Please check your network and open the page again'],
  contact: ['客服 010-0000 0000（9:00–17:00）', 'Visitor services 010-0000 0000 (9:00–17:00)'],
} as const;

/** Opens the page anew, its HTML changed on the way. */
async function openChanged({ page, url }: OpenedApp, change: (html: string) => string) {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
  await page.route(`${url}/`, answer);
  await page.goto(url);
}

/** The texts among these that the eye sees. */
async function seen(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const visible = await Promise.all(texts.map((text) => page.getByText(text).isVisible()));
  return texts.filter((_text, place) => visible[place]);
}

async function expectReadable(page: Page, reason: 'old' | 'failed'): Promise<void> {
  await page.getByRole('heading', { level: 1, name: '本页没能打开' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'This page could not be opened' }).waitFor();
  expect(await seen(page, [...words.old, ...words.failed])).toEqual(words[reason]);
  expect(await page.locator('#app').innerHTML()).toBe('');
  expect(await axe(page)).toEqual([]);
  await expectNothingBeyondTheEdge(page);
}

async function expectNothingBeyondTheEdge(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const withoutModules = (html: string) => html.replaceAll('type="module"', 'type="text/unknown"');

describe('a page that cannot start', () => {
  it('[START-10] [Q-WV-1] [Q-A11Y-1] [Q-A11Y-8] [Q-A11Y-12] in a browser that knows no modules says that it is too old, in the dark and with large text too', async () => {
    const app = await openApp({ viewport: { width: 320, height: 568 } });
    await app.context.addInitScript(() => Reflect.deleteProperty(Promise, 'any'));
    await openChanged(app, withoutModules);
    await expectReadable(app.page, 'old');
    expect(await seen(app.page, words.contact)).toEqual(words.contact);
    await app.page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(app.page, { only: ['color-contrast'] })).toEqual([]);
    await app.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNothingBeyondTheEdge(app.page);
    const english = app.page.locator('#standstill [lang="en"]').first();
    expect(await english.textContent()).not.toMatch(/\p{Script=Han}/u);
  });

  it('[START-10] [Q-WV-1] in a browser that cannot read the app’s syntax says that it is too old', async () => {
    const app = await openApp();
    await app.context.addInitScript(() => Reflect.deleteProperty(Promise, 'any'));
    await app.page.route('**/assets/first-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
    );
    await app.page.goto(`${app.url}/?again`);
    await expectReadable(app.page, 'old');
    app.forgive(/^uncaught: /);
  });

  it('[START-10] whose script does not arrive says that it is the network', async () => {
    const app = await openApp();
    await app.page.route('**/assets/first-*.js', (route) => route.abort('connectionreset'));
    await app.page.goto(`${app.url}/?again`);
    await expectReadable(app.page, 'failed');
    app.forgive(/first-.*ERR_CONNECTION_RESET|ERR_CONNECTION_RESET.*first-/);
  });

  it.each(['start', 'inMemoryAdapters'])(
    '[START-10] whose scripts arrive in part, but for %s, says so too',
    async (name) => {
      const app = await openApp();
      await app.page.route(`**/assets/${name}-*.js`, (route) => route.abort('connectionreset'));
      await app.page.goto(`${app.url}/?again`);
      await expectReadable(app.page, 'failed');
      app.forgive(/ERR_CONNECTION_RESET|^uncaught: /);
    },
  );

  it('[START-10] configured wrongly is no blank page either, and names every problem to who put it up', async () => {
    const app = await openApp();
    await openChanged(app, (html) =>
      html
        .replace('"organisationId":"1"', '"organisationId":""')
        .replace('"timeZone":"Asia/Shanghai"', '"timeZone":"Moon/Sea","bankHost":[]'),
    );
    await expectReadable(app.page, 'failed');
    expect(await seen(app.page, words.contact)).toEqual(words.contact);
    await expect.poll(() => app.problems.join()).toContain('museum-configuration cannot be used');
    const told = app.problems.join();
    for (const problem of ['organisationId: must not be empty', 'timeZone: ', 'bankHost: ']) {
      expect(told).toContain(problem);
    }
    app.forgive(/museum-configuration cannot be used/);
  });

  it('[START-10] without any configuration says so as well', async () => {
    const app = await openApp();
    await openChanged(app, (html) => html.replace(/<meta\s+name="museum-configuration"[^>]*>/, ''));
    await expectReadable(app.page, 'failed');
    expect(await app.page.locator('[data-contact]').allTextContents()).toEqual(['', '']);
    await expect.poll(() => app.problems.length).toBeGreaterThan(0);
    app.forgive(/museum-configuration cannot be used/);
  });

  it('[START-10] without scripts says that it needs them', async () => {
    const app = await openApp();
    const context = await app.context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    await page?.goto(app.url);
    expect(await page?.locator('h1:visible').allTextContents()).toEqual(['本页需要 JavaScript']);
    expect(await page?.locator('h2:visible').allTextContents()).toEqual([
      'This page needs JavaScript',
    ]);
    await context?.close();
  });

  it('[START-10] where it starts, shows none of this, and waits for no check of it', async () => {
    const app = await openApp();
    // The check never arrives; the app stands all the same.
    await app.page.route('**/startCheck.js', () => {});
    await app.page.goto(`${app.url}/?again`, { waitUntil: 'commit' });
    await app.page.getByRole('heading', { level: 1, name: '云泽博物馆' }).waitFor();
    expect(await app.page.locator('#standstill').isVisible()).toBe(false);
  });
});
