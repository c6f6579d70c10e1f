import { observer } from 'mobx-react-lite';
import type { OrderDetail } from '../../domain/model/Order.ts';
import { AfterSale } from '../AfterSale.tsx';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { behindCode } from './behindCode.ts';
import styles from './OrderActionsPanel.module.css';
import type { OrderDetailModel } from './OrderDetailModel.ts';

/**
 * What can be done with the order and at what price, and what can't and why (§4). Nothing is offered that the museum has
 * said it would refuse.
 *
 * @param loadAgain has loaded what could not be
 */
export const OrderActionsPanel = observer(function OrderActionsPanel({
  model,
  order,
  loadAgain,
}: {
  readonly model: OrderDetailModel;
  readonly order: OrderDetail;
  readonly loadAgain: () => Promise<void>;
}) {
  const { LL } = useTexts();
  const words = LL.orders.actions;
  const { actions, lacksActions } = model;
  const { loaded } = behindCode;
  return (
    <section aria-label={words.title()} className={styles['panel']} data-off-paper="">
      <CategoryHeading>{words.title()}</CategoryHeading>
      {actions !== null && loaded !== null && actions.offers !== null && (
        <AfterSale>
          <loaded.OrderOffers model={actions} order={order} />
        </AfterSale>
      )}
      {!lacksActions && (actions?.offers ?? null) === null && (
        <Skeleton label={words.looking()} shape="text" count={3} />
      )}
      <NotRead model={model} loadAgain={loadAgain} />
    </section>
  );
});

/** Not being able to ask is not a no: it is said, with a way to ask again. */
const NotRead = observer(function NotRead({
  model,
  loadAgain,
}: {
  readonly model: OrderDetailModel;
  readonly loadAgain: () => Promise<void>;
}) {
  const { LL } = useTexts();
  const words = LL.orders.actions;
  const { actions, lacksActions } = model;
  const failure = lacksActions ? ({ kind: 'network' } as const) : (actions?.failure ?? null);
  if (failure === null) return null;
  return (
    <Notice
      kind="warning"
      title={words.unreadTitle()}
      action={
        <Button
          onClick={() => void (actions === null ? loadAgain() : actions.lookAgain())}
          busy={actions === null ? model.isLoadingActions : actions.isLooking}
          busyLabel={words.looking()}
        >
          {words.again()}
        </Button>
      }
    >
      <FailureText failure={failure} />
    </Notice>
  );
});
