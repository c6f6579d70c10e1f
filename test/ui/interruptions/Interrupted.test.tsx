import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { interruptionsOf } from '../../../src/interruptions.tsx';
import type { CrowdWait } from '../../../src/ports/Interruptions.ts';
import { loadedTexts, loadFirstTexts } from '../../../src/ui/i18n/loadFirstTexts.ts';
import type { SharedViewModels } from '../../../src/ui/ViewModels.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { passing } from '../support/theApp.tsx';

afterEach(cleanup);

interface Page {
  readonly world: TestedWorld;
  readonly models: SharedViewModels;
  /** The museum announces maintenance, or its end, and the page learns it. */
  readonly announce: (html: string) => Promise<void>;
  readonly spoken: () => (string | undefined)[];
}

/** At the chance of a tested world the notice is asked for at 90 s, and from then on every 120 s. */
const untilNextQuestion = (elapsed: number): number =>
  elapsed < 90_000 ? 90_000 - elapsed : 120_000 - ((elapsed - 90_000) % 120_000);

/** A page over which interruptions are shown as the app shows them. */
async function aPage(address = '/index', language: Language = 'English'): Promise<Page> {
  await loadFirstTexts(language);
  const world = new TestedWorld(address, language);
  const began = world.clock.now();
  const models = firstViewModelsOf(world);
  const { shown, hear } = await interruptionsOf(world.first, world.interrupting(), models);
  await act(async () => render(shown));
  world.interruptions.whenNeeded(async () => ({ hear }));
  const { announcements } = models;
  const { LL } = loadedTexts(language);
  return {
    world,
    models,
    announce: async (html) => {
      world.museum.control('/_museum/maintenance', { html });
      await passing(world, untilNextQuestion(world.clock.now() - began));
      await passing(world, 0);
    },
    spoken: () => [announcements.polite, announcements.assertive].map((said) => said?.message(LL)),
  };
}

function visibilityOf({ first }: TestedWorld): SwitchableVisibility {
  if (!(first.visibility instanceof SwitchableVisibility)) throw new Error('not switchable');
  return first.visibility;
}

const dialog = () => screen.queryByRole('dialog');
const enter = async ({ world }: Page) => {
  world.interruptions.tell({ kind: 'entered' });
  await passing(world);
};

