import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { openApp } from '../support/browser.ts';

/** What `npm run build` and `npm run build:demo` made, as the visitor's phone receives it. */

const root = join(import.meta.dirname, '../..');

/** Texts that stand in the in-memory museum, its payment, its control face and its panel, and nowhere else. */
const marks = ['/_museum/', 'bank.example/pay', 'museum-panel'];

function filesOf(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path, readFileSync(path, 'utf8')];
      }),
  );
}

describe('the production bundle', () => {
  it.each(marks)('holds no byte of the in-memory museum: %s', (mark) => {
    const holders = (folder: string): readonly string[] =>
      [...filesOf(folder)].filter(([, text]) => text.includes(mark)).map(([path]) => path);
    expect(holders('dist')).toEqual([]);
    // The same eyes see it where it is.
    expect(holders('dist-demo')).not.toEqual([]);
  });

  it.each(['dist', 'dist-demo'])(
    '[Q-SEC-1] %s: the page has no inline script, style or handler',
    (folder) => {
      const html = readFileSync(join(root, folder, 'index.html'), 'utf8');
      expect(html).toMatch(/<html lang="zh-CN">/);
      // The app, and after it what says why the page is empty where the app could not start.
      const moduleOf = (name: string) =>
        expect.stringMatching(
          new RegExp(
            `^<script type="module" crossorigin src="\\./assets/${name}-[\\w-]+\\.js"></script>$`,
          ),
        );
      expect(html.match(/<script.*?<\/script>/gs)).toEqual([
        moduleOf('rolldown-runtime'),
        moduleOf('first'),
        '<script defer src="./startCheck.js"></script>',
      ]);
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
      expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    },
  );

  it('[Q-SEC-10] loads the debugging console with nothing else', () => {
    const isConsole = (path: string) => /debug/i.test(basename(path));
    expect([...filesOf('dist').keys()].filter(isConsole)).not.toEqual([]);
    expect(staticScripts().filter(isConsole)).toEqual([]);
  });

  it('[Q-SEC-12] names no address of elsewhere, from where anything could be loaded', () => {
    const found = [...filesOf('dist').values()].flatMap((text) => [
      ...text.matchAll(/\b(?:https?|wss?|ftp):\/\/[\w.~@:-]+/gi),
      ...text.matchAll(/["'`(=]\/\/[\w-]+(?:\.[\w-]+)+/g),
    ]);
    const addresses = new Set(found.map(([address]) => address));
    expect([...addresses].sort()).toEqual(
      [
        // An example in the words about a wrong configuration.
        'https://host',
        // Stands for the page's own origin; no host bears such a name.
        'https://own.invalid',
        // Where React's messages send whoever reads them.
        'https://react.dev',
        // Names of languages of markup; nobody answers there.
        'http://www.w3.org',
      ].sort(),
    );
  });

  describe('on its first visit', () => {
    let museum: RunningMuseum;
    beforeAll(async () => {
      museum = await startMuseumServer({ port: 0 });
    });
    afterAll(() => museum.close());

    // Counted as they arrive: what is only put off until after the first line is not saved.
    it('loads at most 125 kB of gzip JavaScript until the home screen is complete', async () => {
      const { page } = await openApp({ build: 'production', museum: museum.url });
      await page.getByRole('radiogroup').nth(1).getByRole('radio').first().waitFor();
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      const scripts = loaded.filter((path) => path.endsWith('.js'));
      const sizes = gzipSizes(scripts.map((path) => join(root, 'dist', path)));
      expect([...sizes.keys()]).toEqual(expect.arrayContaining([...staticScripts()]));
      expect(sum(sizes), listed(sizes)).toBeLessThanOrEqual(125_000);
    });
  });
});

/** The scripts that the page names, and whatever they import before they run. */
function staticScripts(): readonly string[] {
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) {
      return;
    }
    found.add(path);
    const text = readFileSync(path, 'utf8');
    const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    for (const statement of statements) {
      if (
        (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
        statement.moduleSpecifier !== undefined &&
        ts.isStringLiteral(statement.moduleSpecifier)
      ) {
        follow(join(dirname(path), statement.moduleSpecifier.text));
      }
    }
  };
  for (const [, path = ''] of html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)) {
    follow(join(root, 'dist', path));
  }
  return [...found];
}

function gzipSizes(paths: readonly string[]): ReadonlyMap<string, number> {
  return new Map(paths.map((path) => [path, gzipSync(readFileSync(path), { level: 9 }).length]));
}

function sum(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}

function listed(sizes: ReadonlyMap<string, number>): string {
  return [...sizes]
    .sort(([, one], [, other]) => other - one)
    .map(([path, size]) => `${size} ${basename(path)}`)
    .join(', ');
}
