import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { savesData } from '../support/savesData.ts';
import {
  aVisitor,
  days,
  openingTime,
  patiently,
  people,
  phone,
  Visitor,
} from '../support/Visitor.ts';

/** The second generation of phone networks: 400 ms there and back, 50 kbit/s. */
const slowest = {
  offline: false,
  latency: 400,
  downloadThroughput: 6_250,
  uploadThroughput: 6_250,
};

/** A slow 3G as browsers' own tools have it: as long there and back, 400 kbit/s. */
const slow = { ...slowest, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const well = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

describe('a phone with hardly any network', () => {
  let server: RunningMuseum;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
  });
  afterAll(() => server.close());

  it('[Q-BAD-9] [Q-OFF-3] comes to a home that can be booked on, is told when there is none, loses nothing that was chosen or typed, and orders once', async () => {
    const museum = new MuseumControl((path, body) => server.museum.control(path, body));
    await museum.reset(openingTime);
    const app = await openApp({
      build: 'production',
      museum: server.url,
      language: 'English',
      path: null,
      phoneTime: openingTime,
    });
    const { page, context } = app;
    const finished: string[] = [];
    page.on('requestfinished', (request) => finished.push(request.url()));
    // Nothing is loaded ahead, so that what the page asks of its own host is what is awaited below.
    await savesData(context);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slowest);
    await page.goto(app.url, { waitUntil: 'commit' });
    const visitor = new Visitor(app, 'English', museum);
    // The bench says how soon; here it is that nothing was given up on the way.
    await visitor.slot('12:00').waitFor({ timeout: 75_000 });
    // What a page names ahead may well be used so late that the browser remarks on it.
    const isRemark = (problem: string) => problem.startsWith('console.warning');
    expect(app.problems.filter((problem) => !isRemark(problem))).toEqual([]);
    await session.send('Network.emulateNetworkConditions', slow);
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();

    // What says that there is no connection is loaded while there is one.
    await page.clock.runFor(10_000);
    await expect.poll(() => finished.join(), patiently).toContain('/version.json');
    const strip = page.getByRole('region', { name: 'No connection to the museum' });
    expect(await strip.count()).toBe(0);
    await session.send('Network.emulateNetworkConditions', { ...well, offline: true });
    await visitor.buy();
    await strip.waitFor();
    await visitor.button(visitor.words.gotIt).click();
    expect(await museum.orders()).toEqual([]);
    expect(await visitor.phoneField.inputValue()).toBe(phone);
    await session.send('Network.emulateNetworkConditions', well);
    await strip.waitFor({ state: 'detached' });
    // The page is thrown away by the phone, and loaded anew.
    await page.reload();
    await visitor.sees('orderForm');
    const { name, document } = people.mother;
    const block = visitor.visitor('adult');
    expect(await visitor.nameField(block).inputValue()).toBe(name);
    expect(await visitor.documentField(block).inputValue()).toBe(document);

    await visitor.buy();
    await visitor.sees('paymentMethod');
    expect(await museum.count('order-saved')).toBe(1);
    app.forgive(/request failed|ERR_INTERNET_DISCONNECTED|preloaded using link preload/);
  }, 180_000);
});

describe('answers that overtake each other', () => {
  it('[Q-BAD-5] [HOME-15] those of the day before come last, and change nothing on the day after', async () => {
    const visitor = await aVisitor({ language: 'English', holdsTime: true });
    const { app, page, words, museum } = visitor;
    await visitor.slot('12:00').waitFor();
    const slots = '/trip/staggered-reservation-daily/list';
    const late = 5_000;
    // What the museum says of tomorrow comes after what it says of the day after.
    const { id } = await museum.slot(days.tomorrow, '12:00');
    for (const pool of ['ordinary', 'free']) {
      await app.control('/_museum/stock', { id, pool, left: 0 });
    }
    await museum.plan({ path: slots, kind: 'delayAfterCommit', ms: late });
    await visitor.day(words.tomorrow).click();
    await expect.poll(() => museum.calls(slots), patiently).toBe(2);
    await page.clock.runFor(400);
    await visitor.day('Thu 3 Dec').click();
    await visitor.slot('12:00').getByText('Available').waitFor();
    await page.clock.runFor(late);
    expect(await visitor.day('Thu 3 Dec').getAttribute('aria-checked')).toBe('true');
    expect(await visitor.slot('12:00').textContent()).toContain('Available');
    // So it would have stood there.
    await visitor.day(words.tomorrow).click();
    await expect
      .poll(() => visitor.slot('12:00').textContent(), patiently)
      .toContain(words.soldOut);
    await visitor.day('Thu 3 Dec').click();
    await visitor.slot('12:00').getByText('Available').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('date'))).toContain('2026-12-03');
  });
});
