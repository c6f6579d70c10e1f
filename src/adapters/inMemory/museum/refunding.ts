import type { MuseumCore } from './MuseumCore.ts';
import type { Order, Ticket } from './Order.ts';
import { Refusal } from './Refusal.ts';
import { ticketRules } from './ticketRules.ts';
import type { RefundRequest } from './wireRequests.ts';

interface Checked {
  readonly refundNo: string;
  readonly order: Order;
  readonly tickets: readonly Ticket[];
}

/**
 * Gives back the tickets of all entries, or of none. An entry with number, order and tickets of an earlier refund is
 * that refund heard of again: it changes nothing (Q-PAY-4).
 *
 * @throws Refusal when a ticket can't be given back, or a number stands for other tickets of the order already
 */
export function refundAll(core: MuseumCore, entries: readonly RefundRequest[]): void {
  const fresh = entries.filter((entry) => !isDone(core, entry));
  checkDistinct(fresh);
  const together = fresh.flatMap(ticketNosOf);
  const checked = fresh.map((entry) => checkedEntry(core, entry, together));
  // What was paid on top goes back before what it was paid on.
  for (const entry of [...checked.filter(isOnTop), ...checked.filter((one) => !isOnTop(one))]) {
    carryOut(core, entry);
  }
}

const isOnTop = ({ order }: Checked): boolean => order.originalOrderNo !== '';

const ticketNosOf = ({ refundTikcetDetails }: RefundRequest): string[] =>
  refundTikcetDetails.map(({ ticketNo }) => ticketNo);

function isDone({ refunds }: MuseumCore, entry: RefundRequest): boolean {
  const { outRefundOrderNo, originalOrderNo } = entry;
  const earlier = refunds.find(outRefundOrderNo, originalOrderNo);
  if (earlier === undefined) return false;
  const asked = [...ticketNosOf(entry)].sort();
  if (asked.join() === [...earlier.ticketNos].sort().join()) return true;
  throw new Refusal('refundNoTaken', { value: outRefundOrderNo });
}

function checkDistinct(entries: readonly RefundRequest[]): void {
  const tickets = new Set<string>();
  const refunds = new Set<string>();
  for (const entry of entries) {
    const { outRefundOrderNo: value, originalOrderNo } = entry;
    const refund = `${value}/${originalOrderNo}`;
    if (refunds.has(refund)) throw new Refusal('refundNoTaken', { value });
    refunds.add(refund);
    for (const ticketNo of ticketNosOf(entry)) {
      if (tickets.has(ticketNo)) throw new Refusal('notRefundable', { value: ticketNo });
      tickets.add(ticketNo);
    }
  }
}

/** @param together numbers of all tickets that are given back at once */
function checkedEntry(
  core: MuseumCore,
  entry: RefundRequest,
  together: readonly string[],
): Checked {
  const order = core.orders.get(entry.originalOrderNo);
  const below = together.map((ticketNo) => core.orders.ticket(ticketNo)?.ticket.replenishes);
  const tickets = ticketNosOf(entry).map((value) => {
    const ticket = order.tickets.find(({ ticketNo }) => ticketNo === value);
    const mayGo =
      ticket !== undefined &&
      ticketRules.isRefundable(core, order, ticket) &&
      (!ticket.isReplenished || below.includes(value));
    if (!mayGo) throw new Refusal('notRefundable', { value });
    return ticket;
  });
  return { refundNo: entry.outRefundOrderNo, order, tickets };
}

function carryOut(core: MuseumCore, { refundNo, order, tickets }: Checked): void {
  core.refunds.add({
    refundNo,
    orderNo: order.orderNo,
    ticketNos: tickets.map(({ ticketNo }) => ticketNo),
    amountFen: tickets.reduce((sum, { priceFen }) => sum + priceFen, 0),
    feeFen: tickets.reduce((sum, ticket) => sum + ticketRules.refundFee(core, ticket), 0),
  });
  core.orders.takeBack(order, tickets, refundNo, core.clock.now());
}
