import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OrderDetail } from '../../domain/model/Order.ts';
import { whyNot } from '../../domain/model/OrderActions.ts';
import type { OrderOffers } from '../../domain/useCases/FindOrderOffers.ts';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { Icon } from '../components/Icon.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import type { IconName } from '../components/outlines.ts';
import { Skeleton } from '../components/Skeleton.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import type { OrderActionsModel } from './OrderActionsModel.ts';
import styles from './OrderActionsPanel.module.css';
import { type OrderActionRow, orderActionRows } from './orderActionRows.ts';
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

/**
 * What can be done with the order and at what price, and what can't and why (§4). Nothing is offered that the museum has
 * said it would refuse.
 */
export const OrderActionsPanel = observer(function OrderActionsPanel({ model, order }: Shown) {
  const { LL } = useTexts();
  const words = LL.orders.actions;
  const { offers } = model;
  return (
    <section aria-label={words.title()} className={styles['panel']} data-off-paper="">
      <CategoryHeading>{words.title()}</CategoryHeading>
      {offers === null ? (
        <Skeleton label={words.looking()} shape="text" count={3} />
      ) : (
        <Offers model={model} order={order} offers={offers} />
      )}
      <NotRead model={model} />
    </section>
  );
});

const Offers = observer(function Offers({
  model,
  order,
  offers,
}: Shown & { readonly offers: OrderOffers }) {
  const { LL } = useTexts();
  const words = LL.orders.actions;
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
  const words = LL.orders.actions;
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

/** The way to give one ticket back, where that is offered (DET-03); nothing elsewhere. */
export const RefundButton = observer(function RefundButton({
  model,
  orderNo,
  ticket,
}: {
  readonly model: OrderActionsModel;
  readonly orderNo: OrderDetail['orderNo'];
  readonly ticket: OrderDetail['tickets'][number];
}) {
  const { LL } = useTexts();
  const { ticketNo } = ticket;
  const { isOpening, open } = useOpenOver(model);
  if (ticketNo === null || !model.offersRefundOf(ticket)) return null;
  const target = { kind: 'ticket', orderNo, ticketNo } as const;
  return (
    <span data-off-paper="">
      <Button
        popup
        onClick={() => void open({ kind: 'refund', target })}
        busy={isOpening}
        busyLabel={LL.shell.loading()}
      >
        {LL.orders.actions.refundTicket()} <VisuallyHidden>{ticketNo}</VisuallyHidden>
      </Button>
    </span>
  );
});

const ToPay = observer(function ToPay({ model }: Pick<Shown, 'model'>) {
  const { LL } = useTexts();
  const words = LL.orders.actions;
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
          {LL.orders.card.cancel()}
        </Button>
        <Button
          kind="primary"
          onClick={() => void model.pay()}
          busy={model.isPaying}
          busyLabel={LL.orders.checking()}
        >
          {LL.orders.payNow()}
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

/** Not being able to ask is not a no: it is said, with a way to ask again. */
const NotRead = observer(function NotRead({ model }: Pick<Shown, 'model'>) {
  const { LL } = useTexts();
  const words = LL.orders.actions;
  const { failure } = model;
  if (failure === null) return null;
  return (
    <Notice
      kind="warning"
      title={words.unreadTitle()}
      action={
        <Button
          onClick={() => void model.lookAgain()}
          busy={model.isLooking}
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
