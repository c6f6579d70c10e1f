import { orderNo, ticketNo } from '../../src/domain/model/Identifiers.ts';
import type { RebookableTicket, RebookingTarget } from '../../src/domain/model/Rebooking.ts';
import { type Result, success } from '../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../src/domain/model/TimeSlot.ts';
import type {
  AfterSaleApi,
  BookedApi,
  CatalogueApi,
  OffersApi,
} from '../../src/ports/MuseumApi.ts';
import { anOffer, anOrderTicket, aSlot, day, yuan } from '../domain/builders.ts';

/** What of the museum a change comes into touch with. */
export type Desk = Pick<AfterSaleApi, 'rebook'> &
  Pick<OffersApi, 'canRebook' | 'rebookableTickets'> &
  Pick<BookedApi, 'orderTickets'> &
  Pick<CatalogueApi, 'isSaleStaggered' | 'slots' | 'tickets' | 'preSaleDays' | 'standbyDays'>;

/** The order whose visit is moved, longer than a number can hold. */
export const theOrder = orderNo('20261127090500000001');
/** A Friday. */
export const today = day('2026-11-27');
export const tomorrow = day('2026-11-28');

/** A ticket for 09:00 tomorrow by its number. */
export function aRebookable(
  number: number,
  changes: Partial<RebookableTicket> = {},
): RebookableTicket {
  return {
    ticketNo: ticketNo(`2026112700000000${number}`),
    ticketName: 'Adult',
    ticketKindName: 'Standard',
    price: yuan(60),
    headcount: 1,
    day: tomorrow,
    begin: '09:00',
    end: '10:00',
    status: 'awaitingCheck',
    statusLabel: '待检票',
    maskedName: '张*',
    maskedCertificate: '1101**********0004',
    ...changes,
  };
}

/** An answer that can be given later. */
export function aLateAnswer<T>() {
  let give: (answer: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

/**
 * A museum that moves the tickets of one order, once, and offers the same slots every day. Notes the changes it was sent
 * and what it was asked.
 */
export class RebookingDesk implements Desk {
  readonly sent: [string, readonly string[], RebookingTarget][] = [];
  readonly asked: [keyof Desk, ...unknown[]][] = [];
  /** What it answers instead, from now on. */
  answers: Partial<Desk> = {};
  held: readonly RebookableTicket[];
  slotsOfDay: readonly TimeSlot[];
  #isMoved = false;

  constructor({
    tickets = [aRebookable(1), aRebookable(2), aRebookable(3)],
    slots = [aSlot()],
    answers = {},
  }: {
    tickets?: readonly RebookableTicket[];
    slots?: readonly TimeSlot[];
    answers?: Partial<Desk>;
  } = {}) {
    this.held = tickets;
    this.slotsOfDay = slots;
    this.answers = answers;
  }

  /** How often it was asked one thing. */
  times(question: keyof Desk): number {
    return this.asked.filter(([asked]) => asked === question).length;
  }

  /** Moves tickets, as when a change arrives whose answer is lost, or another tab's. */
  move(numbers: readonly string[], target: RebookingTarget): void {
    const slot = this.slotsOfDay.find(({ id }) => id === target.slot);
    this.#isMoved = true;
    this.held = this.held.map((ticket) =>
      numbers.includes(ticket.ticketNo)
        ? { ...ticket, day: target.day, begin: slot?.begin ?? '', end: slot?.end ?? '' }
        : ticket,
    );
  }

  async canRebook() {
    this.asked.push(['canRebook']);
    return (await this.answers.canRebook?.()) ?? success(true);
  }

  async rebookableTickets(...given: Parameters<Desk['rebookableTickets']>) {
    this.asked.push(['rebookableTickets', ...given]);
    const open = this.#isMoved ? [] : this.held;
    return (await this.answers.rebookableTickets?.(...given)) ?? success(open);
  }

  async rebook(...given: Parameters<Desk['rebook']>): Promise<Result<'rebooked'>> {
    this.asked.push(['rebook', ...given]);
    this.sent.push(given);
    const answer = await this.answers.rebook?.(...given);
    if (answer !== undefined) return answer;
    this.move(given[1], given[2]);
    return success('rebooked');
  }

  async orderTickets(...given: Parameters<Desk['orderTickets']>) {
    this.asked.push(['orderTickets', ...given]);
    const tickets = this.held.map(({ ticketNo, day: visit, begin, end }) =>
      anOrderTicket({ ticketNo, day: visit, begin, end }),
    );
    return (await this.answers.orderTickets?.(...given)) ?? success({ createdAt: '', tickets });
  }

  async isSaleStaggered(...given: Parameters<Desk['isSaleStaggered']>) {
    this.asked.push(['isSaleStaggered', ...given]);
    return (await this.answers.isSaleStaggered?.(...given)) ?? success(true);
  }

  async slots(...given: Parameters<Desk['slots']>) {
    this.asked.push(['slots', ...given]);
    return (await this.answers.slots?.(...given)) ?? success(this.slotsOfDay);
  }

  async tickets(...given: Parameters<Desk['tickets']>) {
    this.asked.push(['tickets', ...given]);
    return (await this.answers.tickets?.(...given)) ?? success([anOffer()]);
  }

  async preSaleDays() {
    this.asked.push(['preSaleDays']);
    return (await this.answers.preSaleDays?.()) ?? success(7);
  }

  async standbyDays(...given: Parameters<Desk['standbyDays']>) {
    this.asked.push(['standbyDays', ...given]);
    return (await this.answers.standbyDays?.(...given)) ?? success([]);
  }
}
