import { describe, expect, it } from 'vitest';
import { aVisitor, people } from '../support/Visitor.ts';

const kindCall = '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule';
const words = {
  Simplified_Chinese: {
    card: '票价依身份证而定',
    changed: '根据身份证改为青少年，¥20.00',
    failed: '没能查到这位游客的票种和票价。',
    again: '再查一次',
    unknown: '合计（未知）',
    goTo: '查看票价未知的游客',
    buy: '立即购买',
  },
  English: {
    card: 'Price by ID card',
    changed: 'By the ID this is now Youth, ¥20.00',
    failed: 'The kind of ticket and its price could not be looked up.',
    again: 'Check again',
    unknown: 'Total (unknown)',
    goTo: 'Go to the ticket without a price',
    buy: 'Buy now',
  },
} as const;

/** A ticket whose kind follows from the ID: one card on home, and each visitor's own kind and price on the form. */
describe('a ticket whose kind follows from the ID', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[CONF-05] in %s costs what each visitor’s kind does, and is sold at no unknown price',
    async (language) => {
      const visitor = await aVisitor({ language });
      const { page, museum } = visitor;
      const said = words[language];
      await visitor.chooseSlot('12:00');
      await visitor.addTicket('byId', 2);
      expect(await page.getByText(said.card, { exact: true }).count()).toBe(1);
      await visitor.placeOrder();
      await visitor.sees('orderForm');
      await visitor.nameVisitor('byId', people.mother);
      await visitor.givePhone();

      await museum.plan({ path: kindCall, kind: 'businessError', times: 5 });
      await visitor.nameVisitor('byId', people.child, 2);
      await page.getByText(said.failed, { exact: true }).first().waitFor();
      await page.getByText(said.unknown, { exact: true }).waitFor();
      const buy = visitor.button(said.buy);
      expect(await buy.getAttribute('aria-disabled')).toBe('true');
      await buy.press('Enter');
      expect(await museum.calls('/api/integration/save-fast-order')).toBe(0);

      await museum.plan();
      await visitor.press(said.goTo);
      await visitor.button(said.again).click();
      await page.getByText(said.changed, { exact: true }).waitFor();
      await page.getByText('¥60.00', { exact: true }).first().waitFor();
      await visitor.buy();
      await visitor.sees('paymentMethod');
      await page.getByText('¥60.00', { exact: true }).first().waitFor();
      const order = await museum.theOrder();
      expect([order.total, order.tickets.map(({ ticketId }) => ticketId)]).toEqual([
        60,
        ['100105', '100105'],
      ]);
    },
  );
});
