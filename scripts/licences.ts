import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { billedPackages, licenceText } from './licences/licenceText.ts';

const root = join(import.meta.dirname, '..');

/** Puts `licences.txt` beside the page: the terms of the app and of every package of deploy/sbom.json, word for word. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const read = (path: string): string => readFileSync(join(root, path), 'utf8');
      const own = { name: 'Timed Entry (MIT)', text: read('LICENSE') };
      const source = licenceText(own, billedPackages(read('deploy/sbom.json')), root);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
