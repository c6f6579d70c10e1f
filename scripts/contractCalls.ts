import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsTable } from '../contracts/callsTable.ts';
import { agreedPactFile, readPact } from '../contracts/provider/agreedPact.ts';

/**
 * `npm run contracts:calls [-- --check]`: writes `contracts/CALLS.md` from the agreement, or says by exit code 1 that
 * it is out of date.
 */

const file = join(import.meta.dirname, '../contracts/CALLS.md');
const table = callsTable(readPact(agreedPactFile));

if (!process.argv.includes('--check')) {
  writeFileSync(file, table);
} else if (readFileSync(file, 'utf8') !== table) {
  process.stderr.write('contracts/CALLS.md is out of date: npm run contracts:calls\n');
  process.exitCode = 1;
}
