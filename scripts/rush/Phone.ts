import * as v from 'valibot';
import { MessagesCalls } from '../../src/adapters/http/MessagesCalls.ts';
import * as openingPaths from '../../src/adapters/http/openingPaths.ts';
import * as paths from '../../src/adapters/http/paths.ts';
import { ReadRetries } from '../../src/adapters/http/ReadRetries.ts';
import type { Transport } from '../../src/adapters/http/Transport.ts';
import { WaitingRoom } from '../../src/adapters/http/WaitingRoom.ts';
import { WireExchange } from '../../src/adapters/http/WireExchange.ts';
import { reloadDelayMs } from '../../src/domain/model/MaintenancePace.ts';
import { WatchMaintenance } from '../../src/domain/useCases/WatchMaintenance.ts';
import type { Chance } from '../../src/ports/Chance.ts';
import type { PageVisibility } from '../../src/ports/PageVisibility.ts';
import type { VirtualTime } from './VirtualTime.ts';

const alwaysSeen: PageVisibility = { isVisible: () => true, onChange: () => () => {} };

/** What a visitor does by hand, from when to when, in virtual milliseconds. */
const hand = {
  /** Reads that something failed, and presses the button that asks again; so much later each time it was in vain. */
  pressesAgain: [5_000, 30_000],
  /** Chooses tickets and types names before the order is placed. */
  fillsIn: [60_000, 480_000],
} as const;

/** How it ended for one visitor. */
export interface Visit {
  readonly arrivedAt: number;
  /** When the slots stood on the screen. */
  servedAt: number | null;
  /** The visitor went on to order. */
  wantedTicket: boolean;
  /** The museum's word: an order, or that there is none left. */
  outcome: 'ordered' | 'soldOut' | null;
}

/** What a phone is put into. */
export interface Surroundings {
  readonly time: VirtualTime;
  readonly transport: Transport;
  /** The chance of the visitor's hand. */
  readonly hand: Chance;
  /** The chance that the shop's policies draw from. */
  readonly policy: Chance;
}

/**
 * One visitor's phone, with the shop's own exchange, retries, waiting room and maintenance watch inside; only the hand
 * that presses is made up.
 */
export class Phone {
  readonly visit: Visit;
  readonly #time: VirtualTime;
  readonly #hand: Chance;
  readonly #policy: Chance;
  readonly #exchange: WireExchange;

  constructor({ time, transport, hand: fingers, policy }: Surroundings) {
    this.#time = time;
    this.#hand = fingers;
    this.#policy = policy;
    this.visit = { arrivedAt: time.now(), servedAt: null, wantedTicket: false, outcome: null };
    const room = new WaitingRoom({
      clock: time,
      visibility: alwaysSeen,
      chance: policy,
      tell: () => {},
    });
    this.#exchange = new WireExchange({
      transport,
      token: () => null,
      retries: new ReadRetries({ clock: time, random: policy, longestMs: 2_000 }),
      doorkeeper: async () => ({
        judge: async (refused) => refused,
        admit: (refused, ask) => room.admit(refused, ask),
      }),
    });
  }

  /** Opens the shop, and orders a ticket where one is left. */
  async comes(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const left = await this.#exchange.ask(openingPaths.slots, {}, v.number());
      if (left.ok) {
        this.visit.servedAt = this.#time.now();
        if (left.value > 0) await this.#order();
        return;
      }
      await this.#time.wait(tries * this.#between(hand.pressesAgain));
    }
  }

  /** Waits for the end of maintenance on an open page, then opens the shop anew. */
  async comesAfterMaintenance(): Promise<void> {
    await new Promise<void>((resolve) => {
      const museum = new MessagesCalls(this.#exchange);
      const ports = { museum, clock: this.#time, visibility: alwaysSeen, chance: this.#policy };
      const stop = new WatchMaintenance(ports).execute((notice) => {
        if (notice !== null) return;
        stop();
        this.#time.after(reloadDelayMs(this.#policy()), resolve);
      });
    });
    await this.comes();
  }

  async #order(): Promise<void> {
    this.visit.wantedTicket = true;
    await this.#time.wait(this.#between(hand.fillsIn));
    for (let tries = 1; ; tries += 1) {
      const saved = await this.#exchange.ask(paths.saveOrder, { quantity: 1 }, v.unknown());
      if (saved.ok || saved.failure.kind === 'business') {
        this.visit.outcome = saved.ok ? 'ordered' : 'soldOut';
        return;
      }
      // No order is lost here that was made: a broken connection breaks before it, and no answer outstays a write's wait.
      await this.#time.wait(tries * this.#between(hand.pressesAgain));
    }
  }

  #between([least, most]: readonly [number, number]): number {
    return least + this.#hand() * (most - least);
  }
}
