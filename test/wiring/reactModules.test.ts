import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { asModule, reactModules } from '../../scripts/reactModules.ts';

const shipped = (source: string, absent: readonly string[] = []): string =>
  asModule(source, parseSync('library.cjs', source).program, absent).replace(/\s+/g, ' ');

/** What a module of that source exports, where it asks for no other. */
const exportsOf = (source: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`data:text/javascript,${encodeURIComponent(shipped(source))}`);

describe('a CommonJS module, as it is shipped', () => {
  it('exports the same, each as a constant of its own that can be left out', () => {
    expect(shipped("'use strict'; exports.one = 1; exports.two = function () {};")).toBe(
      "'use strict'; const exported_one = 1; const exported_two = function () {}; export { exported_one as one, exported_two as two };",
    );
  });

  it('reads and calls what it exports itself', async () => {
    const { twice } = await exportsOf(
      'exports.count = 2; exports.twice = function () { return 2 * exports.count; };',
    );
    expect(twice).toBeInstanceOf(Function);
    expect(Reflect.apply(Object(twice), undefined, [])).toBe(4);
  });

  it('lets what is set twice, or not at the top, change', async () => {
    const source =
      'exports.now = void 0; if (true) { exports.now = 1; } else { exports.now = 2; exports.later = 3; }';
    expect(shipped(source)).toContain('let exported_now; let exported_later;');
    expect(await exportsOf(source)).toMatchObject({ now: 1, later: undefined });
  });

  it('imports the modules that it asks for under the names that it gives them', () => {
    const source =
      'var One = require("one"), Two = require("two"); var other = 1; exports.three = One.three(Two, other);';
    expect(shipped(source)).toBe(
      "import * as One from 'one'; import * as Two from 'two'; var other = 1; const exported_three = One.three(Two, other); export { exported_three as three };",
    );
  });

  it('exports what others read of it in vain, as nothing', () => {
    expect(shipped('exports.one = 1;', ['log'])).toBe(
      'const exported_log = undefined; const exported_one = 1; export { exported_one as one, exported_log as log };',
    );
  });

  it.each([
    'module.exports = function () {};',
    'exports.one = require("one");',
    'if (isNew) { var One = require("one"); }',
    'var One = require("one"), two = 2;',
  ])('is not built where it asks or exports in another way: %s', (source) => {
    expect(() => shipped(source)).toThrow('in another way');
  });

  it('is one of React in production, and nothing else', () => {
    const { transform } = reactModules();
    const id: unknown = Reflect.get(Reflect.get(Object(transform), 'filter'), 'id');
    const isTaken = (path: string): boolean => id instanceof RegExp && id.test(path);
    expect(isTaken('/app/node_modules/react-dom/client.js')).toBe(true);
    expect(isTaken('/app/node_modules/react/cjs/react.production.js')).toBe(true);
    expect(isTaken('/app/node_modules/react/cjs/react.development.js')).toBe(false);
    expect(isTaken('/app/node_modules/react-stately/index.js')).toBe(false);
  });
});
