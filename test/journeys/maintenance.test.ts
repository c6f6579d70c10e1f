import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { axe, openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { aVisitor, openingTime, people, phone, Visitor } from '../support/Visitor.ts';

const token = 'canary-token-4f1d';
const notice = '<p>今晚维护至 21:00</p><img src="./favicon.svg" onerror="window.broken=1">';

const words = {
  Simplified_Chinese: {
    overlay: '系统正在维护',
    expired: '登录授权已过期',
    close: '知道了',
    crowd: '现在访问的人很多',
  },
  English: {
    overlay: 'Under maintenance',
    expired: 'Your login has expired',
    close: 'OK',
    crowd: 'Many people are booking right now',
  },
} as const;

const overlayOn = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: words[language].overlay });

/** A visitor with a token, on a phone whose time a test lets pass. */
async function aTokenHolder(language: Language): Promise<Visitor> {
  const entry = `/#/index?orgId=1&token=${token}`;
  return aVisitor({ language, path: entry, holdsTime: true });
}

describe.each(['Simplified_Chinese', 'English'] as const)('maintenance, in %s', (language) => {
  it('[MNT-01] [R9] [O-092] lies over home and over the order form, keeps what was typed, and goes by itself', async () => {
    const guest = await aTokenHolder(language);
    const { page, app } = guest;
    const overlay = overlayOn(page, language);
    await guest.chooseSlot('12:00');
    await app.control('/_museum/maintenance', { html: notice });
    await page.clock.runFor(125_000);
    await overlay.getByText('今晚维护至 21:00').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
    // Some browsers say that they run no such handler, even where the notice is only read to be cleaned.
    expect(await overlay.locator('[onerror]').count()).toBe(0);
    app.forgive(/inline/, 'some browsers');
    await expectFocusInside(page);
    // What lies below can't be reached, and nothing closes the overlay.
    await page.keyboard.press('Escape');
    for (let tab = 0; tab < 6; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#app') ?? null)).toBeNull();
    }
    await app.control('/_museum/maintenance', { html: '' });
    await page.clock.runFor(121_000);
    await overlay.waitFor({ state: 'detached' });
    await page.clock.runFor(11_000);
    expect(await guest.slot('12:00').isChecked()).toBe(true);

    await guest.addTicket('adult');
    await guest.placeOrder();
    await guest.sees('orderForm');
    await guest.nameVisitor('adult', people.mother);
    await guest.phoneField.fill(phone);
    await app.control('/_museum/maintenance', { html: notice });
    await page.clock.runFor(121_000);
    await overlay.getByText('今晚维护至 21:00').waitFor();
    app.forgive(/inline/, 'some browsers');
    await app.control('/_museum/maintenance', { html: '' });
    await page.clock.runFor(121_000);
    await overlay.waitFor({ state: 'detached' });
    await page.clock.runFor(11_000);
    expect(await guest.phoneField.inputValue()).toBe(phone);
    expect(await page.evaluate(() => document.activeElement?.matches('input') ?? false)).toBe(true);
    expect(await guest.nameField(guest.visitor('adult')).inputValue()).toBe(people.mother.name);
  });

  it('[R9] [O-102] an expired login is said once, and what was typed stays', async () => {
    const guest = await aTokenHolder(language);
    const { page, app } = guest;
    await guest.comesToOrderForm();
    await guest.fillsInOrderForm();
    await app.control('/_museum/faults', { plan: [{ path: '*', kind: 'code1017', times: 9 }] });
    await page.clock.runFor(125_000);
    const expired = page.getByRole('dialog', { name: words[language].expired });
    await expired.waitFor();
    await guest.button(words[language].close, expired).click();
    await page.clock.runFor(121_000);
    expect(await expired.count()).toBe(0);
    expect(await guest.phoneField.inputValue()).toBe(phone);
  });
});

describe('without a token', () => {
  it('[O-085] [MNT-01] nothing is asked, and not a byte of the overlay is loaded', async () => {
    const guest = await aVisitor({ language: 'English', holdsTime: true });
    const { page, app } = guest;
    await app.control('/_museum/maintenance', { html: notice });
    await guest.chooseSlot('12:00');
    await page.clock.runFor(600_000);
    expect(await overlayOn(page, 'English').count()).toBe(0);
    const journal = await app.control('/_museum/journal');
    expect(JSON.stringify(journal)).not.toContain('system-maintenance-notice');
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => /interrupt|debug/i.test(name))).toEqual([]);
  });
});

describe('a waiting room before the museum', () => {
  let server: RunningMuseum;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
  });
  afterAll(() => server.close());

  const room = {
    inWaitingRoom: true,
    waitTimeKnown: true,
    waitTime: 5,
    refreshIntervalSeconds: 20,
  };
  const page503 = '<!doctype html><title>Waiting room</title><p>Please wait</p>';

  it.each([
    ['in JSON', 200, 'application/json', JSON.stringify(room)],
    [
      'in JSON under a name of its own',
      200,
      'application/json',
      JSON.stringify({ cfWaitingRoom: room }),
    ],
    ['as a page', 200, 'text/html', page503],
    ['as a page under 503', 503, 'text/html', page503],
  ])(
    '[Q-RUSH-6] %s keeps the visitor informed, and lets them in by itself',
    async (_, status, contentType, body) => {
      const museum = new MuseumControl((path, given) => server.museum.control(path, given));
      await museum.reset(openingTime);
      const app = await openApp({
        build: 'production',
        museum: server.url,
        language: 'English',
        phoneTime: openingTime,
      });
      const { page } = app;
      let isCrowded = true;
      let turnedAway = 0;
      await page.goto('about:blank');
      await page.route('**/museum/**', async (route) => {
        if (!isCrowded) return route.continue();
        turnedAway += 1;
        return route.fulfill({ status, contentType, body });
      });
      await page.goto(`${app.url}/#/index`);
      const strip = page.getByRole('region', { name: words.English.crowd });
      await strip.waitFor();
      expect(await axe(page)).toEqual([]);
      const before = turnedAway;
      await page.clock.runFor(4_000);
      expect(turnedAway - before).toBeLessThanOrEqual(1);
      expect(await page.getByRole('status').allTextContents()).toContainEqual(
        expect.stringContaining(words.English.crowd),
      );
      isCrowded = false;
      const guest = new Visitor(app, 'English', museum);
      // By the second: a request that is under way must not run into its time-out.
      const arrived = async () => {
        await page.clock.runFor(1_000);
        return guest.slot('12:00').isVisible();
      };
      await expect.poll(arrived, { timeout: 60_000, interval: 100 }).toBe(true);
      await strip.waitFor({ state: 'detached' });
      if (status === 503) app.forgive(/503/);
    },
  );
});

async function expectFocusInside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
}
