import { type Adjustment, adjustment } from './Adjustment.ts';
import { Faults } from './Faults.ts';
import { Journal } from './Journal.ts';
import { MuseumClock } from './MuseumClock.ts';
import type { MuseumSeed } from './MuseumSeed.ts';
import type { MuseumState } from './MuseumState.ts';
import { museumTime } from './museumTime.ts';
import { OpeningCalendar } from './OpeningCalendar.ts';
import { closingOf, Orders } from './Orders.ts';
import { Payments } from './Payments.ts';
import { Stock } from './Stock.ts';

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
  readonly stock: Stock;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly #firstDay: string;

  constructor(
    origin: MuseumOrigin,
    kept: MuseumState | null,
    change = adjustment({}),
    at?: number,
  ) {
    const { seed, random } = origin;
    this.seed = seed;
    this.adjustment = kept?.adjustment ?? change;
    this.clock = new MuseumClock(origin.now, kept?.clockOffset);
    if (at !== undefined) this.clock.set(at);
    this.#firstDay = kept?.firstDay ?? museumTime.dayAt(this.clock.now());
    this.journal = new Journal(kept?.journal);
    this.faults = new Faults(kept?.faults);
    this.calendar = new OpeningCalendar(seed, this.adjustment, this.#firstDay);
    this.stock = new Stock((id) => this.calendar.initialPlaces(id), kept?.stock);
    const { calendar, stock, journal } = this;
    this.orders = new Orders({
      seed,
      calendar,
      stock,
      journal,
      random,
      kept: kept?.orders ?? [],
      sequence: kept?.sequence ?? 0,
    });
    this.payments = new Payments({
      orders: this.orders,
      journal,
      random,
      kept: kept?.payments ?? { payments: [], scheduled: [] },
    });
  }

  /**
   * Lets happen what the clock has brought since somebody last looked: unpaid orders close, scripted payments arrive,
   * each at its own moment and in that order; at the very moment of closing, closing comes first.
   */
  settle(): void {
    const now = this.clock.now();
    if (now < this.orders.nextClosing && now < this.payments.nextArrival) return;
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
    for (const event of [...closings, ...arrivals].sort((one, other) => one.at - other.at)) {
      event.happen();
    }
  }

  /** See {@link MuseumState}. */
  state(): MuseumState {
    return {
      version: 1,
      clockOffset: this.clock.offset,
      firstDay: this.#firstDay,
      adjustment: this.adjustment,
      stock: this.stock.changes(),
      sequence: this.orders.sequence,
      orders: this.orders.all(),
      payments: this.payments.kept(),
      faults: [...this.faults.plan()],
      journal: this.journal.kept(),
    };
  }
}
