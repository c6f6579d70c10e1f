import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { userAgents } from '../adapters/weChat/userAgents.ts';
import { aPayer, oweAnOrder, type Payer, type PayerComing, type Sheet } from '../support/aPayer.ts';
import { owedOrder, paymentOf } from '../support/Visitor.ts';

let server: RunningMuseum;
beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
});
afterAll(() => server.close());

function agent(named: string): string {
  const found = userAgents.find(({ name }) => name === named);
  if (found === undefined) throw new Error(`no user agent of ${named}`);
  return found.text;
}

async function atPaymentMethod(named: string, coming: PayerComing = {}): Promise<Payer> {
  oweAnOrder(server);
  const payer = await aPayer(server, { userAgent: agent(named), ...coming });
  await payer.page.goto(payer.app.url + paymentOf(owedOrder));
  await payer.button(payer.words.payNow).waitFor();
  return payer;
}

/** What the museum did for the order; at most one payment in any case. */
const done = async ({ museum }: Payer) => ({
  opened: await museum.count('payment-opened'),
  paid: await museum.count('paid'),
  issued: await museum.count('issued'),
});
const paidOnce = { opened: 1, paid: 1, issued: 1 };
const notPaid = { opened: 1, paid: 0, issued: 0 };

const pays = (...said: readonly string[]): Sheet => {
  return async (orderNo) => {
    server.museum.control('/_museum/pay', { orderNo });
    return said;
  };
};

/** Every way is proven on the adapter; here the main ones, through the whole app (PAY-04, Q-PAY-7, Q-PAY-8). */
describe('WeChat’s bridge', () => {
  it.each([
    ['WeChat on an iPhone', 'ok', pays('ok'), 0],
    ['WeChat on Android', 'ok twice', pays('ok', 'ok'), 0],
    ['WeChat on HarmonyOS', 'ok, having come late', pays('ok'), 1_500],
    ['WeChat on an iPhone', 'cancel for a payment that went through', pays('cancel'), 0],
    ['WeChat on Android', 'fail, then ok', pays('fail', 'ok'), 0],
    ['WeChat on HarmonyOS', 'a word of its own for a payment that went through', pays('done!'), 0],
  ] as const)(
    '[PAY-04] [Q-PAY-7] of %s that answers %s leads to the tickets: the museum is believed, and paid once',
    async (named, _what, sheet, bridgeAfterMs) => {
      const payer = await atPaymentMethod(named, { bridgeAfterMs });
      payer.sheet = sheet;
      await payer.press(payer.words.payNow);
      await payer.heading(payer.words.paid).waitFor();
      expect(await done(payer)).toEqual(paidOnce);
      expect(payer.sheets).toEqual([owedOrder]);
    },
  );

  it.each(['cancel', 'fail'] as const)(
    '[PAY-04] [PAY-08] that answers %s for nothing paid says so once the museum has said it too',
    async (said) => {
      const payer = await atPaymentMethod('WeChat on Android');
      const { words, museum } = payer;
      payer.sheet = () => [said];
      await payer.press(words.payNow);
      await payer.heading(words.notPaid).waitFor();
      await payer.sees('paymentResult');
      expect(await done(payer)).toEqual(notPaid);
      expect(await museum.calls('/trip/order/info')).toBeGreaterThan(0);
      // And paying goes on from there, with the same payment.
      payer.sheet = pays('ok');
      await payer.follow('Pay again');
      await payer.button(words.payNow).waitFor();
      await payer.press(words.payNow);
      await payer.heading(words.paid).waitFor();
      expect(await done(payer)).toEqual(paidOnce);
    },
  );

  it.each([
    ['English', 'Waiting for you to pay', 'Check the result'],
    ['Simplified_Chinese', '正在等待您付款', '查询支付结果'],
  ] as const)(
    '[PAY-11] [Q-PAY-7] that never answers leaves the visitor a way on within 5 s, in %s',
    async (language, title, check) => {
      const payer = await atPaymentMethod('WeChat on an iPhone', { language });
      payer.sheet = pays();
      const pressed = Date.now();
      await payer.press(payer.words.payNow);
      await payer.page.getByText(title, { exact: true }).waitFor();
      expect(Date.now() - pressed).toBeGreaterThan(3_500);
      await payer.findsNothingWrong();
      await payer.press(check);
      await payer.heading(payer.words.paid).waitFor();
      expect(await done(payer)).toEqual(paidOnce);
    },
  );

  it.each([
    ['WeChat on Android', null, 'Payment can’t be opened on this page', 1],
    ['Safari', null, 'This payment method works in WeChat', 0],
    [
      'a mini-program on an iPhone',
      0,
      'Payment can’t be opened on this page of the mini-program',
      0,
    ],
  ] as const)(
    '[PAY-11] [Q-PAY-8] that %s has not got, or must not use, is said, and leaves the order to be paid',
    async (named, bridgeAfterMs, title, opened) => {
      const payer = await atPaymentMethod(named, { bridgeAfterMs });
      await payer.press(payer.words.payNow);
      await payer.page.getByText(title, { exact: true }).waitFor();
      await payer.reaches('paymentMethod');
      expect(await done(payer)).toEqual({ opened, paid: 0, issued: 0 });
      expect(payer.sheets).toEqual([]);
      expect((await payer.museum.theOrder()).status).toBe('待支付');
      await payer.button(payer.words.payNow).waitFor();
    },
  );

  it('[PAY-02] [Q-PAY-12] is not asked for a sheet while the pre-check has no answer: nothing is begun, and it can be tried again', async () => {
    const payer = await atPaymentMethod('WeChat on Android');
    const { page, words, museum } = payer;
    const path = '**/pay/jsapi/check-unpaid/**';
    await page.route(path, (route) => route.abort('connectionreset'));
    await payer.press(words.payNow);
    await page.getByText('Payment was not started', { exact: true }).waitFor();
    await payer.sees('paymentMethod');
    expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(0);
    expect(payer.sheets).toEqual([]);
    await page.unroute(path);
    await payer.press(words.payNow);
    await payer.heading(words.paid).waitFor();
    expect(await done(payer)).toEqual(paidOnce);
    payer.app.forgive(/ERR_CONNECTION_RESET/);
  });
});
