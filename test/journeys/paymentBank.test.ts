import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { shippedHeaders } from '../../scripts/readHeaders.ts';
import { aPayer, oweAnOrder, type Payer } from '../support/aPayer.ts';
import { canKeepPages } from '../support/chromium.ts';
import { type FakeBank, startFakeBank } from '../support/fakeBank.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { owedOrder, paymentOf } from '../support/Visitor.ts';

const root = join(import.meta.dirname, '../..');
const hostOf = (origin: string): string => new URL(origin).host;

let server: RunningMuseum;
let bank: FakeBank;
let folder = '';
beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
  const museum = new MuseumControl((path, body) => server.museum.control(path, body));
  bank = await startFakeBank((orderNo) => museum.receivePayment(orderNo));
  folder = mkdtempSync(join(tmpdir(), 'bank-'));
  configureBank();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([server.close(), bank.close()]);
});

/** The production build, whose configuration allows the bank's first host, as whoever deploys it would write there. */
function configureBank(): void {
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  const page = join(folder, 'dist/index.html');
  const html = readFileSync(page, 'utf8');
  const configured = html.replace(
    '"organisationId"',
    `"bankHosts":["${hostOf(bank.first)}"],"organisationId"`,
  );
  expect(configured).not.toBe(html);
  writeFileSync(page, configured);
}

/** deploy/headers.conf with other hosts in `form-action`. */
function headersWith(name: string, ...hosts: readonly string[]): string {
  const file = join(folder, `${name}.conf`);
  const given = readFileSync(shippedHeaders, 'utf8');
  const text = given.replace(
    /(form-action 'self') https:\/\/bank\.example(?=;)/,
    `$1 ${hosts.join(' ')}`,
  );
  expect(text).not.toBe(given);
  writeFileSync(file, text);
  return file;
}

/** A payer at the method screen who has chosen the bank. */
async function atTheBankChoice(
  headersFile: string,
  language: 'English' | 'Simplified_Chinese' = 'English',
): Promise<Payer> {
  oweAnOrder(server);
  const payer = await aPayer(server, {
    folder: join(folder, 'dist'),
    headersFile,
    trustsAnyCertificate: true,
    keepsPages: true,
    language,
    bridgeAfterMs: null,
  });
  // The in-memory museum only knows its own bank.
  await payer.page.route('**/api/integration/pay-and-confirm', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('https://bank.example', bank.first);
    await route.fulfill({ response: answer, body });
  });
  await payer.page.goto(payer.app.url + paymentOf(owedOrder));
  const name = payer.words.lang === 'en' ? 'Bank card' : '银行卡 Bank card';
  await payer.page.getByRole('radio', { name }).check();
  return payer;
}

const returnAddress = (payer: Payer): string => `${payer.app.url}/#/payReturn?orderNo=${owedOrder}`;

/** The form, its redirects, and the way back, under the policies that are deployed (PAY-05, Q-PAY-9). */
describe('paying at a bank', () => {
  it.each(['English', 'Simplified_Chinese'] as const)(
    '[PAY-05] [PAY-07] [Q-PAY-9] in %s goes through every hop that the policy lists, and comes back to be confirmed',
    async (language) => {
      const payer = await atTheBankChoice(headersWith('both', bank.first, bank.second), language);
      const { page, words, museum } = payer;
      const told: string[] = [];
      await page.exposeFunction('tell', (text: string) => told.push(text));
      await page.evaluate(() => {
        const tell: unknown = Reflect.get(window, 'tell');
        if (typeof tell !== 'function') throw new Error('nobody listens');
        new MutationObserver(() => tell(document.body.textContent)).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      });
      const before = bank.posted.length;
      await payer.press(words.payNow);
      await page.waitForURL(`${bank.second}/**`);

      expect(told.join(' ')).toContain(hostOf(bank.first));
      expect(bank.posted.length).toBe(before + 1);
      const fields = new URLSearchParams(bank.posted.at(-1));
      expect(fields.get('returnUrl')).toBe(returnAddress(payer));
      expect(await museum.count('payment-opened')).toBe(1);

      await page.getByRole('link', { name: 'Return to the shop' }).click();
      await payer.heading(words.paid).waitFor();
      await payer.sees('paymentResult');
      expect([await museum.count('paid'), await museum.count('issued')]).toEqual([1, 1]);
    },
  );

  it('[PAY-05] [PAY-11] [Q-PAY-9] at a hop that the policy does not list ends with an error, a way on, and no second payment', async () => {
    const payer = await atTheBankChoice(headersWith('first', bank.first));
    const { page, words, museum } = payer;
    await payer.press(words.payNow);
    await page.getByText('The bank’s page has not opened yet', { exact: true }).waitFor();
    await payer.reaches('paymentMethod');
    payer.app.forgive(/form-action/i);
    expect(page.url()).toContain('#/payWay?');
    await payer.press('Check the result');
    await page.getByText('You are back from the bank’s page', { exact: true }).waitFor();
    await payer.button(words.payNow).waitFor();
    expect([await museum.count('payment-opened'), await museum.count('paid')]).toEqual([1, 0]);
  });

  it('[PAY-05] [Q-PAY-9] at a host that is not configured is not begun: nothing leaves the page', async () => {
    const payer = await atTheBankChoice(headersWith('all', bank.first, bank.second));
    const { page, words, museum } = payer;
    await page.unroute('**/api/integration/pay-and-confirm');
    await payer.press(words.payNow);
    await page.getByText('The bank’s page could not be opened safely', { exact: true }).waitFor();
    await payer.reaches('paymentMethod');
    expect(await museum.count('paid')).toBe(0);
    expect((await museum.theOrder()).status).toBe('待支付');
  });

  it('[PAY-10] [Q-PAY-11] left by the browser’s way back leads to a page that has read the museum anew', async () => {
    const payer = await atTheBankChoice(headersWith('both', bank.first, bank.second));
    const { page, words, museum } = payer;
    await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
    await payer.press(words.payNow);
    await page.waitForURL(`${bank.second}/**`);
    await page.goBack({ waitUntil: 'commit' });
    await payer.heading(words.alreadyPaid).waitFor();
    const isTheSame = await page.evaluate(() => Reflect.has(window, 'isTheSamePage'));
    if (canKeepPages()) expect(isTheSame).toBe(true);
    expect(await payer.button(words.payNow).count()).toBe(0);
    expect([await museum.count('payment-opened'), await museum.count('paid')]).toEqual([1, 1]);
  });

  it('[PAY-07] [PAY-10] [Q-PAY-10] returns cold, twice, in a browser that knows nothing of it, and whatever its address claims', async () => {
    oweAnOrder(server);
    const payer = await aPayer(server, { bridgeAfterMs: null });
    const { page, words, museum } = payer;
    const address = `${payer.app.url}/payReturn?orderNo=${owedOrder}`;
    await page.goto(`${address}&status=SUCCESS`);
    await payer.heading(words.doNotClose).waitFor();
    const other = payer.on(await payer.app.context.newPage());
    await other.page.goto(address);
    await other.heading(words.doNotClose).waitFor();
    await museum.receivePayment(owedOrder);
    for (const visitor of [payer, other]) await visitor.heading(words.paid).waitFor();
    await page.goto(address);
    await payer.heading(words.paid).waitFor();
    await page.goto(`${payer.app.url}/payReturn`);
    await page.getByText('has no order number', { exact: false }).waitFor();
    expect([await museum.count('payment-opened'), await museum.count('paid')]).toEqual([1, 1]);
    expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(0);
  });
});
