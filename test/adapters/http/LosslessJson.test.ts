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
  ])('reads %s', (text, expected) => {
    expect(losslessJson(text)).toBe(expected);
  });

  it('drops __proto__ at any depth and keeps the rest', () => {
    const parsed = losslessJson('{"a":{"__proto__":{"x":1},"b":[{"__proto__":2,"c":3}]},"d":4}');

    expect(JSON.stringify(parsed)).toBe('{"a":{"b":[{"c":3}]},"d":4}');
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('lets the later of two equal keys count', () => {
    expect(losslessJson('{"code":0,"code":1017}')).toEqual({ code: 1017 });
  });

  it.each(['', '{', '{"a":}', 'NaN', "{'a':1}", '{}x'])('refuses %j', (text) => {
    expect(() => losslessJson(text)).toThrow(SyntaxError);
  });
});
