import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, owedOrder, patiently, paymentOf } from '../support/Visitor.ts';

/** An impatient thumb, or two pages at once, never make a second order or a second charge. */
const tapTenTimes = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('nothing to tap');
    for (let tap = 0; tap < 10; tap += 1) element.click();
  });

describe('ten taps in one frame', () => {
  it('[CONF-11] [PAY-03] on buy now and on pay make one order and one payment', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page, words, museum } = visitor;
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();
    await tapTenTimes(visitor.button(words.buy));
    await visitor.sees('paymentMethod');
    expect(await museum.calls('/api/integration/save-fast-order')).toBe(1);
    expect(await museum.count('order-saved')).toBe(1);

    await tapTenTimes(visitor.button(words.payNow));
    await visitor.cashier.waitFor();
    expect(await visitor.cashier.count()).toBe(1);
    expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(1);
    await tapTenTimes(visitor.button(words.choices.pay, visitor.cashier));
    await visitor.heading(words.paid).waitFor();
    await visitor.sees('paymentResult');
    expect([await museum.count('payment-opened'), await museum.count('paid')]).toEqual([1, 1]);
    expect((await museum.theOrder()).status).toBe('已出票');

    // Back leads nowhere near a live pay button.
    await page.goBack();
    await visitor.sees('home');
  });
});

describe('a tap', () => {
  it('[HOME-16] lands where it was aimed: tickets stay in place when their descriptions arrive', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page, words, museum } = visitor;
    await visitor.slot('12:00').waitFor();
    await museum.plan({
      path: '/trip/goods/goods-ticket/info/*',
      kind: 'delayBefore',
      times: 9,
      ms: 400,
    });
    await visitor.chooseSlot('12:00');
    const links = visitor.button(words.instructions.link);
    const placesOfSteppers = () =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('group')
        .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top));
    const before = await placesOfSteppers();
    expect(await links.count()).toBe(0);
    await links.nth(before.length - 1).waitFor();
    expect(await placesOfSteppers()).toEqual(before);
  });
});

describe('two pages of one browser', () => {
  it('[CONF-11] on which buy now is tapped ten times at once make one order, and both lead on to it', async () => {
    const one = await aVisitor({ language: 'English' });
    const { words, museum } = one;
    const other = await one.onAnotherPage('/');
    for (const visitor of [one, other]) {
      await visitor.comesToOrderForm();
      await visitor.fillsInOrderForm();
    }
    await Promise.all([one, other].map((visitor) => tapTenTimes(visitor.button(words.buy))));
    for (const visitor of [one, other]) await visitor.sees('paymentMethod');
    expect(other.orderNoInAddress()).toBe(one.orderNoInAddress());
    expect(await museum.count('order-saved')).toBe(1);
    const saves = '/api/integration/save-fast-order';
    expect([await museum.calls(saves), await other.museum.calls(saves)]).toContain(1);
  });

  it('[PAY-03] that pay the same order at once charge it once', async () => {
    const one = await aVisitor({ language: 'English', owes: true });
    const { words, museum } = one;
    const other = await one.onAnotherPage(paymentOf(owedOrder));
    const pays = '/api/integration/pay-and-confirm';
    await one.press(words.payNow);
    await one.cashier.waitFor();
    // The museum lives in the local storage, which reaches a page of another process a moment later than a server would.
    await expect.poll(() => other.museum.calls(pays), patiently).toBe(1);
    await other.press(words.payNow);
    const elsewhere = 'This order is being paid on another page';
    await other.page
      .getByRole('heading', { name: elsewhere })
      .or(other.page.getByRole('paragraph').filter({ hasText: elsewhere }))
      .first()
      .waitFor();
    expect(await other.cashier.count()).toBe(0);

    await one.answerCashier('pay');
    await one.heading(words.paid).waitFor();
    // The other page reads what came of it, by itself.
    await other.heading(words.paid).or(other.heading(words.alreadyPaid)).waitFor();
    expect(await museum.calls(pays)).toBe(1);
    expect([await museum.count('paid'), await museum.count('issued')]).toEqual([1, 1]);
    expect((await museum.theOrder()).status).toBe('已出票');
  });

  it('[PAY-02] are told of each other’s payment before paying', async () => {
    const one = await aVisitor({ owes: true });
    const { words, museum } = one;
    const other = await one.onAnotherPage(paymentOf(owedOrder));
    await other.button(words.payNow).waitFor();
    await one.pay('pay');
    await one.heading(words.paid).waitFor();

    await other.press(words.payNow);
    await other.heading(words.alreadyPaid).waitFor();
    await other.sees('paymentMethod');
    expect(await other.button(words.payNow).count()).toBe(0);
    expect(await other.cashier.count()).toBe(0);
    expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(1);
    expect(await museum.count('paid')).toBe(1);
  });
});
