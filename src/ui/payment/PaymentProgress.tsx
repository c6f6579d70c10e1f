import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { PaymentMethodModel } from './PaymentMethodModel.ts';
import { ViewOrderLink } from './ViewOrderLink.tsx';

/** How to go on while a payment is out of this page's hands: with the sheet, with the bank, or with another tab. */
export const PaymentProgress = observer(function PaymentProgress({
  model,
}: {
  readonly model: PaymentMethodModel;
}) {
  const { LL } = useTexts();
  const words = LL.payment;
  const { orderNo, progress, handOver } = model;
  const { bankHost, isLong } = handOver;
  if (orderNo === null) return null;
  if (progress === 'elsewhere') {
    return (
      <Notice
        kind="info"
        title={words.payingElsewhere()}
        action={<ViewOrderLink orderNo={orderNo} />}
      >
        {words.payingElsewhereText()}
      </Notice>
    );
  }
  const isLeaving = progress === 'leaving';
  if (isLeaving && !isLong) {
    return bankHost === '' ? null : (
      <Notice kind="info" title={words.leavingFor({ host: bankHost })}>
        {words.leavingForText()}
      </Notice>
    );
  }
  if (!isLong) return null;
  return (
    <Notice
      kind="info"
      title={isLeaving ? words.bankSlow() : words.sheetOpen()}
      action={<Button onClick={() => model.checkSheet()}>{words.checkSheet()}</Button>}
    >
      {isLeaving ? words.bankSlowText() : words.sheetOpenText()}
    </Notice>
  );
});
