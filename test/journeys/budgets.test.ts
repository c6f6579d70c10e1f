import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { type OpenedApp, openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { qrCodeText } from '../support/qrCodeText.ts';
import { savesData } from '../support/savesData.ts';
import { appWords } from '../support/screenStates/appWords.ts';
import { openingTime, patiently, people, Visitor } from '../support/Visitor.ts';

/** What may come over the wire, in bytes of brotli; what is exceeded is either paid for elsewhere or decided in README. */
const budgets = {
  firstScripts: 92_600,
  firstStyles: 5_000,
  scriptsToTicket: 145_600,
} as const;

const dist = join(import.meta.dirname, '../../dist');

/** Notes the files that a page loads from now on; answers with those of a kind, and what each takes. */
function watchFiles(page: Page): (ending: '.js' | '.css') => ReadonlyMap<string, number> {
  const paths = new Set<string>();
  page.on('requestfinished', (request) => paths.add(new URL(request.url()).pathname));
  const sizeOf = (path: string) => brotliCompressSync(readFileSync(join(dist, path))).length;
  return (ending) =>
    new Map(
      [...paths]
        .filter((path) => path.endsWith(ending))
        .map((path) => [basename(path), sizeOf(path)]),
    );
}

const sum = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((a, b) => a + b, 0);

const listed = (sizes: ReadonlyMap<string, number>) =>
  [...sizes]
    .sort(([, one], [, other]) => other - one)
    .map(([name, size]) => `${size} ${name}`)
    .join(', ');

function expectWithin(sizes: ReadonlyMap<string, number>, budget: number): void {
  expect(sum(sizes), listed(sizes)).toBeLessThanOrEqual(budget);
}

/** Holds back the answers to some requests until the returned function is called. */
async function holding(page: Page, paths: RegExp): Promise<() => void> {
  let letGo: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(paths, async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}

describe('what a phone has to load', () => {
  let server: RunningMuseum;
  let museum: MuseumControl;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
    museum = new MuseumControl((path, body) => server.museum.control(path, body));
  });
  afterAll(() => server.close());

  /** A page of the production build that has not opened the app yet. */
  async function aPage(): Promise<OpenedApp> {
    await museum.reset(openingTime);
    return openApp({
      build: 'production',
      museum: server.url,
      language: 'English',
      phoneTime: openingTime,
      path: null,
    });
  }

  it('[HOME-07] keeps to its budget until the first slot can be tapped, and from there to the ticket’s code', async () => {
    const app = await aPage();
    await savesData(app.context);
    const loaded = watchFiles(app.page);
    await app.page.goto(app.url);
    const visitor = new Visitor(app, 'English', museum);
    await visitor.slot('12:00').waitFor();
    // Announced before there is a slot, though it may come after.
    await app.page.locator('.shell').waitFor({ state: 'detached' });
    const first = loaded('.js');
    expect([...first.keys()].map((name) => name.replace(/-[\w-]{8}\./, '.')).sort()).toEqual(
      ['first.js', 'start.js', 'startCheck.js', 'models.js', 'react.js', 'home.js', 'en.js'].sort(),
    );
    expectWithin(first, budgets.firstScripts);
    expectWithin(loaded('.css'), budgets.firstStyles);

    await visitor.chooseSlot('12:00');
    await visitor.addTicket('child');
    await visitor.placeOrder();
    await visitor.sees('orderForm');
    await visitor.nameVisitor('child', people.child);
    await visitor.givePhone();
    await visitor.buy();
    await visitor.sees('reservationResult');
    // The code waits for nothing that stands below it, or can be made of it.
    const letGo = await holding(app.page, /\/assets\/.*\.js$/);
    await visitor.follow(visitor.words.viewOrder);
    await visitor.reaches('orderDetail');
    expect(await qrCodeText(visitor.pickUpCodes)).toBe((await museum.theOrder()).takeTicketNo);
    expectWithin(loaded('.js'), budgets.scriptsToTicket);
    letGo();
    const panel = app.page.getByRole('region', { name: appWords('English').orders.actions.title });
    await panel.getByRole('listitem').first().waitFor();
  });

  it('[Q-RUSH-2] [HOME-05] asks the museum five questions at once, before the screen has come, and one after it', async () => {
    const app = await aPage();
    const asked: string[] = [];
    app.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Its pictures aside: they are for the eye, and come when the slots are there.
      if (/^\/museum\/(?!file\/)/.test(pathname)) asked.push(pathname);
    });
    let comes: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await app.page.route('**/assets/home-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await app.page.goto(app.url, { waitUntil: 'commit' });
    await expect.poll(() => asked.length, patiently).toBe(5);
    comes();
    await new Visitor(app, 'English', museum).slot('12:00').waitFor();
    await expect.poll(() => asked.length, patiently).toBe(6);
    expect(new Set(asked).size).toBe(6);
    expect(asked.at(-1)).toContain('/standby/list');
  });

  it('[Q-OFF-3] loads what comes next once it has nothing better to do, so that a lost network is not noticed at once', async () => {
    const app = await aPage();
    const loaded = watchFiles(app.page);
    await app.page.goto(app.url);
    await new Visitor(app, 'English', museum).slot('12:00').waitFor();
    const names = async () => {
      await app.page.clock.runFor(200);
      return [...loaded('.js').keys()].join(' ');
    };
    await expect.poll(names, patiently).toMatch(/tickets-.*order-.*OrderListScreen/);
  });
});
