import { afterEach, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../../contracts/provider/museumServer.ts';
import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { opening, savePath, TestedMuseum, today } from './aMuseum.ts';
import { aLine, anOrder } from './anOrder.ts';
import { expectHonestBooks, soldOf } from './honestBooks.ts';

const running: RunningMuseum[] = [];

async function aServer() {
  const server = await startMuseumServer({ port: 0, now: () => opening });
  running.push(server);
  const post = (path: string, body: unknown = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: 'mine' },
      body: JSON.stringify(body),
    });
  const books = new TestedMuseum();
  books.museum = server.museum;
  return { ...server, post, books };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

describe('the in-memory museum over HTTP', () => {
  it('[Q-SEC-6] answers the wire, with the museum’s own date and nothing to be stored, to pages of any origin', async () => {
    const { url, post } = await aServer();
    const saved = await post(savePath, anOrder());
    expect(saved.status).toBe(200);
    expect(saved.headers.get('cache-control')).toBe('no-store');
    expect(saved.headers.get('date')).toBe('Tue, 01 Dec 2026 00:30:00 GMT');
    expect(saved.headers.get('access-control-expose-headers')).toContain('Date');
    expect(await saved.json()).toMatchObject({ code: 0, data: { itemTotal: 60 } });
    const asked = await fetch(`${url}${savePath}`, { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('token');
    const picture = await fetch(`${url}/file/download/banner-1.svg`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('has the control face, and says what is wrong with an act', async () => {
    const { post, museum } = await aServer();
    const state = await post('/_museum/state');
    expect(await state.json()).toEqual(museum.control('/_museum/state', {}));
    const wrong = await post('/_museum/reset', { scenario: 'other' });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ error: expect.stringContaining('other') });
  });

  it('[Q-PACT-4] enters a provider state, and answers 422 for one it does not know', async () => {
    const { post } = await aServer();
    const path = '/_pact/provider-states';
    const params = { orderNo: '20261201090000000001' };
    const state = 'an order is closed';
    expect((await post(path, { action: 'setup', state, params })).status).toBe(200);
    expect((await post(path, { action: 'teardown', state, params })).status).toBe(200);
    expect(await (await post('/trip/order/info', params)).json()).toMatchObject({
      data: { status: '已关闭' },
    });
    expect((await post(path, { action: 'setup', state: 'unheard of' })).status).toBe(422);
    expect((await post(path, { action: 'setup' })).status).toBe(422);
  });

  it('[SQR-01] reads the query of a GET', async () => {
    const { url, post } = await aServer();
    const params = { billNo: 'N 1', bill: 'SO&2' };
    const state = 'an SMS link names an issued order';
    await post('/_pact/provider-states', { action: 'setup', state, params });
    const query = new URLSearchParams({ company: 'M', shippingorder: 'SO&2', sdno: 'N 1' });
    const answer = await fetch(`${url}/order/findshipping.do?${query}`);
    expect(await answer.json()).toMatchObject({ content: { orderinfo: { sdno: 'N 1' } } });
  });

  it('[Q-BAD-8] breaks the connection where an answer is to be lost', async () => {
    const { post, museum } = await aServer();
    const plan = [{ path: savePath, kind: 'commitThenDrop' }];
    await post('/_museum/faults', { plan });
    await expect(post(savePath, anOrder())).rejects.toThrow('fetch failed');
    expect(museum.control('/_museum/state', {})).toMatchObject({ orders: [{ status: '待支付' }] });
  });

  it('[Q-STK-1] [Q-STK-6] 200 clients at one moment get exactly the places there are', async () => {
    const { post, books } = await aServer();
    const soldBefore = soldOf(books.state());
    const order = () =>
      anOrder(aLine('adult', 1, { staggeredReservationDailyId: slotId(today, 2) }));
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => (await post(savePath, order())).text()),
    );
    expect(answers.filter((text) => text.startsWith('{"code":0'))).toHaveLength(3);
    expect(answers.filter((text) => text.startsWith('{"code":5010'))).toHaveLength(197);
    expectHonestBooks(books.state(), soldBefore);
    expect(books.slot(slotId(today, 2)).ordinary).toMatchObject({ held: 3, remaining: 0 });
    const taken = books.journal().filter(({ effect }) => effect === 'stock-taken');
    expect(taken.flatMap(({ stockAfter = {} }) => Object.values(stockAfter))).toEqual([2, 1, 0]);
    expect(books.journal().filter(({ kind }) => kind === 'call')).toHaveLength(200);
  });

  it('[Q-STK-4] five clients at one moment with the same document get one order', async () => {
    const { post, books } = await aServer();
    const order = anOrder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await post(savePath, order)).text()),
    );
    const codes = answers.map((text) => /"code":(\d+)/.exec(text)?.[1]);
    expect(codes.sort()).toEqual(['0', '5021', '5021', '5021', '5021']);
    expect(books.state().orders).toHaveLength(1);
  });
});
