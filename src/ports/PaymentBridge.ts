import type { OrderNo } from '../domain/model/Identifiers.ts';
import type { BridgeRequest, PayWay } from '../domain/model/Payment.ts';
import type { Result } from '../domain/model/Result.ts';

/** How the visitor came back from the payment sheet. `returned` proves nothing (R2, R17): the museum is asked. */
export type BridgeAnswer = 'returned' | 'notPaid';

/**
 * Why a payment could not be handed over on this page; the order stays to be paid (R3).
 *
 * - `bridgeMissing`: WeChat's bridge did not appear
 * - `outsideWeChat`: an in-app payment, in a browser that is not WeChat
 * - `inMiniProgram`: an in-app payment in a mini-program's web-view, which may not open one
 * - `bankFormRefused`: the bank's page is not to be trusted (Q-PAY-9)
 */
export type BridgeFailure =
  | { readonly kind: 'bridgeMissing' }
  | { readonly kind: 'outsideWeChat' }
  | { readonly kind: 'inMiniProgram' }
  | { readonly kind: 'bankFormRefused' };

/** A bank's page that may be gone to. */
export interface BankPage {
  /** Where it leads, to be shown to the visitor: a host, with a port where it is not 443. */
  readonly host: string;
  /** Leaves this page for it. */
  leave(): void;
}

/** Where a way to pay can be gone: on this page, or on the mini-program's own. */
export type PaymentPlace = 'here' | 'nativePage';

/** Hands a payment over to whoever takes the money. No answer of it takes longer than 5 s but the visitor's own. */
export interface PaymentBridge {
  /** Whether and where a way to pay can be gone in this browser; asked before anything is begun (Q-PAY-8). */
  placeFor(way: Pick<PayWay, 'typeCode'>): Result<PaymentPlace, BridgeFailure>;
  /**
   * Opens the payment sheet and waits for the visitor to come back: `returned` for exactly
   * `get_brand_wcpay_request:ok`, `notPaid` for anything else (§4). `bridgeMissing` when no bridge appeared within 5 s.
   * A bridge that is silent is waited for: whoever waits must have another way on.
   */
  requestPayment(request: BridgeRequest): Promise<Result<BridgeAnswer, BridgeFailure>>;
  /**
   * Opens the mini-program's own payment page for an order (R3). `inMiniProgram` when the mini-program refuses, or there
   * is no bridge to it within 5 s. It does not tell how the visitor comes back: whoever waits must have another way on.
   */
  openNativePage(order: OrderNo): Promise<Result<'opened', BridgeFailure>>;
  /**
   * The bank's page that the museum's HTML leads to, by its one form; nothing of the HTML is run. `bankFormRefused` when
   * the form is not exactly one, or goes to a host that is not configured (Q-PAY-9).
   */
  bankPage(html: string): Result<BankPage, BridgeFailure>;
}
