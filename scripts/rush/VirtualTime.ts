import type { Clock, Stop } from '../../src/ports/Clock.ts';

/** Null once it was called off. */
interface Due {
  task: (() => void) | null;
}

/** Fine enough for waits of seconds, and coarse enough to get through half an hour of them. */
const tickMs = 10;

/**
 * Time that passes as fast as the machine can work it off, one for any number of phones. Counts milliseconds from 0 in
 * ticks of 10; what is due within one tick runs in the order it was given, and settles before the next begins.
 */
export class VirtualTime implements Clock {
  #tick = 0;
  /** What is due, by tick: whoever waits adds to the end of one list, however many others wait. */
  readonly #due = new Map<number, Due[]>();
  #lastTick = 0;

  now(): number {
    return this.#tick * tickMs;
  }

  after(milliseconds: number, task: () => void): Stop {
    const due = this.#add(milliseconds, task);
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
      this.#add(milliseconds, resolve);
    });
  }

  /** Lets time pass until nothing is left to do, or until the moment given. */
  async run(until: number): Promise<void> {
    await settled();
    for (let tick = this.#tick + 1; tick <= this.#lastTick && tick * tickMs <= until; tick += 1) {
      const due = this.#due.get(tick);
      if (due === undefined) continue;
      this.#due.delete(tick);
      this.#tick = tick;
      for (const { task } of due) task?.();
      await settled();
    }
  }

  /** Nothing is due before the next tick, so that a tick that runs gets no longer. */
  #add(milliseconds: number, task: () => void): Due {
    const tick = this.#tick + Math.max(Math.ceil(milliseconds / tickMs), 1);
    const due = { task };
    const others = this.#due.get(tick);
    if (others === undefined) this.#due.set(tick, [due]);
    else others.push(due);
    if (tick > this.#lastTick) this.#lastTick = tick;
    return due;
  }
}

/** What can settle without time has settled once the engine's next task begins. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
