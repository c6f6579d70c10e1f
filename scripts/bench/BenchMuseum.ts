import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';

/** So long the museum itself takes for every answer, on top of the way to it. */
const ownMs = 100;

/** A Tuesday before the first time slot. */
const opening = '2026-12-01T08:30:00+08:00';

/** The order that is to be paid, or was. */
export const theOrder = '2026120109000010000001';

/** How the museum stands when a visitor comes: as new, or with one order of theirs, or of another size. */
export type Situation = 'new' | 'toBePaid' | 'issued' | 'small' | 'large';

/** The in-memory museum over HTTP, as slow as a real one. */
export class BenchMuseum {
  readonly #server: RunningMuseum;

  private constructor(server: RunningMuseum) {
    this.#server = server;
  }

  static async open(): Promise<BenchMuseum> {
    return new BenchMuseum(await startMuseumServer({ port: 0 }));
  }

  get url(): string {
    return this.#server.url;
  }

  /**
   * Makes it new, and leaves it in a situation.
   *
   * @param roundTripMs the way to it and back. DevTools only sees to it that no answer is there sooner: what the museum
   *   takes itself would be hidden behind the way, so that the way is waited for here.
   */
  become(situation: Situation, roundTripMs: number): void {
    const { museum } = this.#server;
    const orderNo = theOrder;
    if (situation === 'toBePaid' || situation === 'issued') {
      const states = { toBePaid: 'an order to be paid exists', issued: 'an order is issued' };
      museum.control('/_museum/providerState', { state: states[situation], params: { orderNo } });
    } else {
      const scenario = situation === 'new' ? 'default' : situation;
      museum.control('/_museum/reset', { now: opening, scenario });
    }
    const ms = ownMs + roundTripMs;
    museum.control('/_museum/faults', { latency: { leastMs: ms, mostMs: ms } });
  }

  /** By how much its clock is ahead of the machine's. */
  get aheadMs(): number {
    return this.#server.museum.now() - Date.now();
  }

  /** The money for the order that was to be paid arrives. */
  receivePayment(): void {
    this.#server.museum.control('/_museum/pay', { orderNo: theOrder });
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
