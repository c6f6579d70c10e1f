import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Transport, WireRequest } from '../../../src/adapters/http/Transport.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { openApp, passing } from '../support/theApp.tsx';

afterEach(cleanup);

/** Numbers on the wire that no double holds, and what a double would make of them. */
const order = { exact: '2026112700000000001', double: '2026112700000000000' };
const original = { exact: '9007199254740993', double: '9007199254740992' };
const code = { exact: '653247040368672769', double: '653247040368672768' };

const anOrder = (status: string) =>
  `{"code":0,"data":[{"orderNo":${order.exact},"crtTime":"2026-11-27 09:05:00","orderStatus":"${status}",` +
  `"paymentTotal":10,"takeTicketNo":${code.exact},"canReplenish":true,"isReplenishOrder":"T",` +
  `"originalOrderNo":${original.exact},"canRebook":true,"orderDetailForWechatList":[]}]}`;

/** A world whose list of orders is this text, digit by digit; notes everything that is asked. */
async function aListOf(text: string): Promise<{ world: TestedWorld; sent: WireRequest[] }> {
  const sent: WireRequest[] = [];
  const between = (transport: Transport): Transport => ({
    send: async (request, timeoutMs) => {
      sent.push(request);
      const response = await transport.send(request, timeoutMs);
      return request.path.endsWith('/query/list-order') ? { ...response, body: text } : response;
    },
  });
  const world = new TestedWorld('/order', 'English', between);
  await openApp(world);
  // The first screen of a kind comes in files of its own, which a busy machine takes its time to read.
  await screen.findByRole('heading', { level: 1, name: 'My orders' });
  await waitFor(async () => {
    await passing(world);
    return screen.getByRole('article', { name: order.exact });
  });
  return { world, sent };
}

const card = () => within(screen.getByRole('article', { name: order.exact }));
const press = async (world: TestedWorld, button: HTMLElement) => {
  await act(async () => fireEvent.click(button));
  await passing(world);
};
const linksOf = () =>
  card()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const isAsked = ({ path, body = '' }: WireRequest) => `${path} ${body}`.includes('20261127');
const nothingRounded = (sent: readonly WireRequest[]) => {
  const said = `${document.body.innerHTML}${JSON.stringify(sent)}`;
  for (const { double } of [order, original, code]) expect(said).not.toContain(double);
};

describe('numbers beyond 2^53 in the list of orders', () => {
  it('[LIST-02] [LIST-03] R11: stay as they were sent, on the card, in its links and its code', async () => {
    const { world, sent } = await aListOf(anOrder('已出票'));
    await press(world, card().getByRole('button', { name: 'More' }));
    expect(card().getByRole('heading', { level: 2 }).textContent).toContain(order.exact);
    expect(linksOf()).toEqual([
      `#/orderinfo?orderNo=${order.exact}`,
      `#/orderReplenish?orderNo=${order.exact}`,
      `#/orderinfo?orderNo=${original.exact}`,
    ]);
    await press(world, card().getByRole('button', { name: 'Show code' }));
    expect(screen.getByText('6532 4704 0368 6727 69')).toBeDefined();
    nothingRounded(sent);
  });

  it('[PAY-02] R11: stay as they were sent in the check before paying', async () => {
    const { world, sent } = await aListOf(anOrder('待支付'));
    await press(world, card().getByRole('button', { name: 'Pay now' }));
    expect(sent.filter(isAsked).map(({ path }) => path)).toContainEqual(
      `/pay/jsapi/check-unpaid/${order.exact}`,
    );
    nothingRounded(sent);
  });

  it('[CANC-01] R11: stay as they were sent in cancelling', async () => {
    const { world, sent } = await aListOf(anOrder('待支付'));
    await press(world, card().getByRole('button', { name: 'More' }));
    await press(world, card().getByRole('button', { name: 'Cancel order' }));
    const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
    await press(world, buttons.at(-1) ?? document.body);
    expect(sent.filter(isAsked).map(({ body }) => body)).toContainEqual(
      JSON.stringify({ orderNo: order.exact }),
    );
    nothingRounded(sent);
  });

  it('[REFD-01] R11: stay as they were sent in asking what a refund brings', async () => {
    const { world, sent } = await aListOf(anOrder('已出票'));
    await press(world, card().getByRole('button', { name: 'More' }));
    await press(world, card().getByRole('button', { name: 'Refund' }));
    await screen.findByRole('dialog');
    expect(sent.filter(isAsked).map(({ body }) => body)).toContainEqual(
      expect.stringContaining(`"orderNo":"${order.exact}"`),
    );
    nothingRounded(sent);
  });
});
