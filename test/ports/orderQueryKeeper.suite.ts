import { describe, expect, it } from 'vitest';
import type { OrderQueryKeeper } from '../../src/ports/OrderQueryKeeper.ts';

/** What every {@link OrderQueryKeeper} promises. */
export function orderQueryKeeperSuite(adapter: string, open: () => OrderQueryKeeper): void {
  describe(`${adapter} as OrderQueryKeeper`, () => {
    it('holds nothing at first', () => {
      const keeper = open();
      expect(keeper.typed()).toBeNull();
      expect(keeper.moments()).toEqual({ codeAskedAt: null });
    });

    it('gives back what was typed last', () => {
      const keeper = open();
      keeper.keep({ number: '1', contactMobile: '' });
      keeper.keep({ number: '12', contactMobile: '138' });
      expect(keeper.typed()).toEqual({ number: '12', contactMobile: '138' });
    });

    it('[Q-SEC-8] keeps the moment of the last code beside it, each by itself', () => {
      const keeper = open();
      keeper.note({ codeAskedAt: 7 });
      expect(keeper.typed()).toBeNull();
      keeper.keep({ number: '1', contactMobile: '138' });
      expect(keeper.moments()).toEqual({ codeAskedAt: 7 });
      keeper.note({ codeAskedAt: 9 });
      expect(keeper.typed()).toEqual({ number: '1', contactMobile: '138' });
    });
  });
}
