import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyState } from '../components/EmptyState.tsx';
import type { IconName } from '../components/outlines.ts';
import { Stack } from '../components/Stack.tsx';
import type { Tone } from '../components/Tone.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumWords } from '../MuseumWords.tsx';
import type { PaymentResultModel } from './PaymentResultModel.ts';
import { type PaymentVerdict, verdictTitle } from './PaymentVerdict.ts';

const looks: Record<PaymentVerdict, { readonly icon: IconName; readonly tone: Tone }> = {
  checking: { icon: 'clock', tone: 'neutral' },
  success: { icon: 'check', tone: 'jade' },
  failed: { icon: 'warning', tone: 'cinnabar' },
  notConfirmed: { icon: 'clock', tone: 'amber' },
  received: { icon: 'clock', tone: 'jade' },
  over: { icon: 'info', tone: 'neutral' },
  unverified: { icon: 'info', tone: 'neutral' },
};

/** What became of the payment, or of the reservation, and what to do next (PAY-08, PAY-09). */
export const PaymentResultFace = observer(function PaymentResultFace({
  model,
}: {
  readonly model: PaymentResultModel;
}) {
  const { LL } = useTexts();
  const words = LL.payment;
  const { face, claim } = model;
  const texts: Record<PaymentVerdict, ReactNode> = {
    checking: words.checkingText(),
    success: words.successText(),
    failed: <FailedText model={model} />,
    notConfirmed: <NotConfirmedText model={model} />,
    received: <ReceivedText model={model} />,
    over: <OverText model={model} />,
    unverified: words.unverifiedText(),
  };
  return (
    <EmptyState
      // Another face comes in place of the one before: its words are not the other's, moved.
      key={face}
      {...looks[face]}
      title={verdictTitle(face, claim)(LL)}
      text={texts[face]}
    />
  );
});

/** The error of the address is text, whatever it holds (O-094), in whatever language (Q-A11Y-8). */
function ErrorOfAddress({ error }: { readonly error: string }) {
  return error === '' ? null : (
    <p>
      <MuseumWords text={error} />
    </p>
  );
}

function FailedText({ model }: { readonly model: PaymentResultModel }) {
  const { LL } = useTexts();
  const words = LL.payment;
  const { orderNo, error, isReservation } = model.claim;
  // Without an order nobody was asked: nothing is said of the money, and no asking promised (R17).
  if (orderNo === null) {
    return (
      <Stack gap={2}>
        <ErrorOfAddress error={error} />
        <p>{words.unverifiedText()}</p>
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      <ErrorOfAddress error={error} />
      <p>{isReservation ? words.reservationFailedText() : words.failedText()}</p>
    </Stack>
  );
}

function OverText({ model }: { readonly model: PaymentResultModel }) {
  const { LL } = useTexts();
  const { error } = model.claim;
  return (
    <Stack gap={2}>
      <ErrorOfAddress error={error} />
      <p>{LL.payment.orderOverText()}</p>
    </Stack>
  );
}

const NotConfirmedText = observer(function NotConfirmedText({
  model,
}: {
  readonly model: PaymentResultModel;
}) {
  const { LL } = useTexts();
  const { claim, canTryAgain } = model;
  const words = LL.payment;
  return (
    <Stack gap={2}>
      <ErrorOfAddress error={claim.error} />
      <p>
        <strong>
          {claim.isReservation ? words.reservationNotConfirmedText() : words.payNotConfirmedText()}
        </strong>
      </p>
      <NextText model={model} />
      {canTryAgain && <p>{words.mayTryAgain()}</p>}
    </Stack>
  );
});

const ReceivedText = observer(function ReceivedText({
  model,
}: {
  readonly model: PaymentResultModel;
}) {
  const { LL } = useTexts();
  return (
    <Stack gap={2}>
      <p>{LL.payment.payReceivedText()}</p>
      <NextText model={model} />
    </Stack>
  );
});

/** What the page does by itself, or why it doesn't. */
const NextText = observer(function NextText({ model }: { readonly model: PaymentResultModel }) {
  const { LL } = useTexts();
  const words = LL.payment;
  const { isExpired, isHealing } = model;
  if (isExpired) {
    return (
      <>
        <p>{words.expired()}</p>
        <p>{words.expiredWhileConfirmingText()}</p>
      </>
    );
  }
  return <p>{isHealing ? words.healing() : words.healingOver()}</p>;
});
