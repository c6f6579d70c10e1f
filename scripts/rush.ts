import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plotOf, tableOf } from './rush/report.ts';
import { broken, type Outcome, play, scenarios } from './rush/scenarios.ts';

/**
 * `npm run rush`: what 100,000 phones do to a museum, by the shop's own policies and in virtual time. Prints a table,
 * writes docs/rush.svg, and fails where a bound is broken.
 */

/** Crowds live briefly and in great number: with room for the young the engine tidies up half as often. */
const roomForTheYoung = '--max-semi-space-size=64';
const run = promisify(execFile);

async function apart(name: string): Promise<Outcome> {
  const tsx = import.meta.resolve('tsx');
  const { stdout } = await run(
    process.execPath,
    [roomForTheYoung, '--import', tsx, import.meta.filename, name],
    { maxBuffer: 2 ** 24 },
  );
  // Written by this very script, just below.
  return JSON.parse(stdout) as Outcome;
}

async function all(): Promise<void> {
  const began = performance.now();
  // Two at a time, for two cores.
  const waiting = [...scenarios];
  const outcomes = new Map<string, Outcome>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      outcomes.set(next.name, await apart(next.name));
    }
  };
  await Promise.all([work(), work()]);
  const inOrder = scenarios.flatMap(({ name }) => outcomes.get(name) ?? []);
  writeFileSync(join(import.meta.dirname, '../docs/rush.svg'), plotOf(inOrder));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${tableOf(inOrder)}\n${seconds} s\n`);
  for (const outcome of inOrder) {
    for (const wrong of broken(outcome)) {
      process.stdout.write(`${outcome.name}: ${wrong}\n`);
      process.exitCode = 1;
    }
  }
}

const scenario = scenarios.find(({ name }) => name === process.argv[2]);
if (scenario === undefined) await all();
else process.stdout.write(JSON.stringify(await play(scenario)));
