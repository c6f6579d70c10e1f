import { allowedLicences, families, mostFamilies, withInstallScript } from './families.ts';
import type { Lockfile, Package, ShippedPackage } from './Lockfile.ts';

const digest = /^sha512-[A-Za-z0-9+/]{86}==$/;
const range = /^[~^]?\d+(?:\.\d+){0,2}$/;

/** What of the lockfile does not say exactly which bytes are installed, or lets them run something. */
export function lockfileBreaches(lock: Lockfile, { allowScripts }: Package): string[] {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  const hosts = new Set(entries.flatMap(([, { resolved }]) => hostOf(resolved)));
  return [
    ...(lock.lockfileVersion === 3 ? [] : [`the lockfile is of version ${lock.lockfileVersion}`]),
    ...(entries.length > 0 ? [] : ['the lockfile names no package']),
    ...(hosts.size <= 1 ? [] : [`packages come from several hosts: ${[...hosts].join(', ')}`]),
    ...entries.flatMap(([path, { version, integrity = '', resolved, ...entry }]) => [
      ...(digest.test(integrity) ? [] : [`${path}: its bytes are not fixed by sha512`]),
      ...(/^\d+\.\d+\.\d+/.test(version) ? [] : [`${path}: ${version || 'nothing'} is no version`]),
      ...(resolved === undefined || /^https:\/\/[^/@]+\//.test(resolved)
        ? []
        : [`${path}: comes from ${resolved}`]),
      ...(entry.link || entry.inBundle ? [`${path}: lies inside something else`] : []),
      ...(entry.hasInstallScript && !withInstallScript.includes(nameOf(path))
        ? [`${path}: wants to run something when it is installed`]
        : []),
    ]),
    ...withInstallScript
      .filter((name) => allowScripts[name] !== false)
      .map((name) => `package.json does not refuse the install script of ${name}`),
    ...Object.entries(allowScripts)
      .filter(([, isAllowed]) => isAllowed)
      .map(([name]) => `package.json lets ${name} run something when it is installed`),
  ];
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

const hostOf = (resolved: string | undefined): string[] =>
  resolved === undefined ? [] : [/^[a-z+]+:\/\/([^/]*)/.exec(resolved)?.[1] ?? resolved];

/** What package.json asks for that is no version of a published package, or that has no reason. */
export function dependencyBreaches({ dependencies, devDependencies }: Package): string[] {
  const reasoned = families.flatMap(({ packages }) => packages);
  const asked = Object.keys(dependencies);
  return [
    ...Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, wanted]) => !range.test(wanted))
      .map(([name, wanted]) => `package.json asks for ${name} as ${wanted}`),
    ...(families.length <= mostFamilies
      ? []
      : [`${families.length} families of packages come with the app, not ${mostFamilies}`]),
    ...asked
      .filter((name) => !reasoned.includes(name))
      .map((name) => `${name} has no reason in scripts/supply/families.ts`),
    ...reasoned
      .filter((name, index) => !asked.includes(name) || reasoned.indexOf(name) !== index)
      .map((name) => `scripts/supply/families.ts names ${name} once too often`),
  ];
}

/** What of the shipped packages comes under a licence that nobody has agreed to. */
export function licenceBreaches(shipped: readonly ShippedPackage[]): string[] {
  return shipped
    .filter(({ licence }) => !allowedLicences.includes(licence))
    .map(({ name, licence }) => `${name} comes under ${licence || 'no licence'}`);
}

/** What `.npmrc` has to say, for whoever installs. */
const npmSettings: readonly string[] = ['ignore-scripts=true', 'strict-allow-scripts=true'];

/** Which of these settings `.npmrc` lacks, and what it says besides. */
export function settingBreaches(npmrc: string): string[] {
  const lines = npmrc.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [
    ...npmSettings.filter((line) => !lines.includes(line)).map((line) => `.npmrc lacks ${line}`),
    ...lines
      .filter((line) => !npmSettings.includes(line))
      .map((line) => `.npmrc says ${line.replace(/=.*/, '=…')}`),
  ];
}
