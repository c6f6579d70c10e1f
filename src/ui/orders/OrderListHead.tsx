import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { useFocusToken } from '../components/useFocusToken.ts';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import styles from './OrderListHead.module.css';
import type { OrderListModel } from './OrderListModel.ts';

interface Shown {
  readonly model: OrderListModel;
}

/** Over the list: how many orders there are, reading them again, and looking for another one (§2 query dialog). */
export const OrderListHead = observer(function OrderListHead({ model }: Shown) {
  const { LL } = useTexts();
  const { orders, failure } = model;
  return (
    <>
      <div className={styles['head']}>
        {orders !== null && <Count model={model} />}
        <div className={styles['actions']}>
          <span className={orders === null ? styles['unseen'] : undefined}>
            <Button
              kind="quiet"
              icon="refresh"
              onClick={() => model.refresh()}
              busy={orders !== null && model.isLoading}
              busyLabel={LL.orders.reloading()}
            >
              {LL.orders.reload()}
            </Button>
          </span>
          <Button kind="quiet" icon="search" popup onClick={() => model.open({ kind: 'query' })}>
            {LL.orders.find()}
          </Button>
        </div>
      </div>
      {orders !== null && failure !== null && (
        <Notice kind="warning">
          {LL.afterSale.list.stale({ time: model.readAt })} <FailureText failure={failure} />
        </Notice>
      )}
    </>
  );
});

const Count = observer(function Count({ model: { orders, changed } }: Shown) {
  const { LL } = useTexts();
  // Where an order was cancelled that this tab lists no more, reading goes on here.
  const isGone = changed !== null && !orders?.some(({ orderNo }) => orderNo === changed.orderNo);
  const focus = useFocusToken<HTMLParagraphElement>(isGone ? changed.times : undefined);
  return (
    <p className={styles['count']} ref={focus} tabIndex={-1}>
      {LL.afterSale.list.listed({ count: orders?.length ?? 0 })}
    </p>
  );
});
