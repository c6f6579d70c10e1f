import { describe, expect, it } from 'vitest';
import { EarlyTransport } from '../../../src/adapters/http/EarlyTransport.ts';
import { TransportError, type WireRequest } from '../../../src/adapters/http/Transport.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { RecordingTransport } from './RecordingTransport.ts';

const timeoutMs = 10_000;

const slots: WireRequest = {
  method: 'POST',
  path: '/trip/staggered-reservation-daily/list',
  headers: { token: 'a' },
  body: '{"reservationDate":"2026-12-01"}',
};

function early(answer: ConstructorParameters<typeof RecordingTransport>[0] = { body: 'early' }) {
  const carrier = new RecordingTransport(answer);
  const clock = new ManualClock(0);
  return { carrier, clock, transport: new EarlyTransport(carrier, clock) };
}

describe('what was sent before anybody asked', () => {
  it('[Q-RUSH-2] [HOME-05] answers the first who asks the same; the next asks anew', async () => {
    const { carrier, transport } = early();
    transport.sendAhead(slots, timeoutMs);
    expect(carrier.only).toEqual({ request: slots, timeoutMs });
    expect((await transport.send({ ...slots }, timeoutMs)).body).toBe('early');
    expect(carrier.requests).toHaveLength(1);
    await transport.send(slots, timeoutMs);
    expect(carrier.requests).toHaveLength(2);
  });

  it.each([
    ['of another day', { body: '{"reservationDate":"2026-12-02"}' }],
    ['of another visitor', { headers: { token: 'b' } }],
    ['in another place', { path: '/bms/staggered-reservation-config/info' }],
    ['put another way', { method: 'GET' }],
    ['with a query', { query: { day: '2026-12-01' } }],
  ] as const)('[HOME-03] [Q-SEC-3] %s is another question', async (_, other) => {
    const { carrier, transport } = early();
    transport.sendAhead(slots, timeoutMs);
    await transport.send({ ...slots, ...other }, timeoutMs);
    expect(carrier.requests).toHaveLength(2);
  });

  it('[Q-STK-5] is forgotten after half a minute: counts of places that nobody has taken are old by then', async () => {
    const { carrier, clock, transport } = early();
    transport.sendAhead(slots, timeoutMs);
    await clock.advance(29_999);
    await transport.send(slots, timeoutMs);
    expect(carrier.requests).toHaveLength(1);
    transport.sendAhead(slots, timeoutMs);
    await clock.advance(30_000);
    await transport.send(slots, timeoutMs);
    expect(carrier.requests).toHaveLength(3);
  });

  it('[Q-OFF-3] fails for whoever asks, and for nobody before', async () => {
    const { clock, transport } = early('network');
    transport.sendAhead(slots, timeoutMs);
    await clock.advance(1_000);
    await expect(transport.send(slots, timeoutMs)).rejects.toEqual(new TransportError('network'));
  });

  it('[Q-OFF-3] is sent after a while where nobody has asked until then, and answers who asks', async () => {
    const { carrier, clock, transport } = early();
    transport.sendSoon(slots, timeoutMs, 150);
    await clock.advance(149);
    expect(carrier.requests).toEqual([]);
    await clock.advance(1);
    expect(carrier.only).toEqual({ request: slots, timeoutMs });
    expect((await transport.send(slots, timeoutMs)).body).toBe('early');
    expect(carrier.requests).toHaveLength(1);
  });

  it('[Q-RUSH-2] is sent at once where somebody asks before, and not again', async () => {
    const { carrier, clock, transport } = early();
    transport.sendSoon(slots, timeoutMs, 150);
    await clock.advance(100);
    expect((await transport.send(slots, timeoutMs)).body).toBe('early');
    await clock.advance(100);
    expect(carrier.requests).toHaveLength(1);
    await transport.send(slots, timeoutMs);
    expect(carrier.requests).toHaveLength(2);
  });

  it('[Q-STK-5] is forgotten half a minute after it was sent, whenever that was', async () => {
    const { carrier, clock, transport } = early();
    transport.sendSoon(slots, timeoutMs, 150);
    await clock.advance(30_149);
    transport.sendAhead(slots, timeoutMs);
    await clock.advance(1);
    await transport.send(slots, timeoutMs);
    expect(carrier.requests).toHaveLength(2);
  });
});
