import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFocused } from '../support/byKeyboard.ts';
import { aListVisitor } from '../support/ListVisitor.ts';
import { qrCodeText } from '../support/qrCodeText.ts';
import { patiently } from '../support/Visitor.ts';

const cancelling = '/api/integration/trip/order/cancel';
const refunding = '/api/integration/refund-batch';

describe.each(['Simplified_Chinese', 'English'] as const)(
  'an order of the list in %s',
  (language) => {
    it('[LIST-02] [LIST-03] [LIST-04] [Q-A11Y-10] leads where each of its actions says', async () => {
      const visitor = await aListVisitor(language);
      const { page, orders, says, dialog } = visitor;
      const goesTo = (address: string) => page.waitForURL((url) => url.hash === `#${address}`);
      const comesBack = async () => {
        await page.goBack();
        await visitor.seesList();
      };

      // Anywhere on the card but on an action.
      await visitor.card('cancelled').click({ position: { x: 24, y: 24 } });
      await goesTo(`/orderinfo?orderNo=${orders.cancelled}`);
      await comesBack();
      await visitor.act('concession', says.replenish);
      await goesTo(`/orderReplenish?orderNo=${orders.concession}`);
      await comesBack();
      await visitor.act('topUp', says.original);
      await goesTo(`/orderinfo?orderNo=${orders.toppedUp}`);
      await comesBack();

      await visitor.act('issued', says.code);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectToBeScanned(dialog);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      const code = visitor.action('issued', says.code);
      await expect.poll(() => isFocused(code), patiently).toBe(true);

      await visitor.act('issued', says.rebook);
      await dialog.waitFor();
      expect(new URL(page.url()).hash).toBe('#/order');
      await dialog.getByRole('button').last().click();
      await goesTo(`/reOrder?orderNo=${orders.issued}`);
      await comesBack();

      await visitor.act('unpaid', says.pay);
      await page.waitForURL(/#\/payWay\?orderNo=/);
      expect(visitor.orderNoInAddress()).toBe(orders.unpaid);
    });

    it('[CANC-01] is cancelled once; its card says so and has the focus', async () => {
      const visitor = await aListVisitor(language);
      const { says, museum, dialog } = visitor;
      const before = await museum.calls(cancelling);
      await visitor.act('unpaid', says.cancel);
      await dialog.waitFor();
      await dialog.getByRole('button').last().dblclick();
      await visitor.card('unpaid').getByText(says.cancelled, { exact: true }).waitFor();
      expect(await dialog.count()).toBe(0);
      await expect.poll(() => visitor.offersOf('unpaid'), patiently).toEqual([says.open]);
      await expect.poll(() => isFocused(visitor.headingOf('unpaid')), patiently).toBe(true);
      expect(await museum.calls(cancelling)).toBe(before + 1);
    });

    it('[REFD-01] is given back once; its card says so', async () => {
      const visitor = await aListVisitor(language);
      const { says, museum, dialog } = visitor;
      await visitor.act('issued', says.refund);
      await dialog.getByRole('button', { name: says.confirmRefund }).click();
      await visitor.button(says.finish, dialog).click();
      await visitor.card('issued').getByText(says.refunded, { exact: true }).waitFor();
      expect(await dialog.count()).toBe(0);
      await expect.poll(() => visitor.offersOf('issued'), patiently).toEqual([says.open]);
      await expect.poll(() => isFocused(visitor.headingOf('issued')), patiently).toBe(true);
      expect(await museum.calls(refunding)).toBe(1);
    });
  },
);

/** Expects a code large enough for any scanner, which reads off the screen what stands below and in its name. */
async function expectToBeScanned(sheet: Locator): Promise<void> {
  const picture = sheet.getByRole('img', { name: /(?: \d{4}){3}$/ });
  await picture.waitFor();
  const name = (await picture.getAttribute('aria-label')) ?? '';
  const [grouped = ''] = /(?:\d{4} ){2}\d{4}$/.exec(name) ?? [];
  await sheet.getByText(grouped, { exact: true }).waitFor();
  expect(await qrCodeText(picture)).toBe(grouped.replaceAll(' ', ''));
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(140);
}
