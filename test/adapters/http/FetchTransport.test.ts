import fetchMock from 'fetch-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FetchTransport } from '../../../src/adapters/http/FetchTransport.ts';
import type { WireRequest } from '../../../src/adapters/http/Transport.ts';

const prefix = 'https://museum.example/gateway';
const transport = new FetchTransport({ prefix });
const request: WireRequest = {
  method: 'POST',
  path: '/api/integration/pay-way/list',
  headers: { 'content-type': 'application/json', token: 'token-1' },
  body: '{}',
};

beforeEach(() => {
  fetchMock.mockGlobal();
});

afterEach(() => {
  fetchMock.hardReset();
  vi.useRealTimers();
});

describe('FetchTransport', () => {
  it('sends a request below the prefix and hands back what came, whatever its status', async () => {
    fetchMock.post(`${prefix}/api/integration/pay-way/list`, {
      status: 503,
      headers: { 'Retry-After': '7', 'Content-Type': 'text/html' },
      body: '<h1>later</h1>',
    });

    const response = await transport.send(request, 1_000);

    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': '7', 'content-type': 'text/html' },
      body: '<h1>later</h1>',
    });
    const { options } = fetchMock.callHistory.lastCall() ?? {};
    expect(options).toMatchObject({
      method: 'post',
      headers: { 'content-type': 'application/json', token: 'token-1' },
      body: '{}',
    });
  });

  it('sends a query, encoded, behind the path', async () => {
    fetchMock.get('*', 200);

    await transport.send(
      {
        method: 'GET',
        path: '/order/findshipping.do',
        query: { company: 'A&B', sdno: '1 ?#/展' },
        headers: {},
      },
      1_000,
    );

    const { url = '', options } = fetchMock.callHistory.lastCall() ?? {};
    expect(url).toBe(`${prefix}/order/findshipping.do?company=A%26B&sdno=1+%3F%23%2F%E5%B1%95`);
    expect([...new URL(url).searchParams]).toEqual([
      ['company', 'A&B'],
      ['sdno', '1 ?#/展'],
    ]);
    expect(options).not.toHaveProperty('body');
  });

  it('[Q-SEC-3] [Q-SEC-6] caches nothing, tells no referrer and takes the token along no redirect', async () => {
    fetchMock.post('*', 200);

    await transport.send(request, 1_000);

    expect(fetchMock.callHistory.lastCall()?.options).toMatchObject({
      cache: 'no-store',
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    });
  });

  it('[API-02] calls a broken connection network', async () => {
    fetchMock.post('*', { throws: new TypeError('Failed to fetch') });

    await expect(transport.send(request, 1_000)).rejects.toMatchObject({ reason: 'network' });
  });

  it('[API-02] [Q-OFF-3] gives up after the time it was given, and says so', async () => {
    vi.useFakeTimers();
    fetchMock.post('*', new Promise(() => {}));

    const answer = expect(transport.send(request, 8_000)).rejects.toMatchObject({
      reason: 'timeout',
    });
    await vi.advanceTimersByTimeAsync(7_999);
    const signal = fetchMock.callHistory.lastCall()?.options.signal;
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    expect(signal?.aborted).toBe(true);
    await answer;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind an answer', async () => {
    vi.useFakeTimers();
    fetchMock.post('*', 200);

    await transport.send(request, 10_000);

    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    '//elsewhere.example/api',
    'https://elsewhere.example/api',
    '/pay/jsapi/check-unpaid/..',
    '/pay/jsapi/check-unpaid/../../admin',
    '/pay/jsapi/check-unpaid/%2E%2e',
    '/pay\\..\\admin',
    '/trip/order/info?orderNo=1',
    '/trip/order/info#1',
    '',
  ])('sends nothing to %j, which leads out of the museum', async (path) => {
    fetchMock.post('*', 200);

    await expect(transport.send({ ...request, path }, 1_000)).rejects.toMatchObject({
      reason: 'network',
    });
    expect(fetchMock.callHistory.calls()).toHaveLength(0);
  });
});
