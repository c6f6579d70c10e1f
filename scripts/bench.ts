import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goals } from './bench/goals.ts';
import { judged } from './bench/judge.ts';
import { loadLine, machineLoad, wasQuiet } from './bench/machine.ts';
import { type BenchPlan, measure } from './bench/measure.ts';
import { chosenVisit } from './bench/otherMeasures.ts';
import { RoundSeries } from './bench/RoundSeries.ts';
import { goalsTable, screensTable } from './bench/report.ts';
import { recordRun, writeResults } from './bench/results.ts';
import { Site } from './bench/Site.ts';
import { type ScreenName, screens } from './bench/screens.ts';
import { runTool } from './runTool.ts';

/**
 * `npm run bench`: how soon and how smoothly the production build can be used on a cheap phone in a bad network, beside a
 * page without script and one of React alone, in turns. Prints the goals and whether they are met, and fails where a must
 * is missed. A whole run, of all pages and at least ten rounds, also writes docs/bench/latest.json and docs/bench.svg, and
 * with `--record` adds its line to docs/bench/trend.jsonl.
 *
 * `--quick` visits home three times and does nothing else; `--pages home,list` and `--rounds 5` say which pages are
 * visited and how often; `--no-build` takes the build that is there.
 */

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

const wholeRounds = 10;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    pages: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const isScreen = (name: string): name is ScreenName => Object.hasOwn(screens, name);

function planOf(): BenchPlan {
  const names = values.pages?.split(',') ?? (values.quick ? ['home'] : Object.keys(screens));
  const unknown = names.find((name) => !isScreen(name));
  if (unknown !== undefined) {
    throw new Error(`no page ${unknown}; there are ${Object.keys(screens).join(', ')}`);
  }
  const rounds = Number(values.rounds ?? (values.quick ? 3 : wholeRounds));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number');
  return { rounds, pages: names.filter(isScreen), isQuick: values.quick };
}

const plan = planOf();
const isWhole =
  !plan.isQuick && plan.rounds >= wholeRounds && plan.pages.length === Object.keys(screens).length;
if (values.record && !isWhole) throw new Error('only a whole run is recorded');
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!values['no-build']) {
  const build = await runTool('vite/bin/vite.js', ['build'], { output: 'kept' });
  if (!build.succeeded) throw new Error(build.output);
}
const before = machineLoad();
const site = await Site.open(dist);
try {
  site.selection = await chosenVisit(site);
  const results = new RoundSeries(say);
  await measure(site, plan, results);
  const { series, failures } = results;
  const after = machineLoad();
  const all = goals.map((goal) => judged(goal, series));
  const isQuiet = wasQuiet(before, after);
  process.stdout.write(
    `\n${screensTable(series, plan.pages)}\n${goalsTable(all.filter(({ verdict }) => verdict !== 'not measured'))}\n`,
  );
  process.stdout.write(loadLine('before', before) + loadLine('after', after));
  if (!isQuiet) say('The machine was not quiet: ratios hold more or less, times do not.');
  const run = { plan, series, judged: all, load: { before, after, isQuiet } };
  if (isWhole) writeResults(root, run);
  if (values.record) recordRun(root, run);
  for (const failure of failures) say(`not measured: ${failure}`);
  const isShort = isWhole && all.some(({ value }) => value === null);
  const isMissed = all.some(({ verdict }) => verdict === 'MISSED');
  process.exitCode = isMissed || isShort || failures.length > 0 ? 1 : 0;
} finally {
  await site.close();
}
