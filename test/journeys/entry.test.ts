import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { axe, openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { aVisitor, openingTime, owedOrder, people, phone, Visitor } from '../support/Visitor.ts';

const canary = 'canary-token-7e2a';

/** Goes to an address inside the hash without a load, as a link on another page of the same app would. */
const followInside = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** The addresses of every entry in the tab's history, as far as they are this origin's. */
const historyOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const entries: unknown = Reflect.get(window, 'navigation')?.entries?.();
    if (!Array.isArray(entries)) throw new Error('the browser tells no history');
    return entries.map((entry) => String(entry.url));
  });

describe('an entry with a token', () => {
  let server: RunningMuseum;
  let museum: MuseumControl;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
    museum = new MuseumControl((path, body) => server.museum.control(path, body));
  });
  afterAll(() => server.close());

  it.each([
    ['O-087', '/#/order?orgId=7&token=', '/#/order'],
    ['O-088', '/?orgId=7&token=TOKEN#/order', '/#/order'],
  ])(
    '[START-02] [START-03] [Q-SEC-3] [O-091] %s: shows it in no URL, Referer, DOM, console or history, before or after a reload, and sends it as a header',
    async (_id, entry, left) => {
      await museum.reset(openingTime);
      const build = { build: 'production', museum: server.url, phoneTime: openingTime } as const;
      const app = await openApp({ ...build, language: 'English' });
      const { page, context, url } = app;
      await page.goto('about:blank');
      const requests: Request[] = [];
      const told: string[] = [];
      context.on('request', (request) => requests.push(request));
      context.on('console', (message) => told.push(message.text()));
      const path = entry.includes('TOKEN') ? entry.replace('TOKEN', canary) : entry + canary;
      await page.goto(url + path);
      const guest = new Visitor(app, 'English', museum);
      await guest.sees('orders');
      expect(page.url()).toBe(url + left);
      await page.reload();
      await guest.sees('orders');
      await guest.follow(guest.words.places.home);
      await guest.sees('home');
      await page.goBack();
      await guest.sees('orders');
      await page.goForward();
      await guest.sees('home');

      const entries = await historyOf(page);
      expect(entries.filter((address) => address.startsWith(url))).toEqual([
        url + left,
        `${url}/#/index`,
      ]);
      const seen = await page.evaluate(() => [
        document.documentElement.outerHTML,
        document.referrer,
        JSON.stringify(history.state),
      ]);
      expect([...seen, ...told].filter((text) => text.includes(canary))).toEqual([]);
      const [opening, ...later] = requests;
      // What stands before the hash is sent to the host that serves the page, once and to nobody else.
      expect(opening?.url()).toBe(url + path.replace(/#.*$/, ''));
      const calls = later.filter((request) =>
        new URL(request.url()).pathname.startsWith('/museum'),
      );
      expect(calls.length).toBeGreaterThan(5);
      for (const request of later) {
        const { token, ...headers } = await request.allHeaders();
        expect(request.url()).not.toContain(canary);
        expect(JSON.stringify(headers)).not.toContain(canary);
        expect(headers['referer'] ?? '').toBe('');
        const isCall = calls.includes(request) && request.method() === 'POST';
        expect(token, request.url()).toBe(isCall ? canary : undefined);
      }
    },
  );
});

