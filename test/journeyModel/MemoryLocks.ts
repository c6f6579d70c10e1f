/** A page that may die while it holds something. */
export interface Mortal {
  readonly isOver: boolean;
  /** Settles when the page dies. */
  readonly death: Promise<void>;
}

interface Waiting {
  readonly page: Mortal;
  readonly begin: () => void;
}

type Request = LockManager['request'];

/** Locks as a browser gives them to its pages: one at a time by name, and taken back from a page that dies. */
export class MemoryLocks {
  readonly #queues = new Map<string, Waiting[]>();

  /** What one page asks for locks by. */
  of(page: Mortal): Pick<LockManager, 'request'> {
    const request = async (
      name: string,
      options: LockOptions | LockGrantedCallback<unknown>,
      callback?: LockGrantedCallback<unknown>,
    ): Promise<unknown> => {
      if (typeof options === 'function' || callback === undefined) throw new Error('not used');
      const isHeld = this.#queues.has(name);
      if (isHeld && options.ifAvailable === true) return callback(null);
      if (isHeld) await this.#turn(name, page, options.signal);
      else this.#queues.set(name, []);
      const held = Promise.resolve(callback({ name, mode: 'exclusive' }));
      const done = held.then(
        () => true,
        () => true,
      );
      const isDone = await Promise.race([done, page.death.then(() => false)]);
      this.#giveBack(name);
      return isDone ? held : new Promise(() => {});
    };
    return { request: this.#freedByDeath(page, request) as Request };
  }

  /** What a dead page holds or waits for is given back, whatever it is at. */
  #freedByDeath(page: Mortal, request: (...asked: Parameters<Request>) => Promise<unknown>) {
    return (...asked: Parameters<Request>) =>
      page.isOver ? new Promise(() => {}) : request(...asked);
  }

  #turn(name: string, page: Mortal, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((begin, reject) => {
      const waiting: Waiting = { page, begin };
      this.#queues.get(name)?.push(waiting);
      signal?.addEventListener('abort', () => {
        const queue = this.#queues.get(name);
        const place = queue?.indexOf(waiting) ?? -1;
        if (place < 0) return;
        queue?.splice(place, 1);
        reject(new Error('aborted'));
      });
    });
  }

  #giveBack(name: string): void {
    const queue = this.#queues.get(name) ?? [];
    let next = queue.shift();
    while (next?.page.isOver === true) next = queue.shift();
    if (next === undefined) this.#queues.delete(name);
    else next.begin();
  }
}
