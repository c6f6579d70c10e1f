import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { aLine, anOrder, aVisitor as aWireVisitor } from '../adapters/inMemory/anOrder.ts';
import { type OpenedApp, openApp } from '../support/browser.ts';
import { CanaryWatch } from '../support/CanaryWatch.ts';
import { gateWords } from '../support/gateWords.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { queryWords } from '../support/queryWords.ts';
import { openingTime, patiently, Visitor } from '../support/Visitor.ts';

/** Texts that must never stand where they don't belong. */
const canaries = {
  token: 'canary-token-4f1d',
  organisation: 'canary-org-77',
  name: '金丝雀',
  document: '110105197703030009',
  childName: '幼雀儿',
  childDocument: '110105201601010008',
  phone: '13911112222',
  // Of somebody for whom the visitor ordered elsewhere.
  otherName: '朱鹮鹮',
  otherDocument: '110105196802020007',
  otherPhone: '13933334444',
  // Of the museum's own example, which the message is about.
  exampleName: '测试甲',
  exampleDocument: '110105199006150004',
  examplePhone: '13800000000',
} as const;
const typed = ['name', 'document', 'childName', 'childDocument', 'phone'] as const;

const words = queryWords.English;
const SavedSchema = v.object({ data: v.object({ orderNo: v.string() }) });
const CodesSchema = v.array(v.object({ mobile: v.string(), code: v.string() }));

/** Somebody with canaries for data, at the production build with a museum over HTTP, all debugging on. */
class Canary extends Visitor {
  readonly watch: CanaryWatch;
  readonly #server: RunningMuseum;

  constructor(app: OpenedApp, server: RunningMuseum) {
    const control = (path: string, body: unknown) => server.museum.control(path, body);
    super(app, 'English', new MuseumControl(control));
    this.watch = new CanaryWatch(app, canaries);
    this.#server = server;
  }

  /** Buys a concession from another phone, and tells the number of the order. */
  async buysElsewhere(): Promise<string> {
    const somebody = aWireVisitor({
      visitorName: canaries.otherName,
      visitorCertificateNo: canaries.otherDocument,
      visitorMobile: canaries.otherPhone,
      specialCertificate: 'S0001',
    });
    const order = anOrder(aLine('concession', 1, { orderVisitorList: [somebody] }));
    const { body } = this.#server.museum.handle({
      method: 'POST',
      path: '/api/integration/save-fast-order',
      headers: { token: canaries.token },
      body: JSON.stringify({ ...order, contactMobile: canaries.otherPhone }),
    });
    const { orderNo } = v.parse(SavedSchema, JSON.parse(body)).data;
    await this.museum.receivePayment(orderNo);
    return orderNo;
  }

  /** Makes a state of the contracts true, at a museum that has forgotten everything else. */
  prepare(state: string, params: Readonly<Record<string, string>>): void {
    this.#server.museum.control('/_museum/providerState', { state, params });
  }

  /** What the last message to the phone says. */
  get code(): string {
    const [sent] = v.parse(CodesSchema, this.#server.museum.control('/_museum/codes', {}));
    expect(sent?.mobile).toBe(canaries.phone);
    return sent?.code ?? '';
  }

  dialog(name: string | RegExp) {
    return this.page.getByRole('dialog', { name });
  }

  /** Follows an address inside the page, as a link would. */
  async goes(hash: string, title: string): Promise<void> {
    await this.page.goto(`${this.app.url}/#${hash}`);
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await this.page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  }
}

/** Orders by form, and tells the number of the order. */
async function ordersByForm(guest: Canary): Promise<string> {
  const { watch, page } = guest;
  await guest.chooseSlot('12:00');
  expect(page.url()).toBe(`${guest.app.url}/#/index`);
  await guest.addTicket('family');
  await watch.expectNothingHeld('home');
  await guest.placeOrder();
  await guest.sees('orderForm');
  await guest.nameVisitor('family', canaries);
  await guest.bringChild('family', {
    name: canaries.childName,
    document: canaries.childDocument,
  });
  await guest.phoneField.fill(canaries.phone);
  expect(await watch.typed()).toEqual(typed);
  await watch.expectNothingHeld('order form', { fields: typed, entryState: typed });
  await guest.buy();
  await guest.sees('paymentMethod');
  await watch.expectNothingHeld('payment method');
  const order = await guest.museum.theOrder();
  expect(order).toMatchObject({ token: canaries.token, total: 128, status: '待支付' });
  return order.orderNo;
}

/** Comes back paid, and looks at the order as everybody does. */
async function paysAndReads(guest: Canary, orderNo: string): Promise<void> {
  const { watch, page, museum } = guest;
  const gate = gateWords.English;
  await museum.receivePayment(orderNo);
  await page.goto(`${guest.app.url}/#/payReturn?orderNo=${orderNo}`);
  await guest.heading(guest.words.paid).waitFor();
  await guest.sees('paymentResult');
  await watch.expectNothingHeld('payment result');
  await guest.follow(guest.words.viewOrder);
  await guest.pickUpCodes.first().waitFor();
  await guest.sees('orderDetail');
  await page.getByText('金**').first().waitFor();
  await guest.button(gate.picture).first().click();
  await guest.dialog(gate.pictureTitle).getByRole('img', { name: gate.pictureOf }).waitFor();
  await watch.expectNothingHeld('order, its picture open');
  await page.keyboard.press('Escape');
}

