import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutHelpers } from '../../scripts/plainNamespaces.ts';

const built = (source: string): string =>
  withoutHelpers(source, parseSync('chunk.js', source).program).replace(/\s+/g, ' ').trim();

const importing = (names: string): string =>
  `import { ${names} } from "./rolldown-runtime-abc.js";\n`;

describe('a built file', () => {
  it('makes what a module exports by itself, read when it is asked for', () => {
    const source = `${importing('n as __exportAll')}import { a } from "./a.js";
      var one_exports = /* @__PURE__ */ __exportAll({ default: () => one, two: () => two });
      export { one_exports as t };`;
    expect(built(source)).toBe(
      'import { a } from "./a.js"; var one_exports = /* @__PURE__ */ ({ get default() { return one; }, get two() { return two; } }); export { one_exports as t };',
    );
  });

  it('is left as it is where it makes none', () => {
    const source = 'import { a } from "./a.js"; export const b = call({ a: () => a });';
    expect(built(source)).toBe(source);
  });

  it('is not built where it needs another of the bundler’s helpers', () => {
    const source = `${importing('n as __exportAll, r as __toESM')}var a = __toESM(b());`;
    expect(() => built(source)).toThrow('__toESM');
  });

  it.each([
    'const a = __exportAll({ one });',
    'const a = __exportAll({ one: () => one }, 1), b = [__exportAll({})];',
    'f(__exportAll({ one: () => one }));',
  ])('is not built where the bundler makes them in another way: %s', (use) => {
    expect(() => built(importing('n as __exportAll') + use)).toThrow('otherwise');
  });
});
