import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { trustTable } from './trust/trustTable.ts';

/**
 * `npm run trust [-- --check]`: writes `test/trust.md` from the titles of the tests and the record of guards broken on
 * purpose, or says by exit code 1 that it is out of date.
 */

const Record = v.array(v.object({ guard: v.string(), on: v.string(), red: v.array(v.string()) }));

const file = join(import.meta.dirname, '../test/trust.md');
const record = join(import.meta.dirname, '../test/trust/seenRed.json');
const table = trustTable(v.parse(Record, JSON.parse(readFileSync(record, 'utf8'))));

if (!process.argv.includes('--check')) {
  writeFileSync(file, table);
} else if (readFileSync(file, 'utf8') !== table) {
  process.stdout.write('test/trust.md is out of date: npm run trust\n');
  process.exitCode = 1;
}
