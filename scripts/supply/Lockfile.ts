import * as v from 'valibot';

const Names = v.optional(v.record(v.string(), v.string()), {});

const EntrySchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.exactOptional(v.string()),
  resolved: v.exactOptional(v.string()),
  integrity: v.exactOptional(v.string()),
  dependencies: Names,
  optionalDependencies: Names,
  hasInstallScript: v.optional(v.boolean(), false),
  link: v.optional(v.boolean(), false),
  inBundle: v.optional(v.boolean(), false),
});

const LockfileSchema = v.object({
  lockfileVersion: v.number(),
  packages: v.record(v.string(), EntrySchema),
});

/** package-lock.json, as far as it is looked at. */
export type Lockfile = v.InferOutput<typeof LockfileSchema>;

/** What package.json says of other packages. */
export const PackageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
  allowScripts: v.optional(v.record(v.string(), v.boolean()), {}),
});

/** See {@link PackageSchema}. */
export type Package = v.InferOutput<typeof PackageSchema>;

/** @throws ValiError for anything that is no lockfile */
export function lockfileOf(text: string): Lockfile {
  return v.parse(LockfileSchema, JSON.parse(text));
}

/** One package that comes with the app to whoever opens it. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package states it; empty where it states none. */
  readonly licence: string;
  /** SHA-512 in base64. */
  readonly integrity: string;
  /** Whether the app runs without it: types, and what an engine may lack. */
  readonly isOptional: boolean;
  /** Names of the packages that it needs itself. */
  readonly needs: readonly string[];
}

/**
 * The packages that the app is built from: its dependencies and theirs, by name. What a package only expects of its
 * surroundings is none of them unless the app names it itself.
 */
export function shippedPackages(lock: Lockfile, roots: readonly string[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const visit = (name: string, from: string, isOptional: boolean): void => {
    const path = placeOf(lock, name, from);
    const entry = lock.packages[path];
    if (entry === undefined) {
      if (isOptional) return;
      throw new Error(`package-lock.json has no ${name}, which ${from || 'the app'} needs`);
    }
    const known = found.get(path);
    if (known !== undefined && (isOptional || !known.isOptional)) return;
    const { version, license: licence = '', integrity = '' } = entry;
    const needs = Object.keys(entry.dependencies);
    const optional = Object.keys(entry.optionalDependencies);
    found.set(path, { name, version, licence, integrity, isOptional, needs: [...needs].sort() });
    for (const need of needs.filter((one) => !optional.includes(one))) {
      visit(need, path, isOptional);
    }
    for (const need of optional) visit(need, path, true);
  };
  for (const root of roots) visit(root, '', false);
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where a package lies that another one asks for: in its own folder, or in that of one further out. */
function placeOf({ packages }: Lockfile, name: string, from: string): string {
  for (let folder = from; folder !== ''; folder = outer(folder)) {
    const own = `${folder}/node_modules/${name}`;
    if (packages[own] !== undefined) return own;
  }
  return `node_modules/${name}`;
}

const outer = (folder: string): string =>
  folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
