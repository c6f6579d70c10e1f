import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type QueryWords, queryWords } from '../support/queryWords.ts';
import {
  aVisitor,
  type Coming,
  patiently,
  people,
  phone,
  type Visitor,
} from '../support/Visitor.ts';

const CodesSchema = v.array(v.object({ mobile: v.string(), code: v.string() }));
const paths = {
  send: '/sms/message-send/sendCode',
  check: '/sms/message-send/checkCode',
  find: '/api/query/order/info-by-orderNo-and-mobile',
} as const;

/** An issued order of the museum's, which nobody on this phone has made: its number is longer than any document's. */
const otherOrder = '2026120109000000000007';

interface Asking {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly words: QueryWords;
}

/** Someone on the order query screen of a museum that has issued {@link otherOrder}. */
async function comesToQuery(coming: Coming = {}): Promise<Asking> {
  const { language = 'Simplified_Chinese' } = coming;
  const visitor = await aVisitor({ path: '/#/orderQuery', ...coming, language });
  await visitor.app.control('/_museum/providerState', {
    state: 'an order is issued',
    params: { orderNo: otherOrder },
  });
  await visitor.sees('orderQuery');
  return { visitor, page: visitor.page, words: queryWords[language] };
}

const field = ({ page }: Asking, name: string) => page.getByRole('textbox', { name, exact: true });

/** Types the number and the phone, has a code sent, and types what the message says. */
async function fillsIn(asking: Asking, number: string): Promise<void> {
  const { visitor, words } = asking;
  await field(asking, words.number).fill(number);
  await field(asking, words.phone).fill(phone);
  await visitor.press(words.sendCode);
  await expect.poll(() => visitor.museum.count('code-sent'), patiently).toBe(1);
  await field(asking, words.code).fill(await sentCode(visitor));
}

async function sentCode(visitor: Visitor): Promise<string> {
  const [sent] = v.parse(CodesSchema, await visitor.app.control('/_museum/codes'));
  expect(sent?.mobile).toBe(phone);
  return sent?.code ?? '';
}

/** The calls of the query in the museum's journal, in order. */
async function journal({ visitor }: Asking): Promise<readonly string[]> {
  const asked: readonly string[] = Object.values(paths);
  return (await visitor.museum.journal()).flatMap(({ kind, path }) =>
    kind === 'call' && path !== undefined && asked.includes(path) ? [path] : [],
  );
}

/** Nothing personal stands where it would outlive the page or be passed on (Q-SEC-4, Q-SEC-5). */
async function keepsNothingPersonal(page: Page): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([location.href, document.cookie, { ...sessionStorage }, document.referrer]),
  );
  expect(kept).not.toContain(phone);
  expect(kept).not.toContain(people.mother.document);
}

