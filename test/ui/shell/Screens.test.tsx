import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aSelection } from '../../domain/builders.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { headingOf, openApp, passing, saidAloud } from '../support/theApp.tsx';

afterEach(cleanup);

const home = 'Riverside Museum';

/** A visitor who has selected a ticket already: without one the order form leads home. */
function selecting(address: string): TestedWorld {
  const world = new TestedWorld(address);
  world.storage.keepSelection(aSelection());
  return world;
}

describe('the routes', () => {
  const routes = [
    ['/index', home],
    ['/order', 'My orders'],
    ['/orderinfo?orderNo=7', 'Order details'],
    ['/orderReplenish?orderNo=7', 'Top up tickets'],
    ['/payresult/success?orderNo=7', 'Payment result'],
    ['/payresult/fail?orderNo=7', 'Payment result'],
    ['/payResult?show=success&orderNo=7', 'Payment result'],
    ['/orderconfirm', 'Your order'],
    ['/payway?orderNo=7&amount=60', 'Pay for your order'],
    ['/smscode?sourcebill=SO&sourcebillno=7&companysysid=1', 'SMS QR code'],
    ['/payreturn?orderNo=7', 'Your payment'],
    ['/orderQuery', 'Find an order'],
    ['/reOrder?orderNo=7', 'Change order'],
  ] as const;

  it.each(routes)(
    '[START-01] %s stands, whatever its letter case',
    async (address, title) => {
      const [path = '', query] = address.split('?');
      for (const written of [path, path.toLowerCase(), path.toUpperCase()]) {
        const app = await openApp(selecting(query === undefined ? written : `${written}?${query}`));
        expect(await headingOf(title)).toBeDefined();
        expect(app.caught).toEqual([]);
        app.unmount();
      }
      // The files of a screen are read at its first opening.
    },
    20_000,
  );

  it.each(['/', '/nowhere?orderNo=7', '/order/7', '/payresult/success/7', '/index2'])(
    '[START-01] %s is unknown and leads home, its query dropped',
    async (address) => {
      const world = new TestedWorld(address);
      await openApp(world);
      expect(await headingOf(home)).toBeDefined();
      expect(world.address.current()).toBe('/index');
    },
  );

  it('[START-01] the bare address waits for nothing but the first screen', async () => {
    const world = new TestedWorld('/');
    await openApp(world);
    await headingOf(home);
    expect(world.laterLoads).toBe(0);
  });

  it('[START-01] what the other screens need comes with the first of them, once', async () => {
    const world = new TestedWorld('/order');
    await openApp(world);
    await headingOf('My orders');
    await act(async () => world.address.push('/orderQuery'));
    await headingOf('Find an order');
    await act(async () => world.address.push('/index'));
    await headingOf(home);
    await act(async () => world.address.push('/order'));
    await headingOf('My orders');
    expect(world.laterLoads).toBe(1);
  });

  it('[PAY-08] a query is read once: what it holds is shown as it was sent', async () => {
    await openApp(new TestedWorld(`/payresult/fail?orderNo=${encodeURIComponent('7%41&8')}`));
    await headingOf('Payment result');
    expect(document.body.textContent).toContain('7%41&8');
  });
});

describe('a screen that needs an order and names none', () => {
  it.each([
    ['/orderinfo', '/index', home],
    ['/orderinfo?orderNo=', '/index', home],
    ['/orderReplenish', '/index', home],
    ['/reOrder', '/order', 'My orders'],
  ])(
    '[DET-01] [RPLN-01] [RBK-01] [Q-A11Y-6] %s says so, aloud too, and leads to %s after 2 s',
    async (address, place, title) => {
      const world = new TestedWorld(address);
      await openApp(world);
      const said = 'Order details query parameter is empty. Taking you back…';
      await saidAloud(said);
      await passing(world, 1_999);
      expect(world.address.current()).toBe(address);
      await passing(world, 1);
      expect(world.address.current()).toBe(place);
      expect(await headingOf(title)).toBeDefined();
    },
  );

  it('[DET-01] [Q-A11Y-6] leads on at once when asked to', async () => {
    const world = new TestedWorld('/reOrder');
    await openApp(world);
    const button = { name: 'Go back now' };
    const pressed = await screen.findByRole('button', button, { timeout: 5_000 });
    // The list has to be loaded yet.
    await act(async () => fireEvent.click(pressed));
    expect(world.address.current()).toBe('/order');
    await passing(world, 10_000);
    expect(world.address.current()).toBe('/order');
  });
});

describe('the screen of an SMS link', () => {
  it.each([
    '/smscode',
    '/smscode?sourcebill=&sourcebillno=&companysysid=',
    '/smscode?sourcebill=SO&sourcebillno=7',
  ])(
    '[SQR-01] [Q-A11Y-6] %s names no order: says so, aloud too, and leads home after 2 s',
    async (address) => {
      const world = new TestedWorld(address);
      await openApp(world);
      await headingOf('SMS QR code');
      const said = 'No such order detail, back to home…';
      await saidAloud(said);
      await passing(world, 1_999);
      expect(world.address.current()).toBe(address);
      await passing(world, 1);
      expect(world.address.current()).toBe('/index');
      expect(await headingOf(home)).toBeDefined();
    },
  );

  it('[SQR-01] [O-105] leads nobody home who has gone elsewhere meanwhile', async () => {
    const world = new TestedWorld('/smscode');
    await openApp(world);
    await headingOf('SMS QR code');
    await act(async () => world.address.push('/order'));
    await headingOf('My orders');
    await passing(world, 5_000);
    expect(world.address.current()).toBe('/order');
  });
});
