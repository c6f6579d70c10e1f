import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { shippedHeaders } from '../../scripts/readHeaders.ts';
import type { ServedBuild } from '../../scripts/serve.ts';
import type { Language } from '../../src/domain/model/Language.ts';
import { userAgents } from '../adapters/weChat/userAgents.ts';
import { oweAnOrder } from '../support/aPayer.ts';
import { type FakeBank, startFakeBank } from '../support/fakeBank.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { owedOrder, patiently, paymentOf } from '../support/Visitor.ts';
import { type BankingMuseum, startBankingMuseum } from '../support/webKit/bankingMuseum.ts';
import { servedForWebKit } from '../support/webKit/servedForWebKit.ts';
import { describeInWebKit, visitsInWebKit } from '../support/webKit/visitsInWebKit.ts';
import type { WebKitVisitor } from '../support/webKit/WebKitVisitor.ts';

const comes = visitsInWebKit();
const path = paymentOf(owedOrder);
const hostOf = (origin: string): string => new URL(origin).host;

let server: RunningMuseum;
let museum: MuseumControl;
let bank: FakeBank;
let banking: BankingMuseum;
let served: ServedBuild;
beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
  museum = new MuseumControl((to, body) => server.museum.control(to, body));
  bank = await startFakeBank((orderNo) => museum.receivePayment(orderNo));
  banking = await startBankingMuseum(server.url, bank.first);
  // As whoever deploys it writes there: every host of the bank's chain in the policy, its first in the configuration.
  const hosts = `${bank.first} ${bank.second}`;
  const policy = readFileSync(shippedHeaders, 'utf8');
  const toBank = /(form-action 'self') https:\/\/bank\.example(?=;)/;
  expect(policy).toMatch(toBank);
  served = await servedForWebKit('dist', {
    headers: policy.replace(toBank, `$1 ${hosts}`),
    proxy: { prefix: '/museum', target: banking.url },
    change: (html) =>
      html.replace('"organisationId"', `"bankHosts":["${hostOf(bank.first)}"],"organisationId"`),
  });
});
afterAll(() => Promise.all([served, banking, bank, server].map((started) => started.close())));

const weChat = userAgents.find(({ name }) => name === 'WeChat on an iPhone')?.text ?? 'none';

const counts = async (at: MuseumControl) => ({
  opened: await at.count('payment-opened'),
  paid: await at.count('paid'),
  issued: await at.count('issued'),
});
const paidOnce = { opened: 1, paid: 1, issued: 1 };

async function atTheBank(language: Language): Promise<WebKitVisitor> {
  oweAnOrder(server);
  const visitor = await comes({ url: served.url, language, path });
  await visitor.reaches('paymentMethod');
  await visitor.press('radio', /Bank card/);
  await visitor.press('button', visitor.words.payNow);
  const address = () => visitor.driver.address();
  await expect.poll(address, patiently).toContain(`${bank.second}/`);
  return visitor;
}

describeInWebKit('in WebKit, paying', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[Q-WV-3] [PAY-05] at a bank, in %s, goes by a form to two other origins and comes back to be confirmed',
    async (language) => {
      const visitor = await atTheBank(language);
      expect(new URLSearchParams(bank.posted.at(-1)).get('returnUrl')).toBe(
        `${served.url}/#/payReturn?orderNo=${owedOrder}`,
      );
      await visitor.press('link', 'Return to the shop');
      await visitor.sees('h2', visitor.words.paid);
      await visitor.reaches('paymentResult');
      expect(await counts(museum)).toEqual(paidOnce);
      // A reload asks the museum, and pays nothing.
      await visitor.driver.reload();
      await visitor.sees('h2', visitor.words.paid);
      expect(await counts(museum)).toEqual(paidOnce);
    },
  );

  it('[Q-WV-3] [PAY-10] and leaving the bank by the way back finds the order paid', async () => {
    const visitor = await atTheBank('English');
    await visitor.driver.goBack();
    await visitor.sees('h2', visitor.words.alreadyPaid);
    expect(await visitor.finds('button', visitor.words.payNow)).toBeNull();
    expect(await counts(museum)).toEqual(paidOnce);
  });

  it.each([
    ['Simplified_Chinese', 'ok'],
    ['English', 'cancel'],
  ] as const)(
    '[Q-WV-3] [PAY-04] in WeChat, in %s, by a bridge that answers %s: the museum is believed',
    async (language, bridgeSays) => {
      oweAnOrder(server);
      const visitor = await comes({
        url: served.url,
        language,
        path,
        userAgent: weChat,
        bridgeSays,
      });
      await visitor.reaches('paymentMethod');
      await visitor.press('button', visitor.words.payNow);
      await visitor.sees('h2', visitor.words.paid);
      await visitor.reaches('paymentResult');
      expect(await counts(museum)).toEqual(paidOnce);
    },
  );

  it('[Q-WV-3] [PAY-06] [PAY-09] with money that the museum hears of late is not confirmed, over a reload too, and heals by itself', async () => {
    oweAnOrder(server);
    const visitor = await comes({
      url: served.url,
      language: 'English',
      path,
      userAgent: weChat,
      bridgeSays: 'ok',
      keepsMoney: true,
    });
    const { words, driver } = visitor;
    await visitor.reaches('paymentMethod');
    await visitor.press('button', words.payNow);
    await visitor.sees('h2', words.doNotClose);
    // From the next page on: 29 s and the healing pass in seconds.
    await visitor.isTold({ speed: 6 });
    await driver.reload();
    await visitor.sees('h2', words.notConfirmed);
    await visitor.reads(words.doNotPayAgain);
    expect(await driver.address()).toContain(`#/payresult/fail?orderNo=${owedOrder}`);
    expect(await counts(museum)).toEqual({ opened: 1, paid: 0, issued: 0 });
    await museum.receivePayment(owedOrder);
    await visitor.sees('h2', words.paid);
    expect(await counts(museum)).toEqual(paidOnce);
  });
});
