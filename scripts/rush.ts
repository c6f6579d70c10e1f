import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { plotOf, tableOf } from './rush/report.ts';
import { broken, type Outcome, scenarios } from './rush/scenarios.ts';

/**
 * `npm run rush`: what 100,000 phones do to a museum, by the shop's own policies and in virtual time. Prints a table,
 * writes docs/rush.svg, and fails where a bound is broken.
 */

/**
 * A crowd is much to tidy up, and all of it at the end: with room to begin with the engine does so seldom. And what a
 * broken connection throws is read by nobody, so that none needs to know where it came from.
 */
const forCrowds = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=128',
  '--initial-heap-size=1024',
  '--stack-trace-limit=0',
];
const run = promisify(execFile);

/** Built once for all scenarios, as plain code: a loader in between would cost each of them as much as the start. */
async function built(outDir: string): Promise<string> {
  const player = 'player.mjs';
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/rush/playOne.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: player, chunkFileNames: '[name].mjs' } },
    },
  });
  return join(outDir, player);
}

async function apart(player: string, name: string): Promise<Outcome> {
  const { stdout } = await run(process.execPath, [...forCrowds, player, name], {
    maxBuffer: 2 ** 24,
  });
  // Written by our own rush/playOne.ts.
  return JSON.parse(stdout) as Outcome;
}

async function outcomesOf(player: string): Promise<readonly Outcome[]> {
  // Two at a time, for two cores.
  const waiting = [...scenarios];
  const outcomes = new Map<string, Outcome>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      outcomes.set(next.name, await apart(player, next.name));
    }
  };
  await Promise.all([work(), work()]);
  return scenarios.flatMap(({ name }) => outcomes.get(name) ?? []);
}

const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'rush-'));
try {
  const outcomes = await outcomesOf(await built(folder));
  writeFileSync(join(import.meta.dirname, '../docs/rush.svg'), plotOf(outcomes));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${tableOf(outcomes)}\n${seconds} s\n`);
  for (const outcome of outcomes) {
    for (const wrong of broken(outcome)) {
      process.stdout.write(`${outcome.name}: ${wrong}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
