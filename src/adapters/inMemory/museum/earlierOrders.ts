import * as v from 'valibot';
import type { MuseumCore } from './MuseumCore.ts';
import { priceOf } from './MuseumSeed.ts';
import { museumTime } from './museumTime.ts';
import { SaveOrderSchema } from './wireRequests.ts';

/** Fewer places than these are left to whoever comes. */
const leavesPlaces = 10;
/** Of so many orders one was cancelled. */
const oneCancelledOf = 8;
/** The most visitors of an order. */
const visitorsAtMost = 3;

/**
 * Orders that a visitor without a token has made and paid for, or cancelled, just now: so many, the same ones each time
 * but for the numbers of their tickets, in slots that keep places.
 *
 * @throws Error when the slots have no room for so many
 */
export function makeEarlierOrders(core: MuseumCore, count: number): void {
  const { calendar, clock, stock } = core;
  const now = clock.now();
  const open = calendar
    .daysOnSale(now)
    .flatMap((day) => calendar.slots(day))
    .filter((slot) => !calendar.isPast(slot, now));
  let next = 0;
  for (let place = 0; place < count; place += 1) {
    const hasRoom = ({ id }: { readonly id: string }) =>
      stock.counts(id, 'ordinary').remaining >= leavesPlaces + visitorsAtMost;
    const ahead = [...open.slice(next), ...open.slice(0, next)].find(hasRoom);
    if (ahead === undefined) throw new Error(`there is no room for ${count} orders`);
    next = (open.indexOf(ahead) + 1) % open.length;
    makeOrder(core, place, ahead);
  }
}

function makeOrder(
  core: MuseumCore,
  place: number,
  slot: { readonly id: string; readonly day: string },
): void {
  const [ticket] = core.seed.tickets;
  if (ticket === undefined) throw new Error('the museum sells nothing');
  const [kind] = ticket.kinds;
  const quantity = 1 + (place % visitorsAtMost);
  const now = core.clock.now();
  const request = v.parse(SaveOrderSchema, {
    // One phone may not owe for all of them.
    contactMobile: `138${String(place).padStart(8, '0')}`,
    customerName: '散客',
    orderDetailList: [
      {
        currentSalePrice: priceOf(ticket, kind) / 100,
        ticketId: ticket.id,
        quantity,
        ticketKindId: kind.id,
        useStartDate: slot.day,
        staggeredReservationDailyId: slot.id,
        orderVisitorList: Array.from({ length: quantity }, (_, visitor) => ({
          visitorName: `测试${place + 1}`,
          visitorCertificateType: '99',
          visitorCertificateNo: `T${place}N${visitor}`,
        })),
      },
    ],
  });
  const running = String(place).padStart(8, '0');
  const orderNo = `${museumTime.dateTime(now).replace(/\D/g, '')}${running}`;
  const order = core.orders.save(request, { token: '', now, orderNo });
  if (place % oneCancelledOf === oneCancelledOf - 1) core.orders.cancel(order, now);
  else core.payments.receive(order, now);
}
