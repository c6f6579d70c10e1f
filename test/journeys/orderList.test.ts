import { describe, expect, it } from 'vitest';
import { openApp } from '../support/browser.ts';
import { isFocused, tabTo } from '../support/byKeyboard.ts';
import { aMuseumOfEveryOrder } from '../support/everyOrder.ts';
import { aListVisitor, type NamedOrder } from '../support/ListVisitor.ts';
import { openingTime, patiently } from '../support/Visitor.ts';

describe.each(['Simplified_Chinese', 'English'] as const)(
  'the list of orders in %s',
  (language) => {
    it('[LIST-02] [LIST-03] O-113: offers on each card what its order allows, reachable at 320 px', async () => {
      const visitor = await aListVisitor(language, { viewport: { width: 320, height: 640 } });
      const { open, pay, cancel, code, rebook, replenish, refund, original } = visitor.says;
      const offers: readonly (readonly [NamedOrder, readonly string[]])[] = [
        ['unpaid', [open, cancel, pay]],
        ['issued', [open, code, rebook, refund]],
        ['concession', [open, code, rebook, replenish, refund]],
        ['topUp', [open, code, original, refund]],
        ['toppedUp', [open, refund, code]],
        ['long', [open, code, rebook, replenish, refund]],
        ['cancelled', [open]],
        ['closed', [open]],
        ['refunded', [open]],
      ];
      for (const [order, expected] of offers) {
        await expect.poll(() => visitor.offersOf(order), patiently).toEqual(expected);
      }
      // Three lines and the ellipsis.
      expect(await visitor.card('long').getByRole('listitem').count()).toBe(4);
      const width = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
    });

    it('[LIST-01] [LIST-05] lists what the tab says, and looks for another order in a dialog', async () => {
      const visitor = await aListVisitor(language);
      const { page, says, articles, dialog } = visitor;
      await page.getByRole('radio', { name: says.tabs.toBePaid, exact: true }).click();
      await expect.poll(() => articles.count(), patiently).toBe(1);
      await visitor.card('unpaid').waitFor();
      await page.getByRole('radio', { name: says.tabs.paid, exact: true }).click();
      await expect.poll(() => articles.count(), patiently).toBe(5);
      await visitor.card('issued').waitFor();

      const find = visitor.button(says.find);
      await find.click();
      await dialog.waitFor();
      expect(await dialog.getByRole('textbox').count()).toBe(3);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(find), patiently).toBe(true);
    });
  },
);

describe('the list of orders', () => {
  it('keeps what it shows while it is read again, and when that fails', async () => {
    const visitor = await aListVisitor('English');
    const { page, says, museum, orders, articles } = visitor;
    await museum.receivePayment(orders.unpaid);
    await visitor.press(says.refresh);
    await page.getByText(says.upToDate).first().waitFor();
    await visitor.card('unpaid').getByText(says.issued, { exact: true }).waitFor();

    await museum.plan({ path: '/api/query/list-order', kind: 'businessError', times: 1 });
    await visitor.press(says.refresh);
    const stale = page.getByRole('main').getByText(says.stale);
    await stale.waitFor();
    expect(await articles.count()).toBe(9);
    await visitor.press(says.refresh);
    await stale.waitFor({ state: 'detached' });
  });

  it('[LIST-03] [Q-A11Y-11] is used from end to end by the keyboard', async () => {
    const visitor = await aListVisitor('English');
    const { page, says, orders, dialog } = visitor;
    await tabTo(page, visitor.action('unpaid', says.open));
    const cancel = visitor.action('unpaid', says.cancel);
    await tabTo(page, cancel);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(cancel), patiently).toBe(true);

    const more = visitor.moreOf('concession');
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await tabTo(page, visitor.action('concession', says.refund));
    await tabTo(page, visitor.action('concession', says.replenish), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash.endsWith(`?orderNo=${orders.concession}`));
  });

  it('[LIST-01] O-087: takes orgId and token out of the address it is entered by', async () => {
    const { state } = await aMuseumOfEveryOrder(openingTime);
    const path = '/#/order?orgId=7&token=abc123';
    const { page } = await openApp({ path, language: 'English', museumState: state });
    // The others were made without a token: they are somebody else's.
    await page.getByRole('heading', { name: 'No orders in the last 7 days' }).waitFor();
    await page.waitForURL((url) => url.hash === '#/order');
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    expect(kept).toMatchObject({ orgId: '7', minitoken: 'abc123' });
  });
});
