import type { CheckedLine } from './CheckedLine.ts';
import { priceOf } from './MuseumSeed.ts';
import type { Ticket } from './Order.ts';
import type { Claim } from './Stock.ts';
import type { SaveOrderVisitor } from './wireRequests.ts';

/** The tickets of a line, one for each of its visitors, with the places that each of them needs. */
export function newTickets(checked: CheckedLine): Ticket[] {
  const { ticket, kind, line, slotId } = checked;
  return Array.from({ length: line.quantity }, (_, index) => {
    const visitor = ticket.isRealName ? line.orderVisitorList[index] : undefined;
    const children = visitor?.childrenList ?? [];
    return {
      ticketNo: '',
      ticketId: ticket.id,
      kindId: kind.id,
      priceFen: priceOf(ticket, kind),
      day: line.useStartDate,
      slotId,
      visitor: visitor === undefined ? null : visitorOf(visitor),
      children: children.map((child) => ({
        name: child.visitorName,
        number: child.visitorCertificateNo,
      })),
      claims: claimsFor(checked, children.length),
      state: 'good',
      checkedAt: null,
      isReplenished: false,
      replenishes: '',
    };
  });
}

const visitorOf = (visitor: SaveOrderVisitor) => ({
  name: visitor.visitorName,
  number: visitor.visitorCertificateNo,
  certificateType: visitor.visitorCertificateType,
  mobile: visitor.visitorMobile,
});

/** A place for everyone who comes in: the buyer in their ticket's pool, carried children in the free one. */
function claimsFor({ ticket, placeId }: CheckedLine, children: number): Claim[] {
  if (placeId === null) return [];
  const own: Claim = { placeId, pool: ticket.isFree ? 'free' : 'ordinary', quantity: 1 };
  return children === 0 ? [own] : [own, { placeId, pool: 'free', quantity: children }];
}
