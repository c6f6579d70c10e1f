import type { Clock } from '../../ports/Clock.ts';
import type { AfterSaleApi, BookedApi, OffersApi } from '../../ports/MuseumApi.ts';
import type { OtherTabs } from '../../ports/OtherTabs.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import type { Language } from '../model/Language.ts';
import type { MuseumDay } from '../model/MuseumDay.ts';
import { isAt, type RebookableTicket } from '../model/Rebooking.ts';
import { failed, type Result, success } from '../model/Result.ts';
import type { TimeSlot } from '../model/TimeSlot.ts';
import { PressGuard } from './PressGuard.ts';

/** Which tickets are to be moved, and where to. */
export interface RebookingOrder {
  readonly orderNo: OrderNo;
  /** At least one, as they are now. */
  readonly tickets: readonly RebookableTicket[];
  readonly day: MuseumDay;
  /** Null on a day without staggered sale. */
  readonly slot: TimeSlot | null;
}

/**
 * What became of a change.
 *
 * - `rebooked`: the tickets are for the new time, by the museum's answer or by a reading after that was lost
 * - `notNow`: an earlier press is still under way; nothing was sent
 * - `refused`: the museum said no, or could not be asked before sending; nothing was moved
 * - `changedElsewhere`: the tickets can't be moved any more, and are not for this time; another tab or phone moved them
 * - `notMoved`: the answer was lost, and two readings say that the tickets are as before: it may be tried again
 * - `unconfirmed`: the answer was lost, and nobody knows yet (R25)
 */
export type RebookOutcome =
  | { readonly kind: 'rebooked' | 'notNow' | 'changedElsewhere' | 'notMoved' | 'unconfirmed' }
  | { readonly kind: 'refused'; readonly cause: Failure };

/** What a reading says of tickets: moved as wanted, as before, or neither and not to be moved any more. */
type ReadTickets = 'moved' | 'asBefore' | 'otherwise';

interface Ports {
  museum: Pick<AfterSaleApi, 'rebook'> &
    Pick<OffersApi, 'rebookableTickets'> &
    Pick<BookedApi, 'orderTickets'>;
  tabs: Pick<OtherTabs, 'inTurn'>;
  clock: Pick<Clock, 'after'>;
}

/** A change that is still on its way at the museum gets this long before it is looked for once more (Q-PAY-3). */
const secondReadingAfterMs = 3_000;

/** Moves tickets to another day and slot (§4 rebook), once however often and in however many tabs it is asked. */
export class RebookTickets {
  readonly #ports: Ports;
  /** Orders of which an answer was lost: such a change may arrive at the museum late, and make it refuse the next. */
  readonly #lost = new Set<OrderNo>();
  readonly #presses = new PressGuard<RebookOutcome>({ kind: 'notNow' });

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The guard is set before anything is awaited, and the change is sent once: a lost answer is looked for among the
   * tickets and never sent again (R25). Whoever had to wait for another tab looks first what that has done.
   */
  execute(order: RebookingOrder, language: Language): Promise<RebookOutcome> {
    return this.#presses.alone(() =>
      this.#ports.tabs.inTurn(`rebook:${order.orderNo}`, async (hasWaited) => {
        const elsewhere = hasWaited ? await this.#lookBefore(order, language) : null;
        return elsewhere ?? this.#send(order, language);
      }),
    );
  }

  /** Looks again for a change whose answer was lost. Sends nothing. */
  lookAgain(order: RebookingOrder, language: Language): Promise<RebookOutcome> {
    return this.#presses.alone(() => this.#lookAfter(order, language));
  }

  async #send(order: RebookingOrder, language: Language): Promise<RebookOutcome> {
    const { orderNo, tickets, day, slot } = order;
    const numbers = tickets.map(({ ticketNo }) => ticketNo);
    const answer = await this.#ports.museum.rebook(orderNo, numbers, {
      day,
      slot: slot?.id ?? null,
    });
    if (answer.ok) return { kind: 'rebooked' };
    if (leavesOutcomeUnknown(answer.failure)) {
      this.#lost.add(orderNo);
      return this.#lookAfter(order, language);
    }
    const read = this.#lost.has(orderNo) ? await this.#read(order, language) : null;
    return read?.ok && read.value === 'moved'
      ? { kind: 'rebooked' }
      : { kind: 'refused', cause: answer.failure };
  }

  /** Null when the tickets are as they were, so that the change can be sent. */
  async #lookBefore(order: RebookingOrder, language: Language): Promise<RebookOutcome | null> {
    const read = await this.#read(order, language);
    if (!read.ok) return { kind: 'refused', cause: read.failure };
    return read.value === 'asBefore' ? null : settled(read.value);
  }

  async #lookAfter(order: RebookingOrder, language: Language): Promise<RebookOutcome> {
    const first = await this.#read(order, language);
    if (first.ok && first.value !== 'asBefore') return settled(first.value);
    await new Promise<void>((resolve) => {
      this.#ports.clock.after(secondReadingAfterMs, resolve);
    });
    const second = await this.#read(order, language);
    if (second.ok && second.value !== 'asBefore') return settled(second.value);
    return { kind: first.ok && second.ok ? 'notMoved' : 'unconfirmed' };
  }

  /**
   * What the museum says of the tickets: those that can be moved first, and where they are gone from there, the order's
   * own, since an order can be changed only once.
   */
  async #read(order: RebookingOrder, language: Language): Promise<Result<ReadTickets>> {
    // A ticket that is bound to no slot and stays on its day tells nothing.
    const telling = order.tickets.filter((ticket) => !isAt(ticket, order));
    const numbers = new Set<string>(telling.map(({ ticketNo }) => ticketNo));
    const listed = await this.#ports.museum.rebookableTickets(order.orderNo, language);
    if (!listed.ok) return failed(listed.failure);
    const open = listed.value.filter(({ ticketNo }) => numbers.has(ticketNo));
    if (open.length > 0) return success(open.every(isAtNewTime(order)) ? 'moved' : 'asBefore');
    const found = await this.#ports.museum.orderTickets(order.orderNo, null, language);
    if (!found.ok) return failed(found.failure);
    const own = found.value.tickets.filter(
      ({ ticketNo }) => ticketNo !== null && numbers.has(ticketNo),
    );
    return success(own.length > 0 && own.every(isAtNewTime(order)) ? 'moved' : 'otherwise');
  }
}

const isAtNewTime = (order: RebookingOrder) => (ticket: Parameters<typeof isAt>[0]) =>
  isAt(ticket, order);

const settled = (read: Exclude<ReadTickets, 'asBefore'>): RebookOutcome => ({
  kind: read === 'moved' ? 'rebooked' : 'changedElsewhere',
});
