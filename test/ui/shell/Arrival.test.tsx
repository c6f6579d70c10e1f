import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { headingOf, openApp } from '../support/theApp.tsx';

afterEach(cleanup);

const home = 'Riverside Museum';

async function opened(address: string): Promise<(to: string) => Promise<void>> {
  const world = new TestedWorld(address);
  await openApp(world);
  return async (to) => act(async () => world.address.push(to));
}

describe('arriving at a screen', () => {
  it.each(['/index', '/'])(
    'the first one, at %s, leaves the focus where the page has it',
    async (address) => {
      await opened(address);
      await headingOf(home);
      expect(document.activeElement).toBe(document.body);
    },
  );

  it('so does a first screen that has to be loaded', async () => {
    await opened('/order');
    await headingOf('My orders');
    expect(document.activeElement).toBe(document.body);
  });

  it('[Q-A11Y-11] each later one has the focus at its heading, once it is there', async () => {
    const go = await opened('/index');
    await go('/order');
    const orders = await headingOf('My orders');
    expect(document.activeElement).toBe(orders);
    await go('/index');
    expect(document.activeElement).toBe(await headingOf(home));
  });

  it('another query of the same screen takes no focus away', async () => {
    const go = await opened('/index');
    await go('/orderQuery');
    await headingOf('Find an order');
    const field = document.querySelector('input');
    field?.focus();
    await go('/orderQuery?orderNo=7');
    expect(document.activeElement).toBe(field);
    expect(field).not.toBeNull();
  });
});