describe('a museum that answers with a redirect', () => {
  const reached: string[] = [];
  const listening: Server[] = [];
  const open = async (answer: () => string | null): Promise<string> => {
    const server = createServer((request, response) => {
      const to = answer();
      if (to === null) reached.push(String(request.headers['token']));
      response.writeHead(to === null ? 200 : 307, {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
        ...(to === null ? {} : { Location: to }),
      });
      response.end('{}');
    });
    listening.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterAll(async () => {
    for (const server of listening) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });

  it('[START-03] [START-10] [Q-SEC-3] takes the token nowhere; the visitor is told, and whom to ask', async () => {
    const elsewhere = await open(() => null);
    const museum = await open(() => `${elsewhere}/stolen`);
    const app = await openApp({
      build: 'production',
      museum,
      language: 'English',
      path: `/#/order?token=${canary}`,
    });
    const { page } = app;
    const contact = page.getByText(/^Visitor services/);
    await contact.waitFor({ timeout: 60_000 });
    const call = contact.getByRole('link', { name: '010-0000 0000' });
    expect(await call.getAttribute('href')).toBe('tel:01000000000');
    expect(await axe(page)).toEqual([]);
    expect(reached).toEqual([]);
    app.forgive(/museum|stolen/);
  });
});

describe('another visitor in the same tab', () => {
  const a = { token: 'token-of-a', name: people.mother.name } as const;

  /** A visitor with a token who has typed a name and a phone into the form. */
  async function typing(): Promise<Visitor> {
    const visitor = await aVisitor({
      language: 'English',
      path: `/#/index?orgId=1&token=${a.token}`,
    });
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();
    return visitor;
  }

  const kept = ({ page }: Visitor): Promise<Record<string, string>> =>
    page.evaluate(() => ({ ...sessionStorage }));

  async function expectNothingOfA(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    const texts = [await page.content(), JSON.stringify(await kept(visitor))];
    texts.push(await page.evaluate(() => JSON.stringify(history.state)));
    for (const text of texts) {
      for (const trace of [a.token, a.name, phone]) expect(text).not.toContain(trace);
    }
  }

  it.each([
    [
      'by a link inside the page',
      (page: Page) => followInside(page, '/orderconfirm?orgId=1&token=of-b'),
    ],
    [
      'by a load',
      (page: Page) => page.goto(new URL('/?orgId=1&token=of-b#/orderconfirm', page.url()).href),
    ],
  ])(
    '[START-02] [Q-SEC-3] who comes %s finds nothing of the one before, nor on the way back',
    async (_how, come) => {
      const visitor = await typing();
      const { page } = visitor;
      await come(page);
      // They selected nothing, so the order form leads home.
      await page.waitForURL(/\/#\/index$/);
      await visitor.sees('home');
      await visitor.chooseSlot('12:00');
      const { minitoken, proData } = await kept(visitor);
      expect([minitoken, proData ?? '[]']).toEqual(['of-b', '[]']);
      await expectNothingOfA(visitor);

      // Back through the entries of the one before: their form leads home, and holds nothing even with a selection.
      await page.goBack();
      await visitor.sees('home');
      await expectNothingOfA(visitor);
      await visitor.comesToOrderForm();
      expect(await visitor.nameField(visitor.visitor('adult')).inputValue()).toBe('');
      expect(await visitor.phoneField.inputValue()).toBe('');
      await expectNothingOfA(visitor);
    },
  );

  it('[START-02] the same token again changes nothing', async () => {
    const visitor = await typing();
    const { page } = visitor;
    await followInside(page, `/orderconfirm?token=${a.token}&orgId=1`);
    await page.waitForURL(/#\/orderconfirm$/);
    await visitor.sees('orderForm');
    expect(await visitor.nameField(visitor.visitor('adult')).inputValue()).toBe(a.name);
    const { proData } = await kept(visitor);
    await page.goto(new URL(`/?token=${a.token}#/orderconfirm`, page.url()).href);
    await visitor.sees('orderForm');
    expect((await kept(visitor))['proData']).toBe(proData);
    expect((await kept(visitor))['minitoken']).toBe(a.token);
  });

  it('[START-02] [Q-SEC-3] in a second tab disturbs nobody in the first', async () => {
    const visitor = await typing();
    const other = await visitor.onAnotherPage('/#/index?token=of-b');
    await other.sees('home');
    await other.comesToOrderForm();
    expect(await other.phoneField.inputValue()).toBe('');
    expect((await kept(other))['minitoken']).toBe('of-b');
    expect((await kept(visitor))['minitoken']).toBe(a.token);
    await visitor.buy();
    await visitor.sees('paymentMethod');
    expect((await visitor.museum.theOrder()).token).toBe(a.token);
  });
});

describe('a tab whose storage is no help', () => {
  it('[START-02] [O-083] that keeps nothing lets a visitor order all the same, token included', async () => {
    const visitor = await aVisitor({ language: 'English' });
    await visitor.app.context.addInitScript(() => {
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name: string, text: string) {
        if (this === window.sessionStorage) throw new DOMException('full', 'QuotaExceededError');
        keep.call(this, name, text);
      };
    });
    await visitor.page.goto(`${visitor.app.url}/?again#/index?token=${canary}`);
    await visitor.comesToPayment();
    expect((await visitor.museum.theOrder()).token).toBe(canary);
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('minitoken'))).toBeNull();
  });

  it('[START-02] [Q-OFF-6] that is cleared under way loses neither selection nor token', async () => {
    const visitor = await aVisitor({ language: 'English', path: `/#/index?token=${canary}` });
    await visitor.comesToOrderForm();
    await visitor.page.evaluate(() => sessionStorage.clear());
    await visitor.fillsInOrderForm();
    await visitor.buy();
    await visitor.sees('paymentMethod');
    expect((await visitor.museum.theOrder()).token).toBe(canary);
  });

  it('[START-02] [O-084] [O-085] that holds rubbish, or nothing, opens home with nothing selected', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page, app } = visitor;
    await visitor.sees('home');
    await page.evaluate(() => {
      const rubbish = { cart: '{oops', proData: 'undefined', time: '', traveldate: '2026-13-40' };
      for (const [name, text] of Object.entries(rubbish)) sessionStorage.setItem(name, text);
    });
    await page.goto(`${app.url}/?again#/orderconfirm`);
    await page.waitForURL(/#\/index$/);
    await visitor.sees('home');
    const fresh = await visitor.onAnotherPage('/#/orderconfirm');
    await fresh.page.waitForURL(/#\/index$/);
    const orders = await visitor.onAnotherPage('/#/order');
    await orders.sees('orders');
    expect(await orders.page.evaluate(() => sessionStorage.getItem('minitoken'))).toBeNull();
  });
});

