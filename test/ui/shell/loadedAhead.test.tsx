import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { type Later, laterOf } from '../../../src/ui/Later.ts';
import { OnceLoaded } from '../../../src/ui/OnceLoaded.ts';
import type { LaterPattern } from '../../../src/ui/paths.ts';
import { aSelection } from '../../domain/builders.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { openApp, passing } from '../support/theApp.tsx';

afterEach(cleanup);

/** Home, with a visit selected; what the screens behind it need has been loaded, and these screens. */
async function homeAhead(...screens: readonly LaterPattern[]) {
  const world = new TestedWorld('/index');
  const models = firstViewModelsOf(world);
  const later = laterOf(models, world.language.current());
  const loaded = await later.get();
  for (const pattern of screens) await loaded.screens[pattern].get();
  await openApp(world, models, later);
  world.storage.keepSelection(aSelection());
  return world;
}

/** The headings that the page has had one after the other, from now on. */
function headings() {
  const seen: string[] = [];
  const look = () => {
    const title = document.querySelector('h1')?.textContent ?? '';
    if (seen.at(-1) !== title) seen.push(title);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return {
    seen,
    stop: () => {
      look();
      observer.disconnect();
    },
  };
}

describe('a screen that was loaded ahead', () => {
  it.each([
    ['/orderconfirm', 'Your order'],
    ['/order', 'My orders'],
  ] as const)(
    'is there in the very moment in which %s is gone to, and nothing before it',
    async (pattern, title) => {
      const world = await homeAhead(pattern);
      const shown = headings();
      // Without waiting for anything: what is there now is what the next frame shows.
      act(() => world.address.push(pattern));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      await passing(world, 1_000);
      shown.stop();
      expect(shown.seen).toEqual(['Riverside Museum', title]);
    },
  );

  it('is complete then where it has nothing to ask of the museum first', async () => {
    const world = await homeAhead('/orderconfirm');
    act(() => world.address.push('/orderconfirm'));
    expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true');
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
  });

  it('is shown as on its way where it was not, home no longer', async () => {
    const world = new TestedWorld('/index');
    const models = firstViewModelsOf(world);
    await openApp(world, models, new OnceLoaded<Later>(() => new Promise(() => {})));
    await act(async () => world.address.push('/order'));
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading');
  });
});
