import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanLibraries, withMethods, withoutUnused } from '../../scripts/leanLibraries.ts';

const lean = (source: string, ...unused: readonly string[]): string =>
  withoutUnused(source, parseSync('library.js', source).program, unused);

describe('libraries, as they are shipped', () => {
  it('keep of what is unused in them no more than its name', () => {
    const source =
      'export const large = make(); function unused(a) { return large(a); } export function used() { return 1; }';
    expect(lean(source, 'unused', 'large')).toBe(
      "export const large = undefined; function unused(a) { throw Error('unused'); } export function used() { return 1; }",
    );
  });

  it('do not call what is unused while they are read', () => {
    const source = 'add("at"); add("map"); keep(); function add(name) { names.push(name); }';
    expect(lean(source, 'add')).toBe("  keep(); function add(name) { throw Error('add'); }");
  });

  it('call by what they call with first, where the function is needed elsewhere', () => {
    const source = 'const a = 1; assign(a, b); assign(c, b);';
    expect(lean(source, 'a', 'assign(a)')).toBe('const a = undefined;  assign(c, b);');
  });

  it('take something else where they choose', () => {
    const source = 'const chosen = isNew ? large() : small; const other = chosen;';
    const take = (name: string) =>
      withoutUnused(source, parseSync('library.js', source).program, [], { [name]: 'small' });
    expect(take('chosen')).toBe('const chosen = small; const other = chosen;');
    expect(() => take('choice')).toThrow('choice');
  });

  it('add nothing to what is unused', () => {
    const source = 'var a = make(); a.displayName = "a"; b.displayName = "b";';
    expect(lean(source, 'a')).toBe('var a = undefined;  b.displayName = "b";');
  });

  it('are not built where a version has other parts than the one that was looked at', () => {
    expect(() => lean('function a() {}', 'a', 'b', 'c')).toThrow('b, c');
  });

  it('keep of their classes the methods that are used, whatever these are called in others', () => {
    const source =
      'class A { x = 1; constructor() {} get() { return this._get(); } _get() {} other() {} } class B { get() {} of() {} }';
    expect(
      withMethods(source, parseSync('library.js', source).program, ['constructor', 'get', '_get']),
    ).toBe(
      'class A { x = 1; constructor() {} get() { return this._get(); } _get() {}  } class B { get() {}  }',
    );
    expect(() =>
      withMethods(source, parseSync('library.js', source).program, ['get', 'put', 'post']),
    ).toThrow('put, post');
  });

  it('are told apart by their files, and each is left as it is outside of them', () => {
    const { transform } = leanLibraries();
    const id: unknown = Reflect.get(Reflect.get(Object(transform), 'filter'), 'id');
    expect(id).toBeInstanceOf(RegExp);
    if (!(id instanceof RegExp)) return;
    expect(id.test('/app/node_modules/mobx/dist/mobx.mjs')).toBe(true);
    expect(id.test('/app/node_modules/wouter/src/index.js')).toBe(true);
    expect(id.test('/app/node_modules/inversify/lib/esm/index.js')).toBe(true);
    expect(id.test('/app/node_modules/qrcode.react/lib/esm/index.js')).toBe(true);
    expect(id.test('\0vite/preload-helper.js')).toBe(true);
    expect(id.test('/app/node_modules/valibot/dist/index.mjs')).toBe(false);
    expect(id.test('/app/src/ui/App.tsx')).toBe(false);
  });
});
