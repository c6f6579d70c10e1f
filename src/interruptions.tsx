import { type ReactNode, StrictMode } from 'react';
import type { InterruptibleAdapters, InterruptionHost } from './adapters/interruptingPage.ts';
import { interruptionModelOf } from './interruptionModel.ts';
import type { FirstAdapters, InterruptionAdapters } from './tokens.ts';
import { loadTextsWith } from './ui/i18n/loadTexts.ts';
import { TextsProvider } from './ui/i18n/Texts.ts';
import { Interrupted } from './ui/interruptions/Interrupted.tsx';
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
  adapters: InterruptionAdapters,
  models: Pick<SharedViewModels, 'home' | 'announcements'>,
): Promise<ShownInterruptions> {
  const texts = await loadTextsWith(first.language.current(), 'interruptions');
  const model = interruptionModelOf(first, adapters, models);
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
