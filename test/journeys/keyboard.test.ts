import { describe, expect, it } from 'vitest';
import { expectFocusSeen, isFocused, tabTo } from '../support/byKeyboard.ts';
import { aVisitor, patiently, people, phone } from '../support/Visitor.ts';

/** The main journey without a finger, up to the cashier: every stop can be seen, and none lies under a bar. */
describe('by keyboard alone', () => {
  it.each([
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ])('a visit is booked at $width × $height', async (viewport) => {
    const visitor = await aVisitor({ language: 'English', viewport });
    const { page, words, museum } = visitor;
    const { keyboard } = page;

    await visitor.slot('09:00').waitFor();
    await tabTo(page, visitor.day('Tue Today 1 Dec'));
    await tabTo(page, visitor.slot('09:00'));
    for (const begin of ['10:00', '11:00', '12:00']) {
      await keyboard.press('ArrowDown');
      expect(await isFocused(visitor.slot(begin))).toBe(true);
      await expectFocusSeen(page);
    }
    expect(await visitor.slot('10:00').getAttribute('aria-checked')).toBe('false');
    expect(await visitor.slot('12:00').getAttribute('aria-checked')).toBe('true');
    await visitor.more('adult').waitFor();
    await tabTo(page, visitor.button(words.instructions.link).first());
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: words.instructions.title }).waitFor();
    await keyboard.press('Escape');
    await expect
      .poll(() => isFocused(visitor.button(words.instructions.link).first()), patiently)
      .toBe(true);
    await tabTo(page, visitor.more('adult'));
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await tabTo(page, visitor.fewer('adult'), 'Shift+Tab');
    await keyboard.press('Space');
    await visitor.bar.getByText(words.count(1), { exact: true }).waitFor();
    await tabTo(page, visitor.button(words.placeOrder));
    await keyboard.press('Enter');

    await visitor.sees('orderForm');
    await expect
      .poll(() => isFocused(page.getByRole('heading', { level: 1 })), patiently)
      .toBe(true);
    const block = visitor.visitor('adult');
    const fields = [
      [visitor.nameField(block), people.mother.name],
      [visitor.documentField(block), people.mother.document],
      [visitor.phoneField, phone],
    ] as const;
    for (const [field, text] of fields) {
      await tabTo(page, field);
      await keyboard.insertText(text);
    }
    await tabTo(page, visitor.button(words.buy));
    // Upwards nothing may lie under the strip that stays on top.
    await tabTo(page, visitor.nameField(block), 'Shift+Tab');
    await tabTo(page, visitor.button(words.buy));
    await keyboard.press('Enter');

    await visitor.sees('paymentMethod');
    expect(await museum.theOrder()).toMatchObject({ status: '待支付', total: 60 });
    const ways = page.getByRole('group', { name: words.payWays }).getByRole('radio');
    await tabTo(page, ways.first());
    await keyboard.press('ArrowDown');
    expect(await ways.last().isChecked()).toBe(true);
    await keyboard.press('ArrowUp');
    expect(await ways.first().isChecked()).toBe(true);
    await tabTo(page, visitor.button(words.payNow));
    await keyboard.press('Enter');
    await visitor.cashier.waitFor();
    await tabTo(page, visitor.button(words.choices.pay, visitor.cashier));
    await keyboard.press('Enter');
    await visitor.heading(words.paid).waitFor();
    await tabTo(page, page.getByRole('link', { name: words.viewOrder }));
    await keyboard.press('Enter');
    await visitor.sees('orderDetail');
    expect((await museum.theOrder()).status).toBe('已出票');
  });
});
