import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';

const fileName = 'startCheck.js';

/**
 * A script of ECMAScript 5 without what only its readers need: comments, white space, long names.
 *
 * @throws Error for a text that would only stand in ECMAScript 2015's quotes
 */
export function withoutComfort(source: string): string {
  // Not compressed as well, which would write it in a younger syntax.
  const { code } = minifySync(fileName, source, { compress: false, mangle: true, module: false });
  const plain = code.replace(/`([^`'\\$]*)`/g, "'$1'");
  if (plain.includes('`')) throw new Error(`a text in ${fileName} stands in the wrong quotes`);
  return plain;
}

/** Ships the check of the start in few bytes: it is on every phone's way, and has to be read before anything else fails. */
export function smallStartCheck(): Plugin {
  let from = '';
  return {
    name: 'small-start-check',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      from = publicDir;
    },
    generateBundle() {
      const source = withoutComfort(readFileSync(join(from, fileName), 'utf8'));
      // In the place of the one that is copied as it is.
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
