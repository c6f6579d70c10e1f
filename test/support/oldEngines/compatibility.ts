import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The oldest engines whose styles and interfaces the app is written for (Q-WV-1), by the table's names. */
const oldest = { chrome: 87, safari_ios: 14.5 } as const;

let table: unknown;

/** One entry of MDN's table of what came with which browser; undefined where it has none. */
function entryOf(path: readonly string[]): unknown {
  table ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
  );
  let entry: unknown = table;
  for (const name of path) {
    if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, name))
      return undefined;
    entry = Reflect.get(entry, name);
  }
  return entry;
}

const isEntry = (entry: unknown): entry is Identifier =>
  typeof entry === 'object' && entry !== null && '__compat' in entry;

/** Since when a browser has it, by one of several statements; infinite for never, or by another name alone. */
function sinceOf(
  { version_added: added, prefix, alternative_name: other, flags }: SimpleSupportStatement,
  prefixes: boolean,
): number {
  const isOtherwise = other !== undefined || flags !== undefined;
  if (isOtherwise || (prefix !== undefined && !prefixes)) return Number.POSITIVE_INFINITY;
  if (added === 'preview' || added === false || added === null) return Number.POSITIVE_INFINITY;
  return Number.parseFloat(added.replace('≤', ''));
}

/**
 * Whether the oldest engines have a feature; undefined where the table does not name it.
 *
 * @param prefixes whether the name with `-webkit-` before it will do
 */
export function isOld(path: readonly string[], prefixes = false): boolean | undefined {
  const entry = entryOf(path);
  if (!isEntry(entry) || entry.__compat === undefined) return undefined;
  const { support } = entry.__compat;
  return (['chrome', 'safari_ios'] as const).every((browser) => {
    const statements = [support[browser] ?? []].flat();
    const since = statements.map((statement) => sinceOf(statement, prefixes));
    return Math.min(...since) <= oldest[browser];
  });
}

let young: Set<string> | undefined;

/** Whether anything of this name is younger than the oldest engines: most names need not be looked into. */
export function hasYoung(name: string): boolean {
  if (young === undefined) {
    young = new Set();
    for (const path of [['api'], ['javascript', 'builtins']]) gatherYoung(path, young);
  }
  return young.has(name);
}

function gatherYoung(path: readonly string[], into: Set<string>): void {
  const entry = entryOf(path);
  if (typeof entry !== 'object' || entry === null || path.length > 4) return;
  for (const name of Object.keys(entry)) {
    if (name === '__compat') continue;
    if (isOld([...path, name]) === false) into.add(name.replace(/_static$/, ''));
    gatherYoung([...path, name], into);
  }
}

/** Whether the table has anything below a path. */
export const isKnown = (path: readonly string[]): boolean => entryOf(path) !== undefined;
