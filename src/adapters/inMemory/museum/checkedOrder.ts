import { type CheckedLine, fullName, type RuleBook } from './CheckedLine.ts';
import { checkedPeople } from './checkedPeople.ts';
import { checkedTime } from './checkedTime.ts';
import { priceOf } from './MuseumSeed.ts';
import { Refusal } from './Refusal.ts';
import type { SaveOrderLine, SaveOrderRequest } from './wireRequests.ts';

const mobilePattern = /^1[3-9]\d{9}$/;

/**
 * Checks everything about an order but stock, as if no client had: what a browser checks is a convenience.
 *
 * @throws Refusal for the first rule that is broken
 */
export function checkedOrder(request: SaveOrderRequest, rules: RuleBook): CheckedLine[] {
  if (request.orderDetailList.length === 0) throw new Refusal('orderEmpty');
  if (rules.bans.isBlacklisted(request.contactMobile)) throw new Refusal('contactBlacklisted');
  const lines = request.orderDetailList.map((line) => checkedLine(line, rules));
  const limited = lines
    .filter(({ ticket }) => ticket.countsTowardsLimit)
    .reduce((sum, { line }) => sum + line.quantity, 0);
  if (limited > rules.seed.visitorLimit) {
    throw new Refusal('overLimit', { value: rules.seed.visitorLimit });
  }
  checkedPeople(lines, rules);
  if (!mobilePattern.test(request.contactMobile)) throw new Refusal('mobileInvalid');
  return lines;
}

function checkedLine(line: SaveOrderLine, rules: RuleBook): CheckedLine {
  const ticket = rules.seed.tickets.find(({ id }) => id === line.ticketId);
  const kind = ticket?.kinds.find(({ id }) => id === line.ticketKindId);
  if (ticket === undefined || kind === undefined) {
    throw new Refusal('ticketUnknown', { value: `${line.ticketId}/${line.ticketKindId}` });
  }
  const name = fullName(ticket, kind);
  if (!Number.isInteger(line.quantity) || line.quantity < 1) {
    throw new Refusal('quantityInvalid', { ticket: name });
  }
  const price = priceOf(ticket, kind) / 100;
  if (line.currentSalePrice !== price) {
    throw new Refusal('priceChanged', { ticket: name, value: price });
  }
  const { useStartDate: day, staggeredReservationDailyId: slotId } = line;
  return { ticket, kind, line, ...checkedTime({ day, slotId }, ticket, name, rules) };
}
