import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { openApp, passing } from '../support/theApp.tsx';

afterEach(cleanup);

const number = '2026120109000000000001';

/** A visitor at their list, which has one order; the real museum answers. */
async function aList(state: string): Promise<TestedWorld> {
  const world = new TestedWorld('/order');
  world.museum.control('/_museum/providerState', { state, params: { orderNo: number } });
  await openApp(world);
  // The first screen of a kind comes in files of its own, which a busy machine takes its time to read.
  await screen.findByRole('heading', { level: 1, name: 'My orders' });
  await theCard(world);
  return world;
}

/** The one card, once the museum has answered; its screen and its dialogs come in files of their own. */
const theCard = (world: TestedWorld) =>
  waitFor(async () => {
    await passing(world);
    return within(screen.getByRole('article', { name: number }));
  });
const card = () => within(screen.getByRole('article', { name: number }));
const press = async (world: TestedWorld, button: HTMLElement) => {
  await act(async () => fireEvent.click(button));
  await passing(world);
};
/** A dialog's last button is the one that does it. */
const confirm = (dialog: HTMLElement) =>
  within(dialog).getAllByRole('button').at(-1) ?? document.body;
const orderAt = ({ museum }: TestedWorld) =>
  JSON.stringify(museum.control('/_museum/state', {})).match(/"status":"(.*?)"/)?.[1];

describe('from the list of orders', () => {
  it('[CANC-01] an order is cancelled, and its card says so', async () => {
    const world = await aList('an order to be paid exists');
    await press(world, card().getByRole('button', { name: 'Cancel order' }));
    await press(world, confirm(await screen.findByRole('dialog')));
    expect(await screen.findByText('Cancelled')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card().queryByRole('button')).toBeNull();
    expect(orderAt(world)).toBe('已取消');
    expect(document.activeElement).toBe(card().getByRole('heading', { level: 2 }));
  });

  it('[CANC-01] an order that the open tab lists no more leaves the focus with the count', async () => {
    const world = await aList('an order to be paid exists');
    await press(world, screen.getByRole('radio', { name: 'To be paid' }));
    await press(world, (await theCard(world)).getByRole('button', { name: 'Cancel order' }));
    await press(world, confirm(await screen.findByRole('dialog')));
    expect((await screen.findByText('0 orders')).ownerDocument.activeElement?.textContent).toBe(
      '0 orders',
    );
  });

  it('[LIST-05] another order is looked for in a dialog', async () => {
    const world = await aList('an order to be paid exists');
    const main = within(screen.getByRole('main'));
    await press(world, main.getByRole('button', { name: 'Find an order' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const name of [/number/i, /phone/i, /code/i]) {
      expect(dialog.getAllByRole('textbox', { name }).length).toBeGreaterThan(0);
    }
    await press(world, dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[REFD-01] a refund begins with what it brings', async () => {
    const world = await aList('a refundable order exists');
    await press(world, card().getByRole('button', { name: 'More' }));
    await press(world, card().getByRole('button', { name: 'Refund' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});
