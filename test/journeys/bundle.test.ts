import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { compileHint } from '../../scripts/compileAhead.ts';
import { readHeaders, shippedHeaders } from '../../scripts/readHeaders.ts';
import { styleHash, stylesIn } from '../../scripts/staticShell.ts';

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
    '[Q-SEC-1] %s: the page has no inline script or handler, and no style but the one that the policy knows',
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
        moduleOf('first'),
        '<script defer src="./startCheck.js"></script>',
      ]);
      expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:/i);
      // One style, the page's shape before the app has come, which the policy allows by its hash.
      const styles = stylesIn(html);
      expect(styles).toHaveLength(1);
      const policy = readHeaders(shippedHeaders)['Content-Security-Policy'] ?? '';
      expect(styles.map(styleHash).filter((hash) => !policy.includes(hash))).toEqual([]);
      expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    },
  );

  it('has React, home and its models, and the way to the ticket compiled while they come, by a hint before all else, and nothing more', () => {
    const texts = [...filesOf('dist')].map(([path, text]) => [basename(path), text] as const);
    const names = (holds: (text: string) => boolean) =>
      texts.filter(([, text]) => holds(text)).map(([name]) => name.replace(/-[\w-]{8}\.js$/, ''));
    const hinted = names((text) => text.startsWith(`${compileHint}\n`));
    expect(hinted.sort()).toEqual(['home', 'models', 'order', 'react']);
    expect(names((text) => text.includes(compileHint)).sort()).toEqual(hinted);
  });

  it('[Q-SEC-10] loads the debugging console with nothing else', () => {
    const isConsole = (path: string) => /debug/i.test(basename(path));
    expect([...filesOf('dist').keys()].filter(isConsole)).not.toEqual([]);
    expect(staticScripts().filter(isConsole)).toEqual([]);
  });

  it('[Q-SEC-12] names no address of elsewhere, from where anything could be loaded', () => {
    // Licences name their authors’ pages; nothing loads the file.
    const texts = [...filesOf('dist')].filter(([path]) => basename(path) !== 'licences.txt');
    const found = texts.flatMap(([, text]) => [
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
