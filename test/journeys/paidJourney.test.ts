import { describe, expect, it } from 'vitest';
import { qrCodeText } from '../support/qrCodeText.ts';
import { aVisitor, days, people, phone, type Visitor } from '../support/Visitor.ts';

/** From choosing to the gate with money on the way, on the built app, in both languages. */
describe.each(['Simplified_Chinese', 'English'] as const)('a paid visit in %s', (language) => {
  it('[HOME-06] [HOME-09] [HOME-10] [HOME-12] is chosen: day, slot, tickets', async () => {
    const visitor = await aVisitor({ language });
    const { page, words, bar } = visitor;
    await visitor.chooseSlot('12:00');
    await visitor.addTicket('adult');

    // Another day begins anew: nothing selected, no tickets before a slot is chosen.
    await visitor.chooseTomorrow();
    await page.getByText(words.chooseSlotFirst).waitFor();
    await visitor.sees('home');
    expect(await visitor.more('adult').count()).toBe(0);
    expect(await bar.textContent()).toContain(words.count(0));
    expect(await page.evaluate(() => sessionStorage.getItem('date'))).toContain(days.tomorrow);

    await visitor.chooseSlot('12:00');
    expect(await visitor.slot('12:00').getAttribute('aria-checked')).toBe('true');
    for (const category of words.categories) {
      expect(await page.getByRole('heading', { level: 3, name: category }).isVisible()).toBe(true);
    }
    await readsInstructions(visitor);

    await visitor.placeOrder();
    const tip = page.getByRole('dialog', { name: words.tip });
    await tip.getByText(words.nothingSelected, { exact: true }).waitFor();
    await visitor.button(words.gotIt, tip).click();

    for (let count = 0; count < 11; count += 1) await visitor.more('exhibition').press('Enter');
    expect(await bar.textContent()).toContain('¥218.90');
    await visitor.placeOrder();
    await tip.getByText(words.overLimit, { exact: true }).waitFor();
    await visitor.button(words.gotIt, tip).click();
    for (let left = 11; left > 1; left -= 1) await visitor.fewer('exhibition').press('Enter');
    await visitor.addTicket('adult');
    expect(await bar.textContent()).toContain('¥79.90');
    expect(await bar.textContent()).toContain(words.count(2));

    await visitor.placeOrder();
    await visitor.sees('orderForm');
    expect(page.url()).toMatch(/#\/orderconfirm$/);
    expect(await visitor.museum.orders()).toEqual([]);
  });

  it('[START-04] [CONF-01] [CONF-04] [PAY-01] [PAY-03] [PAY-07] [PAY-08] [DET-02] [DET-03] is booked, paid and shown', async () => {
    const visitor = await aVisitor({ language });
    const { page, words, museum } = visitor;
    await visitor.chooseTomorrow();
    await visitor.chooseSlot('12:00');
    await visitor.addTicket('adult');
    await visitor.addTicket('family');
    await visitor.placeOrder();

    await visitor.sees('orderForm');
    for (const text of [words.dayOfVisit, '12:00–13:00', words.hint, words.warmPrompt]) {
      expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true);
    }
    await visitor.nameVisitor('adult', people.mother);
    await visitor.nameVisitor('family', people.father);
    await visitor.bringChild('family', people.child);
    await visitor.givePhone();
    const before = await museum.slot(days.tomorrow, '12:00');
    await visitor.buy();

    await visitor.sees('paymentMethod');
    const order = await museum.theOrder();
    expect(order).toMatchObject({ status: '待支付', total: 188, takeTicketNo: '' });
    expect(order.tickets.map(({ day, slotId }) => [day, slotId])).toEqual([
      [days.tomorrow, before.id],
      [days.tomorrow, before.id],
    ]);
    // Two places paid for; the child along has a free one.
    expect(await museum.slot(days.tomorrow, '12:00')).toMatchObject({
      ordinary: { remaining: before.ordinary.remaining - 2 },
      free: { remaining: before.free.remaining - 1 },
    });
    expect(visitor.orderNoInAddress()).toBe(order.orderNo);
    expect((await page.getByRole('main').textContent())?.replaceAll(' ', '')).toContain(
      order.orderNo,
    );
    expect(await page.getByRole('main').textContent()).toContain('¥188.00');
    const ways = page.getByRole('group', { name: words.payWays }).getByRole('radio');
    expect(await ways.count()).toBe(2);
    expect(await ways.first().isChecked()).toBe(true);

    await visitor.press(words.payNow);
    await visitor.cashier.waitFor();
    expect(await museum.calls(`/pay/jsapi/check-unpaid/${order.orderNo}`)).toBeGreaterThan(0);
    expect(await museum.count('payment-opened')).toBe(1);
    await museum.plan({ path: '/trip/order/info', kind: 'delayBefore', ms: 1_000 });
    const waiting = visitor.heading(words.doNotClose).waitFor();
    await visitor.answerCashier('pay');
    await waiting;
    expect(page.url()).toContain(`#/payReturn?orderNo=${order.orderNo}`);

    await visitor.heading(words.paid).waitFor();
    await visitor.sees('paymentResult');
    expect(page.url()).toContain(`#/payresult/success?orderNo=${order.orderNo}`);
    expect([await museum.count('paid'), await museum.count('issued')]).toEqual([1, 1]);
    expect(
      await page.getByRole('link', { name: words.backHome, exact: true }).getAttribute('href'),
    ).toBe('#/index');

    await visitor.follow(words.viewOrder);
    await visitor.sees('orderDetail');
    expect(visitor.orderNoInAddress()).toBe(order.orderNo);
    const { takeTicketNo, status } = await museum.theOrder();
    expect(status).toBe('已出票');
    await visitor.pickUpCodes.first().waitFor();
    expect(await visitor.pickUpCodes.count()).toBe(2);
    expect(await qrCodeText(visitor.pickUpCodes.first())).toBe(takeTicketNo);
    expect(await page.getByRole('article').getByText(words.toBeChecked).count()).toBe(2);
    await seesMaskedDataOnly(visitor);
  });
});

async function readsInstructions(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  await visitor.button(words.instructions.link).first().click();
  const dialog = page.getByRole('dialog', { name: words.instructions.title });
  await dialog.getByText(words.instructionsText).waitFor();
  await visitor.button(words.instructions.read, dialog).click();
  await dialog.waitFor({ state: 'detached' });
}

async function seesMaskedDataOnly({ page }: Visitor): Promise<void> {
  const main = page.getByRole('main');
  for (const shown of ['测**', '1101**********0004', '1101**********001X']) {
    expect(await main.getByText(shown).first().isVisible(), shown).toBe(true);
  }
  const dom = await page.content();
  for (const { name, document } of Object.values(people)) {
    expect(dom).not.toContain(name);
    expect(dom).not.toContain(document);
  }
  expect(dom).not.toContain(phone);
}
