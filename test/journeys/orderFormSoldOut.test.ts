import { describe, expect, it } from 'vitest';
import {
  comeWithFamilies,
  type Family,
  families,
  nameFamily,
  typedBy,
  typedIn,
} from '../support/families.ts';
import { aVisitor, days, phone } from '../support/Visitor.ts';

const words = {
  Simplified_Chinese: { take: '改为 13:00–14:00', contact: /客服/ },
  English: { take: 'Change to 13:00–14:00', contact: /Visitor services/ },
} as const;

describe('a time slot that others buy out while the form is filled in', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[CONF-11] O-046: in %s the nearest one is a tap away, and is ordered without retyping',
    async (language) => {
      const visitor = await aVisitor({ language, holdsTime: true });
      const { page, museum } = visitor;
      const party = families.slice(0, 2) as readonly Family[];
      await comeWithFamilies(visitor, 2);
      for (const [place, family] of party.entries()) await nameFamily(visitor, family, place + 1);
      await visitor.givePhone();
      const noon = await museum.slot(days.today, '12:00');
      await visitor.app.control('/_museum/stock', { id: noon.id, pool: 'ordinary', left: 1 });
      await visitor.buy();

      const tip = page.getByRole('dialog', { name: visitor.words.tip });
      const nearest = visitor.button(words[language].take, tip);
      await nearest.waitFor();
      await tip.getByText(words[language].contact).waitFor();
      expect(await museum.count('order-saved')).toBe(0);
      await nearest.click();
      await tip.waitFor({ state: 'detached' });
      expect(await typedIn(visitor)).toEqual(typedBy(party, phone));
      await page.getByRole('main').getByText('13:00–14:00').first().waitFor();

      await page.clock.fastForward(6_000);
      await visitor.buy();
      await visitor.sees('paymentMethod');
      const one = (await museum.slot(days.today, '13:00')).id;
      const order = await museum.theOrder();
      expect(new Set(order.tickets.map(({ slotId }) => slotId))).toEqual(new Set([one]));
      expect(await museum.count('order-saved')).toBe(1);
    },
  );
});
