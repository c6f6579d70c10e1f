import type { BridgeRequest } from '../domain/model/Payment.ts';
import type { Result } from '../domain/model/Result.ts';

/** How the visitor came back from the payment sheet. `returned` proves nothing (R2, R17): the museum is asked. */
export type BridgeAnswer = 'returned' | 'notPaid';

/** Why a payment could not be handed over on this page; the order stays to be paid (R3). */
export type BridgeFailure =
  | { readonly kind: 'bridgeMissing' }
  | { readonly kind: 'bankFormRefused' };

/** Hands a payment over to whoever takes the money. */
export interface PaymentBridge {
  /**
   * Opens the payment sheet and waits for the visitor to come back: `returned` for exactly
   * `get_brand_wcpay_request:ok`, `notPaid` for anything else (§4). `bridgeMissing` when no bridge appeared within 5 s.
   */
  requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>>;
  /**
   * Leaves the page for a bank's, with the one form that the museum's HTML holds; runs nothing of it. `bankFormRefused`
   * when the form is not exactly one, or goes to a host that is not configured (Q-PAY-9).
   */
  openBank(html: string): Result<'leaving', BridgeFailure>;
}
