import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, Visitor } from '../support/Visitor.ts';

/** What `npm run build` made, against a museum over HTTP behind the same origin. */
describe('the production build', () => {
  let server: RunningMuseum;
  let museum: MuseumControl;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
    museum = new MuseumControl((path, body) => server.museum.control(path, body));
  });
  afterAll(() => server.close());

  async function aGuest(path: string): Promise<{ guest: Visitor; requests: readonly Request[] }> {
    await museum.reset(openingTime);
    const app = await openApp({
      build: 'production',
      museum: server.url,
      language: 'English',
      phoneTime: openingTime,
    });
    const requests: Request[] = [];
    app.context.on('request', (request) => requests.push(request));
    await app.page.goto('about:blank');
    await app.page.goto(app.url + path);
    return { guest: new Visitor(app, 'English', museum), requests };
  }

  it('[START-03] sends no token where none was given', async () => {
    const { guest, requests } = await aGuest('/');
    await guest.chooseSlot('12:00');
    const calls = requests.filter((request) =>
      new URL(request.url()).pathname.startsWith('/museum/'),
    );
    expect(calls.length).toBeGreaterThan(5);
    for (const call of calls) expect(await call.allHeaders()).not.toHaveProperty('token');
    expect(await guest.page.evaluate(() => sessionStorage.getItem('minitoken'))).toBeNull();
  });

  it('[PAY-11] without a way to pay on this page says how to go on, and leaves the order to be paid', async () => {
    const { guest } = await aGuest('/');
    await guest.comesToPayment();
    await guest.press(guest.words.payNow);
    await guest.page.getByText('This payment method works in WeChat', { exact: true }).waitFor();
    await guest.reaches('paymentMethod');
    expect((await museum.theOrder()).status).toBe('待支付');
    expect(await museum.count('paid')).toBe(0);
  });
});
