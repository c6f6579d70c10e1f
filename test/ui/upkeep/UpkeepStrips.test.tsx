import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { keepUp } from '../../../src/keepUp.ts';
import { loadedTexts, loadFirstTexts } from '../../../src/ui/i18n/loadFirstTexts.ts';
import { upkeepOf } from '../../../src/upkeep.tsx';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { passing } from '../support/theApp.tsx';

afterEach(cleanup);

/** A page on which a long visit begins, a release having happened or not. */
async function aPage({
  address = '/index',
  language = 'English',
  newBuild = null,
}: {
  readonly address?: string;
  readonly language?: Language;
  readonly newBuild?: string | null;
} = {}) {
  await loadFirstTexts(language);
  const world = new TestedWorld(address, language);
  world.newBuild = newBuild;
  const models = firstViewModelsOf(world);
  const shown = await upkeepOf(world.first, await world.upkeep(), models);
  await act(async () => render(shown));
  const { visibility } = world.first;
  if (!(visibility instanceof SwitchableVisibility)) throw new Error('not switchable');
  const { announcements } = models;
  const { LL } = loadedTexts(language);
  return {
    world,
    models,
    goTo: (to: string) => act(async () => world.address.push(to)),
    isAwayFor: async (milliseconds: number) => {
      await act(async () => visibility.hide());
      await passing(world, milliseconds);
      await act(async () => visibility.show());
    },
    press: (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name }))),
    said: () => announcements.polite?.message(LL) ?? '',
  };
}

const offer = (name = 'A new version of this page is available') =>
  screen.queryByRole('region', { name });
const lost = (name = 'No connection to the museum') => screen.queryByRole('region', { name });

describe('the offer of a new version', () => {
  it('[Q-OFF-2] is made at the start, in words and by the announcer, and loads the page anew on a press', async () => {
    const page = await aPage({ newBuild: 'b2' });
    expect(offer()?.textContent).toContain('what you chose and typed is kept');
    expect(page.said()).toBe('A new version of this page is available');
    expect(document.activeElement).toBe(document.body);
    page.world.page.hasNewBuild = true;
    await page.press('Reload');
    expect(page.world.page.renewals).toBe(1);
    expect(screen.getByRole('button', { name: 'Reload' }).getAttribute('aria-busy')).toBe('true');
    await page.press('Reload');
    expect(page.world.page.renewals).toBe(1);
  });

  it('[Q-OFF-2] stands in Chinese as well', async () => {
    await aPage({ language: 'Simplified_Chinese', newBuild: 'b2' });
    const strip = offer('本页有新版本');
    expect(strip?.textContent).toMatch(/已选择和填写的内容都会保留/);
    expect(within(strip ?? document.body).getAllByRole('button')).toHaveLength(2);
  });

  it('[Q-OFF-2] is not made where there is no other build, or nobody can say', async () => {
    await aPage();
    expect(offer()).toBeNull();
  });

  it('[Q-OFF-2] where the page can’t be loaded anew after all, says so and stays', async () => {
    const page = await aPage({ newBuild: 'b2' });
    await page.press('Reload');
    expect(page.said()).toBe('Reloading isn’t possible right now. Please try again later.');
    expect(offer()).not.toBeNull();
  });

  it.each(['/payWay?orderNo=7', '/payReturn?orderNo=7', '/payresult/success?orderNo=7'])(
    '[Q-OFF-2] waits at %s, where an order is paid, until that is over',
    async (address) => {
      const page = await aPage({ address, newBuild: 'b2' });
      expect([offer(), page.said()]).toEqual([null, '']);
      await page.goTo('/order');
      expect(offer()).not.toBeNull();
      expect(page.said()).toBe('A new version of this page is available');
      await page.goTo(address);
      expect(offer()).toBeNull();
    },
  );

  it('[Q-OFF-2] waits from the order form on, also where its visitor looks at home again, until the order is made', async () => {
    const page = await aPage({ address: '/orderConfirm', newBuild: 'b2' });
    for (const address of ['/index', '/orderconfirm', '/order', '/payWay?orderNo=7']) {
      expect(offer()).toBeNull();
      await page.goTo(address);
    }
    expect([offer(), page.said()]).toEqual([null, '']);
    await page.goTo('/order');
    expect(offer()).not.toBeNull();
  });

  it('[Q-OFF-2] is looked for again after more than ten minutes away, and never before', async () => {
    const page = await aPage();
    page.world.newBuild = 'b2';
    await page.isAwayFor(600_000);
    expect(offer()).toBeNull();
    await page.isAwayFor(600_001);
    expect(offer()).not.toBeNull();
  });

  it('[Q-OFF-2] can be put off, and is made once more after the next long time away', async () => {
    const page = await aPage({ newBuild: 'b2' });
    await page.press('Later');
    expect(offer()).toBeNull();
    await page.goTo('/order');
    expect(offer()).toBeNull();
    await page.isAwayFor(600_001);
    expect(offer()).not.toBeNull();
  });
});