describe('looking up an order', () => {
  it('[QRY-01] [R5] by document number: the code is checked first, the order opens, and back finds the others', async () => {
    const asking = await comesToQuery();
    const { visitor, page, words } = asking;
    await fillsIn(asking, people.mother.document);
    await page.getByText(words.readsAsDocument).waitFor();
    await keepsNothingPersonal(page);
    await visitor.press(words.search);
    const order = page.getByRole('article', { name: otherOrder, exact: true });
    await order.waitFor();
    expect(await journal(asking)).toEqual([paths.send, paths.check, paths.find]);

    await order.getByRole('button').click();
    await visitor.sees('orderDetail');
    expect(page.url()).toMatch(new RegExp(`#/orderinfo\\?orderNo=${otherOrder}$`));
    await keepsNothingPersonal(page);
    await visitor.pickUpCodes.first().waitFor();
    await page.reload();
    await visitor.sees('orderDetail');
    await visitor.pickUpCodes.first().waitFor();
  });

  it('[QRY-01] [R12] by order number, with the keyboard alone; back leads to what was found', async () => {
    const asking = await comesToQuery({ language: 'English' });
    const { visitor, page, words } = asking;
    await fillsIn(asking, otherOrder);
    await page.getByText(words.readsAsOrder).waitFor();
    await field(asking, words.code).press('Enter');
    const order = page.getByRole('article', { name: otherOrder, exact: true });
    await order.waitFor();
    const heading = page.getByRole('heading', { level: 2, name: words.found(1) });
    await expect
      .poll(() => heading.evaluate((h2) => h2 === document.activeElement), patiently)
      .toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await visitor.sees('orderDetail');
    await page.goBack();
    await visitor.sees('orderQuery');
    await order.waitFor();
    expect(await visitor.museum.calls(paths.check)).toBe(1);
  });

  it('[QRY-01] what is missing, a wrong code and nothing found are said where they belong', async () => {
    const asking = await comesToQuery({
      language: 'English',
      viewport: { width: 320, height: 640 },
    });
    const { visitor, page, words } = asking;
    await visitor.press(words.search);
    await page.getByText(words.numberMissing).first().waitFor();
    const isFocused = (name: string) =>
      field(asking, name).evaluate((input) => input === document.activeElement);
    await expect.poll(() => isFocused(words.number), patiently).toBe(true);
    expect(await visitor.museum.calls(paths.check)).toBe(0);

    await fillsIn(asking, 'E7654321');
    const right = await sentCode(visitor);
    await field(asking, words.code).fill(right === '000000' ? '111111' : '000000');
    await visitor.press(words.search);
    await expect
      .poll(() => field(asking, words.code).getAttribute('aria-invalid'), patiently)
      .toBe('true');
    await expect.poll(() => isFocused(words.code), patiently).toBe(true);
    expect(await visitor.museum.calls(paths.find)).toBe(0);

    await field(asking, words.code).fill(right);
    await visitor.press(words.search);
    // Too short for a mask to leave anything readable.
    await page.getByText(words.noneOfDocument('********')).waitFor();
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWide()).toBe(false);
  });

  it('[R15] [Q-SEC-8] what was typed and the countdown survive a reload, as when the message was read elsewhere', async () => {
    const asking = await comesToQuery({ language: 'English', holdsTime: true });
    const { visitor, page, words } = asking;
    await fillsIn(asking, otherOrder);
    await page.clock.fastForward(20_000);
    await page.reload();
    await visitor.sees('orderQuery');
    expect(await field(asking, words.number).inputValue()).toBe(otherOrder);
    expect(await field(asking, words.phone).inputValue()).toBe(phone);
    expect(await field(asking, words.code).inputValue()).toBe('');
    await page.getByRole('button', { name: /^Resend in (40|3\d) s$/ }).waitFor();
    await page.clock.fastForward(60_000);
    await visitor.button('Resend').waitFor();
    await keepsNothingPersonal(page);
  });

  it('[LIST-05] from the list, in a dialog', async () => {
    const visitor = await aVisitor({ path: '/#/order' });
    await visitor.sees('orders');
    await visitor.app.control('/_museum/providerState', {
      state: 'an order is issued',
      params: { orderNo: otherOrder },
    });
    const words = queryWords.Simplified_Chinese;
    const asking = { visitor, page: visitor.page, words };
    const opener = visitor.button(words.find).last();
    await opener.click();
    const dialog = visitor.page.getByRole('dialog', { name: words.dialog });
    await expect
      .poll(
        () => field(asking, words.number).evaluate((input) => input === document.activeElement),
        patiently,
      )
      .toBe(true);
    await visitor.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await opener.click();
    await fillsIn(asking, otherOrder);
    await visitor.button(words.search, dialog).click();
    const order = dialog.getByRole('article', { name: otherOrder, exact: true });
    await order.waitFor();
    expect(await journal(asking)).toEqual([paths.send, paths.check, paths.find]);
    await order.getByRole('button').click();
    await visitor.sees('orderDetail');
    await dialog.waitFor({ state: 'detached' });
    await keepsNothingPersonal(visitor.page);
  });
});
