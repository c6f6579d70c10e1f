import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const LicenceSchema = v.union([
  v.pipe(
    v.object({ license: v.object({ id: v.string() }) }),
    v.transform(({ license }) => license.id),
  ),
  v.pipe(
    v.object({ expression: v.string() }),
    v.transform(({ expression }) => expression),
  ),
]);

const BillSchema = v.object({
  components: v.array(
    v.object({ name: v.string(), version: v.string(), licenses: v.array(LicenceSchema) }),
  ),
});

const InstalledSchema = v.object({ version: v.string() });

/** A package as the bill of materials names it. */
export interface BilledPackage {
  readonly name: string;
  readonly version: string;
  /** As the package states it, such as `MIT`. */
  readonly licence: string;
}

/** The packages of deploy/sbom.json. @throws ValiError for anything that is no bill of materials */
export function billedPackages(bill: string): readonly BilledPackage[] {
  return v.parse(BillSchema, JSON.parse(bill)).components.map(({ name, version, licenses }) => ({
    name,
    version,
    licence: licenses.join(' AND '),
  }));
}

const file = /^(?:licen[cs]e|copying|copyright|notice)/i;
const ruler = `\n${'-'.repeat(80)}\n`;

/** Its licences and notices, word for word, or null where the package brings none. */
function textOf(folder: string): string | null {
  const files = readdirSync(folder).filter((name) => file.test(name));
  const texts = files.sort().map((name) => tidy(readFileSync(join(folder, name), 'utf8')));
  return texts.length === 0 ? null : texts.join('\n\n');
}

const tidy = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');

/**
 * What whoever receives the app is to be told: under which terms it and each of its packages stands, word for word. Packages
 * under the same words stand above them together. The same on every machine with the same packages installed.
 *
 * @param own the app's name and licence
 * @param folder with `node_modules`
 * @throws Error naming a package that is not installed in the billed version or whose licence has no text
 */
export function licenceText(
  own: { readonly name: string; readonly text: string },
  packages: readonly BilledPackage[],
  folder: string,
): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, licence } of packages) {
    const place = join(folder, 'node_modules', name);
    const installed = v.parse(
      InstalledSchema,
      JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')),
    );
    if (installed.version !== version) {
      throw new Error(`${name} ${installed.version} is installed, not ${version}: npm ci`);
    }
    const text = textOf(place) ?? commonText(licence);
    if (text === null) throw new Error(`${name} ${version} brings no text of its licence`);
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${licence})`]);
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return [`${own.name}\n\n${tidy(own.text)}\n`, ...parts].join(ruler);
}

/** A licence that is the same for all, for a package that names it and no more. */
function commonText(licence: string): string | null {
  const path = join(import.meta.dirname, `${licence}.txt`);
  return /^\w+$/.test(licence) && existsSync(path) ? tidy(readFileSync(path, 'utf8')) : null;
}
