import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import type { OrderSummary } from '../../domain/model/Order.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { joinClasses } from '../components/joinClasses.ts';
import { LinkButton } from '../components/LinkButton.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import styles from './OrderCardActions.module.css';
import type { OrderListModel } from './OrderListModel.ts';

interface Shown {
  readonly order: OrderSummary;
  readonly model: OrderListModel;
}

/** With opening the order there are three: where there would be more, the less urgent ones are folded away. */
const mostInSight = 2;

/** What can be done with an order from the list besides opening it (§4): the next thing in sight, the rest in order. */
export const OrderCardActions = observer(function OrderCardActions({ order, model }: Shown) {
  const [isUnfolded, setUnfolded] = useState(false);
  const main = useMainAction({ order, model });
  const others = useOtherActions({ order, model });
  const count = others.length + (main === null ? 0 : 1);
  if (count === 0) return null;
  if (count <= mostInSight) {
    return (
      <div className={styles['row']}>
        {others}
        {main}
      </div>
    );
  }
  return (
    <Folded
      main={main}
      others={others}
      isUnfolded={isUnfolded}
      onTurn={() => setUnfolded(!isUnfolded)}
    />
  );
});

function Folded({
  main,
  others,
  isUnfolded,
  onTurn,
}: {
  readonly main: ReactNode;
  readonly others: readonly ReactNode[];
  readonly isUnfolded: boolean;
  readonly onTurn: () => void;
}) {
  const { LL } = useTexts();
  const id = useId();
  return (
    <>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['more']}
          onClick={onTurn}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? id : undefined}
        >
          {isUnfolded ? LL.afterSale.list.card.less() : LL.afterSale.list.card.more()}
          <span className={joinClasses(styles['arrow'], isUnfolded && styles['up'])}>
            <Icon name="chevron" />
          </span>
        </button>
        {main}
      </div>
      {isUnfolded && (
        <div className={styles['others']} id={id}>
          {others}
        </div>
      )}
    </>
  );
}

/** The one thing to do next: pay, or show the code at the entrance. */
function useMainAction({ order, model }: Shown): ReactNode {
  const { LL } = useTexts();
  const actions = model.actionsOf(order);
  if (actions.pay) {
    return (
      <span className={styles['action']}>
        <Button
          kind="primary"
          wide
          onClick={() => model.pay(order)}
          busy={model.isPaying(order)}
          busyLabel={LL.afterSale.payNow.checking()}
        >
          {LL.afterSale.payNow.button()}
        </Button>
      </span>
    );
  }
  if (!actions.showCode) return null;
  return (
    <span className={styles['action']}>
      <Button wide icon="ticket" popup onClick={() => model.open({ kind: 'code', order })}>
        {LL.afterSale.list.showCode()}
      </Button>
    </span>
  );
}

/** Everything else, in the order in which it is wanted. */
function useOtherActions({ order, model }: Shown): readonly ReactNode[] {
  const { LL } = useTexts();
  const words = LL.afterSale.list.card;
  const actions = model.actionsOf(order);
  const original = actions.original ? order.originalOrderNo : null;
  const dialog = (kind: 'cancel' | 'rebook' | 'refund') => (
    <span key={kind} className={styles['action']}>
      <Button wide popup onClick={() => model.open({ kind, order })}>
        {words[kind]()}
      </Button>
    </span>
  );
  const way = (kind: 'replenish' | 'original', to: string) => (
    <span key={kind} className={styles['action']}>
      <LinkButton wide href={href(to)}>
        {words[kind]()}
      </LinkButton>
    </span>
  );
  return [
    actions.rebook && dialog('rebook'),
    actions.replenish && way('replenish', paths.replenishment.to(order.orderNo)),
    original !== null && way('original', paths.order.to(original)),
    actions.refund && dialog('refund'),
    actions.cancel && dialog('cancel'),
  ].filter((action) => action !== false);
}
