import { type CheckedLine, fullName, type RuleBook } from './CheckedLine.ts';
import { checkedPeople } from './checkedPeople.ts';
import type { Bilingual, SeedTicket } from './MuseumSeed.ts';
import { museumTime } from './museumTime.ts';
import { Refusal } from './Refusal.ts';
import { wholeDayId } from './slotId.ts';
import type { SaveOrderLine, SaveOrderRequest } from './wireRequests.ts';

const mobilePattern = /^1[3-9]\d{9}$/;

/**
 * Checks everything about an order but stock, as if no client had: what a browser checks is a convenience.
 *
 * @throws Refusal for the first rule that is broken
 */
export function checkedOrder(request: SaveOrderRequest, rules: RuleBook): CheckedLine[] {
  if (request.orderDetailList.length === 0) throw new Refusal('orderEmpty');
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
  if (line.currentSalePrice !== ticket.priceFen / 100) {
    throw new Refusal('priceChanged', { ticket: name, value: ticket.priceFen / 100 });
  }
  return { ticket, kind, line, ...checkedTime(line, ticket, name, rules) };
}

function checkedTime(
  line: SaveOrderLine,
  ticket: SeedTicket,
  name: Bilingual,
  { calendar, now }: RuleBook,
): Pick<CheckedLine, 'placeId' | 'slotId'> {
  const { useStartDate: day, staggeredReservationDailyId: id } = line;
  if (!museumTime.isDay(day) || !calendar.window(now).includes(day)) {
    throw new Refusal('dayNotOnSale', { value: day });
  }
  if (!calendar.isOpen(day)) throw new Refusal('dayClosed', { value: day });
  if (!calendar.isStaggered(day) && id !== '') throw new Refusal('slotUnknown', { value: id });
  if (id === '') {
    if (ticket.isStaggered && calendar.isStaggered(day)) {
      throw new Refusal('slotMissing', { ticket: name });
    }
    if (calendar.isOver(day, now)) throw new Refusal('slotPast', { value: day });
    return { placeId: ticket.isStaggered ? wholeDayId(day) : null, slotId: '' };
  }
  const slot = calendar.slot(id);
  if (slot === undefined || slot.day !== day) throw new Refusal('slotUnknown', { value: id });
  if (calendar.isPast(slot, now)) {
    throw new Refusal('slotPast', { value: `${day} ${slot.begin}-${slot.end}` });
  }
  return { placeId: ticket.isStaggered ? id : null, slotId: ticket.isStaggered ? id : '' };
}
