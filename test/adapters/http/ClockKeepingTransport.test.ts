import { describe, expect, it } from 'vitest';
import { ClockKeepingTransport } from '../../../src/adapters/http/ClockKeepingTransport.ts';
import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from '../../../src/adapters/http/Transport.ts';

const request: WireRequest = { method: 'POST', path: '/a', headers: {}, body: '{}' };
const answer = (headers: WireResponse['headers']): WireResponse => ({
  status: 503,
  headers,
  body: 'busy',
});

function carriedBy(send: Transport['send']) {
  const learnt: number[] = [];
  const sent: unknown[] = [];
  const carrier: Transport = {
    send: (...given) => {
      sent.push(given);
      return send(...given);
    },
  };
  const learn = (date: number) => void learnt.push(date);
  return { learnt, sent, transport: new ClockKeepingTransport({ carrier, learn }) };
}

describe('ClockKeepingTransport', () => {
  it('[HOME-07] learns the museum’s time from each answer, whatever its status (R13)', async () => {
    const date = 'Tue, 01 Dec 2026 00:30:00 GMT';
    const { learnt, transport } = carriedBy(async () => answer({ date }));
    await transport.send(request, 10);
    await transport.send(request, 10);
    const instant = Date.parse('2026-12-01T08:30:00+08:00');
    expect(learnt).toEqual([instant, instant]);
  });

  it('carries requests and answers as they are', async () => {
    const response = answer({ date: 'Tue, 01 Dec 2026 00:30:00 GMT', 'retry-after': '5' });
    const { sent, transport } = carriedBy(async () => response);
    expect(await transport.send(request, 8_000)).toBe(response);
    expect(sent).toEqual([[request, 8_000]]);
  });

  it('learns nothing from an answer that says no time', async () => {
    const { learnt, transport } = carriedBy(async () => answer({}));
    await transport.send(request, 10);
    expect(learnt).toEqual([]);
  });

  it('passes a lost answer on, and learns nothing from it', async () => {
    const lost = new TransportError('timeout');
    const { learnt, transport } = carriedBy(() => Promise.reject(lost));
    await expect(transport.send(request, 10)).rejects.toBe(lost);
    expect(learnt).toEqual([]);
  });
});
