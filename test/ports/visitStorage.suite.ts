import { describe, expect, it } from 'vitest';
import type { VisitStorage } from '../../src/ports/VisitStorage.ts';
import { aSelection, visitDay } from './aVisit.ts';

/** What every {@link VisitStorage} promises. */
export function visitStorageSuite(adapter: string, open: () => VisitStorage): void {
  describe(`${adapter} as VisitStorage`, () => {
    it('holds nothing at first', () => {
      const storage = open();
      expect(storage.selection()).toBeNull();
      expect(storage.warmPrompt()).toBe('');
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

    it('forgets a selection, and nothing else', () => {
      const storage = open();
      storage.keepWarmPrompt('Bring your ID');
      storage.keepDay(visitDay);
      storage.keepSlotRange('09:00-10:30');
      storage.keepSelection(aSelection());
      storage.clearSelection();
      storage.clearSelection();
      expect(storage.selection()).toBeNull();
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
