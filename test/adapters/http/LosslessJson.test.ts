import { describe, expect, it } from 'vitest';
import { losslessJson } from '../../../src/adapters/http/LosslessJson.ts';

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
