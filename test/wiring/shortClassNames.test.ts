import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClassNaming, shortClassNames } from '../../scripts/shortClassNames.ts';

const card =
  '/* no .other */ .card { animation: rise 1s; } .head { margin: .5rem; } @keyframes rise {}';

describe('the names under which classes are shipped', () => {
  let folder: string;
  let nameOf: ClassNaming;
  const at = (file: string) => join(folder, file);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'styles-'));
    mkdirSync(at('deep'));
    const many = Array.from({ length: 60 }, (_, place) => `sheet${100 + place}.module.css`);
    for (const file of [...many, 'deep/Card.module.css', 'plain.css', 'Card.tsx']) {
      writeFileSync(at(file), '');
    }
    nameOf = shortClassNames(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('say where each stands: letters for the sheet, a number in it, the same whenever they are asked for', () => {
    const path = at('deep/Card.module.css');
    expect(['card', 'head', 'rise', 'card'].map((name) => nameOf(name, path, card))).toEqual([
      'a0',
      'a1',
      'a2',
      'a0',
    ]);
    expect(nameOf('head', `${path}?used`, card)).toBe('a1');
  });

  it('are never those of another sheet, however many there are', () => {
    const sheets = Array.from({ length: 60 }, (_, place) => at(`sheet${100 + place}.module.css`));
    const names = sheets.map((path) => nameOf('card', path, card));
    expect(new Set([...names, 'a0']).size).toBe(61);
    expect(names.at(-1)).toBe('ai0');
  });

  it('are not made up for a sheet or a class that nobody knows', () => {
    expect(() => nameOf('card', at('plain.css'), card)).toThrow('plain.css');
    expect(() => nameOf('other', at('deep/Card.module.css'), card)).toThrow('other');
  });
});
