import { orderNo, type TicketNo, ticketNo } from '../../src/domain/model/Identifiers.ts';
import type { OrderTicket } from '../../src/domain/model/Order.ts';
import type { RefundableTicket, RefundEntry, RefundQuote } from '../../src/domain/model/Refund.ts';
import { failed, type Result, success } from '../../src/domain/model/Result.ts';
import type { AfterSaleApi, BookedApi, OffersApi } from '../../src/ports/MuseumApi.ts';
import { yuan } from '../domain/builders.ts';

type Museum = Pick<AfterSaleApi, 'refund' | 'refundBatch'> &
  Pick<OffersApi, 'refundQuote'> &
  Pick<BookedApi, 'orderTickets'>;

/** The order whose tickets are given back. */
export const refundedOrder = orderNo('2026112709000000000001');
/** The order that {@link refundedOrder} tops up, where it does. */
export const originalOrder = orderNo('2026112609000000000001');

/** A ticket with what was paid for it and its fee, in yuan; null is unknown. */
export function aRefundable(
  number: string,
  total: string | null = '60',
  fee: string | null = '6',
  isReplenished = false,
): RefundableTicket {
  return {
    ticketNo: ticketNo(number),
    total: total === null ? null : yuan(total),
    fee: fee === null ? null : yuan(fee),
    isReplenished,
  };
}

/** What becomes of the next refund: its answer is lost before or after it is carried out, or it is refused. */
export type RefundFate =
  | 'answered'
  | 'lostBefore'
  | 'lostAfter'
  | { readonly refusedWith: string }
  | 'expired'
  | 'busy';

/** The refund desk of a museum that pays back once for a number, and notes what it was asked. */
export class RefundDesk implements Museum {
  tickets: readonly RefundableTicket[];
  original: readonly RefundableTicket[];
  /** The fates of the next refunds; those after them are answered. */
  fates: RefundFate[] = [];
  /** The failures of the next quotes; null for one that is answered. */
  quoteFailures: (Extract<Result<never>, { ok: false }> | null)[] = [];
  named: readonly OrderTicket[] = [];
  readonly quotes: Parameters<Museum['refundQuote']>[0][] = [];
  readonly sent: { readonly entries: readonly RefundEntry[]; readonly reason: string | null }[] =
    [];
  /** What was paid back: each ticket at most once. */
  readonly paidBack: TicketNo[] = [];
  /** Carried out once its answer was lost, by whoever says that it is late. */
  late: (() => void) | null = null;
  readonly #done = new Set<string>();

  constructor(
    tickets: readonly RefundableTicket[] = [aRefundable('N1')],
    original: readonly RefundableTicket[] = [],
  ) {
    this.tickets = tickets;
    this.original = original;
  }

  async refundQuote(asked: Parameters<Museum['refundQuote']>[0]): Promise<Result<RefundQuote>> {
    this.quotes.push(asked);
    const failure = this.quoteFailures.shift() ?? null;
    if (failure !== null) return failure;
    const tickets = this.tickets.filter(
      (ticket) => !('ticketNo' in asked) || ticket.ticketNo === asked.ticketNo,
    );
    const original =
      this.original.length === 0 ? null : { orderNo: originalOrder, tickets: this.original };
    return success({ tickets, original });
  }

  refund(entry: RefundEntry): Promise<Result<'refunded'>> {
    return this.#take([entry], null);
  }

  refundBatch(entries: readonly RefundEntry[], reason: string): Promise<Result<'refunded'>> {
    return this.#take(entries, reason);
  }

  async orderTickets() {
    return this.named.length === 0
      ? failed({ kind: 'network' as const })
      : success({ createdAt: '2026-11-27 09:00:00', tickets: this.named });
  }

  async #take(entries: readonly RefundEntry[], reason: string | null): Promise<Result<'refunded'>> {
    this.sent.push({ entries, reason });
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'expired') return failed({ kind: 'expired' });
    if (fate === 'busy') return failed({ kind: 'busy' });
    if (typeof fate === 'object') {
      return failed({ kind: 'business', code: '5302', text: fate.refusedWith });
    }
    if (fate === 'lostBefore') {
      this.late = () => void this.#carryOut(entries);
      return failed({ kind: 'network' });
    }
    const isDone = this.#carryOut(entries);
    if (!isDone) return failed({ kind: 'business', code: '5301', text: '该门票不能退' });
    return fate === 'lostAfter' ? failed({ kind: 'timeout' }) : success('refunded');
  }

  /** All of it or none; what was carried out under its number before stays as it is. */
  #carryOut(entries: readonly RefundEntry[]): boolean {
    const isFresh = ({ orderNo: order, refundNo }: RefundEntry) =>
      !this.#done.has(`${order} ${refundNo}`);
    const there = new Set([...this.tickets, ...this.original].map(({ ticketNo: one }) => one));
    const wanted = entries.filter(isFresh).flatMap(({ tickets }) => tickets);
    if (!wanted.every((ticket) => there.has(ticket))) return false;
    for (const { orderNo: order, refundNo, tickets } of entries.filter(isFresh)) {
      this.#done.add(`${order} ${refundNo}`);
      this.paidBack.push(...tickets);
      const stays = (ticket: RefundableTicket) => !tickets.includes(ticket.ticketNo);
      this.tickets = this.tickets.filter(stays);
      this.original = this.original.filter(stays);
    }
    return true;
  }
}
