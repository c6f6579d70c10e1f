import { observer } from 'mobx-react-lite';
import { type OrderSummary, ticketCount } from '../../domain/model/Order.ts';
import type { OrderStatus } from '../../domain/model/OrderStatus.ts';
import { Card } from '../components/Card.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Price } from '../components/Price.tsx';
import { Stack } from '../components/Stack.tsx';
import type { Tone } from '../components/Tone.ts';
import { type FocusToken, useFocusToken } from '../components/useFocusToken.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { momentText } from './momentText.ts';
import styles from './OrderCard.module.css';
import { OrderCardActions } from './OrderCardActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { OrderListModel } from './OrderListModel.ts';
import { OrderStatusTag } from './OrderStatusTag.tsx';

const edges: Partial<Record<OrderStatus, Tone>> = { toBePaid: 'amber', issued: 'jade' };

/**
 * One order of the list; a tap anywhere but on its actions opens it (§2 order list). Drawn again only when the order is
 * another object.
 */
export const OrderCard = observer(function OrderCard({
  order,
  model,
  focusToken,
}: {
  readonly order: OrderSummary;
  readonly model: OrderListModel;
  /** Gives the focus to the order's number, where its status stands: it was changed just now. */
  readonly focusToken: FocusToken;
}) {
  const { LL, language } = useTexts();
  const focus = useFocusToken<HTMLHeadingElement>(focusToken);
  const { today, timeZone } = model;
  return (
    <div className={styles['order']}>
      <Card as="article" tone={edges[order.status] ?? 'neutral'} label={order.orderNo}>
        <div>
          <Stack
            direction="row"
            gap={2}
            end={<OrderStatusTag status={order.status} label={order.statusLabel} />}
          >
            <span className={styles['label']}>
              <VisuallyHidden>{LL.orders.createdAt()} </VisuallyHidden>
              {momentText(order.createdAt, today, language, timeZone)}
            </span>
          </Stack>
          <h2 className={styles['number']} ref={focus} tabIndex={-1}>
            <span className={styles['label']}>{LL.orders.orderNo()}</span> {order.orderNo}
          </h2>
        </div>
        <OrderLines lines={order.lines} today={today} />
        <div className={styles['foot']}>
          <span className={styles['open']}>
            <LinkButton href={href(paths.order.to(order.orderNo))} kind="quiet">
              {LL.afterSale.list.open()} <VisuallyHidden>{order.orderNo}</VisuallyHidden>
            </LinkButton>
          </span>
          <p className={styles['sum']}>
            {LL.orders.tickets({ count: ticketCount(order) })} · {LL.afterSale.list.total()}{' '}
            <Price text={moneyText(order.total)} />
          </p>
        </div>
        <OrderCardActions order={order} model={model} />
      </Card>
    </div>
  );
});
