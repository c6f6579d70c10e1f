import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type BrokenGuard, brokenGuards } from '../test/trust/brokenGuards.ts';
import { readSeenRed, type SeenRed, seenRedFile } from './trust/seenRed.ts';

/**
 * `npm run trust:guards [-- word]`: breaks each guard of `test/trust/brokenGuards.ts` (those with the word in their
 * name) in a copy of the project, and expects its test file to be green before and red after. Writes what was red into
 * `test/trust/seenRed.json`; ends with 1 where a guard could be broken unnoticed.
 */

const Report = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

const root = join(import.meta.dirname, '..');
const leftOut = new Set(['node_modules', 'dist', 'dist-demo', '.git', '.cache']);
/** Titles told of one guard. */
const mostTold = 3;

/** Runs test files in the copy. @returns the titles that passed and those that failed */
function run(copy: string, files: readonly string[]): Promise<Record<'green' | 'red', string[]>> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const outputs = ['--reporter=json', `--outputFile=${report}`];
  return new Promise((resolve) => {
    execFile(process.execPath, [vitest, 'run', ...files, ...outputs], { cwd: copy }, () => {
      const { testResults } = v.parse(Report, JSON.parse(readFileSync(report, 'utf8')));
      const results = testResults.flatMap(({ assertionResults }) => assertionResults);
      const titled = (status: string) =>
        results.filter((each) => each.status === status).map(({ fullName }) => fullName);
      resolve({ green: titled('passed'), red: titled('failed') });
    });
  });
}

/** Breaks one guard, runs its test, and mends it again. */
async function breakOnce(copy: string, { guard, file, from, to, test }: BrokenGuard) {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  const { red } = await run(copy, [test]);
  writeFileSync(path, sound);
  process.stdout.write(`${red.length > 0 ? '✓' : '✗ unnoticed:'} ${guard}: ${red.length} red\n`);
  const more = red.length > mostTold ? [`and ${red.length - mostTold} more`] : [];
  return { guard, red: [...red.slice(0, mostTold), ...more] };
}

async function breakAll(guards: readonly BrokenGuard[]): Promise<readonly SeenRed[]> {
  const copy = mkdtempSync(join(tmpdir(), 'guards-'));
  try {
    for (const name of readdirSync(root).filter((each) => !leftOut.has(each))) {
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const before = await run(copy, [...new Set(guards.map(({ test }) => test))]);
    if (before.red.length > 0 || before.green.length === 0) {
      throw new Error(`not green before anything is broken:\n${before.red.join('\n')}`);
    }
    const on = new Date().toISOString().slice(0, 10);
    const seen: SeenRed[] = [];
    for (const guard of guards) seen.push({ ...(await breakOnce(copy, guard)), on });
    return seen;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const word = process.argv[2] ?? '';
const asked = brokenGuards.filter(({ guard }) => guard.includes(word));
const seen = await breakAll(asked);
const kept = readSeenRed().filter(({ guard }) => !asked.some((each) => each.guard === guard));
writeFileSync(seenRedFile, `${JSON.stringify([...kept, ...seen], null, 2)}\n`);
if (seen.some(({ red }) => red.length === 0)) process.exitCode = 1;