describe('an entry address', () => {
  it('[START-02] [O-090] with a broken escape is taken as it is, and loads nothing over and over', async () => {
    const visitor = await aVisitor({ language: 'English', path: '/#/index?orgId=1&token=%' });
    const { page, app } = visitor;
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await visitor.sees('home');
    expect(page.url()).toBe(`${app.url}/#/index`);
    expect(await page.evaluate(() => sessionStorage.getItem('minitoken'))).toBe('%');
    await page.goto(`${app.url}/?again#/payresult/fail?error=%E0%A4%A`);
    await visitor.sees('paymentResult');
    expect(loads).toBeLessThanOrEqual(2);
  });

  it('[START-09] deeper than the app’s own folder reaches its screen too', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const { page, app } = visitor;
    await visitor.sees('paymentMethod');
    await page.goto(`${app.url}/payResult/fail?orderNo=${owedOrder}&error=a%20reason`);
    await page.waitForURL(`${app.url}/#/payResult/fail?orderNo=${owedOrder}&error=a%20reason`);
    await visitor.sees('paymentResult');
    await page.getByText('a reason', { exact: true }).waitFor();
  });

  it('[START-04] [START-06] [Q-A11Y-8] stays where it is when the language changes; the choice is kept for a year', async () => {
    const path = `/payresult/fail?orderNo=${owedOrder}&error=x`;
    const chinese = await aVisitor({ path: `/#${path}` });
    const { page, app } = chinese;
    await chinese.sees('paymentResult');
    expect(await page.title()).toBe('云泽博物馆');
    const toggle = chinese.button(chinese.words.otherLanguage);
    expect(await toggle.getAttribute('lang')).toBe('en');
    const before = await page.evaluate(() => Date.now() / 1_000);
    await toggle.click();
    const english = chinese.inLanguage('English');
    await english.sees('paymentResult');
    expect(page.url()).toBe(`${app.url}/#${path}`);
    expect(await page.title()).toBe('Yunze Museum');
    expect(await english.button(english.words.otherLanguage).getAttribute('lang')).toBe('zh-CN');
    const [cookie, ...others] = await app.context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'language',
      value: 'English',
      path: '/',
      sameSite: 'Lax',
    });
    const year = 365 * 24 * 3_600;
    expect(Math.abs((cookie?.expires ?? 0) - before - year)).toBeLessThan(120);
  });
});
