import type { Failure } from '../../domain/model/Failure.ts';
import type { BridgeFailure } from '../../ports/PaymentBridge.ts';
import type { Message } from '../AnnouncementModel.ts';
import { failureText } from '../i18n/Texts.ts';

/**
 * Why the visitor is still on the payment method screen after a press.
 *
 * - `notStarted`: the pre-check or the payment itself got no usable answer before anything began (Q-PAY-12)
 * - `expired`: the login has expired, which is no payment failure (Q-PAY-14)
 * - `bridgeMissing`, `outsideWeChat`, `inMiniProgram`, `bankFormRefused`: it can't be handed over here (R3, Q-PAY-9)
 * - `cameBack`: the visitor returned from the bank's page by the browser's own means
 * - `lost`: the museum's answer was lost, and two readings say that nothing was paid (R25)
 * - `otherTab`: another tab was paying the order, and has ended without
 * - `stillUnconfirmed`: the museum could not be read, so that paying stays locked (R1)
 */
export type PaymentProblem =
  | { readonly kind: 'notStarted'; readonly cause: Failure }
  | {
      readonly kind:
        | 'expired'
        | BridgeFailure['kind']
        | 'cameBack'
        | 'lost'
        | 'otherTab'
        | 'stillUnconfirmed';
    };

/** The problem that a failed call before the hand-over means. */
export function problemOf(cause: Failure): PaymentProblem {
  return cause.kind === 'expired' ? { kind: 'expired' } : { kind: 'notStarted', cause };
}

/** Whether something failed, rather than needs care. */
export function isFailure({ kind }: PaymentProblem): boolean {
  return kind === 'notStarted' || kind === 'expired' || kind === 'bankFormRefused';
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
