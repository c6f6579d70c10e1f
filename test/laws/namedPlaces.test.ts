import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** A place among siblings that is asked of whatever element there is, instead of those of a class or a name. */
const unnamedPlace = /(?<![\w\]):-]):(?:first|last|only|nth)-[\w-]+/;

const selectorsOf = (style: string) =>
  [...style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) =>
    selector.trim(),
  );

// What is excepted of a place stands behind that place itself.
const breaches = (style: string) =>
  selectorsOf(style).filter((selector) =>
    unnamedPlace.test(selector.replace(/:not\([^)]*\)/g, '')),
  );

/**
 * With one such rule the browser works out the place of every element of the page, and looks through every list of it
 * whenever an entry comes or goes: 10 ms a frame of a slow phone, while 1,000 orders are drawn.
 */
describe('rules by an element’s place among its siblings', () => {
  it('name the element whose place it is', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      breaches(readFileSync(join(source, file), 'utf8')).map((selector) => `${file}: ${selector}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    '.grid > :nth-child(n + 13) {}',
    '.spread > :last-child:not(:first-child) {}',
    '.text :first-child {}',
    '.text > *:first-child {}',
    '@media print { .a, :only-child {} }',
  ])('finds %s', (style) => {
    expect(breaches(style)).toHaveLength(1);
  });

  it.each([
    '.text .piece:last-child {}',
    'li:not(.named):first-child {}',
    '.text > :is(h1, h2):first-child {}',
    '/* > :last-child */ .a::first-line {}',
  ])('has nothing to say of %s', (style) => {
    expect(breaches(style)).toEqual([]);
  });
});
