import { orderNo, ticketNo } from '../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../src/domain/model/Order.ts';
import type { ReplenishableTicket } from '../../src/domain/model/Replenishment.ts';
import { anOrder, anOrderLine, day, yuan } from './builders.ts';

/** The order whose tickets are topped up. */
export const originalOrder = orderNo('20261127090500000001');
/** The order that tops them up. */
export const topUpOrder = orderNo('20261127093000000002');

/** A concession that can be topped up by 30 yuan; a number makes it another ticket, of another visitor. */
export function aReplenishable(
  number = 1,
  changes: Partial<ReplenishableTicket> = {},
): ReplenishableTicket {
  return {
    ticketNo: ticketNo(`2026112700000000${number}`),
    ticketKindName: '优惠票',
    price: yuan(30),
    difference: yuan(30),
    headcount: 1,
    day: day('2026-11-28'),
    certificateTypeName: '身份证',
    maskedName: `${'张李王赵'.charAt(number - 1)}*`,
    maskedCertificate: `1101**********000${number}`,
    ...changes,
  };
}

/** The order that tops up one ticket, as the list shows it a moment after it was made at half past nine. */
export function aTopUpOrder(changes: Partial<OrderSummary> = {}): OrderSummary {
  return anOrder({
    orderNo: topUpOrder,
    createdAt: '2026-11-27 09:30:02',
    status: 'toBePaid',
    statusLabel: '待支付',
    total: yuan(30),
    pickUpCode: null,
    isReplenishment: true,
    originalOrderNo: originalOrder,
    lines: [anOrderLine({ price: yuan(30), quantity: 1 })],
    ...changes,
  });
}