describe('maintenance', () => {
  it('[MNT-01] lies over the page 200 ms after it was learnt of, with the notice and what to do meanwhile', async () => {
    const page = await aPage();
    page.world.museum.control('/_museum/maintenance', { html: '<p>Until <b>noon</b></p>' });
    await enter(page);
    await passing(page.world, 199);
    expect(dialog()).toBeNull();
    await passing(page.world, 1);
    const overlay = within(screen.getByRole('dialog', { name: 'Under maintenance' }));
    expect(overlay.getByRole('region', { name: 'The museum’s notice' }).textContent).toBe(
      'Until noon',
    );
    expect(overlay.getAllByRole('listitem')).toHaveLength(3);
    expect(overlay.queryByRole('button')).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(dialog()).not.toBeNull();
  });

  it('[MNT-01] is replaced by a later notice, and goes when there is none', async () => {
    const page = await aPage();
    await enter(page);
    await page.announce('<p>first</p>');
    await passing(page.world, 200);
    await page.announce('<p>second</p>');
    await passing(page.world, 200);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog').textContent).toContain('second');
    expect(screen.queryByText('first')).toBeNull();
    await page.announce('');
    expect(dialog()).toBeNull();
    expect(page.spoken()).toEqual(['The maintenance is over. You can go on.', undefined]);
  });

  it('[MNT-01] [ERR-01] R24: stays as it is through failures, which nobody asked for', async () => {
    const page = await aPage();
    await enter(page);
    await page.announce('<p>closed</p>');
    await passing(page.world, 200);
    const plan = [{ path: '*', kind: 'status', status: 503, times: 5 }];
    page.world.museum.control('/_museum/faults', { plan });
    await page.announce('');
    expect(dialog()).not.toBeNull();
  });

  it('[O-085] nothing is asked without a token', async () => {
    const page = await aPage();
    page.world.museum.control('/_museum/maintenance', { html: 'closed' });
    await passing(page.world, 600_000);
    expect(dialog()).toBeNull();
    expect(page.world.museum.control('/_museum/journal', {})).not.toContainEqual(
      expect.objectContaining({ kind: 'call' }),
    );
  });

  it('[Q-RUSH-3] is followed by loading the page anew, within ten seconds by chance, on a home without choices', async () => {
    const page = await aPage('/Index/');
    await enter(page);
    await page.announce('closed');
    await passing(page.world, 200);
    await page.announce('');
    await passing(page.world, 4_999);
    expect(page.world.page.reloads).toBe(0);
    await passing(page.world, 1);
    expect(page.world.page.reloads).toBe(1);
  });

  it.each(['/orderconfirm', '/payway?orderNo=7', '/payreturn?orderNo=7', '/orderQuery', '/order'])(
    '[R9] is lifted and nothing more at %s, where something may have been typed or paid',
    async (address) => {
      const page = await aPage(address);
      await enter(page);
      await page.announce('closed');
      await passing(page.world, 200);
      await page.announce('');
      await passing(page.world, 60_000);
      expect(page.world.page.reloads).toBe(0);
    },
  );

  it('[R9] costs no choice made on home', async () => {
    const page = await aPage();
    const { home } = page.models;
    const stop = home.start();
    await passing(page.world);
    await enter(page);
    await page.announce('closed');
    await passing(page.world, 200);
    await page.announce('');
    const later = home.visit.shownSlots.find(({ state }) => state === 'free');
    await act(() => home.chooseSlot(later?.slot.id ?? ''));
    expect(home.visit.slot).not.toBeNull();
    await passing(page.world, 10_000);
    expect(page.world.page.reloads).toBe(0);
    stop();
  });

  it('[Q-RUSH-2] loads nothing anew while nobody sees the page', async () => {
    const page = await aPage();
    await enter(page);
    await page.announce('closed');
    await passing(page.world, 200);
    await page.announce('');
    await act(async () => visibilityOf(page.world).hide());
    await passing(page.world, 60_000);
    expect(page.world.page.reloads).toBe(0);
  });

  it('whose text can’t be cleaned speaks for itself, and the next answer tries again', async () => {
    const world = new TestedWorld('/index', 'Simplified_Chinese');
    const { sanitise } = world.first.sanitiser;
    let fails = true;
    const sanitiser = {
      sanitise: async (html: string) => {
        if (fails) throw new Error('offline');
        return sanitise(html);
      },
    };
    const first = { ...world.first, sanitiser };
    const models = firstViewModelsOf(world);
    const { shown, hear } = await interruptionsOf(first, world.interrupting(), models);
    await act(async () => render(shown));
    world.interruptions.whenNeeded(async () => ({ hear }));
    world.museum.control('/_museum/maintenance', { html: '<p>闭馆</p>' });
    world.interruptions.tell({ kind: 'entered' });
    await passing(world, 1_000);
    expect(screen.getByRole('dialog', { name: '系统正在维护' })).toBeDefined();
    expect(screen.queryByText('闭馆')).toBeNull();
    fails = false;
    await passing(world, 120_000);
    expect(screen.getByText('闭馆')).toBeDefined();
  });
});

describe('an expired login', () => {
  it.each(['/index', '/orderconfirm', '/order'])(
    '[R9] [O-102] is said once at %s, however many calls met it',
    async (address) => {
      const page = await aPage(address);
      const plan = [{ path: '*', kind: 'code1017', times: 20 }];
      page.world.museum.control('/_museum/faults', { plan });
      const stop = page.models.home.start();
      await passing(page.world);
      const name = 'Your login has expired';
      expect(screen.getAllByRole('dialog', { name })).toHaveLength(1);
      expect(page.spoken()[1]).toContain(`${name} Please close this page and enter again`);
      fireEvent.click(screen.getByRole('button', { name: 'OK' }));
      await act(async () => page.world.interruptions.tell({ kind: 'expired', wasPolled: true }));
      expect(dialog()).toBeNull();
      stop();
    },
  );

  it('[MNT-01] [R9] met by the maintenance poll is said too', async () => {
    const page = await aPage('/payway?orderNo=7', 'Simplified_Chinese');
    await act(async () => page.world.interruptions.tell({ kind: 'expired', wasPolled: true }));
    expect(screen.getByRole('dialog', { name: '登录授权已过期' })).toBeDefined();
  });

  it.each(['/payWay?orderNo=7', '/payReturn?orderNo=7', '/payresult/fail?orderNo=7', '/payresult'])(
    '[Q-PAY-14] is left to the payment’s own words at %s, and not said again elsewhere',
    async (address) => {
      const page = await aPage(address);
      await act(async () => page.world.interruptions.tell({ kind: 'expired', wasPolled: false }));
      page.world.address.push('/order');
      await act(async () => page.world.interruptions.tell({ kind: 'expired', wasPolled: false }));
      expect(dialog()).toBeNull();
    },
  );
});

