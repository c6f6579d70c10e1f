import { observer } from 'mobx-react-lite';
import { BottomBar } from '../components/BottomBar.tsx';
import { Button } from '../components/Button.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** The total, what it is made of, and the way to buy (§2). */
export const OrderFormBar = observer(function OrderFormBar({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const { total } = form;
  const visitorKey = form.kinds.firstUnpriced;
  return (
    <BottomBar
      label={LL.orderForm.bar()}
      total={moneyText(total)}
      totalLabel={total === null ? LL.orderForm.totalUnknown() : LL.orderForm.total()}
      count={LL.orderForm.count({ count: form.count })}
      note={
        visitorKey === null ? undefined : (
          <WayToUnpriced onGo={() => form.goTo({ name: 'certificateNo', visitorKey })} />
        )
      }
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
          disabledReason={total === null ? LL.orderForm.priceUnknown() : undefined}
          onClick={() => void form.submit()}
        >
          {LL.orderForm.buy()}
        </Button>
      }
    />
  );
});

/** From the total that is unknown to the visitor it is unknown for, where the price can be looked up again (CONF-05). */
function WayToUnpriced({ onGo }: { readonly onGo: () => void }) {
  const { LL } = useTexts();
  return (
    <Button kind="quiet" onClick={onGo}>
      {LL.orderForm.priceGoTo()}
    </Button>
  );
}
