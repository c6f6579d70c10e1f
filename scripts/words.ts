import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsTable } from './words/wordsTable.ts';

/**
 * `npm run words [-- --check]`: writes `docs/words-and-constants.md`, or says by exit code 1 that it is out of date.
 */

const file = join(import.meta.dirname, '../docs/words-and-constants.md');
const table = await wordsTable();

if (!process.argv.includes('--check')) {
  writeFileSync(file, table);
} else if (readFileSync(file, 'utf8') !== table) {
  process.stdout.write('docs/words-and-constants.md is out of date: npm run words\n');
  process.exitCode = 1;
}