describe('a crowded museum', () => {
  const waitOf = (changes: Partial<CrowdWait> & Pick<CrowdWait, 'until'>): CrowdWait => ({
    queueMinutes: null,
    isMaintenance: false,
    askSooner: () => {},
    ...changes,
  });
  const strip = () => screen.getByRole('region', { name: 'Many people are booking right now' });

  it('[Q-RUSH-6] says how long it is until the next try, keeps count, and is spoken of once', async () => {
    const page = await aPage();
    const { world } = page;
    const now = world.clock.now();
    const crowd = async (wait: CrowdWait | null) =>
      act(async () => world.interruptions.tell({ kind: 'crowd', wait }));
    await crowd(waitOf({ until: now + 11_500, queueMinutes: 7 }));
    expect(strip().textContent).toContain('Trying again by itself in 12 s.');
    expect(strip().textContent).toContain('about 7 min');
    expect(page.spoken()[0]).toBe(
      'Many people are booking right now This page goes on by itself. Your choices are kept.',
    );
    const said = page.models.announcements.polite;
    await passing(world, 2_500);
    expect(strip().textContent).toContain('in 9 s.');
    await passing(world, 9_000);
    expect(strip().textContent).toContain('Trying again…');
    await crowd(waitOf({ until: world.clock.now() + 5_000 }));
    expect(strip().textContent).toContain('in 5 s.');
    expect(page.models.announcements.polite).toBe(said);
    await crowd(null);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('[Q-RUSH-2] counts nothing while the page is hidden, and right when it is seen again', async () => {
    const { world } = await aPage();
    const visibility = visibilityOf(world);
    const until = world.clock.now() + 60_000;
    await act(async () => world.interruptions.tell({ kind: 'crowd', wait: waitOf({ until }) }));
    await act(async () => visibility.hide());
    await passing(world, 30_000);
    expect(strip().textContent).toContain('in 60 s.');
    await act(async () => visibility.show());
    expect(strip().textContent).toContain('in 30 s.');
  });

  it('asks sooner when the visitor wants to, and names maintenance as such', async () => {
    const { world } = await aPage();
    let asked = 0;
    const wait = waitOf({
      until: world.clock.now() + 9_000,
      isMaintenance: true,
      askSooner: () => {
        asked += 1;
      },
    });
    await act(async () => world.interruptions.tell({ kind: 'crowd', wait }));
    const name = 'The museum’s system isn’t answering for the moment';
    expect(screen.getByRole('region', { name })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(asked).toBe(1);
  });
});

describe('what no screen has caught', () => {
  it('[Q-SEC-11] ends in a way on, without a word of it, once a screen', async () => {
    const { world } = await aPage('/order');
    const breakDown = (event: unknown = 'ours') =>
      act(async () => world.interruptions.tell({ kind: 'broken', event }));
    await breakDown('not ours');
    expect(dialog()).toBeNull();
    await breakDown();
    expect(screen.getByRole('dialog', { name: 'Something went wrong on this page' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await breakDown();
    expect(dialog()).toBeNull();
    world.address.push('/orderQuery');
    await breakDown();
    fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
    expect(world.page.reloads).toBe(1);
  });
});

describe('the debug flag', () => {
  it('[START-08] is turned over by a tap on the tickets’ icon, which says so', async () => {
    const { world, models } = await aPage();
    const tap = () => act(async () => world.interruptions.tell({ kind: 'debugTapped' }));
    const { announcements } = models;
    const { LL } = loadedTexts('English');
    await tap();
    expect(world.isDebugging).toBe(true);
    expect(announcements.toast?.message(LL)).toBe('Debug mode on. Refresh to apply.');
    await tap();
    expect(world.isDebugging).toBe(false);
    expect(announcements.toast?.message(LL)).toBe('Debug mode off. Refresh to apply.');
  });
});
