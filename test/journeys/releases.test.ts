import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../support/browser.ts';
import {
  type Release,
  type ReleasingServer,
  startReleasingServer,
} from '../support/ReleasingServer.ts';
import { savesData } from '../support/savesData.ts';
import { aVisitor, patiently, paymentOf, people, phone, type Visitor } from '../support/Visitor.ts';

const words = {
  offer: 'A new version of this page is available',
  reload: 'Reload',
  broken: 'Something went wrong on this page',
  unstarted: 'This page could not be opened',
};

const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
const offerOn = (page: Page) => page.getByRole('region', { name: words.offer });

/** Puts the page behind another app for eleven minutes, and comes back to it. */
async function isLongAway(page: Page): Promise<void> {
  const turn = (state: DocumentVisibilityState) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibilityState,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.runFor(660_000);
  await turn('visible');
}

describe('a release', () => {
  let server: ReleasingServer;
  beforeAll(async () => {
    server = await startReleasingServer(join(import.meta.dirname, '../../dist-demo'));
  });
  afterAll(() => server.close());

  /** A visitor at the first release, or at whatever of it is there still. */
  async function aGuest({ owes = false } = {}): Promise<Visitor> {
    const guest = await aVisitor({ language: 'English', path: null, holdsTime: true, owes });
    // What was loaded ahead would be there, though a release has taken it away.
    await savesData(guest.page.context());
    await guest.page.goto(server.url);
    return guest;
  }

  /** The second release has come, and has taken away what the screens behind home need; the page comes as this says. */
  const released = (pageOf: (path: string) => Release) =>
    server.deploy((asked, path) => {
      if (asked === 'page') return pageOf(path);
      return asked === 'version' || /r2\.\w+$|container-/.test(path) ? 'second' : 'first';
    });
  const isMarked = (path: string): Release => (/[?&]v=/.test(path) ? 'second' : 'first');

  it('[Q-OFF-2] is offered to an open tab after ten minutes away, and taken on a press with the choice kept', async () => {
    server.deploy(() => 'first');
    const guest = await aGuest();
    const { page } = guest;
    const first = await buildOf(page);
    await guest.chooseSlot('12:00');
    await guest.addTicket('adult');
    // What says so is there before the release takes it away.
    const isWatched = page.waitForResponse(/\/version\.json/);
    await page.clock.runFor(10_000);
    await isWatched;
    server.deploy(() => 'second');
    await isLongAway(page);
    await offerOn(page).waitFor();
    expect(await axe(page)).toEqual([]);
    await guest.button(words.reload, offerOn(page)).press('Enter');
    await expect.poll(() => page.url(), patiently).toContain(`?v=${server.secondBuild}#/index`);
    await guest.more('adult').waitFor();
    expect([first === server.secondBuild, await buildOf(page)]).toEqual([
      false,
      server.secondBuild,
    ]);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await guest.slot('12:00').getAttribute('aria-checked')).toBe('true');
    expect(server.pages()).toBe(1);
    await guest.placeOrder();
    await guest.sees('orderForm');
    await guest.nameVisitor('adult', people.mother);
    await guest.givePhone();
    await guest.buy();
    await guest.sees('paymentMethod');
    expect(await guest.museum.count('order-saved')).toBe(1);
    // Nobody is asked to load the newest one once more.
    await page.clock.runFor(10_000);
    await isLongAway(page);
    expect(await offerOn(page).count()).toBe(0);
  });

  it('[Q-OFF-2] that took the next screen away is loaded once by itself, and the form is there with what was typed', async () => {
    server.deploy(() => 'first');
    const guest = await aGuest();
    const { page, app } = guest;
    await guest.comesToOrderForm();
    await guest.fillsInOrderForm();
    // The phone throws the page away, files and all, and is given the old one from a cache on the way.
    released(isMarked);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.reload();
    await expect.poll(() => page.url(), patiently).toContain(`?v=${server.secondBuild}#/order`);
    await guest.sees('orderForm');
    expect([await buildOf(page), server.pages()]).toEqual([server.secondBuild, 2]);
    const block = guest.visitor('adult');
    expect(await guest.nameField(block).inputValue()).toBe(people.mother.name);
    expect(await guest.phoneField.inputValue()).toBe(phone);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    app.forgive(/container-/);
  });

  it('[Q-OFF-2] whose page is an old one wherever it is kept is loaded once, then a message leads to the orders', async () => {
    released(() => 'first');
    const guest = await aGuest();
    const { page, app } = guest;
    await guest.slot('12:00').waitFor();
    await page.evaluate(() => location.assign('#/orderquery'));
    await page.getByRole('heading', { name: words.broken }).waitFor();
    expect(page.url()).toContain(`?v=${server.secondBuild}#/orderquery`);
    expect(server.pages()).toBe(2);
    expect(await axe(page)).toEqual([]);
    // By now the new page has come through.
    server.deploy(() => 'second');
    await guest.follow('Orders');
    await page.getByRole('heading', { name: words.broken }).waitFor();
    await guest.press('Open again');
    await guest.sees('orders');
    expect([await buildOf(page), server.pages()]).toEqual([server.secondBuild, 1]);
    app.forgive(/container-|first|assets/);
  });

  it('[Q-OFF-2] [START-10] whose old page stands in a cache and finds no file of its own is loaded once; in vain, it says so', async () => {
    server.deploy((asked, path) => (asked === 'page' && !/[?&]v=/.test(path) ? 'first' : 'second'));
    const guest = await aGuest();
    const { page, app } = guest;
    await guest.slot('12:00').waitFor();
    expect([await buildOf(page), server.pages()]).toEqual([server.secondBuild, 2]);

    server.deploy((asked) => (asked === 'page' ? 'first' : 'second'));
    await page.goto('about:blank');
    await page.goto(`${server.url}/?orgId=1`);
    await page.getByRole('heading', { name: words.unstarted }).waitFor();
    expect(server.pages()).toBe(2);
    app.forgive(/assets|404/);
  });

  it('[Q-OFF-2] loads nothing by itself where an order is paid; a message leads to the orders, and they are there', async () => {
    server.deploy(() => 'first');
    const guest = await aGuest({ owes: true });
    const { page, app } = guest;
    await guest.slot('12:00').waitFor();
    released(isMarked);
    const versions: string[] = [];
    page.on('request', (request) => {
      if (/version\.json/.test(request.url())) versions.push(request.url());
    });
    await page.evaluate((to) => location.assign(to), paymentOf('2026120109000000000001').slice(1));
    await page.getByRole('heading', { name: words.broken }).waitFor();
    expect([server.pages(), versions]).toEqual([0, []]);
    await guest.follow('Orders');
    await expect.poll(() => page.url(), patiently).toContain(`?v=${server.secondBuild}#/order`);
    await guest.sees('orders');
    expect([await buildOf(page), server.pages()]).toEqual([server.secondBuild, 1]);
    app.forgive(/container-/);
  });
});
