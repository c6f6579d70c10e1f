import { type ReactNode, StrictMode } from 'react';
import type { InterruptibleAdapters, InterruptionHost } from './adapters/interruptingPage.ts';
import { WatchMaintenance } from './domain/useCases/WatchMaintenance.ts';
import type { FirstAdapters, InterruptionAdapters } from './tokens.ts';
import { loadTextsWith, TextsProvider } from './ui/i18n/Texts.ts';
import { Interrupted } from './ui/interruptions/Interrupted.tsx';
import { InterruptionModel } from './ui/interruptions/InterruptionModel.ts';
import { isHome } from './ui/interruptions/screenAt.ts';
import type { SharedViewModels } from './ui/ViewModels.ts';

/** What interrupts a visit, as it is shown and as it hears of it. */
export interface ShownInterruptions {
  readonly shown: ReactNode;
  readonly hear: InterruptionHost['hear'];
}

/**
 * Wires what interrupts a visit. It is shown beside the app and not in it, so that it outlives a screen that breaks; it
 * is loaded when there is something to tell, since most visits never see any of it.
 *
 * @param show puts it on the page
 */
export async function showInterruptions(
  { first, interrupting }: InterruptibleAdapters,
  models: Pick<SharedViewModels, 'home' | 'announcements'>,
  show: (shown: ReactNode) => void,
): Promise<InterruptionHost> {
  const adapters = await interrupting();
  const { shown, hear } = await interruptionsOf(first, adapters, models);
  show(shown);
  return { ...adapters, hear };
}

/** As it is wired to whatever adapters. */
export async function interruptionsOf(
  first: FirstAdapters,
  { museum, chance, debugSwitch, isOurMistake }: InterruptionAdapters,
  { home, announcements }: Pick<SharedViewModels, 'home' | 'announcements'>,
): Promise<ShownInterruptions> {
  const texts = await loadTextsWith(first.language.current(), 'interruptions');
  const { clock, visibility, address, sanitiser, page } = first;
  const model = new InterruptionModel({
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
  return {
    shown: (
      <StrictMode>
        <TextsProvider value={texts}>
          <Interrupted model={model} />
        </TextsProvider>
      </StrictMode>
    ),
    hear: (interruption) => model.hear(interruption),
  };
}
