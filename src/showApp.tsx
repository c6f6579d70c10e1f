import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { InterruptibleAdapters } from './adapters/interruptingPage.ts';
import { isHomeAwaited } from './isHomeAwaited.ts';
import { keepUp } from './keepUp.ts';
import { breath } from './passed.ts';
import { App } from './ui/App.tsx';
import { type PlaceTaking, placeWithin } from './ui/earlyHome/placeWithin.ts';
import type { Texts } from './ui/i18n/loadFirstTexts.ts';
import { type Later, laterOf } from './ui/Later.ts';
import type { OnceLoaded } from './ui/OnceLoaded.ts';
import type { FirstViewModels } from './ui/ViewModels.ts';

/** Shows the app in its element of the page, in place of the shapes that stood there, and what interrupts a visit above it. */
export function showApp(
  { root, press }: Pick<PlaceTaking, 'root' | 'press'>,
  adapters: InterruptibleAdapters,
  models: FirstViewModels,
  texts: Texts,
): void {
  const later = laterOf(models, texts.language);
  const { clock } = adapters.first;
  const place = placeWithin({
    root,
    press,
    breath: () => breath(clock),
    isUrgent: () => models.home.hasOverlay,
  });
  // As a transition it is drawn in slices, and a slow phone hears taps between them.
  startTransition(() => {
    createRoot(place).render(
      <StrictMode>
        <App models={models} texts={texts} later={later} />
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
  goAhead(adapters, { models, texts, later });
}

const lookAgainAfterMs = 1_000;

/** Loads what comes next, once nobody waits for what home shows first. */
function goAhead(
  adapters: InterruptibleAdapters,
  {
    models,
    texts,
    later,
  }: {
    readonly models: FirstViewModels;
    readonly texts: Texts;
    readonly later: OnceLoaded<Later>;
  },
): void {
  const { whenIdle, isReachable } = adapters;
  const { address, clock } = adapters.first;
  const isChoosing = () => models.home.visit.slot !== null;
  const begin = async () => {
    if (isHomeAwaited(address, models)) {
      clock.after(lookAgainAfterMs, () => void begin());
      return;
    }
    const { loadAhead } = await import('./loadAhead.ts');
    loadAhead(
      { address, clock, whenIdle, isReachable, isChoosing },
      {
        behindHome: [
          () => import('./ui/laterScreens.tsx'),
          async () => (await import('./ui/i18n/loadTexts.ts')).loadTexts(texts.language),
          // Read in a moment of its own, before what it holds is made in another.
          () => import('./container.ts'),
          () => models.later(),
          () => later.get(),
        ],
        screen: async (pattern) => (await later.get()).screens[pattern].get(),
      },
    );
  };
  // What can't be loaded now is loaded when it is needed.
  adapters.whenIdle(() => void begin().catch(() => {}));
}
