import { WatchMaintenance } from './domain/useCases/WatchMaintenance.ts';
import type { FirstAdapters, InterruptionAdapters } from './tokens.ts';
import { InterruptionModel } from './ui/interruptions/InterruptionModel.ts';
import { isHome } from './ui/interruptions/screenAt.ts';
import type { SharedViewModels } from './ui/ViewModels.ts';

/** What interrupts a visit, wired to whatever adapters; shown by `interruptions.tsx`. */
export function interruptionModelOf(
  first: FirstAdapters,
  { museum, chance, debugSwitch, isOurMistake }: InterruptionAdapters,
  { home, announcements }: Pick<SharedViewModels, 'home' | 'announcements'>,
): InterruptionModel {
  const { clock, visibility, address, sanitiser, page } = first;
  return new InterruptionModel({
    watchMaintenance: new WatchMaintenance({ museum, clock, visibility, chance }),
    sanitiser,
    clock,
    chance,
    visibility,
    page,
    announcements,
    debugSwitch,
    isOurMistake,
    address,
    // Anywhere else something may have been typed, or a payment may be under way.
    hasNothingToLose: () =>
      isHome(address.current()) &&
      home.visit.count === 0 &&
      home.visit.slot === null &&
      !home.hasOverlay,
  });
}
