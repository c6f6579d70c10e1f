import type { Message } from '../AnnouncementModel.ts';
import type { ResultClaim } from '../paths.ts';

/**
 * What a result page says.
 *
 * - `checking`: the museum is being asked
 * - `success`: the museum says issued
 * - `failed`: the claim gives a reason, and the museum has not issued the order
 * - `notConfirmed`: nobody knows yet; money may have left (R1)
 * - `received`: the museum says that it has the money; the order is not issued yet
 * - `over`: the museum says that the order is closed, cancelled or refunded
 * - `unverified`: success is claimed for no order at all, so that nobody can be asked (R17)
 */
export type PaymentVerdict =
  | 'checking'
  | 'success'
  | 'failed'
  | 'notConfirmed'
  | 'received'
  | 'over'
  | 'unverified';

/** A verdict in a few words (§2: of a payment, or of a reservation). */
export function verdictTitle(
  verdict: PaymentVerdict,
  { isReservation }: Pick<ResultClaim, 'isReservation'>,
): Message {
  return ({ payment }) => {
    switch (verdict) {
      case 'checking':
        return payment.checking();
      case 'success':
        return isReservation ? payment.reservationSuccess() : payment.paySuccess();
      case 'failed':
        return isReservation ? payment.reservationFailed() : payment.payFailed();
      case 'notConfirmed':
        return isReservation ? payment.reservationNotConfirmed() : payment.payNotConfirmed();
      case 'received':
        return payment.payReceived();
      case 'over':
        return payment.orderOver();
      case 'unverified':
        return payment.unverified();
    }
  };
}

/** A verdict as it is spoken when the page learns of it: with its reason, and what it means for the money. */
export function verdictText(
  verdict: PaymentVerdict,
  claim: Pick<ResultClaim, 'isReservation' | 'error'>,
): Message {
  return (LL) => {
    const title = verdictTitle(verdict, claim)(LL);
    const { isReservation, error } = claim;
    if (verdict === 'failed') return `${title} ${error}`.trim();
    if (verdict === 'received') return `${title} ${LL.payment.payReceivedText()}`;
    if (verdict === 'over') return `${title} ${error} ${LL.payment.orderOverText()}`;
    if (verdict !== 'notConfirmed') return title;
    const text = isReservation
      ? LL.payment.reservationNotConfirmedText()
      : LL.payment.payNotConfirmedText();
    return `${title} ${text}`;
  };
}
