import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../components/EmptyState.tsx';
import type { IconName } from '../components/Icon.tsx';
import { Stack } from '../components/Stack.tsx';
import type { Tone } from '../components/Tone.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { PaymentResultModel, PaymentVerdict } from './PaymentResultModel.ts';

const looks: Record<PaymentVerdict, { readonly icon: IconName; readonly tone: Tone }> = {
  checking: { icon: 'clock', tone: 'neutral' },
  success: { icon: 'check', tone: 'jade' },
  failed: { icon: 'warning', tone: 'cinnabar' },
  notConfirmed: { icon: 'clock', tone: 'amber' },
  unverified: { icon: 'info', tone: 'neutral' },
};

/** What became of the payment, or of the reservation, and what to do next (PAY-08, PAY-09). */
export const PaymentResultFace = observer(function PaymentResultFace({
  model,
}: {
  readonly model: PaymentResultModel;
}) {
  const { LL } = useTexts();
  const { isReservation } = model.claim;
  const words = LL.payment;
  const titles: Record<PaymentVerdict, string> = {
    checking: words.checking(),
    success: isReservation ? words.reservationSuccess() : words.paySuccess(),
    failed: isReservation ? words.reservationFailed() : words.payFailed(),
    notConfirmed: isReservation ? words.reservationNotConfirmed() : words.payNotConfirmed(),
    unverified: words.unverified(),
  };
  const texts: Record<PaymentVerdict, ReactNode> = {
    checking: words.checkingText(),
    success: words.successText(),
    failed: <FailedText model={model} />,
    notConfirmed: <NotConfirmedText model={model} />,
    unverified: words.unverifiedText(),
  };
  const { face } = model;
  return <EmptyState {...looks[face]} title={titles[face]} text={texts[face]} />;
});

/** The error of the address is text, whatever it holds (O-094). */
function FailedText({ model }: { readonly model: PaymentResultModel }) {
  const { LL } = useTexts();
  const { error, isReservation } = model.claim;
  return (
    <Stack gap={2}>
      {error !== '' && <p>{error}</p>}
      <p>{isReservation ? LL.payment.reservationFailedText() : LL.payment.failedText()}</p>
    </Stack>
  );
}

const NotConfirmedText = observer(function NotConfirmedText({
  model,
}: {
  readonly model: PaymentResultModel;
}) {
  const { LL } = useTexts();
  const { claim, isExpired, isHealing } = model;
  const words = LL.payment;
  const next = isHealing ? words.healing() : words.healingOver();
  return (
    <Stack gap={2}>
      {claim.error !== '' && <p>{claim.error}</p>}
      <p>
        <strong>
          {claim.isReservation ? words.reservationNotConfirmedText() : words.payNotConfirmedText()}
        </strong>
      </p>
      <p>{isExpired ? `${words.expired()} ${words.expiredText()}` : next}</p>
    </Stack>
  );
});
