import { observer } from 'mobx-react-lite';
import { BottomBar } from '../components/BottomBar.tsx';
import { Button } from '../components/Button.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** The total, what it is made of, and the way to buy (§2). */
export const OrderFormBar = observer(function OrderFormBar({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  return (
    <BottomBar
      label={LL.orderForm.bar()}
      total={moneyText(form.total)}
      totalLabel={form.total === null ? LL.orderForm.totalLater() : LL.orderForm.total()}
      count={LL.orderForm.count({ count: form.count })}
      details={
        <Button kind="quiet" popup onClick={() => form.openFeeDetail()}>
          {LL.orderForm.feeDetail()}
        </Button>
      }
      action={
        <Button
          kind="primary"
          busy={form.isSubmitting}
          busyLabel={LL.orderForm.buying()}
          onClick={() => void form.submit()}
        >
          {LL.orderForm.buy()}
        </Button>
      }
    />
  );
});
