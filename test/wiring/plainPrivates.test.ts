import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withPlainPrivates } from '../../scripts/plainPrivates.ts';

const shipped = (source: string): string =>
  withPlainPrivates(source, parseSync('source.ts', source).program);

describe('private names, as they are shipped', () => {
  it('[Q-WV-1] are plain ones, the same wherever they stand in their class', () => {
    const source =
      'class A { #count = 1; #add(n: number) { return this.#count + n; } two() { return this.#add(1); } }';
    expect(shipped(source)).toBe(
      'class A { _a = 1; _b(n: number) { return this._a + n; } two() { return this._b(1); } }',
    );
  });

  it('[Q-WV-1] of a class that stands on another are no names of that one', () => {
    const source = 'class A { #x = 1; } class B extends A { #x = 2; #y = this.#x; }';
    expect(shipped(source)).toBe(
      'class A { _a = 1; } class B extends A { __a = 2; __b = this.__a; }',
    );
  });

  it('[Q-WV-1] are left alone in texts and addresses', () => {
    const source = 'const a = "#app"; const b = a + "#b"; // #nothing';
    expect(shipped(source)).toBe(source);
  });

  it('[Q-WV-1] of a class around another are not touched by that other', () => {
    const source =
      'class A { #x = 1; make() { return class { #x = 2; get() { return this.#x; } }; } }';
    expect(shipped(source)).toBe(
      'class A { _a = 1; make() { return class { _a = 2; get() { return this._a; } }; } }',
    );
  });

  it('are refused where they would mean something else', () => {
    const inner = 'class A { #x = 1; make() { return class { get(a) { return a.#x; } }; } }';
    expect(() => shipped(inner)).toThrow('#x');
    expect(() => shipped('class A { #x = 1; is(a) { return #x in a; } }')).toThrow('#x');
  });
});
