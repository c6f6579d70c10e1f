import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  dependencyBreaches,
  licenceBreaches,
  lockfileBreaches,
  settingBreaches,
} from './supply/breaches.ts';
import { documentsOf } from './supply/documents.ts';
import { lockfileOf, PackageSchema, shippedPackages } from './supply/Lockfile.ts';

/**
 * Says what is wrong with the packages that this project is made of (Q-SEC-12), without a network: the bytes of each are
 * fixed, none runs anything when it is installed, each that is shipped has a reason and a licence, and the documents
 * about them are up to date. With `--write`, `npm run sbom`, writes those documents anew.
 */

const root = join(import.meta.dirname, '..');
const read = (path: string): string => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
};

const own = v.parse(PackageSchema, JSON.parse(read('package.json')));
const lock = lockfileOf(read('package-lock.json'));
const shipped = shippedPackages(lock, Object.keys(own.dependencies));
const documents = Object.entries(documentsOf(own, shipped));

if (process.argv.includes('--write')) {
  for (const [path, text] of documents) writeFileSync(join(root, path), text);
}
const breaches = [
  ...lockfileBreaches(lock, own),
  ...dependencyBreaches(own),
  ...licenceBreaches(shipped),
  ...settingBreaches(read('.npmrc')),
  ...documents
    .filter(([path, text]) => read(path) !== text)
    .map(([path]) => `${path} is not up to date: npm run sbom`),
];
for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(`${shipped.length} packages shipped, ${breaches.length} breaches\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
