import { describe, expect, it } from 'vitest';
import { openContent, openEnvelope } from '../../../src/adapters/http/Envelope.ts';
import { waitingPage } from '../../../src/adapters/http/waitingPage.ts';

const page = '<!doctype html><title>Waiting room</title><p>Please wait</p>';
const room = {
  inWaitingRoom: true,
  waitTime: 5,
  waitTimeKnown: true,
  waitTimeFormatted: '5 minutes',
  queueIsFull: false,
  queueAll: false,
  lastUpdated: '2026-12-01T01:00:00.000Z',
  refreshIntervalSeconds: 20,
};

const jsonOf = (body: string): unknown => (body.startsWith('{') ? JSON.parse(body) : undefined);
const read = (body: string, headers: Record<string, string> = {}) =>
  waitingPage({ status: 200, headers, body }, jsonOf(body), false);
const write = (body: string) => waitingPage({ status: 200, headers: {}, body }, jsonOf(body), true);

describe('a waiting room that answers in the museum’s place', () => {
  it.each([
    ['by itself', room],
    ['under a name of its own', { cfWaitingRoom: room }],
  ])('[Q-RUSH-6] in JSON, %s: a crowd, for reads and writes', (_, json) => {
    const failure = { kind: 'busy', retryAfterMs: 20_000, queueMinutes: 5 };
    expect(read(JSON.stringify(json))).toEqual(failure);
    expect(write(JSON.stringify(json))).toEqual(failure);
  });

  it.each([
    [
      { ...room, waitTimeKnown: false },
      { kind: 'busy', retryAfterMs: 20_000 },
    ],
    [
      { ...room, waitTime: 0 },
      { kind: 'busy', retryAfterMs: 20_000 },
    ],
    [{ ...room, waitTime: 'soon', refreshIntervalSeconds: -1 }, { kind: 'busy' }],
    [{ inWaitingRoom: true }, { kind: 'busy' }],
    [
      { ...room, waitTime: 1e9, refreshIntervalSeconds: 1e9 },
      { kind: 'busy', retryAfterMs: 120_000, queueMinutes: 1_440 },
    ],
    [
      { ...room, waitTime: 2.2, refreshIntervalSeconds: 0.1 },
      { kind: 'busy', retryAfterMs: 1_000, queueMinutes: 3 },
    ],
  ])('[Q-RUSH-6] believes of %j only what can be', (json, failure) => {
    expect(read(JSON.stringify(json))).toEqual(failure);
  });

  it.each([page, '<html><meta http-equiv="refresh" content="20">', '<h1>您正在排队</h1>'])(
    '[Q-RUSH-6] as a page: a crowd for reads; a write stays open (R25): %s',
    (body) => {
      expect(read(body)).toEqual({ kind: 'busy' });
      expect(write(body)).toBeNull();
    },
  );

  it('[Q-RUSH-6] as a page that refreshes itself: in as many seconds', () => {
    expect(read('<h1>Hello</h1>', { refresh: '20' })).toEqual({
      kind: 'busy',
      retryAfterMs: 20_000,
    });
  });

  it.each([
    '{"inWaitingRoom":false}',
    '{"queue":7}',
    '{"code":0,"data":"waiting room"}',
    '<title>login</title>',
    'please wait',
    '',
  ])('is none: %j', (body) => {
    expect(read(body)).toBeNull();
  });
});

describe('foreign keys', () => {
  it('[Q-SEC-11] named __proto__ reach no object, neither of the envelope nor of its data', async () => {
    const evil =
      '{"__proto__":{"polluted":true,"code":5},"code":0,"data":{"__proto__":{"polluted":true},"a":1}}';
    const opened = await openEnvelope({ status: 200, headers: {}, body: evil }, false);
    expect(opened).toEqual({ ok: true, value: { a: 1 } });
    expect(Reflect.get(opened.ok ? Object(opened.value) : {}, 'polluted')).toBeUndefined();
    const inText = JSON.stringify({ content: '{"__proto__":{"polluted":true},"b":2}' });
    const content = await openContent({ status: 200, headers: {}, body: inText });
    expect(content).toEqual({ ok: true, value: { b: 2 } });
    expect(Reflect.get(content.ok ? Object(content.value) : {}, 'polluted')).toBeUndefined();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
