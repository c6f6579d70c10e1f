import * as v from 'valibot';
import type { Journal } from './Journal.ts';
import type { OpeningCalendar } from './OpeningCalendar.ts';
import { parkMiller } from './parkMiller.ts';
import type { Claim, Pool, Stock } from './Stock.ts';
import { wholeDayId } from './slotId.ts';

/** What must be kept for the same people to come after a reload. */
export const CrowdSchema = v.object({
  /** When the next party buys, epoch milliseconds. */
  nextAt: v.number(),
  seed: v.number(),
});

type Kept = v.InferOutput<typeof CrowdSchema>;

/** What a crowd buys from. */
export interface CrowdSettings {
  /** Milliseconds from one party to the next; 0 where nobody comes. */
  readonly everyMs: number;
  /** The museum's time when it was made. */
  readonly now: number;
  readonly calendar: OpeningCalendar;
  readonly stock: Stock;
  readonly journal: Journal;
  /** Null for a new crowd. */
  readonly kept: Kept | null;
}

/** How many parties are let in at once after nobody looked for long; the others came in vain. */
const mostAtOnce = 1000;
const largestParty = 5;
/** The days that visitors see first are those that everybody wants. */
const wantedDays = 3;
const pools: readonly Pool[] = ['ordinary', 'free'];

/** Everybody else who wants tickets: a party every so often on the museum's clock, the same ones every time. */
export class Crowd {
  readonly #settings: CrowdSettings;
  #nextAt: number;
  #seed: number;

  constructor(settings: CrowdSettings) {
    this.#settings = settings;
    const { everyMs, now, kept } = settings;
    const first = everyMs > 0 ? now + everyMs : Number.POSITIVE_INFINITY;
    this.#nextAt = kept?.nextAt ?? first;
    this.#seed = kept?.seed ?? 1;
  }

  /** When the next party buys; infinity where nobody comes. A clock that was set back begins anew. */
  nextArrival(now: number): number {
    const { everyMs } = this.#settings;
    if (everyMs > 0) this.#nextAt = Math.min(this.#nextAt, now + everyMs);
    return this.#nextAt;
  }

  /** The moments at which a party has come by now, in order; each must be let {@link buy}. */
  takeArrived(now: number): number[] {
    const { everyMs } = this.#settings;
    const moments: number[] = [];
    for (; this.#nextAt <= now; this.#nextAt += everyMs) {
      if (moments.length === mostAtOnce) {
        this.#nextAt = now + everyMs;
        break;
      }
      moments.push(this.#nextAt);
    }
    return moments;
  }

  /** A party buys some of what is left somewhere on the next days, at a moment. */
  buy(at: number): void {
    const { stock, journal } = this.#settings;
    const offers = this.#offers(at);
    const offer = offers[this.#draw(offers.length)];
    if (offer === undefined) return;
    const quantity = Math.min(offer.quantity, 1 + this.#draw(largestParty));
    const claims = [{ ...offer, quantity }];
    stock.hold(claims);
    stock.sell(claims);
    journal.effect(at, 'others-bought', { stockAfter: stock.remaining(claims) });
  }

  /** See {@link CrowdSchema}; null where nobody comes. */
  kept(): Kept | null {
    return this.#settings.everyMs > 0 ? { nextAt: this.#nextAt, seed: this.#seed } : null;
  }

  /** Everything that is left, by pool. */
  #offers(at: number): Claim[] {
    const { calendar, stock } = this.#settings;
    const places = calendar
      .daysOnSale(at)
      .slice(0, wantedDays)
      .flatMap((day) =>
        calendar.isStaggered(day)
          ? calendar
              .slots(day)
              .filter((slot) => !calendar.isPast(slot, at))
              .map(({ id }) => id)
          : [wholeDayId(day)],
      );
    return places
      .flatMap((placeId) =>
        pools.map((pool) => ({ placeId, pool, quantity: stock.counts(placeId, pool).remaining })),
      )
      .filter(({ quantity }) => quantity > 0);
  }

  /** A whole number from 0, below a bound. */
  #draw(below: number): number {
    this.#seed = parkMiller.next(this.#seed);
    return Math.floor(parkMiller.share(this.#seed) * below);
  }
}
