import { observer } from 'mobx-react-lite';
import { Card } from '../components/Card.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import type { ResultClaim } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
import { OrderNumber } from './OrderNumber.tsx';
import { PaymentResultFace } from './PaymentResultFace.tsx';
import type { PaymentResultModel } from './PaymentResultModel.ts';
import { ResultLinks } from './ResultLinks.tsx';

/** The result page, in both forms of its address (§2). The ways on come first: with the text above them they fit a phone. */
export const PaymentResultScreen = observer(function PaymentResultScreen({
  claim,
}: {
  readonly claim: ResultClaim;
}) {
  const { LL } = useTexts();
  const models = useViewModels();
  const model = useViewModel(() => models.paymentResult(claim));
  const title = claim.isReservation
    ? LL.payment.reservationResultTitle()
    : LL.payment.resultTitle();
  const isChecking = model.face === 'checking';
  return (
    <ScreenFrame title={title} step={model.face === 'success' ? 'done' : 'pay'} busy={isChecking}>
      <Stack>
        <PaymentResultFace model={model} />
        <ResultLinks model={model} />
        {claim.orderNo !== null && (
          <Card>
            <DetailList
              rows={[
                {
                  id: 'order',
                  label: LL.payment.orderNumber(),
                  value: <OrderNumber orderNo={claim.orderNo} />,
                },
              ]}
            />
          </Card>
        )}
        {needsContact(model) && <MuseumContact />}
      </Stack>
    </ScreenFrame>
  );
});

/** Whoever has no tickets yet may want to ask somebody. */
function needsContact({ face }: PaymentResultModel): boolean {
  return face === 'failed' || face === 'notConfirmed' || face === 'over' || face === 'received';
}
