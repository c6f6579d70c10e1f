import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { aMuseumAnswering, aMuseumBehind, aMuseumWriting } from './aMuseumApi.ts';

const readFailure = async (answer: Parameters<typeof aMuseumBehind>[0]): Promise<Failure> => {
  const result = await aMuseumBehind(answer).api.payWays();
  if (result.ok) throw new Error('it worked out');
  return result.failure;
};

const writeFailure = async (answer: Parameters<typeof aMuseumBehind>[0]): Promise<Failure> => {
  const result = await aMuseumBehind(answer).api.confirmOrder(orderNo('1'));
  if (result.ok) throw new Error('it worked out');
  return result.failure;
};

const body = (content: unknown) => ({ body: JSON.stringify(content) });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T01:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the envelope of an answer', () => {
  it.each([0, '0', '00'])('[API-01] is a success with code %j', async (code) => {
    const { api } = aMuseumWriting(JSON.stringify({ code, data: [] }));

    expect(await api.payWays()).toEqual({ ok: true, value: [] });
  });

  it.each([
    [{ code: 5001, error: 'Sold out' }, '5001', 'Sold out'],
    [{ code: '5001', message: 'Sold out' }, '5001', 'Sold out'],
    [{ code: 5, error: '', message: 'from message' }, '5', 'from message'],
    [{ code: 5, error: 'from error', message: 'from message' }, '5', 'from error'],
    [{ code: 5 }, '5', ''],
    [{ code: 5, error: { x: 1 }, message: ['y'] }, '5', ''],
    [{ code: -1, error: '<b>bold</b>' }, '-1', '<b>bold</b>'],
    [{ code: 5, error: ' a\u0000b\u001b\u202ec\n ' }, '5', 'abc'],
  ])('[API-01] delivers the museum’s own words: %j', async (answer, code, text) => {
    expect(await readFailure(body(answer))).toEqual({ kind: 'business', code, text });
  });

  it('cuts the museum’s words at 200 characters, none of them in half', async () => {
    const failure = await readFailure(body({ code: 5, error: '𠮷'.repeat(300) }));

    expect(failure).toEqual({ kind: 'business', code: '5', text: '𠮷'.repeat(200) });
  });

  it.each([
    ['as number', { body: '{"code":1017,"error":"x"}' }],
    ['as text', { body: '{"code":"1017"}' }],
    ['with data', { body: '{"code":1017,"data":[]}' }],
    ['under another status', { status: 401, body: '{"code":1017}' }],
    ['under 503', { status: 503, body: '{"code":1017}' }],
  ])('[API-01] is an expired login with code 1017 %s, and delivers nothing', async (_, answer) => {
    expect(await readFailure(answer)).toEqual({ kind: 'expired' });
  });

  it.each([
    ['HTML', { body: '<!doctype html><title>login</title>' }],
    ['nothing', { body: '' }],
    ['a cut body', { body: '{"code":0,"da' }],
    ['JSON and more', { body: '{"code":0,"data":[]}}' }],
    ['null', { body: 'null' }],
    ['a list', { body: '[]' }],
    ['no code', { body: '{"data":[]}' }],
    ['code null', { body: '{"code":null,"data":[]}' }],
    ['code true', { body: '{"code":true,"data":[]}' }],
    ['a code in words', { body: '{"code":"OK","data":[]}' }],
    ['an empty code', { body: '{"code":"","data":[]}' }],
    ['data of another shape', { body: '{"code":0,"data":{"a":1}}' }],
    ['more than 2 MB', { body: `{"code":0,"data":[],"x":"${'x'.repeat(2 * 1024 * 1024)}"}` }],
    ['JSON nested beyond reading', { body: `{"code":0,"data":${'['.repeat(200_000)}` }],
    ['status 500', { status: 500, body: '{"code":0,"data":[]}' }],
    ['status 500 with a code', { status: 500, body: '{"code":5,"error":"x"}' }],
    ['status 404 in HTML', { status: 404, body: '<h1>not found</h1>' }],
    ['status 302', { status: 302, body: '{"code":0,"data":[]}' }],
  ])('[API-02] [Q-BAD-1] [API-03] is malformed: %s', async (_, answer) => {
    expect(await readFailure(answer)).toEqual({ kind: 'malformed' });
  });

  it.each([429, 502, 504])(
    '[API-02] [Q-BAD-1] is busy with status %i, HTML or not',
    async (status) => {
      expect(await readFailure({ status, body: '<h1>Bad Gateway</h1>' })).toEqual({ kind: 'busy' });
      expect(await readFailure({ status, body: '{"code":9,"error":"x"}' })).toEqual({
        kind: 'busy',
      });
    },
  );

  it('[API-02] [Q-BAD-1] is maintenance with a page under 503 that does not say when to come back', async () => {
    const page = '\n<!doctype html><title>Maintenance</title>';
    const told = { status: 503, body: page, headers: { 'retry-after': '7' } };
    const garbled = { status: 503, body: page, headers: { 'retry-after': 'soon' } };

    expect(await readFailure({ status: 503, body: page })).toEqual({ kind: 'maintenance' });
    expect(await readFailure(garbled)).toEqual({ kind: 'maintenance' });
    expect(await writeFailure({ status: 503, body: page })).toEqual({ kind: 'maintenance' });
    expect(await readFailure(told)).toEqual({ kind: 'busy', retryAfterMs: 7_000 });
    expect(await readFailure({ status: 503, body: '{"code":9}' })).toEqual({ kind: 'busy' });
    expect(await readFailure({ status: 503, body: 'busy' })).toEqual({ kind: 'busy' });
    expect(await readFailure({ status: 503 })).toEqual({ kind: 'busy' });
  });

  it('leaves a write open whose answer a gateway lost, since it may have been carried out', async () => {
    expect(await writeFailure({ status: 502, body: '' })).toEqual({ kind: 'network' });
    expect(await writeFailure({ status: 504, body: '' })).toEqual({ kind: 'timeout' });
    expect(await writeFailure({ status: 503, body: '' })).toEqual({ kind: 'busy' });
    expect(await writeFailure({ status: 429, body: '' })).toEqual({ kind: 'busy' });
  });

  it.each([
    ['7', {}, 7_000],
    ['0', {}, 0],
    ['86400', {}, 120_000],
    ['Tue, 01 Dec 2026 01:00:30 GMT', {}, 30_000],
    ['Tue, 01 Dec 2026 00:59:00 GMT', {}, 0],
    ['Wed, 02 Dec 2026 01:00:00 GMT', {}, 120_000],
    // The phone's clock is an hour slow; the museum's own Date says so.
    ['Tue, 01 Dec 2026 02:00:10 GMT', { date: 'Tue, 01 Dec 2026 02:00:00 GMT' }, 10_000],
  ])('[API-02] [Q-RUSH-1] waits as Retry-After %j says', async (value, headers, retryAfterMs) => {
    const answer = { status: 503, headers: { ...headers, 'retry-after': value } };

    expect(await readFailure(answer)).toEqual({ kind: 'busy', retryAfterMs });
  });

  it.each(['soon', '', '-5', '1.5x'])(
    '[API-02] [Q-RUSH-1] ignores Retry-After %j',
    async (value) => {
      const answer = { status: 429, headers: { 'retry-after': value } };

      expect(await readFailure(answer)).toEqual({ kind: 'busy' });
    },
  );

  it.each(['network', 'timeout'] as const)('[API-02] [Q-BAD-1] hands on %s', async (reason) => {
    expect(await readFailure(reason)).toEqual({ kind: reason });
  });
});

describe('a request', () => {
  it('carries JSON, and the token only when there is one', async () => {
    const without = aMuseumAnswering([]);
    const blank = aMuseumAnswering([], '');
    const withToken = aMuseumAnswering([], 'token-1');

    await without.api.payWays();
    await blank.api.payWays();
    await withToken.api.payWays();

    const headers = { 'content-type': 'application/json' };
    expect(without.transport.only.request).toEqual({
      method: 'POST',
      path: '/api/integration/pay-way/list',
      headers,
      body: '{}',
    });
    expect(blank.transport.only.request.headers).toEqual(headers);
    expect(withToken.transport.only.request.headers).toEqual({ ...headers, token: 'token-1' });
  });

  it('is sent once, whatever comes of it', async () => {
    const { api, transport } = aMuseumBehind({ status: 503 });

    await api.confirmOrder(orderNo('1'));

    expect(transport.requests).toHaveLength(1);
  });

  it('does not take a bug for a failed connection', async () => {
    const { api, transport } = aMuseumAnswering([]);
    transport.send = () => Promise.reject(new TypeError('a bug'));

    await expect(api.payWays()).rejects.toThrow('a bug');
  });
});
