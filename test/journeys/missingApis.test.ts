import { describe, expect, it } from 'vitest';
import { qrCodeText } from '../support/qrCodeText.ts';
import { takeYoungApis } from '../support/takeYoungApis.ts';
import { aVisitor, patiently, paymentOf } from '../support/Visitor.ts';

/** What the row names, each of which the browser of the journeys has of its own. */
const named = [
  'structuredClone',
  'at',
  'hasOwn',
  'randomUUID',
  'timeout',
  'BroadcastChannel',
  'locks',
  'inert',
  'HTMLDialogElement',
  'showModal',
  'trustedTypes',
  'requestIdleCallback',
];

describe('a browser without the younger interfaces', () => {
  it('[Q-WV-1] [Q-WV-2] books, pays and shows a ticket without a polyfill, in the dialogs’ stand-in, and pays once from two pages by the lease', async () => {
    const one = await aVisitor({ language: 'English', path: null });
    const { app, page, words, museum } = one;
    await app.context.addInitScript(takeYoungApis);
    await page.goto(`${app.url}/`);
    const taken = await page.evaluate(() => Reflect.get(window, 'takenAway'));
    expect(taken).toEqual(expect.arrayContaining(named));
    const orderNo = await one.comesToPayment();

    // No locks and no channel: the second page waits its turn by what stands in the storage.
    const other = await one.onAnotherPage(paymentOf(orderNo));
    expect(await other.page.evaluate(() => 'locks' in navigator)).toBe(false);
    await one.press(words.payNow);
    await one.cashier.waitFor();
    const lease = () => page.evaluate(() => Object.keys(localStorage).join(' '));
    await expect.poll(lease, patiently).toContain('.lease');
    await other.press(words.payNow);
    await other.page.getByText('This order is being paid on another page').first().waitFor();
    expect(await other.cashier.count()).toBe(0);
    await one.answerCashier('pay');
    await one.heading(words.paid).waitFor();
    // The app goes without, rather than to fill in what is missing: not a byte of polyfills (Q-WV-1 allows 3 kB). Read
    // before axe, which does.
    const putBack = await page.evaluate(() => {
      const tell: unknown = Reflect.get(window, 'puttingBack');
      if (typeof tell !== 'function') throw new Error('nothing was taken away');
      return tell();
    });
    expect(putBack).toEqual([]);
    await one.reaches('paymentResult');
    await expect.poll(lease, patiently).not.toContain('.lease');
    expect([await museum.count('payment-opened'), await museum.count('paid')]).toEqual([1, 1]);

    await one.follow(words.viewOrder);
    await one.sees('orderDetail');
    expect(await qrCodeText(one.pickUpCodes)).toBe((await museum.theOrder()).takeTicketNo);
  });
});
