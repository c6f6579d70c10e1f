import { describe, expect, it } from 'vitest';
import * as constants from '../../src/domain/model/constants.ts';
import { aVisitor, owedOrder } from '../support/Visitor.ts';

/** What becomes of an order when the cashier does not simply say yes. */
describe('a payment', () => {
  it.each([
    ['Simplified_Chinese', 'cancel'],
    ['English', 'fail'],
  ] as const)(
    '[PAY-02] [PAY-08] [DET-03] in %s, ended by %s, leaves an order to be paid from the list',
    async (language, choice) => {
      const visitor = await aVisitor({ language });
      const { page, words, museum } = visitor;
      const orderNo = await visitor.comesToPayment();
      await visitor.pay(choice);

      await visitor.heading(words.notPaid).waitFor();
      await visitor.sees('paymentResult');
      expect(page.url()).toContain('#/payresult/fail?');
      expect(await museum.theOrder()).toMatchObject({ orderNo, status: '待支付' });
      expect(await museum.count('paid')).toBe(0);

      await visitor.follow(words.viewOrder);
      await page.getByText(words.noCode).waitFor();
      await visitor.sees('orderDetail');
      expect(await visitor.pickUpCodes.count()).toBe(0);

      await visitor.follow(words.back);
      const card = page.getByRole('article', { name: orderNo });
      await card.getByText(words.toBePaid, { exact: true }).waitFor();
      await visitor.sees('orders');
      await visitor.button(words.payNow, card).click();
      await visitor.sees('paymentMethod');
      await visitor.pay('pay');
      await visitor.heading(words.paid).waitFor();
      expect(await museum.theOrder()).toMatchObject({ orderNo, status: '已出票' });
      expect(await museum.count('paid')).toBe(1);
    },
  );

  it('[PAY-06] [PAY-07] [PAY-09] that the museum hears late is not confirmed after 29 s, and heals by itself', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true, holdsTime: true });
    const { page, words, museum } = visitor;
    const asked = () => museum.calls('/trip/order/info');
    await visitor.press(words.payNow);
    await visitor.cashier.waitFor();
    const handedBack = await page.evaluate(() => Date.now());
    await visitor.answerCashier('payHeardLate');
    await visitor.heading(words.doNotClose).waitFor();

    const seen = await visitor.stopsTime(2_000);
    await page.clock.runFor(constants.paymentPollTimeoutMs - 100 - (seen - handedBack));
    await visitor.heading(words.doNotClose).waitFor();
    // At once, then 3 s after each answer, which takes a little.
    expect(await asked()).toBeGreaterThanOrEqual(9);
    expect(await asked()).toBeLessThanOrEqual(10);

    await page.clock.runFor(seen - handedBack);
    await page.clock.resume();
    await visitor.heading(words.notConfirmed).waitFor();
    await visitor.sees('paymentResult');
    expect(page.url()).toContain(`#/payresult/fail?orderNo=${owedOrder}`);
    await page.getByText(words.doNotPayAgain, { exact: true }).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain(words.doNotPayAgain);
    expect(await museum.count('paid')).toBe(0);

    await page.clock.runFor(constants.healingPollEveryMs);
    await visitor.heading(words.paid).waitFor();
    expect(await page.getByRole('status').first().textContent()).toContain(words.paid);
    expect([await museum.count('paid'), await museum.count('issued')]).toEqual([1, 1]);
    const answered = await asked();
    await page.clock.runFor(2 * constants.healingPollEveryMs);
    expect(await asked()).toBe(answered);
  });

  it('[PAY-02] of an order that was paid elsewhere ends before it begins: told so, and the list is read anew after 2 s', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true, holdsTime: true });
    const { page, words, museum } = visitor;
    await page.getByRole('link', { name: words.places.orders, exact: true }).click();
    const card = page.getByRole('article', { name: owedOrder });
    await card.waitFor();
    await museum.receivePayment(owedOrder);
    const pay = visitor.button(words.payNow, card);
    await pay.click();
    await page
      .getByText('This order has been paid already. Refreshing the page…')
      .first()
      .waitFor();
    const loaded = page.waitForEvent('load');
    await page.clock.runFor(2_000);
    await loaded;
    await card.getByText('Issued', { exact: true }).waitFor();
    expect(await pay.count()).toBe(0);
    expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(0);
  });
});
