import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { type Detail, DetailList } from '../components/DetailList.tsx';
import { Notice } from '../components/Notice.tsx';
import { moneyText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { useTexts } from '../i18n/Texts.ts';
import { OrderNumber } from './OrderNumber.tsx';
import type { OtherAmount } from './PayableModel.ts';
import type { PaymentMethodModel } from './PaymentMethodModel.ts';

/** What is to be paid, by number and amount (PAY-01), beside whatever else was said of the amount (Q-PAY-13). */
export const PaymentSummary = observer(function PaymentSummary({
  model,
}: {
  readonly model: PaymentMethodModel;
}) {
  const { LL } = useTexts();
  const { orderNo, phase, payable } = model;
  if (orderNo === null) return null;
  const isPaid = phase === 'alreadyPaid';
  const others = isPaid ? [] : payable.otherAmounts;
  const rows: Detail[] = [
    { id: 'order', label: LL.payment.orderNumber(), value: <OrderNumber orderNo={orderNo} /> },
    ...others.map(({ kind, amount }) => ({
      id: kind,
      label: amountLabel(kind, LL),
      value: moneyText(amount),
    })),
  ];
  if (!isPaid) {
    const value = moneyText(payable.amount);
    rows.push({ id: 'amount', label: LL.payment.payable(), value, strong: true });
  }
  return (
    <>
      <Card>
        <DetailList rows={rows} />
      </Card>
      {phase === 'ready' && <AmountNotice model={model} />}
    </>
  );
});

/** Why there is more than one amount, or none. */
const AmountNotice = observer(function AmountNotice({
  model,
}: {
  readonly model: PaymentMethodModel;
}) {
  const { LL } = useTexts();
  const { amount, warning } = model.payable;
  if (warning === null) return null;
  const again =
    amount === null ? <Button onClick={() => model.load()}>{LL.shell.retry()}</Button> : undefined;
  return (
    <Notice kind="warning" action={again}>
      {warning(LL)}
    </Notice>
  );
});

function amountLabel(kind: OtherAmount['kind'], { payment }: TranslationFunctions): string {
  if (kind === 'ordered') return payment.amountOrdered();
  return kind === 'claimed' ? payment.amountClaimed() : payment.amountOfTickets();
}
