import { describe, expect, it } from 'vitest';
import { HttpMuseumApi } from '../../../src/adapters/http/HttpMuseumApi.ts';
import { ReadRetries } from '../../../src/adapters/http/ReadRetries.ts';
import type { WireResponse } from '../../../src/adapters/http/Transport.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { everyCall } from './everyCall.ts';
import { RecordingTransport } from './RecordingTransport.ts';

const museum = (answer: Partial<WireResponse> | 'network' | 'timeout', token: string | null) => {
  const transport = new RecordingTransport(answer);
  const clock = new ManualClock(0);
  const retries = new ReadRetries({ clock, random: () => 0.5 });
  // As many calls as leave room for every retry of one.
  for (let calls = 0; calls < 20; calls += 1) retries.noteCall();
  const api = new HttpMuseumApi({
    exchange: new WireExchange({ transport, token: () => token, retries }),
    organisationId: () => 'museum-1',
    apiPrefix: '/museum',
  });
  return { transport, clock, api };
};

const calls = everyCall.map((call) => [call.path, call] as const);

describe('the calls of §7', () => {
  it('[API-00] are 37, each a method of the port and a path of its own', () => {
    const { api } = museum('network', null);

    expect(new Set(everyCall.map(({ name }) => name))).toEqual(new Set(Object.keys(api)));
    expect(new Set(everyCall.map(({ path }) => path)).size).toBe(37);
  });

  it.each(calls)(
    '[API-00] [START-03] [Q-OFF-3] %s: method, path, payload, time-out, and the token when there is one',
    async (_, { act, method = 'POST', path, sent, timeoutMs, answer }) => {
      for (const token of [null, 'token-1']) {
        const { transport, api } = museum({ body: JSON.stringify(answer) }, token);

        expect(await act(api)).toMatchObject({ ok: true });

        const { body, ...request } = transport.only.request;
        expect(transport.only.timeoutMs).toBe(timeoutMs);
        expect(request).toEqual({
          method,
          path,
          headers: {
            'content-type': 'application/json',
            ...(token === null ? {} : { token }),
          },
          ...(method === 'GET' ? { query: sent } : {}),
        });
        expect(body === undefined ? null : JSON.parse(body)).toEqual(
          method === 'GET' ? null : sent,
        );
      }
    },
  );

  it.each(calls)('[API-01] %s: an error code delivers the museum’s text', async (_, { act }) => {
    for (const field of ['error', 'message']) {
      const { api } = museum({ body: JSON.stringify({ code: 5001, [field]: 'Not today' }) }, null);

      expect(await act(api)).toEqual({
        ok: false,
        failure: { kind: 'business', code: '5001', text: 'Not today' },
      });
    }
  });

  it.each(calls)('[API-01] %s: 1017 delivers nothing but the expiry', async (_, call) => {
    const { api } = museum({ body: JSON.stringify({ ...call.answer, code: 1017 }) }, 'token-1');

    expect(await call.act(api)).toEqual({ ok: false, failure: { kind: 'expired' } });
  });

  it.each(calls)(
    '[API-02] %s: each of the other kinds of failure',
    async (_, { act, writes = false }) => {
      const lost = writes ? { kind: 'network' } : { kind: 'busy' };
      const late = writes ? { kind: 'timeout' } : { kind: 'busy' };
      const kinds = [
        ['network', { kind: 'network' }],
        ['timeout', { kind: 'timeout' }],
        [{ status: 429, body: '{"code":9}' }, { kind: 'busy' }],
        [
          { status: 503, headers: { 'retry-after': '60' }, body: '<h1>Queue</h1>' },
          { kind: 'busy', retryAfterMs: 60_000 },
        ],
        [{ status: 503, body: '<h1>Closed</h1>' }, { kind: 'maintenance' }],
        [{ status: 502, body: '<h1>Bad Gateway</h1>' }, lost],
        [{ status: 504, body: '' }, late],
        [{ body: '<!doctype html><title>login</title>' }, { kind: 'malformed' }],
        [{ status: 500, body: '{"code":0}' }, { kind: 'malformed' }],
      ] as const;
      for (const [answer, failure] of kinds) {
        const { api, clock } = museum(answer, null);
        const result = act(api);
        await clock.advance(600_000);

        expect(await result).toEqual({ ok: false, failure });
      }
    },
  );

  it.each(calls)(
    '[API-02] %s: asked again when it is a read that nobody polls, and never when it writes',
    async (_, { act, writes, polled }) => {
      const { api, clock, transport } = museum({ status: 502 }, null);

      const result = act(api);
      await clock.advance(600_000);
      await result;

      expect(transport.requests).toHaveLength(writes === true || polled === true ? 1 : 4);
    },
  );
});
