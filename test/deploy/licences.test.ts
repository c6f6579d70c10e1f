import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { billedPackages, licenceText } from '../../scripts/licences/licenceText.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const own = { name: 'Timed Entry (MIT)', text: read('LICENSE') };

/** How a licence can be told by its words. */
const words: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted, free of charge/,
  ISC: /Permission to use, copy, modify, and\/or distribute/,
  'Apache-2.0': /Apache License\s+Version 2\.0/,
  Unlicense: /free and unencumbered software released into the public domain/,
  '(MPL-2.0 OR Apache-2.0)': /Mozilla Public License/,
};

describe('licences.txt', () => {
  const packages = billedPackages(read('deploy/sbom.json'));
  const parts = licenceText(own, packages, root).split(/\n-{80}\n/);

  it.each(packages.map(({ name, version, licence }) => [`${name} ${version}`, licence] as const))(
    '[Q-SEC-12] tells the terms of %s: %s',
    (name, licence) => {
      const holders = parts.filter((part) => part.split('\n').includes(`${name} (${licence})`));
      expect(holders).toHaveLength(1);
      expect(holders[0]).toMatch(words[licence] ?? /^$/);
    },
  );

  it('[Q-SEC-12] begins with the app’s own, and names nothing else', () => {
    expect(parts[0]).toContain('Timed Entry (MIT)\n\nMIT License');
    const named = parts.slice(1).flatMap((part) => part.split('\n\n')[0]?.split('\n'));
    expect(named).toHaveLength(packages.length);
  });

  it('[Q-SEC-12] is written by every build', async () => {
    const { plugins } = await resolveConfig({ logLevel: 'silent' }, 'build');
    expect(plugins.map(({ name }) => name)).toContain('licences');
  });
});

describe('the terms of a package', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function installed(name: string, files: Readonly<Record<string, string>>): void {
    const place = join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), '{ "version": "1.0.0" }');
    for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
  }
  const told = (...packages: readonly [name: string, licence: string][]): string =>
    licenceText(
      { name: 'App', text: 'mine\n' },
      packages.map(([name, licence]) => ({ name, version: '1.0.0', licence })),
      folder,
    );
  const ruler = '-'.repeat(80);

  it('are the same words with any line ends, once for all that stand under them', () => {
    installed('a', { LICENSE: 'terms  \r\n\r\nof all\r\n' });
    installed('@b/c', { 'license.md': '\n\nterms\n\nof all' });
    installed('d', { 'NOTICE.txt': 'notice', LICENCE: 'terms', 'readme.md': 'nothing' });
    expect(told(['a', 'X'], ['@b/c', 'X'], ['d', 'Y'])).toBe(
      `App\n\nmine\n\n${ruler}\na 1.0.0 (X)\n@b/c 1.0.0 (X)\n\nterms\n\nof all\n\n${ruler}\nd 1.0.0 (Y)\n\nterms\n\nnotice\n`,
    );
  });

  it('are not left out: no text, another version, nothing installed', () => {
    installed('a', {});
    expect(() => told(['a', 'MIT'])).toThrow('a 1.0.0 brings no text of its licence');
    expect(() => told(['a', '../licences'])).toThrow('brings no text');
    expect(told(['a', 'Unlicense'])).toContain('public domain');
    writeFileSync(join(folder, 'node_modules/a/package.json'), '{ "version": "2.0.0" }');
    expect(() => told(['a', 'Unlicense'])).toThrow('a 2.0.0 is installed, not 1.0.0');
    expect(() => told(['b', 'MIT'])).toThrow('ENOENT');
  });
});
