import { describe, expect, it } from 'vitest';
import { aVisitor, patiently, people, phone } from '../support/Visitor.ts';

/** An answer that never arrives is unknown, not failed: the museum is asked what became of it, and nothing is sent twice. */
describe('a lost answer', () => {
  it('[PAY-10] to an order that was taken leads on with that one order', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { museum } = visitor;
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();
    await museum.plan({ path: '/api/integration/save-fast-order', kind: 'commitThenDrop' });
    await visitor.buy();

    await visitor.sees('paymentMethod');
    const { orderNo } = await museum.theOrder();
    expect(visitor.orderNoInAddress()).toBe(orderNo);
    expect(await museum.calls('/api/integration/save-fast-order')).toBe(1);
    expect(await museum.calls('/api/query/list-order')).toBe(1);
    await visitor.pay('pay');
    await visitor.heading(visitor.words.paid).waitFor();
    expect(await museum.theOrder()).toMatchObject({ orderNo, status: '已出票' });
  });

  it('[PAY-10] to an order that was not taken is not confirmed; nothing typed is lost, and a new try makes one order', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page, words, museum } = visitor;
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();
    await museum.plan({ path: '/api/integration/save-fast-order', kind: 'dropRequest' });
    await visitor.buy();

    await page.getByText(words.unconfirmed, { exact: true }).waitFor();
    await visitor.sees('orderForm');
    expect(await museum.orders()).toEqual([]);
    expect(await visitor.nameField(visitor.visitor('adult')).inputValue()).toBe(people.mother.name);
    expect(await visitor.phoneField.inputValue()).toBe(phone);

    // Nothing is sent again before the museum has been looked at twice, and then only if the visitor says so.
    await museum.advance(60_000);
    await visitor.follow('Look at my orders');
    await page.getByText('No orders in the last 7 days').waitFor();
    await visitor.sees('orders');
    await page.goBack();
    await visitor.sees('orderForm');
    expect(await museum.calls('/api/integration/save-fast-order')).toBe(0);
    const again = visitor.button('Order again');
    await again.or(visitor.button('Check again')).first().waitFor();
    for (let look = 0; look < 2 && (await again.count()) === 0; look += 1) {
      const looks = await museum.calls('/api/query/list-order');
      await visitor.press('Check again');
      await expect.poll(() => museum.calls('/api/query/list-order'), patiently).toBe(looks + 1);
      await visitor.button('Check again').waitFor();
    }
    expect(await museum.orders()).toEqual([]);
    await again.click();
    await visitor.sees('paymentMethod');
    expect((await museum.theOrder()).status).toBe('待支付');
    expect(await museum.count('order-saved')).toBe(1);
  });

  it('[PAY-10] to the confirmation of a free order is found out by the result', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { words, museum } = visitor;
    await visitor.chooseSlot('12:00');
    await visitor.addTicket('child');
    await visitor.placeOrder();
    await visitor.sees('orderForm');
    await visitor.nameVisitor('child', people.child);
    await visitor.givePhone();
    await museum.plan({ path: '/trip/order/confirm', kind: 'commitThenDrop' });
    await visitor.buy();
    await visitor.heading(words.reserved).waitFor();
    await visitor.sees('reservationResult');
    expect(await museum.count('confirmed')).toBe(1);
    expect((await museum.theOrder()).status).toBe('已出票');
  });

  it('[PAY-10] to the start of a payment is read about, and is not started twice', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const { page, words, museum } = visitor;
    await visitor.sees('paymentMethod');
    await museum.plan({ path: '/api/integration/pay-and-confirm', kind: 'commitThenDrop' });
    await visitor.press(words.payNow);
    await page.getByText('The museum’s answer did not arrive', { exact: true }).waitFor();
    expect(await visitor.cashier.count()).toBe(0);
    expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(1);
    expect(await museum.count('paid')).toBe(0);
    await visitor.press(words.payNow);
    await visitor.answerCashier('pay');
    await visitor.heading(words.paid).waitFor();
    expect(await museum.count('payment-opened')).toBe(1);
    expect(await museum.count('paid')).toBe(1);
  });
});
