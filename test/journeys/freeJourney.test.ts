import { describe, expect, it } from 'vitest';
import { qrCodeText } from '../support/qrCodeText.ts';
import { aVisitor, people } from '../support/Visitor.ts';

/** A visit that costs nothing is confirmed without any payment. */
describe('a free visit', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[CONF-12] [PAY-08] in %s is confirmed without payment',
    async (language) => {
      const visitor = await aVisitor({ language });
      const { page, words, museum } = visitor;
      const seen: string[] = [];
      page.on('framenavigated', (frame) => seen.push(frame.url()));
      await visitor.chooseSlot('12:00');
      await visitor.addTicket('child');
      expect(await visitor.bar.textContent()).toContain('¥0.00');
      await visitor.placeOrder();
      await visitor.sees('orderForm');
      await visitor.nameVisitor('child', people.child);
      await visitor.givePhone();
      await visitor.buy();

      await visitor.heading(words.reserved).waitFor();
      await visitor.sees('reservationResult');
      const { orderNo, status, total, takeTicketNo } = await museum.theOrder();
      expect({ status, total }).toEqual({ status: '已出票', total: 0 });
      expect(page.url()).toMatch(/#\/payresult\/success\?/);
      expect(page.url()).toContain('noPay=1');
      expect(visitor.orderNoInAddress()).toBe(orderNo);
      expect(await museum.count('confirmed')).toBe(1);
      expect(await museum.count('payment-opened')).toBe(0);
      expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(0);

      await visitor.follow(words.viewOrder);
      await visitor.reaches('orderDetail');
      expect(await qrCodeText(visitor.pickUpCodes)).toBe(takeTicketNo);
      expect(seen.length).toBeGreaterThan(2);
      expect(seen.filter((url) => /pay(?:way|return)/i.test(url))).toEqual([]);
    },
  );
});
