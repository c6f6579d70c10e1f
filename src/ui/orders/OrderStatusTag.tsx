import type { OrderStatus } from '../../domain/model/OrderStatus.ts';
import type { IconName } from '../components/Icon.tsx';
import { Tag } from '../components/Tag.tsx';
import type { Tone } from '../components/Tone.ts';
import { useTexts } from '../i18n/Texts.ts';

type Look = readonly [tone: Tone, icon: IconName];

const looks: Readonly<Record<Exclude<OrderStatus, 'unknown'>, Look>> = {
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
  if (status === 'unknown') {
    return label === '' ? <Tag>{LL.orders.statusUnknown()}</Tag> : <Tag lang="zh-CN">{label}</Tag>;
  }
  const [tone, icon] = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {LL.orders.orderStatus[status]()}
    </Tag>
  );
}
