import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aVisitor, patiently, phone, type Visitor } from '../support/Visitor.ts';

const CodesSchema = v.array(v.object({ mobile: v.string(), code: v.string() }));

/** Comes to the museum of which index.html says that it asks for a code. */
async function comesToAskedForCode(
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Visitor> {
  const visitor = await aVisitor({ language: 'English', holdsTime: true });
  const { page, app } = visitor;
  await prepare(page);
  await page.route(`${app.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('{"name"', '{"asksForCode":true,"name"') });
  });
  await page.goto(app.url);
  await page.reload();
  await visitor.comesToOrderForm();
  await visitor.fillsInOrderForm();
  return visitor;
}

const code = (page: Page) => page.getByRole('textbox', { name: 'SMS code' });

/** What the button counts; NaN once it counts no more. */
const secondsLeft = async (page: Page): Promise<number> => {
  const text = await page.getByRole('button', { name: /^(Send code|Resend)/ }).textContent();
  return Number(/Resend in (\d+) s/.exec(text ?? '')?.[1] ?? Number.NaN);
};

describe('where the museum asks for a code', () => {
  it('[CONF-07] [Q-SEC-8] the countdown survives a reload and a hidden tab, and the code of the SMS is ordered with', async () => {
    const visitor = await comesToAskedForCode();
    const { page, museum, words } = visitor;
    await visitor.press('Send code');
    await expect.poll(() => secondsLeft(page), patiently).toBeGreaterThan(50);
    expect(await museum.count('code-sent')).toBe(1);
    await page.clock.fastForward(20_000);
    await expect.poll(() => secondsLeft(page), patiently).toBeLessThanOrEqual(40);
    await page.reload();
    await visitor.sees('orderForm');
    await expect.poll(() => secondsLeft(page), patiently).toBeLessThanOrEqual(40);
    expect(await secondsLeft(page)).toBeGreaterThan(15);
    expect(await visitor.phoneField.inputValue()).toBe(phone);

    // In a hidden tab timers stand still, and then all time has passed at once.
    await setHidden(page, true);
    await page.clock.fastForward(70_000);
    await setHidden(page, false);
    await visitor.button('Resend').waitFor();

    await visitor.buy();
    await expect.poll(() => code(page).getAttribute('aria-invalid'), patiently).toBe('true');
    const wrong = '000000';
    const [sent] = v.parse(CodesSchema, await visitor.app.control('/_museum/codes'));
    expect(sent?.mobile).toBe(phone);
    await code(page).fill(sent?.code === wrong ? '111111' : wrong);
    await page.clock.fastForward(6_000);
    await visitor.buy();
    await page.getByText('This code is not right.', { exact: false }).first().waitFor();
    expect(await museum.calls('/api/integration/save-fast-order')).toBe(0);
    await code(page).fill(sent?.code ?? '');
    await page.clock.fastForward(6_000);
    await visitor.buy();
    await page.getByRole('heading', { level: 1, name: words.titles.paymentMethod }).waitFor();
    expect(await museum.count('order-saved')).toBe(1);
  });

  it('[CONF-07] a museum that sends none says so at the field, with whom to ask, and can be asked again', async () => {
    const visitor = await comesToAskedForCode();
    const { page, museum } = visitor;
    await museum.plan({ path: '/sms/message-send/sendCode', kind: 'businessError' });
    await visitor.press('Send code');
    await page
      .getByRole('main')
      .getByText(/Visitor services/)
      .waitFor();
    await visitor.press('Send code');
    await expect.poll(() => secondsLeft(page), patiently).toBeGreaterThan(50);
    expect(await museum.count('code-sent')).toBe(1);
  });

  it('[CONF-07] [Q-BAD-9] what has a code sent is not loaded offline: that is said at the field, and another try has it', async () => {
    const file = '**/assets/smsCode-*.js';
    const visitor = await comesToAskedForCode(async (page) => {
      await page.route(file, (route) => route.abort('internetdisconnected'));
    });
    const { page, app, words } = visitor;
    await code(page).fill('123456');
    await page.getByRole('main').getByText('No connection').waitFor();
    await page.unroute(file);
    await visitor.press('Try again');
    await visitor.button('Send code').waitFor();
    expect(await visitor.phoneField.inputValue()).toBe(phone);
    expect(await code(page).inputValue()).toBe('123456');
    await visitor.press('Send code');
    await expect.poll(() => secondsLeft(page), patiently).toBeGreaterThan(50);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      words.titles.orderForm,
    );
    app.forgive(/smsCode-|ERR_INTERNET_DISCONNECTED/);
  });
});

/** Tells the page that its tab was hidden, or is back. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
