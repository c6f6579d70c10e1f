import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../../../src/ui/paths.ts';
import { ScreenFrame } from '../../../src/ui/ScreenFrame.tsx';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { headingOf, openApp, showInShell } from '../support/theApp.tsx';

afterEach(cleanup);

const places = () => within(screen.getByRole('navigation', { name: 'Main pages' }));
const current = () =>
  places()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('the footer', () => {
  it('[START-07] names the three places of the app', async () => {
    await showInShell(new TestedWorld(), <ScreenFrame title="Home">content</ScreenFrame>);
    const links = places().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '#/index'],
      ['Orders', '#/order'],
      ['Find an order', '#/orderQuery'],
    ]);
  });

  it.each([
    ['/index', ['Home']],
    ['/INDEX', ['Home']],
    ['/order?crtTime=1', ['Orders']],
    ['/order/', ['Orders']],
    ['/orderQuery', ['Find an order']],
    ['/orderquery', ['Find an order']],
    ['/orderinfo?orderNo=7', []],
  ])('[START-07] at %s marks %j as the current one', async (address, marked) => {
    await showInShell(new TestedWorld(address), <ScreenFrame title="Here">content</ScreenFrame>);
    expect(current()).toEqual(marked);
  });

  it('[START-07] follows the visitor', async () => {
    const world = new TestedWorld();
    await openApp(world);
    expect(current()).toEqual(['Home']);
    await act(async () => world.address.push('/order'));
    await headingOf('My orders');
    expect(current()).toEqual(['Orders']);
  });

  it('[START-07] is not there while leaving would be a mistake', async () => {
    const frame = (
      <ScreenFrame title="Paying" showsFooter={false}>
        content
      </ScreenFrame>
    );
    await showInShell(new TestedWorld(), frame);
    expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
  });
});

describe('the top bar', () => {
  const bar = () => within(screen.getByRole('banner'));

  it('has the heading, the way back where there is one, and the language', async () => {
    const frame = (
      <ScreenFrame title="Order details" backTo={paths.orders.to()}>
        content
      </ScreenFrame>
    );
    await showInShell(new TestedWorld('/orderinfo?orderNo=7'), frame);
    expect(bar().getByRole('heading', { level: 1, name: 'Order details' })).toBeDefined();
    expect(bar().getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('#/order');
    expect(bar().getByRole('button', { name: '中文' })).toBeDefined();
    expect(bar().queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  it('on home leads to the orders, and not back', async () => {
    await openApp(new TestedWorld());
    expect(bar().getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('#/order');
    expect(bar().queryByRole('link', { name: 'Back' })).toBeNull();
  });
});

describe('the steps of booking', () => {
  it('say where the visitor is', async () => {
    const frame = (
      <ScreenFrame title="Pay" step="pay">
        content
      </ScreenFrame>
    );
    await showInShell(new TestedWorld(), frame);
    const steps = within(screen.getByRole('list', { name: 'Booking steps' }));
    const items = steps.getAllByRole('listitem');
    expect(items.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
    ]);
  });

  it('are not there on a screen that is none of them', async () => {
    await showInShell(new TestedWorld(), <ScreenFrame title="Orders">content</ScreenFrame>);
    expect(screen.queryByRole('list', { name: 'Booking steps' })).toBeNull();
  });
});
