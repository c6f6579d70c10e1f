import { type Adjustment, adjustment } from './Adjustment.ts';
import { Bans } from './Bans.ts';
import { Crowd } from './Crowd.ts';
import { Faults } from './Faults.ts';
import { Journal } from './Journal.ts';
import { MuseumClock } from './MuseumClock.ts';
import type { MuseumSeed } from './MuseumSeed.ts';
import type { MuseumState } from './MuseumState.ts';
import { museumTime } from './museumTime.ts';
import { OpeningCalendar } from './OpeningCalendar.ts';
import { OrderNumbers } from './OrderNumbers.ts';
import { closingOf, Orders } from './Orders.ts';
import { Payments } from './Payments.ts';
import { Refunds } from './Refunds.ts';
import { SmsCodes } from './SmsCodes.ts';
import { Stock } from './Stock.ts';
import { seedOfSize } from './seedOfSize.ts';

/** What a museum is made from. */
export interface MuseumOrigin {
  readonly seed: MuseumSeed;
  readonly now: () => number;
  readonly random: () => number;
}

/** A museum's parts, wired to one another; made anew by every reset. */
export class MuseumCore {
  readonly seed: MuseumSeed;
  readonly adjustment: Adjustment;
  readonly clock: MuseumClock;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly calendar: OpeningCalendar;
  readonly bans: Bans;
  readonly stock: Stock;
  readonly numbers: OrderNumbers;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly refunds: Refunds;
  readonly codes: SmsCodes;
  readonly crowd: Crowd;
  /** The notice of maintenance, HTML; empty for none. */
  maintenance: string;
  readonly #firstDay: string;

  constructor(
    origin: MuseumOrigin,
    kept: MuseumState | null,
    change = adjustment({}),
    at?: number,
  ) {
    const { random } = origin;
    this.adjustment = kept?.adjustment ?? change;
    const { size } = this.adjustment;
    const seed = size === undefined ? origin.seed : seedOfSize(origin.seed, size);
    this.seed = seed;
    this.clock = new MuseumClock(origin.now, kept?.clockOffset);
    if (at !== undefined) this.clock.set(at);
    this.#firstDay = kept?.firstDay ?? museumTime.dayAt(this.clock.now());
    this.journal = new Journal(kept?.journal);
    this.faults = new Faults(kept?.faults ?? this.adjustment.faults);
    this.calendar = new OpeningCalendar(seed, this.adjustment, this.#firstDay);
    this.stock = new Stock((id) => this.calendar.initialPlaces(id), kept?.stock);
    this.bans = new Bans(seed, this.adjustment);
    this.numbers = new OrderNumbers(random, kept?.sequence);
    const { calendar, bans, stock, numbers, journal } = this;
    this.orders = new Orders({
      seed,
      calendar,
      bans,
      stock,
      journal,
      numbers,
      kept: kept?.orders ?? [],
    });
    this.payments = new Payments({
      orders: this.orders,
      journal,
      random,
      kept: kept?.payments ?? { payments: [], scheduled: [] },
    });
    this.refunds = new Refunds(kept?.refunds);
    this.codes = new SmsCodes(() => numbers.digits(6), kept?.codes);
    this.crowd = new Crowd({
      everyMs: this.adjustment.othersBuyEveryMs,
      now: this.clock.now(),
      calendar,
      stock,
      journal,
      kept: kept?.crowd ?? null,
    });
    this.maintenance = kept?.maintenance ?? this.adjustment.maintenance;
  }

  /**
   * Lets happen what the clock has brought since somebody last looked: unpaid orders close, scripted payments arrive,
   * others buy, each at its own moment and in that order; at the very moment of closing, closing comes first.
   */
  settle(): void {
    const now = this.clock.now();
    const { orders, payments, crowd } = this;
    if (now < Math.min(orders.nextClosing, payments.nextArrival, crowd.nextArrival(now))) return;
    const closings = this.orders.overdue(now).map((order) => ({
      at: closingOf(order),
      happen: () => {
        if (order.status === 'toBePaid') this.orders.close(order);
      },
    }));
    const arrivals = this.payments.takeArrived(now).map(({ orderNo, at }) => ({
      at,
      happen: () => {
        const order = this.orders.find(orderNo);
        if (order !== undefined) this.payments.receive(order, at);
      },
    }));
    const buyers = this.crowd.takeArrived(now).map((at) => ({
      at,
      happen: () => this.crowd.buy(at),
    }));
    for (const event of [...closings, ...arrivals, ...buyers].sort(
      (one, other) => one.at - other.at,
    )) {
      event.happen();
    }
  }

  /** See {@link MuseumState}. */
  state(): MuseumState {
    return {
      version: 2,
      clockOffset: this.clock.offset,
      firstDay: this.#firstDay,
      adjustment: this.adjustment,
      stock: this.stock.changes(),
      sequence: this.numbers.sequence,
      orders: this.orders.all(),
      payments: this.payments.kept(),
      refunds: [...this.refunds.all()],
      codes: this.codes.kept(),
      maintenance: this.maintenance,
      faults: this.faults.kept(),
      crowd: this.crowd.kept(),
      journal: this.journal.kept(),
    };
  }
}
