import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClassNames } from '../../scripts/shortClassNames.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(root, folder, file),
  );
const nameOf = shortClassNames(join(root, 'src'));

/** What has a rule in a style sheet, under the names that are shipped. */
function namesIn(path: string): readonly string[] {
  const css = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const classes = [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)];
  return classes.map(([, name = '']) => nameOf(name, path, css));
}

describe('the styles that the phone is sent', () => {
  it.each([
    { folder: 'dist', besides: /inMemory/ },
    { folder: 'dist-demo', besides: /^$/ },
  ])('$folder: are those of every screen and part', ({ folder, besides }) => {
    const sheets = filesIn('src').filter((file) => /\.module\.css$/.test(file));
    const shipped = filesIn(folder).filter((file) => file.endsWith('.css'));
    const all = shipped.map((file) => readFileSync(file, 'utf8')).join('');
    const known = new Set([...all.matchAll(/\.([a-z]+\d+)/gi)].map(([, name]) => name));
    const wanted = sheets.filter((file) => !besides.test(file)).flatMap(namesIn);
    expect(wanted.length).toBeGreaterThan(300);
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  });
});
