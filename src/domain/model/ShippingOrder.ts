import type { Money } from './Money.ts';

/** What an SMS link names: the query of the SMS QR-code screen (§2). */
export interface ShippingReference {
  /** `sourcebill`: the shipping order's kind. */
  readonly bill: string;
  /** `sourcebillno`: its number. */
  readonly billNo: string;
  /** `companysysid`: the company it belongs to. */
  readonly company: string;
}

/** One line's state on the SMS screen (§4 SMS ticket line status). */
export type ShippingLineStatus = 'notIssued' | 'unused' | 'used' | 'refunded';

/** One line of a shipping order (§3). */
export interface ShippingLine {
  readonly itemName: string;
  /** `salepropetyvaluename` (R26). */
  readonly saleProperty: string;
  readonly status: ShippingLineStatus;
  readonly headcount: number;
  /** First and last day or moment it is good for, as the museum writes them; empty when unknown. */
  readonly validFrom: string;
  readonly validUntil: string;
}

/** An order as an SMS link shows it (§3 shipping order). */
export interface ShippingOrder {
  readonly orderNo: string;
  /** Day and time of the order, museum time, as the museum writes them. */
  readonly orderedAt: string;
  readonly pickUpCode: string | null;
  readonly amount: Money | null;
  /** False when the order's status is `10`: then there is no further ticket information to load (§4). */
  readonly hasTicketInformation: boolean;
  readonly lines: readonly ShippingLine[];
}

/**
 * A line's state (§4): `O` without completed checks is unused, with some used; `90` is used; `X` is refunded; anything
 * else is not issued.
 */
export function shippingLineStatus(code: string, completedChecks: number): ShippingLineStatus {
  if (code === 'O') return completedChecks > 0 ? 'used' : 'unused';
  if (code === '90') return 'used';
  return code === 'X' ? 'refunded' : 'notIssued';
}
