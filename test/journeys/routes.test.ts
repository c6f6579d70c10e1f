import { describe, expect, it } from 'vitest';
import * as constants from '../../src/domain/model/constants.ts';
import { aVisitor, owedOrder, type Visitor } from '../support/Visitor.ts';
import type { ScreenName } from '../support/visitorWords.ts';

const orderNo = '2026120108300000000001';

/** The level 1 headings, in English, of screens that a visit need not come to. */
const laterTitles = {
  replenishment: 'Top up tickets',
  rebooking: 'Change order',
  smsCode: 'SMS QR code',
} as const;
type LaterScreen = keyof typeof laterTitles;

/** Addresses in odd letter case, with the screen that each opens where the museum knows no such order. */
const addresses: readonly (readonly [address: string, screen: ScreenName | LaterScreen])[] = [
  ['/InDeX', 'home'],
  ['/ORDER', 'orders'],
  [`/OrderInfo?orderNo=${orderNo}`, 'orderDetail'],
  [`/ORDERreplenish?orderNo=${orderNo}`, 'replenishment'],
  [`/PayResult/SUCCESS?orderNo=${orderNo}`, 'paymentResult'],
  [`/payResult?show=fail&orderNo=${orderNo}&noPay=1`, 'reservationResult'],
  [`/PayWay?orderNo=${orderNo}&amount=60.00`, 'paymentMethod'],
  [`/SMSCODE?sourcebill=${orderNo}&sourcebillno=${orderNo}&companysysid=1`, 'smsCode'],
  [`/PAYRESULT?show=success&orderNo=${orderNo}`, 'paymentResult'],
  [`/pAYrETURN?orderNo=${orderNo}`, 'paymentReturn'],
  ['/ORDERquery', 'orderQuery'],
  [`/REorder?orderNo=${orderNo}`, 'rebooking'],
];

/** Goes to an address inside the hash, as a link from outside would. */
const goTo = ({ page, app }: Visitor, address: string) => page.goto(`${app.url}/#${address}`);

describe('an address', () => {
  it('[START-01] opens its screen whatever its letter case', async () => {
    const visitor = await aVisitor({ language: 'English' });
    for (const [address, screen] of addresses) {
      await goTo(visitor, address);
      const name = { ...visitor.words.titles, ...laterTitles }[screen];
      await visitor.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      expect(visitor.page.url(), address).toContain(`#${address}`);
    }
  });

  it('[START-01] that is unknown opens home, its query dropped', async () => {
    const visitor = await aVisitor();
    for (const address of ['/nowhere?orderNo=1', '/index/more', '/orders', '/']) {
      await goTo(visitor, address);
      await visitor.page.waitForURL(`${visitor.app.url}/#/index`);
      await visitor.sees('home');
    }
  });

  it('[START-01] [CONF-01] of the order form opens home while nothing is selected', async () => {
    const visitor = await aVisitor();
    await goTo(visitor, '/OrderConfirm');
    await visitor.page.waitForURL(/#\/index$/);
    await visitor.sees('home');

    await visitor.comesToOrderForm();
    await goTo(visitor, '/OrderConfirm');
    await visitor.sees('orderForm');
  });

  it('[START-09] [PAY-07] [PAY-08] without the hash, as a bank sends it, is taken over into it', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const { page, words, museum } = visitor;
    const order = owedOrder;
    await visitor.sees('paymentMethod');
    await museum.receivePayment(order);
    await page.goto(`${visitor.app.url}/payReturn?orderNo=${order}`);
    await page.waitForURL(`${visitor.app.url}/#/payresult/success?orderNo=${order}`);
    await visitor.heading(words.paid).waitFor();

    // Both forms of the result say what the museum says, whatever they claim (R17).
    for (const claim of [
      `/payresult/fail?orderNo=${order}`,
      `/payResult?show=fail&orderNo=${order}`,
    ]) {
      await goTo(visitor, claim);
      await visitor.heading(words.paid).waitFor();
    }
    await visitor.sees('paymentResult');
  });

  it('[PAY-08] that claims success or an error for an unpaid order is not believed', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const { page, words } = visitor;
    const order = owedOrder;
    await visitor.sees('paymentMethod');
    await goTo(visitor, `/payresult/success?orderNo=${order}`);
    await visitor.heading(words.notConfirmed).waitFor();
    expect(await visitor.heading(words.paid).count()).toBe(0);

    const error = '<b onclick="x()">Call 555</b> https://evil.example/';
    await goTo(visitor, `/payresult/fail?orderNo=${order}&error=${encodeURIComponent(error)}`);
    await visitor.heading(words.notPaid).waitFor();
    await page.getByRole('main').getByText(error, { exact: true }).waitFor();
    expect(await page.getByRole('main').locator('b, a[href^="http"]').count()).toBe(0);
    await visitor.sees('paymentResult');
  });

  it('[DET-01] of an order without its number says so, and leads home after 2 s', async () => {
    const visitor = await aVisitor({ language: 'English', holdsTime: true });
    const { page, words } = visitor;
    await visitor.sees('home');
    await visitor.stopsTime(60_000);
    await goTo(visitor, '/orderinfo');
    const said = visitor.heading(words.missingQuery);
    while (!(await said.isVisible())) await page.clock.runFor(1);
    await page.clock.runFor(constants.redirectAfterMissingQueryMs - 100);
    expect(await said.isVisible()).toBe(true);
    await page.clock.runFor(100);
    await page.waitForURL(/#\/index$/);
    await page.clock.resume();
    await visitor.sees('home');
  });
});

