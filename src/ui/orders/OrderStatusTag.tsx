import type { OrderStatus } from '../../domain/model/OrderStatus.ts';
import { useTexts } from '../i18n/Texts.ts';
import { type StatusLook, StatusTag } from './StatusTag.tsx';

const looks: Readonly<Record<Exclude<OrderStatus, 'unknown'>, StatusLook>> = {
  refused: ['cinnabar', 'warning'],
  closed: ['neutral', 'close'],
  pendingReview: ['amber', 'clock'],
  toBePaid: ['amber', 'card'],
  toBePaidOffline: ['amber', 'card'],
  paid: ['jade', 'check'],
  issued: ['jade', 'ticket'],
  cancelled: ['neutral', 'close'],
  refunded: ['neutral', 'info'],
  completed: ['neutral', 'check'],
};

/** An order's status in word, colour and icon; one that nobody here knows stands in the museum's own words (R6). */
export function OrderStatusTag({
  status,
  label,
}: {
  readonly status: OrderStatus;
  /** The museum's own words, in Chinese. */
  readonly label: string;
}) {
  const { LL } = useTexts();
  if (status === 'unknown') return <StatusTag look={null} word={label} />;
  return <StatusTag look={looks[status]} word={LL.afterSale.list.orderStatus[status]()} />;
}
