import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { openApp } from '../support/browser.ts';
import { HostileServer, markOf } from '../support/hostile/HostileServer.ts';
import { hostileHtml } from '../support/hostile/hostileHtml.ts';
import { watchHarm } from '../support/hostile/watchHarm.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, patiently, people, phone, Visitor } from '../support/Visitor.ts';

/**
 * Whoever can write the museum's texts writes hostile ones, into every field that is words: the app shows them, and
 * nothing comes of it (Q-SEC-2). Here in the production build, under the policies it is served with.
 */
describe('a museum whose every word is hostile', () => {
  let server: RunningMuseum;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
  });
  afterAll(() => server.close());

  async function aGuest() {
    const museum = new MuseumControl((path, body) => server.museum.control(path, body));
    await museum.reset(openingTime, 'notice');
    const app = await openApp({
      build: 'production',
      museum: server.url,
      phoneTime: openingTime,
      path: null,
    });
    const hostile = new HostileServer();
    await hostile.standBefore(app.page);
    await app.page.goto(`${app.url}/#/index?orgId=1&token=a-visitor`);
    const unharmed = await watchHarm(app);
    return { guest: new Visitor(app, 'Simplified_Chinese', museum), hostile, unharmed };
  }

  it('[Q-SEC-2] [R7] does nothing by them on any screen: they are shown, and no more', async () => {
    const { guest, hostile, unharmed } = await aGuest();
    const { page, app, museum } = guest;
    const dialog = page.getByRole('dialog');
    const goTo = (hash: string) => page.goto(`${app.url}/#${hash}`);
    const sees = async (...fields: readonly string[]) => {
      for (const field of fields) {
        const message = `${field} is shown`;
        await expect.poll(() => isShown(page, field), { ...patiently, message }).toBe(true);
      }
      await expectInert(page);
      await unharmed();
    };

    await sees('notice', 'adContent');
    await page.clock.runFor(30_000);
    await dialog.getByRole('button').last().click();
    await guest.slot('12:00').click();
    await sees('ticketName', 'ticketKindName', 'categoryName');
    await page
      .getByRole('button', { name: /^预约须知/ })
      .nth(1)
      .click();
    await dialog.getByText('☣').first().waitFor();
    await sees('ticketKindNotice');
    await dialog.getByRole('button').last().click();

    await page
      .getByRole('button', { name: /^增加一张/ })
      .nth(1)
      .click();
    await guest.placeOrder();
    await guest.sees('orderForm');
    await sees('warmPrompt', 'ticketName', 'name');
    await guest.nameField(page.locator('main')).fill(people.mother.name);
    await guest.documentField(page.locator('main')).fill(people.mother.document);
    await page.getByRole('textbox', { name: '优惠证件号码' }).fill('S1');
    await page.getByRole('textbox', { name: guest.words.contactPhone }).fill(phone);
    for (const [path, name] of [
      ['/bms/black/certificate/is-exist-contact', 'blacklist'],
      ['/api/integration/save-fast-order', 'save'],
    ] as const) {
      hostile.refuse(path, name);
      await guest.buy();
      await sees(name);
      await dialog.getByRole('button').last().click();
      await page.clock.runFor(6_000);
    }
    await guest.buy();
    await guest.sees('paymentMethod');
    await sees('displayName');
    hostile.refuse('/api/integration/pay-and-confirm', 'pay');
    await page.getByRole('radio').nth(1).click();
    await guest.press(guest.words.payNow);
    await sees('pay');

    const { orderNo } = await museum.theOrder();
    await museum.receivePayment(orderNo);
    for (const family of ['handlers', 'links', 'mutations', 'unclosed'] as const) {
      const error = encodeURIComponent(markOf(family) + hostileHtml[family]?.join(''));
      await goTo('/orderQuery');
      await guest.sees('orderQuery');
      await goTo(`/payresult/fail?error=${error}`);
      await sees(family);
    }
    for (const path of ['/order', `/orderinfo?orderNo=${orderNo}`, `/reOrder?orderNo=${orderNo}`]) {
      await goTo(path);
      await sees('ticketName', 'ticketKindName');
    }
    await goTo(`/orderReplenish?orderNo=${orderNo}`);
    await sees('ticketKindName');
    hostile.spoilsLabels = true;
    await goTo('/order');
    await guest.press('刷新');
    await sees('orderStatus');
    await goTo(`/orderinfo?orderNo=${orderNo}`);
    await sees('ticketInfoStatus');
    await goTo('/orderQuery');
    await page.getByRole('textbox', { name: '联系手机' }).fill(phone);
    hostile.refuse('/sms/message-send/sendCode', 'sms');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await sees('sms');

    for (const family of ['handlers', 'mutations', 'clobbering'] as const) {
      const texts = hostileHtml[family]?.map((text) => `<p>${text}</p>`) ?? [];
      const html = markOf(`maintenance ${family}`) + texts.join('');
      server.museum.control('/_museum/maintenance', { html });
      await expect
        .poll(
          // Not at one go: an answer on its way would have run into its time-out before it came.
          async () => {
            await page.clock.runFor(8_000);
            return isShown(page, `maintenance ${family}`);
          },
          { timeout: 60_000 },
        )
        .toBe(true);
      await sees();
    }
    app.forgive(/inline/);
  });
});

/** Whether a hostile text of a field is on the screen. */
const isShown = (page: Page, field: string): Promise<boolean> =>
  page.evaluate((mark) => document.body.textContent?.includes(mark) === true, markOf(field));

/** Expects that the page holds nothing that only a hostile text could have put there. */
async function expectInert(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const strange =
      'iframe, object, embed, base, meta[http-equiv], body template, math, marquee, video, audio, script:not([src]), ' +
      'svg script, svg a, body style, body * link, body > link:not([href^="./assets/"]), map, noembed, xmp, plaintext, [srcdoc], [formaction], [is], [slot]';
    const elements = [...document.querySelectorAll('*')];
    return elements.flatMap((element) => {
      const attributes = element.getAttributeNames();
      const values = ['href', 'src', 'srcset', 'action', 'style'].map((name) =>
        (element.getAttribute(name) ?? '').trim().toLowerCase(),
      );
      const isOurs =
        !element.matches(strange) &&
        !attributes.some((name) => name.startsWith('on')) &&
        !values.some((value) => /^(?:java|vb)script:|^data:text/.test(value)) &&
        !(
          values.some((value) => value.includes('evil.example')) &&
          element.getAttribute('rel') !== 'noopener noreferrer'
        );
      return isOurs ? [] : [element.outerHTML.slice(0, 200)];
    });
  });
  expect(found).toEqual([]);
}
