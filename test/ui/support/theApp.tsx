import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { App } from '../../../src/ui/App.tsx';
import { ArrivalProvider } from '../../../src/ui/Arrival.tsx';
import { loadFirstTexts } from '../../../src/ui/i18n/loadFirstTexts.ts';
import { TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { laterOf } from '../../../src/ui/Later.ts';
import { locationHooksOf } from '../../../src/ui/useAddress.ts';
import { FirstViewModelProvider } from '../../../src/ui/ViewModels.ts';
import type { TestedWorld } from '../../support/TestedWorld.ts';

/** What is on the screen, and the errors that the app caught on the way. */
interface Shown {
  readonly caught: readonly unknown[];
  /** Takes it away again. */
  readonly unmount: () => void;
}

/** Shows something as React does for a page: mounted twice, and what is caught told to whoever asked for it alone. */
async function shown(node: ReactNode): Promise<Shown> {
  const caught: unknown[] = [];
  const onCaughtError = (error: unknown) => caught.push(error);
  const { unmount } = await act(async () =>
    render(<StrictMode>{node}</StrictMode>, { onCaughtError }),
  );
  return { caught, unmount };
}

/**
 * Opens the whole app on a world, its first contents read.
 *
 * @param models what it is given; what the app makes of the world unless said otherwise
 * @param later what the screens behind home are given; may have been loaded before
 */
export async function openApp(
  world: TestedWorld,
  models = firstViewModelsOf(world),
  later = laterOf(models, world.language.current()),
): Promise<Shown> {
  const texts = await loadFirstTexts(world.language.current());
  const app = await shown(<App models={models} texts={texts} later={later} />);
  await passing(world);
  return app;
}

/** Shows one thing in the frame that the app has for its screens, and no screen. */
export async function showInShell(world: TestedWorld, node: ReactNode): Promise<Shown> {
  const texts = await loadFirstTexts(world.language.current());
  const { useLocation: hook, useSearch: searchHook } = locationHooksOf(world.address);
  return shown(
    <TextsProvider value={texts}>
      <FirstViewModelProvider value={firstViewModelsOf(world)}>
        <Router hook={hook} searchHook={searchHook}>
          <ArrivalProvider>{node}</ArrivalProvider>
        </Router>
      </FirstViewModelProvider>
    </TextsProvider>,
  );
}

/** Lets so many milliseconds pass, and the screen follow. */
export async function passing(world: TestedWorld, milliseconds = 0): Promise<void> {
  await act(() => world.clock.advance(milliseconds));
}

/** The heading of the screen of this title, once it has been loaded. */
export function headingOf(title: string): Promise<HTMLElement> {
  // The first screen of a kind comes in files of its own, which a busy machine takes its time to read.
  return screen.findByRole('heading', { level: 1, name: title }, { timeout: 5_000 });
}

/**
 * What is told by this heading and said aloud. A screen's model begins to count time as it speaks, which on a busy machine is
 * after the heading has come.
 */
export async function saidAloud(text: string): Promise<void> {
  await screen.findByRole('heading', { level: 2, name: text }, { timeout: 5_000 });
  await waitFor(() => within(screen.getByRole('status')).getByText(text));
}