describe('the shell', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[START-07] in %s leads to the three places and marks the current one',
    async (language) => {
      const visitor = await aVisitor({ language });
      const { page, words } = visitor;
      const places = page.getByRole('navigation', { name: words.navigation });
      const screens = ['home', 'orders', 'orderQuery'] as const;
      for (const screen of [...screens, screens[0]]) {
        await places.getByRole('link', { name: words.places[screen], exact: true }).click();
        await visitor.sees(screen);
        const current = places.locator('[aria-current]');
        expect(await current.allTextContents()).toEqual([words.places[screen]]);
        expect(await current.getAttribute('aria-current')).toBe('page');
      }
    },
  );

  it('[START-04] switches the language: cookie, page and words follow, also on a cold start', async () => {
    const chinese = await aVisitor();
    const { page, app } = chinese;
    await chinese.sees('home');
    const cookie = async () =>
      (await app.context.cookies()).find(({ name }) => name === 'language')?.value;
    await chinese.press(chinese.words.otherLanguage);
    const english = chinese.inLanguage('English');
    await english.sees('home');
    expect(await cookie()).toBe('English');
    const other = await english.onAnotherPage('/#/order');
    await other.sees('orders');

    await english.press(english.words.otherLanguage);
    await chinese.sees('home');
    expect(await cookie()).toBe('Simplified_Chinese');
    await app.context.clearCookies();
    await page.reload();
    await chinese.sees('home');
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  it('[START-02] keeps organisation and token for the session, and out of address and history', async () => {
    const visitor = await aVisitor({
      language: 'English',
      path: '/?from=menu&token=canary-token#/order?orgId=7',
    });
    const { page, museum } = visitor;
    await visitor.sees('orders');
    expect(page.url()).toBe(`${visitor.app.url}/?from=menu#/order`);
    expect(
      await page.evaluate(() => [
        sessionStorage.getItem('orgId'),
        sessionStorage.getItem('minitoken'),
        JSON.stringify(history.state),
      ]),
    ).toEqual(['7', 'canary-token', expect.not.stringContaining('canary')]);

    await visitor.follow(visitor.words.places.home);
    await visitor.sees('home');
    await page.goBack();
    await visitor.sees('orders');
    expect(page.url()).toBe(`${visitor.app.url}/?from=menu#/order`);

    await page.goForward();
    await visitor.comesToPayment();
    expect((await museum.theOrder()).token).toBe('canary-token');
  });
});
