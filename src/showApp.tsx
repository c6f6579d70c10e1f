import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { InterruptibleAdapters } from './adapters/interruptingPage.ts';
import { isHomeAwaited } from './isHomeAwaited.ts';
import { keepUp } from './keepUp.ts';
import { App } from './ui/App.tsx';
import { loadTexts, type Texts } from './ui/i18n/loadTexts.ts';
import type { FirstViewModels } from './ui/ViewModels.ts';

/** Shows the app in its element of the page, in place of the shapes that stood there, and what interrupts a visit above it. */
export function showApp(
  root: Element,
  adapters: InterruptibleAdapters,
  models: FirstViewModels,
  texts: Texts,
): void {
  // As a transition it is drawn in slices, and a slow phone hears taps between them.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App models={models} texts={texts} />
      </StrictMode>,
    );
  });
  const showAbove = (shown: ReactNode): void => {
    const above = document.createElement('div');
    root.before(above);
    createRoot(above).render(shown);
  };
  adapters.interruptions.whenNeeded(async () => {
    const { showInterruptions } = await import('./interruptions.tsx');
    return showInterruptions(adapters, models, showAbove);
  });
  keepUp(adapters, models, showAbove);
  goAhead(adapters, models, texts);
}

const lookAgainAfterMs = 1_000;

/** Loads what comes next, once nobody waits for what home shows first. */
function goAhead(adapters: InterruptibleAdapters, models: FirstViewModels, texts: Texts): void {
  const { address, clock } = adapters.first;
  const begin = async () => {
    if (isHomeAwaited(address, models)) {
      clock.after(lookAgainAfterMs, () => void begin());
      return;
    }
    const { loadAhead } = await import('./loadAhead.ts');
    const behindHome = () =>
      Promise.all([models.later(), import('./ui/laterScreens.tsx'), loadTexts(texts.language)]);
    const { whenIdle, isReachable } = adapters;
    loadAhead({ address, whenIdle, isReachable }, behindHome);
  };
  // What can't be loaded now is loaded when it is needed.
  adapters.whenIdle(() => void begin().catch(() => {}));
}
