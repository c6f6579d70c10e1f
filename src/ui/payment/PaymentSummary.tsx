import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { type Detail, DetailList } from '../components/DetailList.tsx';
import { Notice } from '../components/Notice.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { OrderNumber } from './OrderNumber.tsx';
import type { PaymentMethodModel } from './PaymentMethodModel.ts';

/** What is to be paid, by number and amount (PAY-01); says so where the address and the order disagree. */
export const PaymentSummary = observer(function PaymentSummary({
  model,
}: {
  readonly model: PaymentMethodModel;
}) {
  const { LL } = useTexts();
  const { orderNo, amount, differingClaim, phase } = model;
  if (orderNo === null) return null;
  const rows: Detail[] = [
    { id: 'order', label: LL.payment.orderNumber(), value: <OrderNumber orderNo={orderNo} /> },
  ];
  if (differingClaim !== null) {
    const value = <s>{moneyText(differingClaim)}</s>;
    rows.push({ id: 'claimed', label: LL.payment.amountClaimed(), value });
  }
  if (phase !== 'alreadyPaid') {
    const value = moneyText(amount);
    rows.push({ id: 'amount', label: LL.payment.payable(), value, strong: true });
  }
  return (
    <>
      <Card>
        <DetailList rows={rows} />
      </Card>
      {phase === 'ready' && differingClaim !== null && (
        <Notice kind="info">{LL.payment.amountDiffers()}</Notice>
      )}
      {phase === 'ready' && amount === null && (
        <Notice
          kind="warning"
          action={<Button onClick={() => model.load()}>{LL.shell.retry()}</Button>}
        >
          {LL.payment.amountUnknown()}
        </Notice>
      )}
    </>
  );
});