describe('a lost connection', () => {
  it('[Q-OFF-3] is said from the first call that met nobody until the next that met somebody', async () => {
    const { world, models, said } = await aPage({ newBuild: 'b2' });
    const stop = models.home.start();
    await passing(world);
    expect(lost()).toBeNull();
    const plan = [{ path: '*', kind: 'dropRequest', times: 'always' }];
    world.museum.control('/_museum/faults', { plan });
    await act(() => models.home.chooseSlot(models.home.visit.shownSlots.at(-1)?.slot.id ?? ''));
    expect(lost()?.textContent).toContain('What you chose and typed is kept.');
    expect(said()).toContain('No connection to the museum');
    // One strip at a time, and without a connection nothing can be loaded.
    expect(offer()).toBeNull();
    world.museum.control('/_museum/faults', { plan: [] });
    await act(() => models.home.visit.retry());
    expect([lost(), said()]).toEqual([null, 'The network is back.']);
    stop();
  });

  it('[Q-OFF-3] is known to a page that begins to look only then, in Chinese', async () => {
    await loadFirstTexts('Simplified_Chinese');
    const world = new TestedWorld('/index', 'Simplified_Chinese');
    world.connection.note(true);
    const models = firstViewModelsOf(world);
    const shown = await upkeepOf(world.first, await world.upkeep(), models);
    await act(async () => render(shown));
    expect(lost('连不上博物馆')).not.toBeNull();
  });
});

describe('what a long visit needs', () => {
  async function keptUp(address: string) {
    await loadFirstTexts('English');
    const world = new TestedWorld(address);
    let loads = 0;
    let fails = 0;
    let shows = 0;
    const upkeep = async () => {
      loads += 1;
      if (loads <= fails) throw new Error('offline');
      return world.upkeep();
    };
    const models = firstViewModelsOf(world);
    keepUp({ first: world.first, upkeep }, models, () => {
      shows += 1;
    });
    return {
      world,
      models,
      loads: () => loads,
      shows: async () => {
        // What comes in a file of its own comes when it comes.
        await expect.poll(() => shows).toBe(1);
      },
      failTimes: (times: number) => {
        fails = times;
      },
    };
  }

  it('[Q-OFF-2] is not loaded before the first screen stands, however long that takes', async () => {
    const page = await keptUp('/index');
    await passing(page.world, 60_000);
    expect(page.loads()).toBe(0);
    const stop = page.models.home.start();
    await passing(page.world, 10_000);
    await page.shows();
    stop();
  });

  it('[Q-OFF-2] is loaded at other screens too, and again a minute later where it can’t be had', async () => {
    const page = await keptUp('/order');
    page.failTimes(1);
    await passing(page.world, 10_000);
    await expect.poll(page.loads).toBe(1);
    // Told of the failure in a task of its own.
    await act(async () => {});
    await passing(page.world, 60_000);
    await page.shows();
    expect(page.loads()).toBe(2);
  });
});
