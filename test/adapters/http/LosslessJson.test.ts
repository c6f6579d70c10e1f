import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { losslessJson } from '../../../src/adapters/http/LosslessJson.ts';

const namesBefore = Object.getOwnPropertyNames(Object.prototype);

/** A value as JSON text, in which an object is a list of entries: what no object could hold is written all the same. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries: readonly (readonly [string, unknown])[] = Object.values(value)[0];
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`)}}`;
}

/** How often something hangs on a `__proto__` of its own, or has another prototype than it was born with. */
function poisonedPlaces(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const born = Array.isArray(value) ? Array.prototype : Object.prototype;
  const own = Object.hasOwn(value, '__proto__') || Object.getPrototypeOf(value) !== born ? 1 : 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + poisonedPlaces(inner), own);
}

describe('losslessJson', () => {
  it.each([
    ['0', 0],
    ['60', 60],
    ['19.9', 19.9],
    ['60.00', 60],
    ['-3', -3],
    ['1e3', 1000],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', '9007199254740992'],
    ['9007199254740993', '9007199254740993'],
    ['653247040368672769', '653247040368672769'],
    ['-653247040368672769', '-653247040368672769'],
    ['1e999', '1e999'],
  ])('reads %s', async (text, expected) => {
    expect(await losslessJson(text)).toBe(expected);
  });

  it('drops __proto__ at any depth and keeps the rest', async () => {
    const parsed = await losslessJson(
      '{"a":{"__proto__":{"x":1},"b":[{"__proto__":2,"c":3}]},"d":4}',
    );
    const withLongNumber = await losslessJson(
      '{"a":{"__proto__":{"x":1}},"id":653247040368672769}',
    );

    expect(JSON.stringify(parsed)).toBe('{"a":{"b":[{"c":3}]},"d":4}');
    expect(JSON.stringify(withLongNumber)).toBe('{"a":{},"id":"653247040368672769"}');
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('[Q-SEC-11] drops __proto__ from whatever comes, however deep, and poisons nothing', async () => {
    const keys = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'a', 'b');
    const { any } = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 5, depthSize: 'large' },
        fc.constantFrom<unknown>(null, true, 1, 'x', 'polluted'),
        fc.array(tie('any'), { maxLength: 3 }),
        // As entries: as an object such a key would be none.
        fc.array(fc.tuple(keys, tie('any')), { maxLength: 4 }).map((entries) => ({ entries })),
      ),
    }));
    const property = fc.asyncProperty(any, fc.boolean(), async (value, isLong) => {
      const text = isLong ? `{"data":${written(value)},"id":653247040368672769}` : written(value);
      const parsed = await losslessJson(text);
      expect(poisonedPlaces(parsed)).toBe(0);
    });
    await fc.assert(property, { numRuns: 500, seed: 20_261_128 });
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(namesBefore);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('lets the later of two equal keys count', async () => {
    expect(await losslessJson('{"code":0,"code":1017}')).toEqual({ code: 1017 });
    expect(await losslessJson('{"code":0,"code":9007199254740993}')).toEqual({
      code: '9007199254740993',
    });
  });

  it.each(['', '{', '{"a":}', 'NaN', "{'a':1}", '{}x', '[9007199254740993'])(
    'refuses %j',
    async (text) => {
      await expect(losslessJson(text)).rejects.toThrow(SyntaxError);
    },
  );
});
