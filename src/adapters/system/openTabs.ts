import type { Clock } from '../../ports/Clock.ts';
import { BrowserTabs } from './BrowserTabs.ts';
import { LockedTurns } from './LockedTurns.ts';

/**
 * The browser's other tabs, by what this browser has: Web Locks came with web-views of 2018, with iOS in 15.4. Only who has
 * none loads what stands in for them, before anything can be ordered.
 */
export async function openTabs(
  window: Window & { readonly BroadcastChannel?: typeof BroadcastChannel },
  clock: Pick<Clock, 'now' | 'after'>,
  random: () => number,
): Promise<BrowserTabs> {
  const locks: LockManager | undefined = window.navigator.locks;
  const leased = async () => {
    const { LeasedTurns } = await import('./LeasedTurns.ts');
    const holder = String(random());
    return new LeasedTurns({ open: () => window.localStorage, clock, holder });
  };
  const turns = locks === undefined ? await leased() : new LockedTurns(locks, clock);
  const { BroadcastChannel } = window;
  const openChannel = (name: string) => {
    try {
      return BroadcastChannel === undefined ? null : new BroadcastChannel(name);
    } catch {
      // Where a page is kept from all storage.
      return null;
    }
  };
  return new BrowserTabs({ turns, openChannel, clock });
}
