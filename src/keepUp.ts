import type { ReactNode } from 'react';
import type { InterruptibleAdapters } from './adapters/interruptingPage.ts';
import { isHomeAwaited } from './isHomeAwaited.ts';
import type { SharedViewModels } from './ui/ViewModels.ts';

const lookAfterMs = 10_000;
const tryAgainAfterMs = 60_000;

/**
 * Loads what a long visit may need once nobody waits for the first screen any more, and again later where it can't be had.
 *
 * @param show puts it on the page
 */
export function keepUp(
  { first, upkeep }: Pick<InterruptibleAdapters, 'first' | 'upkeep'>,
  models: Pick<SharedViewModels, 'home' | 'announcements'>,
  show: (shown: ReactNode) => void,
): void {
  const load = async () => {
    const [{ upkeepOf }, adapters] = await Promise.all([import('./upkeep.tsx'), upkeep()]);
    show(await upkeepOf(first, adapters, models));
  };
  const waitFor = (milliseconds: number): void => {
    first.clock.after(milliseconds, () => {
      if (isHomeAwaited(first.address, models)) waitFor(lookAfterMs);
      else load().catch(() => waitFor(tryAgainAfterMs));
    });
  };
  waitFor(lookAfterMs);
}
