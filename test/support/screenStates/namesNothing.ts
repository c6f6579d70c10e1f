import type { Language } from '../../../src/domain/model/Language.ts';
import { reads, type ScreenState } from './ScreenState.ts';

/** Comes to a screen without what it needs to be told, and stays there: it would lead on after two seconds. */
export const namesNothing =
  (text: (language: Language) => string): ScreenState['reach'] =>
  async (visitor, language) => {
    const { page } = visitor;
    // For good, and so at an address that names nothing alone.
    await page.addInitScript((hash) => {
      if (location.hash !== hash) return;
      const own = window.setTimeout;
      Object.assign(window, {
        setTimeout: (task: () => void, ms = 0) => own(task, ms === 2000 ? 600_000 : ms),
      });
    }, new URL(page.url()).hash);
    await page.reload();
    await reads(visitor, text(language));
  };
