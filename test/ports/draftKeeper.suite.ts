import { describe, expect, it } from 'vitest';
import type { DraftKeeper } from '../../src/ports/DraftKeeper.ts';
import { aTypedDraft } from './aVisit.ts';

/** What every {@link DraftKeeper} promises. */
export function draftKeeperSuite(adapter: string, open: () => DraftKeeper): void {
  describe(`${adapter} as DraftKeeper`, () => {
    it('holds nothing at first, and can be cleared then', () => {
      const keeper = open();
      expect(keeper.typed()).toBeNull();
      keeper.clear();
      expect(keeper.typed()).toBeNull();
    });

    it('gives back what was typed last', () => {
      const keeper = open();
      keeper.keep(aTypedDraft());
      keeper.keep(aTypedDraft({ contactMobile: '139' }));
      expect(keeper.typed()).toEqual(aTypedDraft({ contactMobile: '139' }));
    });

    it('keeps moments beside it, each by itself, whatever is typed', () => {
      const keeper = open();
      expect(keeper.moments()).toEqual({ codeAskedAt: null, unansweredSince: null });
      keeper.note({ codeAskedAt: 1 });
      keeper.keep(aTypedDraft());
      keeper.note({ unansweredSince: 2 });
      expect(keeper.moments()).toEqual({ codeAskedAt: 1, unansweredSince: 2 });
      expect(keeper.typed()).toEqual(aTypedDraft());
      keeper.note({ codeAskedAt: null });
      expect(keeper.moments()).toEqual({ codeAskedAt: null, unansweredSince: 2 });
    });

    it('forgets it once cleared', () => {
      const keeper = open();
      keeper.keep(aTypedDraft());
      keeper.note({ codeAskedAt: 1, unansweredSince: 2 });
      keeper.clear();
      expect(keeper.typed()).toBeNull();
      expect(keeper.moments()).toEqual({ codeAskedAt: null, unansweredSince: null });
    });
  });
}
