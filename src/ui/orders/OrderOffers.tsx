import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OrderDetail } from '../../domain/model/Order.ts';
import { whyNot } from '../../domain/model/OrderActions.ts';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import type { IconName } from '../components/outlines.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import type { OrderActionsModel } from './OrderActionsModel.ts';
import styles from './OrderOffers.module.css';
import { type OrderActionRow, orderActionRows } from './orderActionRows.ts';
import { RefundButton } from './RefundButton.tsx';
import { useOpenOver } from './useOpenOver.ts';

interface Shown {
  readonly model: OrderActionsModel;
  readonly order: OrderDetail;
}

const icons: Readonly<Record<OrderActionRow['state'], IconName>> = {
  can: 'check',
  cannot: 'info',
  unread: 'warning',
};

/** What the museum said can be done with an order; nothing before it has said so. */
export const OrderOffers = observer(function OrderOffers({ model, order }: Shown) {
  const { LL } = useTexts();
  const words = LL.afterSale.actions;
  const { offers } = model;
  if (offers === null) return null;
  if (offers.stage === 'over') return <p>{words.over[whyNot(order.tickets)]()}</p>;
  if (offers.stage === 'notIssued') return <ToPay model={model} />;
  return (
    <ul className={styles['rows']}>
      {orderActionRows(LL, order, offers).map(({ id, state, lines }) => (
        <Row key={id} icon={icons[state]} state={state} title={words[id].title()} lines={lines}>
          <RowAction id={id} state={state} model={model} order={order} />
        </Row>
      ))}
    </ul>
  );
});

function RowAction({ id, state, model, order }: Shown & Pick<OrderActionRow, 'id' | 'state'>) {
  const { LL } = useTexts();
  const words = LL.afterSale.actions;
  const { orderNo, tickets } = order;
  const { isOpening, open } = useOpenOver(model);
  if (id === 'refund') {
    const [ticket, ...others] = tickets;
    if (ticket === undefined || others.length > 0) return null;
    return <RefundButton model={model} orderNo={orderNo} ticket={ticket} />;
  }
  if (state !== 'can') return null;
  return id === 'rebook' ? (
    <Button
      popup
      onClick={() => void open({ kind: 'rebook' })}
      busy={isOpening}
      busyLabel={LL.shell.loading()}
    >
      {words.rebook.button()}
    </Button>
  ) : (
    <LinkButton href={href(paths.replenishment.to(orderNo))}>{words.replenish.button()}</LinkButton>
  );
}

const ToPay = observer(function ToPay({ model }: Pick<Shown, 'model'>) {
  const { LL } = useTexts();
  const words = LL.afterSale.actions;
  const { isOpening, open } = useOpenOver(model);
  if (!model.isToBePaid) {
    return model.failure === null ? <p>{words.pay.issuing()}</p> : null;
  }
  return (
    <div className={styles['row']}>
      <p>{words.pay.waits()}</p>
      <div className={styles['buttons']}>
        <Button
          popup
          onClick={() => void open({ kind: 'cancel' })}
          busy={isOpening}
          busyLabel={LL.shell.loading()}
        >
          {LL.afterSale.list.card.cancel()}
        </Button>
        <Button
          kind="primary"
          onClick={() => void model.pay()}
          busy={model.isPaying}
          busyLabel={LL.afterSale.payNow.checking()}
        >
          {LL.afterSale.payNow.button()}
        </Button>
      </div>
    </div>
  );
});

function Row({
  icon,
  state,
  title,
  lines,
  children,
}: Pick<OrderActionRow, 'state' | 'lines'> & {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles['row']}>
      <h3 className={styles[state]}>
        <Icon name={icon} />
        <span>{title}</span>
      </h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </li>
  );
}
