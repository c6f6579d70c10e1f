import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeWithFamilies, families, nameFamily, typedBy, typedIn } from '../support/families.ts';
import { aVisitor, days, patiently, people, phone, type Visitor } from '../support/Visitor.ts';

const saves = '/api/integration/save-fast-order';

/** The longest form: whoever fills it in is old, in a hurry, on a small phone. */
describe('five visitors with two children each', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[CONF-04] [CONF-11] [CONF-14] in %s are typed on the smallest phone and paid for',
    async (language) => {
      const visitor = await aVisitor({ language, viewport: { width: 320, height: 640 } });
      const { page, words, museum } = visitor;
      await comeWithFamilies(visitor, 5);
      const before = await museum.slot(days.today, '12:00');
      for (const [place, family] of families.entries()) {
        await nameFamily(visitor, family, place + 1);
      }
      await visitor.givePhone();
      expect(await typedIn(visitor)).toEqual(typedBy(families, phone));
      expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);

      await visitor.buy();
      await visitor.sees('paymentMethod');
      expect([await museum.calls(saves), await museum.count('order-saved')]).toEqual([1, 1]);
      const order = await museum.theOrder();
      expect(order).toMatchObject({ status: '待支付', total: 640 });
      expect(order.tickets).toHaveLength(5);
      // Each adult takes an ordinary place, each child a free one.
      const after = await museum.slot(days.today, '12:00');
      expect([before.ordinary, after.ordinary].map(({ remaining }) => remaining)).toEqual([62, 57]);
      expect([before.free, after.free].map(({ remaining }) => remaining)).toEqual([16, 6]);
      await visitor.pay('pay');
      await visitor.heading(words.paid).waitFor();
      expect([await museum.count('paid'), await museum.count('issued')]).toEqual([1, 1]);
    },
  );
});

describe('by keyboard alone', () => {
  it('[CONF-08] [Q-A11Y-9] [Q-A11Y-11] a form is filled in, put right and sent, every stop in sight with a keyboard on the screen', async () => {
    // What a phone's keyboard leaves of 844 px.
    const visitor = await aVisitor({ language: 'English', viewport: { width: 390, height: 508 } });
    const { page, words, museum } = visitor;
    await comeWithFamilies(visitor, 1);
    const block = visitor.visitor('family');
    await tabTo(page, () => isFocused(visitor.nameField(block)));
    await page.keyboard.insertText(people.mother.name);
    await page.keyboard.press('Enter');
    expect(await isFocused(block.getByRole('combobox'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('1101051990');
    await tabTo(page, () => isFocused(visitor.button(words.addChild, block)));
    await page.keyboard.press('Space');
    const child = block.getByRole('group');
    await tabTo(page, () => isFocused(visitor.nameField(child)));
    await page.keyboard.insertText(people.child.name);
    await tabTo(page, () => isFocused(visitor.documentField(child)));
    await page.keyboard.insertText(people.child.document);
    await page.keyboard.press('Enter');
    expect(await isFocused(visitor.phoneField)).toBe(true);
    await page.keyboard.insertText(phone);
    await tabTo(page, () => isFocused(visitor.button(words.buy)));
    await page.keyboard.press('Enter');

    const number = visitor.documentField(block);
    await expect.poll(() => isFocused(number), patiently).toBe(true);
    await expectInSight(page);
    expect(await museum.calls(saves)).toBe(0);
    await page.keyboard.press('End');
    await page.keyboard.insertText(people.mother.document.slice(10));
    await tabTo(page, () => isFocused(visitor.button(words.buy)));
    await page.keyboard.press('Enter');
    await visitor.sees('paymentMethod');
    expect(await museum.count('order-saved')).toBe(1);
  });
});

const isFocused = (element: ReturnType<Visitor['nameField']>): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
    await expectInSight(page);
  }
  throw new Error('Tab never got there');
}

/** Expects no bar over the focused element. */
async function expectInSight(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return { what: '', isClear: true };
    const { left, top, width, height } = focused.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      what: focused.outerHTML.slice(0, 200),
      isClear: onTop !== null && (focused.contains(onTop) || onTop.contains(focused)),
    };
  });
  expect(seen.isClear, seen.what).toBe(true);
}
