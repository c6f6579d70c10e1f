import type { Money } from './Money.ts';
import type { OrderStatus } from './OrderStatus.ts';

/** A way to pay as the museum offers it (§3 pay way). */
export interface PayWay {
  readonly id: string;
  readonly typeCode: string;
  /** `displayName`, or `payWayName` where that is missing (§2). */
  readonly name: string;
}

/** The pay type whose answer is a bank's form and which needs an address to return to (§4, §7). */
export const bankPayType = 'IcbcMyBankPayJsapi';

/** An in-app payment request for the WeChat bridge, all of it text; `paySign` from the answer's `sign` (R18). */
export interface BridgeRequest {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: string;
  readonly paySign: string;
}

/** What the museum says to do after pay-and-confirm (§4 payment). */
export type PaymentInstruction =
  | { readonly kind: 'bridge'; readonly request: BridgeRequest }
  | { readonly kind: 'bank'; readonly html: string };

/** What an order costs, as far as anybody has said. */
export type PayableAmount = Money | null;

/** What an order's status says of its payment: `over` is an order that can't be paid any more. */
export type StatusVerdict = 'issued' | 'notIssued' | 'over';

/** What a status says of the payment; a label nobody has heard of says nothing but that it is not issued (R6). */
export function statusVerdict(status: OrderStatus): StatusVerdict {
  switch (status) {
    case 'issued':
    case 'completed':
      return 'issued';
    case 'closed':
    case 'cancelled':
    case 'refunded':
      return 'over';
    default:
      return 'notIssued';
  }
}