/** Opens what changes orders, each up to its last question. */
async function changes(guest: Canary, orderNo: string, concession: string): Promise<void> {
  const { watch, page } = guest;
  await guest.goes('/order', 'My orders');
  const card = page.getByRole('article', { name: orderNo, exact: true });
  await card.waitFor();
  await watch.expectNothingHeld('list');
  const more = guest.button('More', card);
  if (await more.isVisible()) await more.click();
  await guest.button('Refund', card).click();
  await guest.dialog('Refund tickets').getByText('You get back').first().waitFor();
  await watch.expectNothingHeld('refund');
  await page.keyboard.press('Escape');

  await guest.goes(`/reOrder?orderNo=${concession}`, 'Change order');
  await page.getByRole('checkbox').first().check();
  await guest.press('Change ticket');
  await guest.dialog('Choose a new date and time').getByRole('radio').first().waitFor();
  await watch.expectNothingHeld('change');

  await guest.goes(`/orderReplenish?orderNo=${concession}`, 'Top up tickets');
  await page.getByRole('checkbox').first().check();
  await guest.press('Confirm top-up');
  await guest.dialog('Confirm top-up').waitFor();
  await watch.expectNothingHeld('top-up');
}

/** Looks the order up by the phone, opens it, and comes to it once more by an address that names the phone. */
async function looksUp(guest: Canary, orderNo: string): Promise<void> {
  const { watch, page, museum, app } = guest;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await guest.goes('/orderQuery', guest.words.titles.orderQuery);
  await field(words.number).fill(canaries.document);
  await field(words.phone).fill(canaries.phone);
  await guest.press(words.sendCode);
  await expect.poll(() => museum.count('code-sent'), patiently).toBe(1);
  const allowed = { fields: ['document', 'phone'], entryState: ['document', 'phone'] };
  await watch.expectNothingHeld('order query', allowed);
  await field(words.code).fill(guest.code);
  await guest.press(words.search);
  const found = page.getByRole('article', { name: orderNo, exact: true });
  await found.waitFor();
  await watch.expectNothingHeld('order found', allowed);
  await found.getByRole('button').click();
  await guest.sees('orderDetail');
  await guest.pickUpCodes.first().waitFor();
  await watch.expectNothingHeld('order of a phone', { entryState: ['phone'] });

  await watch.enter(`/#/orderinfo?orderNo=${orderNo}&visitorMobile=${canaries.phone}`);
  await page.waitForURL(`${app.url}/#/orderinfo?orderNo=${orderNo}`);
  await guest.sees('orderDetail');
  await watch.expectNothingHeld('order by a link', { entryState: ['phone'] });
}

/** Follows the link of a text message, and opens the debugging console over it. */
async function readsMessage(guest: Canary): Promise<void> {
  const { watch, page } = guest;
  const billNo = '2026120109000000000009';
  guest.prepare('an SMS link names an issued order', { billNo });
  const link = `/smscode?sourcebill=${billNo}&sourcebillno=${billNo}&companysysid=1`;
  await guest.goes(link, words.smsScreen);
  await page.getByRole('img', { name: words.pickUpNumber }).waitFor();
  await guest.press('Open the debug console');
  const panel = page.getByRole('region', { name: 'Debug console' });
  await panel.getByText(/POST .*save-fast-order → 200/).waitFor();
  await watch.expectNothingHeld('message, the debugging console open');
}

describe('what was planted', () => {
  let server: RunningMuseum;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
  });
  afterAll(() => server.close());

  it('[START-03] [Q-SEC-3] [Q-SEC-4] [Q-SEC-5] [Q-SEC-6] [Q-SEC-10] is, on a walk through every screen of the production build over HTTP, in no address, referrer, store, cache, cookie, console line or page, and reaches the museum alone', async () => {
    const app = await openApp({
      build: 'production',
      museum: server.url,
      language: 'English',
      phoneTime: openingTime,
      path: null,
    });
    await app.context.addInitScript(() => localStorage.setItem('vdebug', 'true'));
    const guest = new Canary(app, server);
    await guest.museum.reset(openingTime);
    const { token, organisation } = canaries;
    await guest.watch.enter(`/?token=${token}#/index?orgId=${organisation}`);
    const orderNo = await ordersByForm(guest);
    await paysAndReads(guest, orderNo);
    await changes(guest, orderNo, await guest.buysElsewhere());
    await looksUp(guest, orderNo);
    await readsMessage(guest);
    await guest.watch.expectNothingLet('/museum/');
  });
});
