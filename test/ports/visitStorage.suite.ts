import { describe, expect, it } from 'vitest';
import type { VisitStorage } from '../../src/ports/VisitStorage.ts';
import { aCart, aSelection, guide, visitDay } from './aVisit.ts';

/** What every {@link VisitStorage} promises. */
export function visitStorageSuite(adapter: string, open: () => VisitStorage): void {
  describe(`${adapter} as VisitStorage`, () => {
    it('holds nothing at first', () => {
      const storage = open();
      expect(storage.selection()).toBeNull();
      expect(storage.warmPrompt()).toBe('');
      expect(storage.cart()).toEqual({ dataList: [] });
      expect([storage.day(), storage.slotRange()]).toEqual([null, null]);
    });

    it('[START-05] gives the cart back as it was kept last', () => {
      const storage = open();
      storage.keepCart({ dataList: [guide] });
      storage.keepCart(aCart);
      expect(storage.cart()).toEqual(aCart);
      storage.keepCart({ dataList: [] });
      expect(storage.cart()).toEqual({ dataList: [] });
    });

    it('gives day and slot range back, and the range no more once it was taken away', () => {
      const storage = open();
      storage.keepDay(visitDay);
      storage.keepSlotRange('09:00-10:30');
      expect([storage.day(), storage.slotRange()]).toEqual([visitDay, '09:00-10:30']);
      storage.keepSlotRange(null);
      expect([storage.day(), storage.slotRange()]).toEqual([visitDay, null]);
    });

    it('takes a selection away and leaves what is chosen on home', () => {
      const storage = open();
      storage.keepSlotRange('09:00-10:30');
      storage.keepCart(aCart);
      storage.keepSelection(aSelection());
      storage.keepSelection(null);
      expect(storage.selection()).toBeNull();
      expect(storage.cart()).toEqual(aCart);
      expect(storage.slotRange()).toBe('09:00-10:30');
    });

    it('gives a selection back as it was kept', () => {
      const storage = open();
      storage.keepSelection(aSelection());
      expect(storage.selection()).toEqual(aSelection());
    });

    it('forgets the slot of an earlier selection', () => {
      const storage = open();
      storage.keepSelection(aSelection());
      storage.keepSelection(aSelection({ slot: null, tickets: [] }));
      expect(storage.selection()).toEqual(aSelection({ slot: null, tickets: [] }));
    });

    it('forgets a selection with its cart and slot, and nothing else', () => {
      const storage = open();
      storage.keepWarmPrompt('Bring your ID');
      storage.keepDay(visitDay);
      storage.keepSlotRange('09:00-10:30');
      storage.keepCart(aCart);
      storage.keepSelection(aSelection());
      storage.clearSelection();
      storage.clearSelection();
      expect(storage.selection()).toBeNull();
      expect(storage.cart()).toEqual({ dataList: [] });
      expect(storage.slotRange()).toBeNull();
      expect(storage.day()).toBe(visitDay);
      expect(storage.warmPrompt()).toBe('Bring your ID');
    });

    it('keeps the warm prompt last given', () => {
      const storage = open();
      storage.keepWarmPrompt('Bring your ID');
      storage.keepWarmPrompt('');
      expect(storage.warmPrompt()).toBe('');
    });
  });
}
