import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../test/support/chromium.ts';
import { serveBuild } from './serve.ts';

/**
 * `npm run screenshots`: books a visit in both languages on the demo build and keeps the pictures of README. Chinese text
 * needs a Chinese font on the machine.
 */

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/screens');
const words = {
  zh: {
    cookie: 'Simplified_Chinese',
    more: /^增加一张/,
    place: '立即预订',
    name: '姓名',
    document: '证件号码',
    phone: '联系手机',
    buy: '立即购买',
    pay: '立即支付',
    cashier: '支付',
    view: '查看订单',
  },
  en: {
    cookie: 'English',
    more: /^Add one/,
    place: 'Place order',
    name: 'Name',
    document: 'Document number',
    phone: 'Contact phone',
    buy: 'Buy now',
    pay: 'Pay now',
    cashier: 'Pay',
    view: 'View order',
  },
} as const;

type Locale = keyof typeof words;

async function picture(page: Page, locale: Locale, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The developer's panel is no part of what a visitor sees.
  await page.evaluate(() =>
    document.getElementById('museum-panel')?.toggleAttribute('hidden', true),
  );
  await page.screenshot({ path: join(folder, `${locale}-${name}.png`) });
}

async function book(page: Page, url: string, locale: Locale): Promise<void> {
  const say = words[locale];
  await page.context().addCookies([{ name: 'language', value: say.cookie, url }]);
  await page.goto(url);
  await page.getByRole('radiogroup').first().waitFor();
  await page.evaluate(() => {
    const museum: unknown = Reflect.get(window, 'museum');
    if (typeof museum !== 'object' || museum === null || !('control' in museum)) return;
    const { control } = museum;
    if (typeof control === 'function') {
      control('/_museum/reset', { now: '2026-12-01T08:30:00+08:00' });
    }
  });
  await page.reload();
  await page.getByRole('radio', { name: /09:00/ }).click();
  await page.getByRole('button', { name: say.more }).first().click();
  await page.getByRole('radio', { name: /09:00/ }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, locale, 'home');

  await page.getByRole('button', { name: say.place }).click();
  await page.getByLabel(say.name, { exact: true }).fill('张测试');
  await page.getByLabel(say.document).fill('110105199006150004');
  await page.getByLabel(say.phone).fill('13800000000');
  await page.evaluate(() => scrollTo(0, 0));
  await picture(page, locale, 'order-form');

  await page.getByRole('button', { name: say.buy }).click();
  await page.getByRole('radio').first().waitFor();
  await picture(page, locale, 'payment');

  await page.getByRole('button', { name: say.pay }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.cashier, exact: true }).click();
  await page.getByRole('link', { name: say.view }).click();
  await page.getByRole('article').first().waitFor();
  await picture(page, locale, 'ticket');
}

await mkdir(folder, { recursive: true });
const served = await serveBuild({
  dir: join(root, 'dist-demo'),
  port: 0,
});
const browser = await launchChromium();
try {
  for (const locale of ['zh', 'en'] as const) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1.5,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await book(await context.newPage(), served.url, locale);
    await context.close();
  }
} finally {
  await browser.close();
  await served.close();
}
