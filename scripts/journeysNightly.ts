import { parseArgs } from 'node:util';
import { goJourneys, journeyText } from '../test/journeyModel/journeys.ts';

/**
 * `npm run journeys:nightly`: random visitors on random ways through the whole app, with another seed for every batch.
 * `JOURNEYS` says how many in all, 10,000 unless told otherwise. Stops at the first on which something is wrong, tells
 * what was done there and how to go it again: `-- --seed … --path … --replay-path …`.
 */

const batch = 500;
const shrinkForMs = 10 * 60_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    'replay-path': { type: 'string' },
  },
});

async function again(seed: number, path: string): Promise<void> {
  const replayPath = values['replay-path'];
  const where = { path, ...(replayPath === undefined ? {} : { replayPath }) };
  tell(await goJourneys({ runs: 1, seed, ...where }));
}

async function all(runs: number): Promise<void> {
  for (let gone = 0; gone < runs && process.exitCode === undefined; gone += batch) {
    const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
    process.stdout.write(`journeys ${gone + 1} to ${Math.min(gone + batch, runs)}, seed ${seed}\n`);
    tell(await goJourneys({ runs: Math.min(batch, runs - gone), seed, shrinkForMs }));
  }
}

function tell(failed: Awaited<ReturnType<typeof goJourneys>>): void {
  if (failed === null) return;
  process.stdout.write(`${journeyText(failed)}\n`);
  process.exitCode = 1;
}

if (values.seed !== undefined && values.path !== undefined) {
  await again(Number(values.seed), values.path);
} else {
  await all(Number(process.env['JOURNEYS'] ?? 10_000));
}
