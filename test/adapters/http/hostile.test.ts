import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WireResponse } from '../../../src/adapters/http/Transport.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import type { Result } from '../../../src/domain/model/Result.ts';
import { aMuseumBehind } from './aMuseumApi.ts';
import { type EveryCall, everyCall } from './everyCall.ts';

/**
 * A museum, or what stands before it, that answers anything at all (Q-BAD-1, Q-BAD-2). Whatever comes, each call ends
 * in a value of its own type or in a typed failure, and nothing that a screen would show as `undefined` or `NaN`.
 */

type Answer = Partial<WireResponse> | 'network' | 'timeout';
type Path = readonly (string | number)[];

const written = (content: unknown): Partial<WireResponse> => ({ body: JSON.stringify(content) });
const ask = ({ act }: EveryCall, answer: Answer) => act(aMuseumBehind(answer).api);
const calls = everyCall.map((call) => [call.path, call] as const);

// What a call's values look like: the same keys and types as in the value of an answer with every field, and null only
// where the port says so.

const nullable = new Set(
  `price total fee day pickUpCode original originalOrderNo childTicketId difference amount
   advertisement notice purchaseLimit preSaleDays maintenanceNotice`.split(/\s+/),
);
const nullableTicketNumber = new Set(['orderTickets']);
const words: Readonly<Record<string, RegExp>> = {
  pool: /^(?:ordinary|free)$/,
  paymentState: /^(?:paid|unpaid)$/,
  status: /^[a-z][a-zA-Z]+$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
};
const leak = /undefined|NaN|\[object|Invalid Date/;

function differences(value: unknown, example: unknown, call: string, key = call): string[] {
  if (value === null) {
    const may = nullable.has(key) || (key === 'ticketNo' && nullableTicketNumber.has(call));
    return may ? [] : [`${key} is null`];
  }
  if (Array.isArray(example)) {
    if (!Array.isArray(value)) return [`${key} is no list`];
    if (example.length === 0) return value.length === 0 ? [] : [`${key} is not empty`];
    return value.flatMap((item) => differences(item, example[0], call, key));
  }
  if (typeof value !== typeof example) return [`${key} is ${typeof value}`];
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${key} is ${value}`];
  if (typeof value === 'string') {
    return words[key]?.test(value) === false ? [`${key} is ${value}`] : [];
  }
  if (typeof value !== 'object' || typeof example !== 'object' || example === null) return [];
  const [fields, expected] = [new Map(Object.entries(value)), Object.entries(example)];
  if (fields.size !== expected.length) return [`${key} has ${[...fields.keys()]}`];
  return expected.flatMap(([name, part]) =>
    fields.has(name) ? differences(fields.get(name), part, call, name) : [`${name} is missing`],
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function failureDifferences(failure: Failure): string[] {
  switch (failure.kind) {
    case 'business':
      return /^-?\d+$/.test(failure.code) && Array.from(failure.text).length <= 200
        ? []
        : ['business without code and text'];
    case 'busy':
      return Number.isSafeInteger(failure.retryAfterMs ?? 0) ? [] : ['busy for no time'];
    default:
      return ['network', 'timeout', 'maintenance', 'malformed', 'expired'].includes(failure.kind)
        ? []
        : [`failed by ${JSON.stringify(failure)}`];
  }
}

/** What is wrong with a result; the museum's own words may say anything, even `NaN`. */
function wrongWith(result: Result<unknown>, examples: readonly unknown[], call: string, body = '') {
  if (!result.ok) return failureDifferences(result.failure);
  const closest = examples
    .map((example) => differences(result.value, example, call))
    .reduce((best, other) => (other.length < best.length ? other : best));
  const leaks = leak.test(body) ? [] : textsIn(result.value).filter((text) => leak.test(text));
  return [...closest, ...leaks];
}

const bridge = { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'R' };

/** Values of the call's type, one for each of its shapes. */
async function examplesOf(call: EveryCall): Promise<readonly unknown[]> {
  const result = await ask(call, written(call.answer));
  if (!result.ok) throw new Error(`${call.path} is not in order`);
  return call.name === 'startPayment'
    ? [result.value, { kind: 'bridge', request: { ...bridge, paySign: 's' } }]
    : [result.value];
}

// Changing an answer in one place; JSON within a text is a place like any other.

const removed = Symbol('removed');

const within = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function placesIn(value: unknown, at: Path = []): Path[] {
  const inner = typeof value === 'string' ? within(value) : value;
  if (typeof inner !== 'object' || inner === null) return [at];
  const keys: Path = Array.isArray(inner) ? [...inner.keys()] : Object.keys(inner);
  const places = keys.flatMap((key) => placesIn(Reflect.get(inner, key), [...at, key]));
  return [at, ...places];
}

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (typeof value === 'string') {
    const inner = within(value);
    return typeof inner === 'object' ? JSON.stringify(changed(inner, [key, ...rest], to)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const part = changed(Reflect.get(value, key), rest, to);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      index === key ? (part === removed ? [] : [part]) : [item],
    );
  }
  const others = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(part === removed ? others : [...others, [key, part]]);
}

/** JSON with a key in each of its objects that no object literal can have. */
function poisoned(value: unknown): string {
  const inner = typeof value === 'string' ? within(value) : value;
  if (typeof inner !== 'object' || inner === null) return JSON.stringify(value);
  if (Array.isArray(inner)) return `[${inner.map(poisoned)}]`;
  const fields = Object.entries(inner).map(([key, part]) => `"${key}":${poisoned(part)}`);
  const json = `{${['"__proto__":{"polluted":true,"code":5}', ...fields]}}`;
  return typeof value === 'string' ? JSON.stringify(json) : json;
}

const oddities: readonly unknown[] = [
  removed,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  '',
  ' ',
  'X',
  'NaN',
  '-Infinity',
  '1e3',
  '0x1F',
  'undefined',
  '５',
  '2026-02-30',
  '25:99',
  '💥👩‍👩‍👧',
  '\u202eمتحف',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  {},
  { x: 1 },
  [],
  [[]],
  [null],
  ['x', {}],
];

const page = '<!doctype html><title>login</title>';
const malformed = { kind: 'malformed' };

/** Answers without a right place in any call, and what each of them is. */
function brokenAnswers(call: EveryCall): (readonly [Answer, object])[] {
  const { code: _, ...uncoded } = call.answer;
  const codes = [null, '', false, true, 'OK', {}, [0], 'NaN', '0.0', '０'];
  return [
    ['network', { kind: 'network' }],
    ['timeout', { kind: 'timeout' }],
    [{ body: page }, malformed],
    [{ body: page, headers: { 'content-type': 'text/html' } }, malformed],
    [{ status: 500, body: page }, malformed],
    [{ status: 404, body: page }, malformed],
    [{ status: 503, body: page }, { kind: 'maintenance' }],
    [{ status: 503, body: '{"queue":7}' }, { kind: 'busy' }],
    [{ body: '{"queue":7,"waitSeconds":30}' }, malformed],
    [{ body: '' }, malformed],
    [{ body: 'null' }, malformed],
    [{ body: '[]' }, malformed],
    [{ body: '"text"' }, malformed],
    [{ body: '5' }, malformed],
    [{ body: JSON.stringify(call.answer).slice(0, -1) }, malformed],
    [{ body: JSON.stringify(call.answer).slice(0, 8) }, malformed],
    [{ body: `${JSON.stringify(call.answer)}${page}` }, malformed],
    ...codes.map((code) => [written({ ...uncoded, code }), malformed] as const),
    ...(call.method === 'GET' ? [] : [[written(uncoded), malformed] as const]),
    [written({ code: 1017, error: 'x' }), { kind: 'expired' }],
    [written({ ...uncoded, code: '1017' }), { kind: 'expired' }],
    [written({ code: 5, error: 'E-text' }), { kind: 'business', code: '5', text: 'E-text' }],
    [written({ code: 5, message: 'M-text' }), { kind: 'business', code: '5', text: 'M-text' }],
    [written({ code: 5 }), { kind: 'business', code: '5', text: '' }],
    [written({ code: 5, error: { x: 1 } }), { kind: 'business', code: '5', text: '' }],
    [
      written({ code: 5, error: '<img src=x onerror=alert(1)>' }),
      { kind: 'business', code: '5', text: '<img src=x onerror=alert(1)>' },
    ],
  ];
}

describe('a hostile museum', () => {
  it.each(calls)('[API-02] %s: what is no answer is a typed failure', async (_, call) => {
    for (const [answer, failure] of brokenAnswers(call)) {
      expect(await ask(call, answer), JSON.stringify(answer)).toEqual({ ok: false, failure });
    }
  });

  it.each(calls)('[API-01] %s: a code in words of digits is a code', async (_, call) => {
    expect(await ask(call, written({ ...call.answer, code: '0' }))).toEqual(
      await ask(call, written(call.answer)),
    );
  });

  it.each(calls)(
    '[API-03] %s: whatever stands in whichever place, what enters is typed',
    async (_, call) => {
      const examples = await examplesOf(call);
      for (const place of placesIn(call.answer)) {
        for (const oddity of oddities) {
          const answer = changed(call.answer, place, oddity);
          const body = answer === removed ? '' : JSON.stringify(answer);
          const wrong = wrongWith(await ask(call, { body }), examples, call.name, body);

          expect(wrong, body).toEqual([]);
        }
      }
    },
  );

  it.each(calls)('[API-03] %s: ten thousand items, and keys that poison', async (_, call) => {
    const examples = await examplesOf(call);

    expect(await ask(call, { body: poisoned(call.answer) })).toEqual(
      await ask(call, written(call.answer)),
    );
    expect(Object.prototype).not.toHaveProperty('polluted');
    for (const place of placesIn(call.answer)) {
      const many = (item: unknown) => Array.from({ length: 10_000 }, () => item);
      const own = place.reduce<unknown>(
        (value, key) => Object(typeof value === 'string' ? within(value) : value)[key],
        call.answer,
      );
      // Lists, and what might be taken for one: a scalar stands for all scalars.
      if (!Array.isArray(own) && place.length > 2) continue;
      const body = JSON.stringify(
        changed(call.answer, place, many(Array.isArray(own) ? own[0] : 0)),
      );

      expect(wrongWith(await ask(call, { body }), examples, call.name, body)).toEqual([]);
    }
  });

  it.each(calls)('[API-03] %s: two hundred answers out of a hat', async (_, call) => {
    const examples = await examplesOf(call);
    const places = placesIn(call.answer);
    const anything = fc.oneof(
      fc.constantFrom(...oddities),
      fc.jsonValue(),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('０', '９', '٣', '\u200b', '\u202e', '😀', '\ud800') }),
      fc.bigInt().map(String),
      fc.double().map((number) => (Number.isFinite(number) ? number : String(number))),
      fc.array(fc.constantFrom<unknown>(null, {}, [], 0, 'x'), { maxLength: 300 }),
    );
    const change = fc.tuple(fc.nat(places.length - 1), anything);

    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const answer = changes.reduce<unknown>(
          (value, [place, to]) => changed(value, places[place] ?? [], to),
          call.answer,
        );
        const body = typeof answer === 'symbol' ? '' : (JSON.stringify(answer) ?? '');
        const wrong = wrongWith(await ask(call, { body }), examples, call.name, body);

        expect(wrong, body).toEqual([]);
      }),
      { numRuns: 200, seed: 20261127 },
    );
  });
});
