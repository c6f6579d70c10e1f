import fc from 'fast-check';
import { parkMiller } from '../../src/adapters/inMemory/museum/parkMiller.ts';
import { loadTextsWith } from '../../src/ui/i18n/loadTexts.ts';
import { everyText } from '../support/everyText.ts';
import type { Books } from './Books.ts';
import { browserCommands, inEveryTab } from './commands/browser.ts';
import type { Command } from './commands/Command.ts';
import { changingCommands } from './commands/changing.ts';
import { elsewhereCommands } from './commands/elsewhere.ts';
import { homeCommands } from './commands/home.ts';
import { orderFormCommands, submit } from './commands/orderForm.ts';
import { orderCommands } from './commands/orders.ts';
import { bridgeCommands, pay, payingCommands } from './commands/paying.ts';
import { Journey, type Start } from './Journey.ts';
import { idle, note, Step, Tick, told } from './Step.ts';
import type { Arrivals } from './World.ts';

const { LL } = await everyText('English');
await loadTextsWith('English', 'interruptions');

/** What a visitor does on the screen that they see. */
const onScreen: readonly Command[] = [
  ...homeCommands,
  ...orderFormCommands,
  ...payingCommands,
  ...orderCommands,
  ...changingCommands,
  inEveryTab('submit', submit),
  inEveryTab('pay', pay),
];

/** The names of all commands. */
export const commandNames: readonly string[] = [
  ...onScreen,
  ...browserCommands,
  ...elsewhereCommands,
  ...bridgeCommands,
].map(({ name }) => name);

const arrivals = fc.constantFrom<Arrivals>('all', 'all', 'all', 'some', 'none');
const drawn = fc.record({
  tab: fc.constantFrom(0, 0, 1),
  pick: fc.nat({ max: 4_000 }),
  arrivals,
});

const step = (commands: readonly Command[]) => drawn.map((each) => new Step(commands, each, LL));

const spans: readonly number[] = [100, 600, 3_000, 5_500, 10_000, 31_000, 61_000, 301_000, 901_000];
const tick = fc
  .record({ span: fc.constantFrom(...spans), arrivals })
  .map(({ span, arrivals: which }) => new Tick(span, which));

const every = [
  ...Array.from({ length: 12 }, () => step(onScreen)),
  ...Array.from({ length: 3 }, () => step(browserCommands)),
  step(elsewhereCommands),
  step(elsewhereCommands),
  step(bridgeCommands.concat(elsewhereCommands)),
  tick,
  tick,
  tick,
];

const circumstances = fc.record({
  start: fc.constantFrom<Start>(
    'home',
    'form',
    'twoForms',
    'toPay',
    'toPayTwice',
    'issued',
    'free',
  ),
  seed: fc.nat({ max: 1_000_000 }),
  hasLocks: fc.boolean(),
  asksForCode: fc.constantFrom(false, false, true),
  hasToken: fc.boolean(),
  phoneIsWrongBy: fc.constantFrom(0, 0, 0, 0, 3 * 60_000, -86_400_000, 86_400_000),
});

/** Which journeys to go. */
export interface Journeys {
  readonly runs: number;
  readonly seed: number;
  /** Where to begin, as a failure has told it. */
  readonly path?: string;
  readonly replayPath?: string;
  /** How long a failing journey is looked for a shorter one. */
  readonly shrinkForMs?: number;
}

/** A journey on which something was wrong, and how to go it again. */
export interface FailedJourney {
  readonly error: string;
  readonly seed: number;
  readonly path: string;
  readonly replayPath: string;
  /** What was done, in words. */
  readonly steps: readonly string[];
}

/** Goes random journeys; null when all went well, and else the shortest that was found to fail. */
export async function goJourneys(journeys: Journeys): Promise<FailedJourney | null> {
  const first = await check(journeys, { endOnFailure: true });
  if (!first.failed) return null;
  const { shrinkForMs = 0, seed } = journeys;
  const again = { seed, runs: 1, path: first.counterexamplePath ?? '' };
  const shrunk = await check(again, { interruptAfterTimeLimit: shrinkForMs });
  const shortest = failureOf(shrunk.failed && shrunk.counterexample !== null ? shrunk : first);
  // Gone once more: what the steps have told since they failed is of other journeys.
  await check({ ...shortest, runs: 1 }, { endOnFailure: true });
  return { ...shortest, steps: [...shortest.steps, ...told.filter((step) => step !== idle)] };
}

async function check(
  { runs, seed, path, replayPath }: Journeys,
  parameters: fc.Parameters<
    [unknown, fc.Scheduler, Iterable<fc.AsyncCommand<Books, Journey, boolean>>]
  >,
) {
  const commands = fc.commands(every, {
    maxCommands: 40,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
  const property = fc.asyncProperty(circumstances, fc.scheduler(), commands, go);
  const chance = Math.random;
  try {
    const where = path === undefined ? {} : { path };
    return await fc.check(property, { numRuns: runs, seed, ...where, ...parameters });
  } finally {
    Math.random = chance;
  }
}

type Around = typeof circumstances extends fc.Arbitrary<infer Value> ? Value : never;

async function go(
  { start, ...around }: Around,
  scheduler: fc.Scheduler,
  commands: Iterable<fc.AsyncCommand<Books, Journey, boolean>>,
): Promise<void> {
  let state = 1 + around.seed;
  // The wiring of what interrupts a visit takes its chances from the engine.
  Math.random = () => {
    state = parkMiller.next(state);
    return parkMiller.share(state);
  };
  told.splice(0);
  const journey = new Journey({ ...around, scheduler }, LL);
  await journey.begin(start);
  await fc.asyncModelRun(() => ({ model: journey.world.books, real: journey }), commands);
  await journey.end();
  for (const { times } of journey.world.books.orders.values()) {
    for (const effect of times.keys()) note(`museum: ${effect}`);
  }
}

type Run = Awaited<ReturnType<typeof check>>;

function failureOf({
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: Run): FailedJourney {
  const [around, , commands] = counterexample ?? [];
  const [, replayPath = ''] = /replayPath="([^"]*)"/.exec(String(commands)) ?? [];
  return {
    error: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    seed,
    path: counterexamplePath ?? '',
    replayPath,
    steps: [`in a world of ${JSON.stringify(around)}`],
  };
}

/** A failed journey as it is printed: the commands, and the line for `examples.ts`. */
export function journeyText({ error, seed, path, replayPath, steps }: FailedJourney): string {
  const example = `{ what: '', seed: ${seed}, path: '${path}', replayPath: '${replayPath}' },`;
  return [error, ...steps.map((step) => `  ${step}`), `to be kept in examples.ts: ${example}`].join(
    '\n',
  );
}
