import { families } from './families.ts';
import type { Package, ShippedPackage } from './Lockfile.ts';

/** Both documents are made of the lockfile alone, so that they are the same on every machine and without a network. */
export interface Documents {
  /** A CycloneDX bill of materials, as scanners read it. */
  readonly 'deploy/sbom.json': string;
  /** The same for people: why a package is there, and under which licence. */
  readonly 'docs/dependencies.md': string;
}

/** What is shipped, written down. */
export function documentsOf(own: Package, shipped: readonly ShippedPackage[]): Documents {
  return {
    'deploy/sbom.json': `${JSON.stringify(billOf(own, shipped), null, 2)}\n`,
    'docs/dependencies.md': proseOf(own, shipped),
  };
}

function billOf(
  { name, version, license, dependencies }: Package,
  shipped: readonly ShippedPackage[],
) {
  const references = new Map(shipped.map((one) => [one.name, referenceOf(one)]));
  const referTo = (names: readonly string[]) =>
    names.flatMap((needed) => references.get(needed) ?? []).sort();
  const own = `${name}@${version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        'bom-ref': own,
        type: 'application',
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: shipped.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: referTo(Object.keys(dependencies)) },
      ...shipped.map((one) => ({ ref: referenceOf(one), dependsOn: referTo(one.needs) })),
    ],
  };
}

const referenceOf = ({ name, version }: ShippedPackage): string => `${name}@${version}`;

function componentOf(one: ShippedPackage) {
  const { name, version, licence, integrity, isOptional } = one;
  const bytes = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64');
  return {
    'bom-ref': referenceOf(one),
    type: 'library',
    name,
    version,
    scope: isOptional ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: bytes.toString('hex') }],
    licenses: [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

function proseOf({ dependencies }: Package, shipped: readonly ShippedPackage[]): string {
  const byName = new Map(shipped.map((one) => [one.name, one]));
  const written = (name: string): string => {
    const found = byName.get(name);
    return found === undefined ? name : `${name} ${found.version} (${found.licence})`;
  };
  const others = shipped.filter(({ name }) => dependencies[name] === undefined);
  return [
    '# What comes with the app',
    '',
    'Written by `npm run sbom` from package-lock.json; `npm run check` fails where they differ. The same for machines:',
    '[deploy/sbom.json](../deploy/sbom.json).',
    '',
    '| packages, versions, licences | why they are there |',
    '|---|---|',
    ...families.map(
      ({ packages, reason }) => `| ${packages.map(written).join('<br>')} | ${reason} |`,
    ),
    '',
    'And what these need themselves:',
    '',
    ...others.map(
      ({ name, isOptional }) => `- ${written(name)}${isOptional ? ', types alone' : ''}`,
    ),
    '',
  ].join('\n');
}
