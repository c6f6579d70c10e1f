import { observer } from 'mobx-react-lite';
import { type OrderSummary, ticketCount } from '../../domain/model/Order.ts';
import type { OrderStatus } from '../../domain/model/OrderStatus.ts';
import { Button } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Price } from '../components/Price.tsx';
import { Stack } from '../components/Stack.tsx';
import type { Tone } from '../components/Tone.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { momentText } from './momentText.ts';
import styles from './OrderCard.module.css';
import { OrderLines } from './OrderLines.tsx';
import type { OrderListModel } from './OrderListModel.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';

const edges: Partial<Record<OrderStatus, Tone>> = { toBePaid: 'amber', issued: 'jade' };

interface Shown {
  readonly order: OrderSummary;
  readonly model: OrderListModel;
}

/** One order of the list; a tap anywhere but on its actions opens it (§2 order list). */
export const OrderCard = observer(function OrderCard({ order, model }: Shown) {
  const { LL, language } = useTexts();
  return (
    <li className={styles['order']}>
      <Card as="article" tone={edges[order.status] ?? 'neutral'} label={order.orderNo}>
        <div>
          <Stack direction="row" gap={2} spread>
            <span className={styles['label']}>
              <VisuallyHidden>{LL.orders.createdAt()} </VisuallyHidden>
              {momentText(order.createdAt, model.today, language)}
            </span>
            <OrderStatusTag status={order.status} label={order.statusLabel} />
          </Stack>
          <h2 className={styles['number']}>
            <span className={styles['label']}>{LL.orders.orderNo()}</span> {order.orderNo}
          </h2>
        </div>
        <OrderLines lines={order.lines} today={model.today} />
        <p className={styles['sum']}>
          {LL.orders.tickets({ count: ticketCount(order) })} · {LL.orders.total()}{' '}
          <Price text={moneyText(order.total)} />
        </p>
        <Actions order={order} model={model} />
      </Card>
    </li>
  );
});

const Actions = observer(function Actions({ order, model }: Shown) {
  const { LL } = useTexts();
  return (
    <div className={styles['actions']}>
      <span className={styles['open']}>
        <LinkButton href={href(paths.order.to(order.orderNo))} kind="quiet">
          {LL.orders.open()} <VisuallyHidden>{order.orderNo}</VisuallyHidden>
        </LinkButton>
      </span>
      {order.status === 'issued' && order.pickUpCode !== null && (
        <span className={styles['action']}>
          <Button icon="ticket" popup onClick={() => model.show(order)}>
            {LL.orders.showCode()}
          </Button>
        </span>
      )}
      {order.status === 'toBePaid' && (
        <span className={styles['action']}>
          <Button
            kind="primary"
            onClick={() => model.pay(order)}
            busy={model.isPaying(order)}
            busyLabel={LL.orders.checking()}
          >
            {LL.orders.payNow()}
          </Button>
        </span>
      )}
    </div>
  );
});
