import type { MuseumDay, TimeZone } from '../../domain/model/MuseumDay.ts';
import { type OrderSummary, ticketCount } from '../../domain/model/Order.ts';
import { Button } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { Price } from '../components/Price.tsx';
import { Stack } from '../components/Stack.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { momentText } from '../orders/momentText.ts';
import { OrderStatusTag } from '../orders/OrderStatusTag.tsx';
import styles from './FoundOrder.module.css';

/** One order that was found: number, day, status, tickets and total, and the way to it. */
export function FoundOrder({
  order,
  today,
  timeZone,
  onOpen,
}: {
  readonly order: OrderSummary;
  readonly today: MuseumDay;
  readonly timeZone: TimeZone;
  readonly onOpen: () => void;
}) {
  const { LL, language } = useTexts();
  return (
    <li className={styles['order']}>
      <Card as="article" label={order.orderNo}>
        <Stack
          direction="row"
          gap={2}
          end={<OrderStatusTag status={order.status} label={order.statusLabel} />}
        >
          <span className={styles['soft']}>
            <VisuallyHidden>{LL.orders.createdAt()} </VisuallyHidden>
            {momentText(order.createdAt, today, language, timeZone)}
          </span>
        </Stack>
        <h3 className={styles['number']}>
          <span className={styles['soft']}>{LL.orders.orderNo()}</span> {order.orderNo}
        </h3>
        <div className={styles['foot']}>
          <p className={styles['sum']}>
            {LL.orders.tickets({ count: ticketCount(order) })} · {LL.afterSale.list.total()}{' '}
            <Price text={moneyText(order.total)} />
          </p>
          <Button onClick={onOpen}>
            {LL.afterSale.list.open()} <VisuallyHidden>{order.orderNo}</VisuallyHidden>
          </Button>
        </div>
      </Card>
    </li>
  );
}
