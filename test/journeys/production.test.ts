import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { sessionKeys } from '../../src/adapters/sessionStorage/sessionKeys.ts';
import { openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, type Person, Visitor } from '../support/Visitor.ts';

/** Texts that must never stand where they don't belong. */
const canaries = {
  token: 'canary-token-4f1d',
  name: '金丝雀',
  document: '110105197703030009',
  childName: '小金丝雀',
  childDocument: '110105201601010008',
  phone: '13911112222',
} as const;
const visitor: Person = { name: canaries.name, document: canaries.document };
const child: Person = { name: canaries.childName, document: canaries.childDocument };
const personal = [
  canaries.name,
  canaries.document,
  canaries.childDocument,
  canaries.phone,
] as const;

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

  it('[START-03] [Q-SEC-5] books over HTTP: the token goes as a header to the museum alone, personal data into no address, store, cookie or console', async () => {
    const { guest, requests } = await aGuest(`/#/index?orgId=1&token=${canaries.token}`);
    const { page, app, words } = guest;
    const told: string[] = [];
    app.context.on('console', (message) => told.push(message.text()));
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));

    await guest.chooseSlot('12:00');
    expect(page.url()).toBe(`${app.url}/#/index`);
    await guest.addTicket('family');
    await guest.placeOrder();
    await guest.sees('orderForm');
    await guest.nameVisitor('family', visitor);
    await guest.bringChild('family', child);
    await guest.phoneField.fill(canaries.phone);
    await guest.findsNothingWrong();
    await expectNothingKept(guest);
    await guest.buy();
    await guest.reaches('paymentMethod');
    const order = await museum.theOrder();
    expect(order).toMatchObject({ token: canaries.token, total: 128, status: '待支付' });
    await expectNothingKept(guest);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(
      canaries.document,
    );

    await museum.receivePayment(order.orderNo);
    await page.goto(`${app.url}/#/payReturn?orderNo=${order.orderNo}`);
    await guest.heading(words.paid).waitFor();
    await guest.reaches('paymentResult');
    await guest.follow(words.viewOrder);
    await guest.pickUpCodes.first().waitFor();
    await guest.reaches('orderDetail');
    await expectNothingKept(guest);
    const dom = await page.content();
    expect(dom).toContain('金**');
    for (const canary of [...personal, canaries.childName, canaries.token]) {
      expect(dom).not.toContain(canary);
    }

    await expectTokenInHeaderAlone(requests, app.url);
    const written = [...addresses, ...requests.map((request) => request.url())]
      .map(decodeURIComponent)
      // The address that the visitor came with; nothing was sent to it.
      .filter((address) => !address.endsWith(`#/index?orgId=1&token=${canaries.token}`));
    expect(written.filter(holdsCanary)).toEqual([]);
    expect(told.filter(holdsCanary)).toEqual([]);
  });

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

const holdsCanary = (text: string): boolean =>
  Object.values(canaries).some((canary) => text.includes(canary));

/** Every place where a page can keep something. */
async function expectNothingKept({ page, app }: Visitor): Promise<void> {
  const kept = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  const known: readonly string[] = Object.values(sessionKeys);
  expect(Object.keys(kept.session).filter((key) => !known.includes(key))).toEqual([]);
  expect(kept.session['minitoken']).toBe(canaries.token);
  expect(JSON.stringify({ ...kept.session, minitoken: '' })).not.toContain(canaries.token);
  expect(kept.local).toEqual({});
  expect(kept.databases).toEqual([]);
  expect(kept.caches).toEqual([]);
  const cookies = await app.context.cookies();
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([['language', 'English']]);
  for (const canary of personal) expect(JSON.stringify(kept)).not.toContain(canary);
}

async function expectTokenInHeaderAlone(
  requests: readonly Request[],
  origin: string,
): Promise<void> {
  expect(requests.filter((request) => new URL(request.url()).origin !== origin)).toEqual([]);
  const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/museum/');
  for (const request of requests) {
    const { token, ...headers } = await request.allHeaders();
    const isAsking = isCall(request) && request.method() === 'POST';
    expect(token, request.url()).toBe(isAsking ? canaries.token : undefined);
    expect(JSON.stringify(headers)).not.toContain(canaries.token);
    expect(request.postData() ?? '').not.toContain(canaries.token);
  }
}
