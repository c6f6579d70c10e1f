import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useLocation } from 'wouter';
import { RecoveryBoundary } from '../../../src/ui/RecoveryBoundary.tsx';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { headingOf, openApp, showInShell } from '../support/theApp.tsx';

afterEach(cleanup);

const crash = new Error('secret of visitor 13800000000');

/** A screen with a bug, at one address. */
function Screen({ brokenAt }: { readonly brokenAt: string }): ReactNode {
  const [path] = useLocation();
  if (path === brokenAt) throw crash;
  return <main>a sound screen</main>;
}

/** The boundary as the app places it. */
function Placed({
  brokenAt,
  onCaught,
}: {
  readonly brokenAt: string;
  readonly onCaught: () => void;
}) {
  const [path] = useLocation();
  return (
    <RecoveryBoundary place={path} onCaught={onCaught}>
      <Screen brokenAt={brokenAt} />
    </RecoveryBoundary>
  );
}

async function broken(address: string, brokenAt = address) {
  const world = new TestedWorld(address);
  let told = 0;
  const onCaught = () => {
    told += 1;
  };
  const shown = await showInShell(world, <Placed brokenAt={brokenAt} onCaught={onCaught} />);
  return { world, ...shown, told: () => told };
}

const title = () => screen.queryByRole('heading', { name: 'Something went wrong on this page' });

describe('RecoveryBoundary', () => {
  it('a screen that breaks ends in one with a way on, without a word of what broke', async () => {
    const { world, caught, told } = await broken('/orderconfirm');
    expect(title()).not.toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('#/order');
    fireEvent.click(main.getByRole('button', { name: 'Open again' }));
    expect(world.page.reloads).toBe(1);
    expect(document.body.textContent).not.toContain('secret');
    expect([caught, told()]).toEqual([[crash], 1]);
  });

  it('[Q-OFF-2] is loaded anew, and no mistake is spoken of, where a release has another build', async () => {
    const world = new TestedWorld('/orderconfirm');
    world.page.hasNewBuild = true;
    await showInShell(world, <Placed brokenAt="/orderconfirm" onCaught={() => {}} />);
    expect(world.page.renewals).toBeGreaterThan(0);
    expect(title()).toBeNull();
    expect(screen.getByText('Loading')).toBeDefined();
  });

  it.each(['/payWay', '/payreturn', '/payresult/success'])(
    '[Q-OFF-2] loads nothing by itself at %s, where money may be on its way',
    async (address) => {
      const world = new TestedWorld(address);
      world.page.hasNewBuild = true;
      await showInShell(world, <Placed brokenAt={address} onCaught={() => {}} />);
      expect([world.page.renewals, title() === null]).toEqual([0, false]);
      expect(screen.getByRole('link', { name: 'Orders' })).toBeDefined();
    },
  );

  it('another place gives another chance', async () => {
    const { world } = await broken('/orderconfirm');
    await act(async () => world.address.push('/index'));
    expect(screen.getByText('a sound screen')).toBeDefined();
    await act(async () => world.address.push('/orderconfirm'));
    expect(title()).not.toBeNull();
  });

  it('where the orders themselves break, the way on leads elsewhere', async () => {
    await broken('/order');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('#/index');
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  it('leaves a sound screen alone', async () => {
    const { caught, told } = await broken('/index', '/elsewhere');
    expect(screen.getByText('a sound screen')).toBeDefined();
    expect([caught, told()]).toEqual([[], 0]);
  });
});

describe('screens that can’t be loaded', () => {
  const offline = async (address: string) => {
    const world = new TestedWorld(address);
    world.laterFailure = new Error('offline');
    const { caught } = await openApp(world);
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeDefined();
    return { world, caught };
  };

  it('are not asked for over and over', async () => {
    const { world, caught } = await offline('/order');
    expect(world.laterLoads).toBe(1);
    expect(caught).toEqual([world.laterFailure]);
  });

  it('are asked for again at another place, another query of the same screen included', async () => {
    const { world } = await offline('/orderinfo?orderNo=7');
    await act(async () => world.address.push('/orderinfo?orderNo=8'));
    expect(world.laterLoads).toBe(2);
    expect(title()).not.toBeNull();
    world.laterFailure = null;
    await act(async () => world.address.push('/index'));
    await headingOf('Riverside Museum');
    await act(async () => world.address.push('/order'));
    expect(await headingOf('My orders')).toBeDefined();
    expect(world.laterLoads).toBe(3);
  });
});
