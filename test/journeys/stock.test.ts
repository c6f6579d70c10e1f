import { describe, expect, it } from 'vitest';
import { aVisitor, days, patiently, people } from '../support/Visitor.ts';

/** Places are the museum's to give: what is gone can't be chosen, and what goes meanwhile is said without loss. */
describe('a time slot', () => {
  it('[HOME-07] that is sold out can’t be chosen, and says so', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page, words, museum } = visitor;
    const gone = visitor.slot('10:00');
    await gone.waitFor();
    expect(await museum.slot(days.today, '10:00')).toMatchObject({
      ordinary: { remaining: 0 },
      free: { remaining: 0 },
    });
    expect(await gone.textContent()).toContain(words.soldOut);
    expect(await gone.getAttribute('aria-disabled')).toBe('true');
    // Playwright itself would wait until it can be used.
    await gone.dispatchEvent('click');
    expect(await gone.getAttribute('aria-checked')).toBe('false');
    expect(await museum.calls('/api/integration/allow-sale-list')).toBe(0);
    const left = await museum.slot(days.today, '12:00');
    expect(await visitor.slot('12:00').textContent()).toContain(
      `${left.ordinary.remaining + left.free.remaining} left`,
    );

    // Only free places are left here: what costs money is sold out.
    await visitor.chooseSlot('14:00');
    expect(await visitor.more('adult').getAttribute('aria-disabled')).toBe('true');
    expect(await visitor.more('child').getAttribute('aria-disabled')).toBeNull();
    const adult = page.getByRole('listitem').filter({ has: visitor.more('adult') });
    expect(await adult.getByText(words.soldOut, { exact: true }).isVisible()).toBe(true);
  });

  it('[HOME-07] of which all are gone leaves the day without a choice', async () => {
    const visitor = await aVisitor({ language: 'English', scenario: 'soldOut' });
    await visitor.page
      .getByText('All time slots of this day are sold out or over. Please try another day.')
      .waitFor();
    await visitor.sees('home');
    await visitor.placeOrder();
    await visitor.page.getByRole('dialog', { name: visitor.words.tip }).waitFor();
    expect(await visitor.museum.calls('/api/integration/save-fast-order')).toBe(0);
  });

  it('that others buy out meanwhile is refused by the museum, and the form stays as it was', async () => {
    const visitor = await aVisitor();
    const { page, words, museum } = visitor;
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();
    await museum.sellOut((await museum.slot(days.today, '12:00')).id);
    await visitor.buy();

    const tip = page.getByRole('dialog', { name: words.tip });
    await tip.getByText(words.stockShort).waitFor();
    await tip.getByText(words.stillThere, { exact: true }).waitFor();
    await visitor.button(words.gotIt, tip).click();
    expect(await museum.orders()).toEqual([]);
    expect(await visitor.nameField(visitor.visitor('adult')).inputValue()).toBe(people.mother.name);

    // Another slot, and nothing has to be typed again.
    await museum.advance(60_000);
    await visitor.follow(words.back);
    await visitor.sees('home');
    await expect
      .poll(() => visitor.slot('12:00').getAttribute('aria-disabled'), patiently)
      .toBe('true');
    await visitor.chooseSlot('13:00');
    await visitor.placeOrder();
    await visitor.sees('orderForm');
    await visitor.buy();
    await visitor.sees('paymentMethod');
    expect((await museum.theOrder()).tickets.map(({ slotId }) => slotId)).toEqual([
      (await museum.slot(days.today, '13:00')).id,
    ]);
  });
});
