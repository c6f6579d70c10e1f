import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import type { Result } from '../../../src/domain/model/Result.ts';
import { aMuseumBehind } from './aMuseumApi.ts';
import { type EveryCall, everyCall } from './everyCall.ts';
import {
  brokenAnswers,
  changed,
  type HostileAnswer,
  oddities,
  partAt,
  placesIn,
  poisoned,
  removed,
  textsIn,
  written,
} from './hostileAnswers.ts';

/**
 * A museum, or what stands before it, that answers anything at all (Q-BAD-1, Q-BAD-2). Whatever comes, each call ends
 * in a value of its own type or in a typed failure, and nothing that a screen would show as `undefined` or `NaN`.
 */

const ask = ({ act }: EveryCall, answer: HostileAnswer) => act(aMuseumBehind(answer).api);
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

describe('a hostile museum', () => {
  it.each(calls)('[API-02] [Q-BAD-1] %s: what is no answer is a typed failure', async (_, call) => {
    for (const [answer, failure] of brokenAnswers(call.answer, call.method)) {
      expect(await ask(call, answer), JSON.stringify(answer)).toEqual({ ok: false, failure });
    }
  });

  it.each(calls)('[API-01] [Q-BAD-1] %s: a code in words of digits is a code', async (_, call) => {
    expect(await ask(call, written({ ...call.answer, code: '0' }))).toEqual(
      await ask(call, written(call.answer)),
    );
  });

  it.each(calls)(
    '[API-03] [Q-BAD-2] %s: whatever stands in whichever place, what enters is typed',
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

  it.each(calls)(
    '[API-03] [Q-BAD-2] [Q-SEC-11] %s: ten thousand items, and keys that poison',
    async (_, call) => {
      const examples = await examplesOf(call);

      expect(await ask(call, { body: poisoned(call.answer) })).toEqual(
        await ask(call, written(call.answer)),
      );
      expect(Object.prototype).not.toHaveProperty('polluted');
      for (const place of placesIn(call.answer)) {
        const many = (item: unknown) => Array.from({ length: 10_000 }, () => item);
        const own = partAt(call.answer, place);
        // Lists, and what might be taken for one: a scalar stands for all scalars.
        if (!Array.isArray(own) && place.length > 2) continue;
        const body = JSON.stringify(
          changed(call.answer, place, many(Array.isArray(own) ? own[0] : 0)),
        );

        expect(wrongWith(await ask(call, { body }), examples, call.name, body)).toEqual([]);
      }
    },
  );

  it.each(calls)('[API-03] [Q-BAD-2] %s: two hundred answers out of a hat', async (_, call) => {
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
