import type { Failure } from '../../domain/model/Failure.ts';
import type { BridgeFailure } from '../../ports/PaymentBridge.ts';
import type { Message } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';

/**
 * Why the visitor is still on the payment method screen after a press. In each case nothing was charged by it.
 *
 * - `notStarted`: the pre-check or the payment itself got no usable answer before anything began (Q-PAY-12)
 * - `expired`: the login has expired, which is no payment failure (Q-PAY-14)
 * - `bridgeMissing`, `bankFormRefused`: the payment can't be handed over here (R3, Q-PAY-9)
 * - `cameBack`: the visitor returned from the bank's page by the browser's own means
 */
export type PaymentProblem =
  | { readonly kind: 'notStarted'; readonly cause: Failure }
  | { readonly kind: 'expired' }
  | { readonly kind: BridgeFailure['kind'] }
  | { readonly kind: 'cameBack' };

/** The problem that a failed call before the hand-over means. */
export function problemOf(cause: Failure): PaymentProblem {
  return cause.kind === 'expired' ? { kind: 'expired' } : { kind: 'notStarted', cause };
}

/** A problem in a few words. */
export function problemTitle({ kind }: PaymentProblem): Message {
  return (LL) => LL.payment[kind]();
}

/** What happened to the visitor's money, and how to go on. */
export function problemText(problem: PaymentProblem): Message {
  if (problem.kind !== 'notStarted') return (LL) => LL.payment[`${problem.kind}Text`]();
  return (LL) => `${failureText(LL, problem.cause)} ${LL.payment.notCharged()}`;
}
