import type { TicketStatus } from '../../domain/model/OrderStatus.ts';
import type { IconName } from '../components/Icon.tsx';
import { Tag } from '../components/Tag.tsx';
import type { Tone } from '../components/Tone.ts';
import { useTexts } from '../i18n/Texts.ts';

type Look = readonly [tone: Tone, icon: IconName];

const looks: Readonly<Record<Exclude<TicketStatus, 'unknown'>, Look>> = {
  invalid: ['neutral', 'close'],
  temporary: ['amber', 'clock'],
  refunded: ['neutral', 'info'],
  refunding: ['amber', 'clock'],
  awaitingActivation: ['amber', 'clock'],
  awaitingCheck: ['jade', 'ticket'],
  checked: ['jade', 'check'],
  completed: ['neutral', 'check'],
};

/** A ticket's status in word, colour and icon; one that nobody here knows stands in the museum's own words (R6). */
export function TicketStatusTag({
  status,
  label,
}: {
  readonly status: TicketStatus;
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
      {LL.orders.ticketStatus[status]()}
    </Tag>
  );
}
