import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  dependencyBreaches,
  licenceBreaches,
  lockfileBreaches,
  settingBreaches,
} from '../../scripts/supply/breaches.ts';
import { documentsOf } from '../../scripts/supply/documents.ts';
import { families, mostFamilies } from '../../scripts/supply/families.ts';
import { lockfileOf, PackageSchema, shippedPackages } from '../../scripts/supply/Lockfile.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const own = v.parse(PackageSchema, JSON.parse(read('package.json')));
const lock = lockfileOf(read('package-lock.json'));
const shipped = shippedPackages(lock, Object.keys(own.dependencies));

/** The lockfile, with one package's entry changed. */
function tampered(name: string, change: object) {
  const path = `node_modules/${name}`;
  const packages = { ...lock.packages, [path]: { ...lock.packages[path], ...change } };
  return lockfileOf(JSON.stringify({ ...lock, packages }));
}

describe('the packages', () => {
  it('[Q-SEC-12] are fixed to the byte, run nothing when installed, and have reasons and licences', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
    expect(lockfileBreaches(lock, own)).toEqual([]);
    expect(dependencyBreaches(own)).toEqual([]);
    expect(licenceBreaches(shipped)).toEqual([]);
    expect(settingBreaches(read('.npmrc'))).toEqual([]);
    expect(families.length).toBeLessThanOrEqual(mostFamilies);
  });

  it('[Q-SEC-12] stand in a bill of materials and in a list with reasons and licences, as the lockfile has them', () => {
    const documents = documentsOf(own, shipped);
    expect(read('deploy/sbom.json')).toBe(documents['deploy/sbom.json']);
    expect(read('docs/dependencies.md')).toBe(documents['docs/dependencies.md']);
    const { components } = v.parse(
      v.object({ components: v.array(v.object({ name: v.string(), version: v.string() })) }),
      JSON.parse(documents['deploy/sbom.json']),
    );
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(own.dependencies), 'scheduler']));
    for (const name of Object.keys(own.devDependencies)) expect(names).not.toContain(name);
  });

  it.each([
    ['git', { resolved: 'git+ssh://git@host.example/a/b.git#1' }],
    ['an open line', { resolved: 'http://packages.example/dayjs.tgz' }],
    ['a file', { resolved: 'file:../dayjs' }],
    ['no digest', { integrity: undefined }],
    ['a weak digest', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['half a digest', { integrity: 'sha512-AAAA' }],
    ['a script at installation', { hasInstallScript: true }],
    ['a link', { link: true }],
    ['a package inside another', { inBundle: true }],
    ['no version', { version: 'latest' }],
  ])('[Q-SEC-12] are refused with %s', (_what, change) => {
    expect(lockfileBreaches(tampered('dayjs', change), own).join()).toContain('node_modules/dayjs');
  });

  it('[Q-SEC-12] come from one place', () => {
    const elsewhere = { resolved: 'https://one.example/dayjs.tgz' };
    expect(lockfileBreaches(tampered('dayjs', elsewhere), own)).toEqual([]);
    const packages = {
      ...tampered('dayjs', elsewhere).packages,
      ...tampered('mobx', { resolved: 'https://two.example/mobx.tgz' }).packages,
      'node_modules/dayjs': { ...lock.packages['node_modules/dayjs'], ...elsewhere },
    };
    const mixed = lockfileOf(JSON.stringify({ ...lock, packages }));
    expect(lockfileBreaches(mixed, own).join()).toContain('several hosts');
  });

  it('[Q-SEC-12] may not be allowed to run a script, nor lack the refusal', () => {
    expect(lockfileBreaches(lock, { ...own, allowScripts: {} })).toHaveLength(1);
    expect(lockfileBreaches(lock, { ...own, allowScripts: { esbuild: true } })).toHaveLength(2);
  });

  it.each(['git+https://host.example/a.git', 'github:a/b', 'file:../a', '*', 'latest', 'http://a'])(
    '[Q-SEC-12] may not be asked for as %s',
    (wanted) => {
      const asking = { ...own, devDependencies: { ...own.devDependencies, tsx: wanted } };
      expect(dependencyBreaches(asking)).toEqual([`package.json asks for tsx as ${wanted}`]);
    },
  );

  it('[Q-SEC-12] are shipped for a reason alone, and under a licence that is agreed to', () => {
    const asking = { ...own, dependencies: { ...own.dependencies, 'left-pad': '^1.3.0' } };
    expect(dependencyBreaches(asking).join()).toContain('left-pad has no reason');
    const { dayjs: _dayjs, ...without } = own.dependencies;
    expect(dependencyBreaches({ ...own, dependencies: without }).join()).toContain('dayjs');
    for (const license of ['GPL-3.0-only', 'AGPL-3.0', undefined]) {
      const bought = shippedPackages(tampered('scheduler', { license }), ['react-dom']);
      expect(licenceBreaches(bought).join()).toContain('scheduler');
    }
    expect(() => shippedPackages(lock, ['left-pad'])).toThrow('left-pad');
  });

  it('[Q-SEC-12] are installed as .npmrc says, which says no more than that', () => {
    expect(settingBreaches('')).toHaveLength(2);
    expect(settingBreaches(`${read('.npmrc')}//packages.example/:_authToken=secret\n`)).toEqual([
      '.npmrc says //packages.example/:_authToken=…',
    ]);
  });
});
