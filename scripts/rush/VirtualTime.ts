import type { Clock, Stop } from '../../src/ports/Clock.ts';

interface Due {
  readonly at: number;
  /** Tasks of one moment run in the order they were given. */
  readonly turn: number;
  task: (() => void) | null;
}

const isBefore = (one: Due, other: Due): boolean =>
  one.at < other.at || (one.at === other.at && one.turn < other.turn);

/** Fine enough for waits of seconds, and coarse enough to get through half an hour of them. */
const tickMs = 10;

/**
 * Time that passes as fast as the machine can work it off, one for any number of phones. Counts milliseconds from 0 in
 * ticks of 10; what is due within one tick settles before the next begins.
 */
export class VirtualTime implements Clock {
  #now = 0;
  #turns = 0;
  /** A binary heap: what is due next stands first. */
  readonly #due: Due[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, task: () => void): Stop {
    this.#turns += 1;
    const due: Due = {
      at: this.#now + Math.max(Math.ceil(milliseconds / tickMs), 1) * tickMs,
      turn: this.#turns,
      task,
    };
    this.#push(due);
    return () => {
      due.task = null;
    };
  }

  /** Nobody puts this clock right. */
  onCorrection(): Stop {
    return () => {};
  }

  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, resolve);
    });
  }

  /** Lets time pass until nothing is left to do, or until the moment given. */
  async run(until: number): Promise<void> {
    await settled();
    for (let next = this.#due[0]; next !== undefined && next.at <= until; next = this.#due[0]) {
      this.#now = next.at;
      while (this.#due[0]?.at === this.#now) this.#pop()?.task?.();
      await settled();
    }
  }

  #push(due: Due): void {
    const heap = this.#due;
    let place = heap.length;
    heap.push(due);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(due, parent)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = due;
  }

  #pop(): Due | undefined {
    const heap = this.#due;
    const [first] = heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      const left = heap[2 * place + 1];
      const right = heap[2 * place + 2];
      const isRight = right !== undefined && left !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (child === undefined || !isBefore(child, last)) break;
      heap[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    heap[place] = last;
    return first;
  }
}

/** What can settle without time has settled once the engine's next task begins. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
