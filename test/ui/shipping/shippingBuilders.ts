import type {
  ShippingLine,
  ShippingOrder,
  ShippingReference,
} from '../../../src/domain/model/ShippingOrder.ts';
import { yuan } from '../../domain/builders.ts';

/** What the link of these tests names. */
export const theReference: ShippingReference = {
  bill: 'SO',
  billNo: '2026112790001',
  company: '12',
};

/** A line for one, not used yet, good for an hour. */
export function aShippingLine(changes: Partial<ShippingLine> = {}): ShippingLine {
  return {
    itemName: '常设展门票',
    saleProperty: '成人票',
    status: 'unused',
    headcount: 1,
    validFrom: '2026-11-28 09:00:00',
    validUntil: '2026-11-28 10:00:00',
    ...changes,
  };
}

/** An order with a pick-up code and one line. */
export function aShippingOrder(changes: Partial<ShippingOrder> = {}): ShippingOrder {
  return {
    orderNo: '2026112790001',
    orderedAt: '2026-11-27 09:05:00',
    pickUpCode: '123456780001',
    amount: yuan(60),
    hasTicketInformation: true,
    lines: [aShippingLine()],
    ...changes,
  };
}
