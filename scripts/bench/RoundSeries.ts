import type { Series } from './judge.ts';

/** Collects what is measured, round by round, by names such as `home.ready`. */
export class RoundSeries {
  /** What could not be measured, and why. */
  readonly failures: string[] = [];
  readonly #series = new Map<string, (number | null)[]>();
  readonly #say: (line: string) => void;

  /** @param say told of each figure, for whoever waits */
  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** All of it; a round in which something was not measured has null for it, so that rounds stay beside each other. */
  get series(): Series {
    return this.#series;
  }

  /** Tells something that no figure says. */
  remark(line: string): void {
    this.#say(line);
  }

  /** Keeps the figures of a round, the first of which is 0. */
  note(round: number, name: string, figures: object): void {
    const numbers = Object.entries(figures).filter(
      (one): one is [string, number] => typeof one[1] === 'number',
    );
    for (const [figure, value] of numbers) {
      const key = `${name}.${figure}`;
      const rounds = this.#series.get(key) ?? [];
      while (rounds.length < round) rounds.push(null);
      rounds[round] = value;
      this.#series.set(key, rounds);
    }
    const text = numbers.map(([figure, value]) => `${figure} ${Number(value.toFixed(3))}`);
    this.#say(`${name.padEnd(10)} ${text.join(', ')}`);
  }

  /** Measures and keeps; what fails is told, and has no figure in this round. */
  async take<Figures extends object>(
    round: number,
    name: string,
    measure: () => Promise<Figures>,
  ): Promise<Figures | null> {
    try {
      const figures = await measure();
      this.note(round, name, figures);
      return figures;
    } catch (error) {
      const failure = `${name}, round ${round + 1}: ${String(error).split('\n', 1)[0]}`;
      this.failures.push(failure);
      this.#say(failure);
      return null;
    }
  }
}
