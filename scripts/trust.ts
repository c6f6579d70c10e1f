import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSeenRed } from './trust/seenRed.ts';
import { trustTable } from './trust/trustTable.ts';

/**
 * `npm run trust [-- --check]`: writes `test/trust.md` from the titles of the tests and the record of guards broken on
 * purpose, or says by exit code 1 that it is out of date.
 */

const file = join(import.meta.dirname, '../test/trust.md');
const table = trustTable(readSeenRed());

if (!process.argv.includes('--check')) {
  writeFileSync(file, table);
} else if (readFileSync(file, 'utf8') !== table) {
  process.stdout.write('test/trust.md is out of date: npm run trust\n');
  process.exitCode = 1;
}
