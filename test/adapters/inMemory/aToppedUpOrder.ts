import * as v from 'valibot';
import type { TestedMuseum } from './aMuseum.ts';
import { aConcessionLine, anOrder } from './anOrder.ts';

const SavedSchema = v.object({ orderNo: v.string(), paymentTotal: v.number() });

/** Saves the order that tops up tickets of another; it must be accepted. */
export function replenish(museum: TestedMuseum, orderNo: string, ticketNos: readonly string[]) {
  const replenishTicketList = ticketNos.map((ticketNo) => ({ ticketNo }));
  const path = '/api/integration/save-wx-replenish-order';
  return v.parse(SavedSchema, museum.data(path, { orderNo, replenishTicketList }));
}

/** A concession that has been topped up to an adult's ticket, both orders issued. */
export function aToppedUpOrder(museum: TestedMuseum) {
  const original = museum.issue(anOrder(aConcessionLine()));
  const { orderNo } = replenish(museum, original.orderNo, original.ticketNos);
  museum.museum.control('/_museum/pay', { orderNo });
  const [ticketNo = ''] = museum.tickets(orderNo).map((ticket) => ticket.ticketNo);
  const [originalTicketNo = ''] = original.ticketNos;
  return { orderNo, ticketNo, originalOrderNo: original.orderNo, originalTicketNo };
}
