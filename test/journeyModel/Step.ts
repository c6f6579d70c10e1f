import type fc from 'fast-check';
import type { TranslationFunctions } from '../../src/ui/i18n/i18n-types.ts';
import type { Books } from './Books.ts';
import { type Command, oneOf } from './commands/Command.ts';
import type { Journey } from './Journey.ts';
import type { Arrivals } from './World.ts';

/** A step of a journey as it was drawn. */
export interface Drawn {
  readonly tab: number;
  readonly pick: number;
  readonly arrivals: Arrivals;
}

/** What a step says of itself that had nothing to do. */
export const idle = 'nothing to do';

/** What has been done in the journey gone last, in words. */
export const told: string[] = [];

/** How often each command had something to do, and how often what happened at the museum. */
export const tally = new Map<string, number>();

/** Counts once more. */
export const note = (name: string) => void tally.set(name, (tally.get(name) ?? 0) + 1);

/** One command of a journey, as fast-check plays, shrinks and prints it. */
export class Step implements fc.AsyncCommand<Books, Journey> {
  readonly #commands: readonly Command[];
  readonly #drawn: Drawn;
  readonly #LL: TranslationFunctions;

  /** @param commands the first of them that has something to do is done, beginning with the one drawn */
  constructor(commands: readonly Command[], drawn: Drawn, LL: TranslationFunctions) {
    this.#commands = commands;
    this.#drawn = drawn;
    this.#LL = LL;
  }

  check(): boolean {
    return true;
  }

  async run(_books: Books, journey: Journey): Promise<void> {
    told.push(this.#act(journey));
    await journey.world.settle(this.#drawn.arrivals);
    journey.check();
  }

  toString(): string {
    return `step ${this.#drawn.pick}`;
  }

  #act({ world }: Journey): string {
    const { tab: place, pick } = this.#drawn;
    const tab = oneOf(world.tabs, place);
    if (tab === undefined) return idle;
    const doing = { world, tab, pick, LL: this.#LL };
    for (const command of shuffled(this.#commands, pick)) {
      // Whoever taps the page has closed the sheet, of which the bridge need not tell.
      if (command.isOnPage !== false && world.till.isOpen(tab.page)) continue;
      const told = command.act(doing);
      if (told === null) continue;
      note(command.name);
      return `tab ${world.tabs.indexOf(tab) + 1}: ${command.name} (${told})${this.#suffix}`;
    }
    return idle;
  }

  get #suffix(): string {
    const { arrivals } = this.#drawn;
    return arrivals === 'all' ? '' : `, ${arrivals} of the answers arrive`;
  }
}

/** Time that passes. */
export class Tick implements fc.AsyncCommand<Books, Journey> {
  readonly #milliseconds: number;
  readonly #arrivals: Arrivals;

  constructor(milliseconds: number, arrivals: Arrivals) {
    this.#milliseconds = milliseconds;
    this.#arrivals = arrivals;
  }

  check(): boolean {
    return true;
  }

  async run(_books: Books, journey: Journey): Promise<void> {
    note('tick');
    told.push(String(this));
    await journey.world.pass(this.#milliseconds, this.#arrivals);
    journey.check();
  }

  toString(): string {
    return `tick ${this.#milliseconds} ms, ${this.#arrivals} of the answers arrive`;
  }
}

/** The same commands in another order for each number. */
function shuffled(commands: readonly Command[], pick: number): readonly Command[] {
  const weight = (place: number) => ((place + 1) * (pick * 2 + 7_919)) % 997;
  return commands
    .map((command, place) => ({ command, at: weight(place) }))
    .sort((one, other) => one.at - other.at)
    .map(({ command }) => command);
}
